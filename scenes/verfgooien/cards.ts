import type { Exercise, Option, Reveal } from '../../engine/exercise/index.ts';
import type { GameStage, WordCard } from '../../engine/stage/index.ts';
import { boxOf, type Box, type Point } from './outline.ts';
import type { Wall } from './wall.ts';

/** Where cards may hang: clear of the hint above and the pots below. */
const AREA = { left: 232, right: 1234, bottom: 576 } as const;
/** Under a prompt of two lines; a choice leaves room for the hint too, one card has no second try. */
const TOP = { one: 214, more: 258 } as const;
/** How far a card reaches into a field that is smaller than itself. */
const BESIDE = { into: 14, low: 150, narrow: 190 } as const;
const WIDEST = { one: 720, more: 460 } as const;
/** Fields whose middles differ less than this in height lie in one row. */
const ROW = 130;
/** A painted field counts as this much farther away. */
const PAINTED = 150;
export const CARD_DEPTH = 40;
const MS = { in: 240, out: 180, float: 620, sink: 260 } as const;

/** What the id of every card that is offered begins with. */
export const CARD_ID = 'kaart-';

/** A card on the wall: which option it is, and on which field it hangs. */
export interface Target {
  option: Option;
  field: number;
  card: WordCard;
}

/** What hangs on the wall in an exercise. */
export const cardsOf = (exercise: Exercise): readonly Option[] =>
  'options' in exercise ? exercise.options : 'card' in exercise ? [exercise.card] : [];

/** Lays cards on their fields, apart from each other, out of view as yet. */
export function lay(
  stage: GameStage,
  wall: Wall,
  options: readonly Option[],
  fields: readonly number[],
): Target[] {
  const maxWidth = options.length === 1 ? WIDEST.one : WIDEST.more;
  const targets = options.map((option, i): Target => {
    const field = fields[i]!;
    const middle = wall.middles[field]!;
    const card = stage.kit.wordCard(middle.x, middle.y, option, { maxWidth }).setDepth(CARD_DEPTH);
    besideSmall(card, boxOf(wall.fields[field]!));
    return { option, field, card };
  });
  const top = options.length === 1 ? TOP.one : TOP.more;
  // In reading order: when there is only room for straight rows, each card stays near its field.
  const order = ({ card }: Target) => Math.floor(card.y / ROW) * 10_000 + card.x;
  stage.kit.separate(
    [...targets].sort((a, b) => order(a) - order(b)).map(({ card }) => card),
    { ...AREA, top },
  );
  for (const target of targets) takeNearField(target, targets, wall);
  for (const { card } of targets) card.setScale(0.6).setAlpha(0);
  return targets;
}

/** Cards that had to go far from their field get the one where they hang now: what is hit is what is painted. */
function takeNearField(target: Target, all: readonly Target[], wall: Wall) {
  const { card } = target;
  const box = boxOf(wall.fields[target.field]!);
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  if (!isClear(card, middle, box.right - box.left, box.bottom - box.top)) return;
  const far = (field: number) =>
    Math.hypot(wall.middles[field]!.x - card.x, wall.middles[field]!.y - card.y) +
    (wall.bare.has(field) ? 0 : PAINTED);
  const free = wall.fields
    .map((_, i) => i)
    .filter((i) => all.every((one) => one === target || one.field !== i));
  target.field = free.reduce((best, one) => (far(one) < far(best) ? one : best), target.field);
}

/** Lets cards come in one after the other. */
export async function bringIn(stage: GameStage, targets: readonly Target[]) {
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
}

/** A card with another word than it should have is exchanged for the right one, in the same place. */
export function correct(stage: GameStage, target: Target, reveal: Reveal) {
  const { card, option } = target;
  if (option.text !== reveal.text) {
    target.card = stage.kit.wordCard(card.x, card.y, { text: reveal.text }, { maxWidth: WIDEST.one });
    target.card.setDepth(CARD_DEPTH);
    stage.kit.separate([target.card], { ...AREA, top: TOP.more });
    card.destroy();
  }
  target.card.reveal(reveal);
}

/** Whether a card, or what is as large, is clear of everything in a box around a place. */
export const isClear = (
  { x, y, width, height }: Pick<WordCard, 'x' | 'y' | 'width' | 'height'>,
  at: Point,
  across: number,
  high: number,
) => Math.abs(x - at.x) > (width + across) / 2 || Math.abs(y - at.y) > (height + high) / 2;

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
  stage.fx.burst('splash', mouth.x, mouth.y, { count: 8 });
  card.setVisible(false);
}
