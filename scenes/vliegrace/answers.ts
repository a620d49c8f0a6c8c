import type { Choice } from '../../engine/exercise/index.ts';
import type { BucketSign, ChoiceThing, GameStage, WordCard } from '../../engine/stage/index.ts';

const WIDEST = { card: 420, sign: 300 } as const;
/** Which of the drawn rings: those of the marks of the signs first. */
const COLOURS = { sign: { A: 0, B: 1, C: 2, D: 3 }, card: [2, 3, 4] } as const;

/** What a ring stands for: the card or the sign beside it. */
export interface Answer extends ChoiceThing {
  thing: WordCard | BucketSign;
}

/** Makes the card or the sign of a choice. */
export function answerOf({ kit }: GameStage, choice: Choice): Answer {
  const { option, sign } = choice;
  if (option) return { choice, thing: kit.wordCard(0, 0, option, { maxWidth: WIDEST.card }) };
  const { mark, label, badge } = sign!;
  const thing = kit.bucketSign(0, 0, mark, label, { maxWidth: WIDEST.sign, ...(badge && { badge }) });
  return { choice, thing };
}

/** Which of the drawn rings it has. */
export const ringOf = ({ choice: { sign } }: Answer, i: number): number =>
  sign ? COLOURS.sign[sign.mark] : COLOURS.card[i % COLOURS.card.length]!;
