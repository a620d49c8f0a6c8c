import type { Option } from '../../engine/exercise/index.ts';
import type { GameStage, Image, WordCard } from '../../engine/stage/index.ts';
import { boxOf, type Box, type Point } from './outline.ts';
import type { Wall } from './wall.ts';

/** Where cards may hang: clear of the hint above and the pots below. */
const AREA = { left: 232, right: 1234, bottom: 576 } as const;
/** Under a prompt of two lines; a choice leaves room for the hint too, one card has no second try. */
const TOP = { one: 214, more: 258 } as const;
/** How far a card reaches into a field that is smaller than itself. */
const BESIDE = { into: 14, low: 150, narrow: 190 } as const;
const WIDEST = { one: 720, more: 420 } as const;
const DEPTH = 40;
const MS = { in: 240, out: 180, float: 620, sink: 260 } as const;

/** A card on the wall: which option it is, and on which field it hangs. */
export interface Target {
  option: Option;
  field: number;
  card: WordCard;
  /** Where paint that is thrown at it hits. */
  readonly at: Point;
}

/** Hangs cards on their fields, apart from each other, and lets them come in one after the other. */
export async function hang(
  stage: GameStage,
  wall: Wall,
  options: readonly Option[],
  fields: readonly number[],
): Promise<Target[]> {
  const maxWidth = options.length === 1 ? WIDEST.one : WIDEST.more;
  const targets = options.map((option, i): Target => {
    const field = fields[i]!;
    const middle = wall.middles[field]!;
    const card = stage.kit.wordCard(middle.x, middle.y, option, { maxWidth }).setDepth(DEPTH);
    besideSmall(card, boxOf(wall.fields[field]!));
    return {
      option,
      field,
      card,
      get at() {
        return wall.fieldAt(card.x, card.y) === field ? { x: card.x, y: card.y } : middle;
      },
    };
  });
  const top = options.length === 1 ? TOP.one : TOP.more;
  stage.kit.separate(
    targets.map(({ card }) => card),
    { ...AREA, top },
  );
  for (const { card } of targets) card.setScale(0.6).setAlpha(0);
  stage.sound.play('plop');
  await Promise.all(
    targets.map(({ card }, i) =>
      stage.tween({
        targets: card,
        to: { scale: 1, alpha: 1 },
        ms: MS.in,
        delay: stage.reducedMotion ? 0 : i * 60,
        ease: 'Back.Out',
        pop: true,
      }),
    ),
  );
  return targets;
}

/** A field smaller than its card stays in view: the card hangs below it, or above where there is no room. */
function besideSmall(card: WordCard, { left, top, right, bottom }: Box) {
  if (bottom - top > (right - left > card.width ? BESIDE.low : BESIDE.narrow)) return;
  const off = card.height / 2 - BESIDE.into;
  card.y = bottom + off + card.height / 2 < AREA.bottom ? bottom + off : top - off;
}

/** Takes cards off the wall. */
export async function takeDown(stage: GameStage, targets: readonly Target[]) {
  const cards = targets.map(({ card }) => card).filter((card) => card.scene);
  await Promise.all(
    cards.map((card) =>
      stage.tween({ targets: card, to: { alpha: 0, scale: 0.8 }, ms: MS.out, ease: 'Quad.In' }),
    ),
  );
  for (const card of cards) card.destroy();
}

/** The card floats to the right pot and dips itself. */
export async function dipInto(stage: GameStage, { card }: Target, mouth: Point) {
  await stage.tween({ targets: card, to: { x: mouth.x, y: mouth.y - 66 }, ms: MS.float });
  await stage.tween({ targets: card, to: { y: mouth.y + 30, scale: 0.55 }, ms: MS.sink, ease: 'Quad.In' });
  stage.sound.play('dip');
  stage.fx.burst('spat', mouth.x, mouth.y, { count: 8 });
  card.setVisible(false);
}

/** A folded card that peeks from the field that comes next. */
export function peek(stage: GameStage, { x, y }: Point): Image {
  const image = stage
    .image('vouwkaart', x, y + 14)
    .setDepth(DEPTH - 5)
    .setAlpha(0);
  void stage.tween({ targets: image, to: { alpha: 1, y }, ms: MS.in, ease: 'Back.Out', pop: true });
  return image;
}
