import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { clip, layer, place, prop } from '../../../engine/drawing/paper.ts';
import { tenth } from '../../../engine/drawing/points.ts';
import { circle, roundRect, star } from '../../../engine/drawing/shapes.ts';
import { dot, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { CORNER, RAIL, TABLE, WELL } from './sizes.ts';
import { ATTIC } from './tones.ts';

const { coral, ochre, blue, moss } = PALETTE;
const { left, right, top, bottom, x: middle } = TABLE;
/** The playing field with its corners cut off. */
const FIELD = `M${left} ${bottom + 40}V${top + CORNER}L${left + CORNER} ${top}H${right - CORNER}L${right} ${top + CORNER}V${bottom + 40}Z`;

/** The head of the machine, on which the question hangs: stars beside it, and a row of bulbs below. */
const head = (): string =>
  prop(roundRect(middle - 330, 52, 660, 166, 22, { seed: 6 }), coral, {
    inner:
      slab(middle - 340, 172, 680, 60, darker(coral, 0.14), 0, 0.8) +
      each([-1, 1], (side) => each([[288, 106, 20], [262, 146, 12], [236, 108, 11]] as const, ([dx, y, r]) => place(flat(star(r, r * 0.44), ATTIC.tape, 0.95), middle + side * dx, y, { turn: side * dx }))), // prettier-ignore
    outline: 0.32,
    line: 3.4,
  }) +
  each(15, (i) => dot(8, darker(coral, 0.3), middle - 294 + i * 42, 190) + dot(6, i % 2 ? ATTIC.lampOn : '#FFF3B8', middle - 294 + i * 42, 190)); // prettier-ignore

/** The cabinet of cardboard, held together with tape. */
const cabinet = (): string =>
  prop(roundRect(middle - 282, 206, 564, 680, 18, { seed: 9 }), ATTIC.box, {
    inner:
      each(17, (i) => line(`M${middle - 276 + i * 1.4} ${214 + i * 38}h14`, ATTIC.boxDeep, 3, 0.4)) +
      slab(middle - 290, 196, 580, 16, ATTIC.boxLight) +
      slab(middle + 256, 180, 40, 700, ATTIC.boxDeep, 0, 0.45),
    outline: 0.34,
    line: 3.6,
  }) +
  each([[-262, 250, 8], [262, 470, -6], [-262, 640, -5]] as const, ([dx, y, turn]) =>
    place(slab(-26, -11, 52, 22, ATTIC.tape, 2, 0.85), middle + dx, y, { turn })); // prettier-ignore

/** Rings round the inkwell, and rays to the lamps at both sides. */
const target = (): string =>
  each(4, (i) => {
    const angle = [-144, -36, 174, 6][i]!;
    const [x, y] = [Math.cos((angle * Math.PI) / 180) * 300, Math.sin((angle * Math.PI) / 180) * 300];
    return line(`M${WELL.x} ${WELL.y}L${tenth(WELL.x + x)} ${tenth(WELL.y + y)}`, ATTIC.boardLine, 5, 0.55, '3 16'); // prettier-ignore
  }) +
  flat(circle(118, WELL.x, WELL.y), ATTIC.boardDeep) +
  line(circle(104, WELL.x, WELL.y), ATTIC.boardLine, 4, 0.8, '14 10') +
  flat(circle(76, WELL.x, WELL.y), lighter(ATTIC.board, 0.5)) +
  line(circle(76, WELL.x, WELL.y), ATTIC.boardLine, 3);

/** What was drawn on the board with crayons: planets, a rocket, a whale and swirls. */
const crayons = (): string =>
  each([[482, 330, 0.9], [884, 330, 0.9], [480, 520, 0.7], [888, 520, 0.7]] as const, ([x, y, s], i) =>
    place(
      line('M0 0Q14 -14 0 -22Q-26 -24 -26 2Q-22 32 12 28Q42 18 36 -16Q24 -48 -14 -44', ATTIC.crayon, 6, 0.8),
      x,
      y,
      { scale: s, flip: i % 2 === 1 },
    )) + // prettier-ignore
  place(flat(circle(19), lighter(ochre, 0.55)) + oval(34, 9, lighter(ochre, 0.4), 0, 2, 0.8), 610, 268, { turn: -18 }) + // prettier-ignore
  place(flat(circle(16), lighter(coral, 0.6)) + dot(4, lighter(coral, 0.4), -5, -4) + dot(3, lighter(coral, 0.4), 6, 5), 770, 262) + // prettier-ignore
  each([[540, 300], [826, 300], [520, 450], [848, 452], [600, 600], [766, 600], [683, 620]] as const, ([x, y], i) =>
    place(flat(star(12, 5), [lighter(blue, 0.55), lighter(moss, 0.5), lighter(ochre, 0.45)][i % 3]!), x, y, { turn: i * 23 })); // prettier-ignore

/** Below the rails the board is closed, with a chevron that leads to the keeper. */
const corners = (): string =>
  each([-1, 1], (side) =>
    place(
      flat(`M-245 ${RAIL.top}L-110 ${RAIL.bottom - 4}L-104 ${bottom + 40}H-245Z`, ATTIC.boardLine) +
        stripe(`M-220 640L-150 690M-220 676L-150 726M-220 712L-150 762`, ATTIC.boardDeep, 9, 0.8),
      middle,
      0,
      { flip: side > 0 },
    ),
  );

/** A home-made table of pinball: head, cabinet and playing field. */
export function machine(): string {
  return (
    cabinet() +
    head() +
    layer([[left - 8, bottom + 60], [left - 8, top + CORNER - 4], [left + CORNER - 4, top - 8], [right - CORNER + 4, top - 8], [right + 8, top + CORNER - 4], [right + 8, bottom + 60]], ATTIC.railDeep, { seed: 2, edgeWidth: 3 }) + // prettier-ignore
    flat(FIELD, ATTIC.board) +
    clip(FIELD, target() + crayons() + corners() + slab(left, top, 490, 14, ATTIC.boardLine, 0, 0.5) + slab(left, top, 9, 600, ATTIC.boardLine, 0, 0.45)) // prettier-ignore
  );
}
