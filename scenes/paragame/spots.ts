import type { Choice } from '../../engine/exercise/index.ts';
import type { BucketSign, ChoiceThing, GameStage, Image, WordCard } from '../../engine/stage/index.ts';
import type { Place } from './layout.ts';
import { DEPTHS, GROUND } from './places.ts';

const WIDEST = { card: 420, sign: 300 } as const;
/** From the lower edge of a circle down to what stands below it. */
const STICK = { top: GROUND + 30, drawn: 100 } as const;
/** The circle of each mark: of its own colour. */
const MARKED = { A: 3, B: 5, C: 0, D: 1 } as const;

/** What a circle stands for: the card or the sign below it. */
export interface Spot extends ChoiceThing {
  thing: WordCard | BucketSign;
}

/** Makes the card or the sign of a choice. */
export function spotOf({ kit }: GameStage, choice: Choice): Spot {
  const { option, sign } = choice;
  if (option) return { choice, thing: kit.wordCard(0, 0, option, { maxWidth: WIDEST.card }) };
  const { mark, label, badge } = sign!;
  const thing = kit.bucketSign(0, 0, mark, label, { maxWidth: WIDEST.sign, ...(badge && { badge }) });
  return { choice, thing };
}

/** Which circle it has. */
export const colourOf = ({ choice: { sign } }: Spot, i: number): number => (sign ? MARKED[sign.mark] : i);

/** From a circle down to its card, which may stand a little aside. */
export function stickFrom(stage: GameStage, x: number, to: Place): Image {
  const [dx, dy] = [to.x - x, to.y - STICK.top];
  const stick = stage.image('paal', x, STICK.top).setDepth(DEPTHS.stick);
  return stick.setScale(1, Math.hypot(dx, dy) / STICK.drawn).setAngle((-Math.atan2(dx, dy) * 180) / Math.PI);
}
