import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { clip, layer, place, prop } from '../../../engine/drawing/paper.ts';
import { curve, smooth, torn } from '../../../engine/drawing/points.ts';
import { roundRect } from '../../../engine/drawing/shapes.ts';
import { flat, line, oval, stripe } from '../../../engine/drawing/strokes.ts';
import { each, rows } from '../../../engine/drawing/tables.ts';
import { KITCHEN } from './colours.ts';

const LEFT = -130;
const RIGHT = 1496;

/** The counter: top with plank seams, a pool of light where the pizza lies, and the front. */
export function counter(): string {
  const edge = curve((x) => 404 + Math.sin(x / 210) * 2, LEFT, RIGHT, 48);
  const front = curve((x) => 634 + Math.sin(x / 250 + 1) * 3, LEFT, RIGHT, 48);
  let out = layer([[LEFT, 900], ...edge, [RIGHT, 900]], KITCHEN.wood, {
    seed: 81,
    amplitude: 2.4,
    edgeWidth: 6,
  });
  for (const [y, opacity] of rows(2, [470, 0.3, 532, 0.35, 600, 0.35])) {
    const seam = torn(
      curve((x) => y + Math.sin(x / 160 + y) * 3, LEFT, RIGHT, 34),
      { seed: y, amplitude: 1.2, closed: false },
    );
    out += stripe(seam, KITCHEN.woodDeep, 2.4, opacity);
  }
  out += `<ellipse cx="683" cy="535" rx="520" ry="120" fill="#F6E3B0" opacity=".42" filter="url(#glow)"/>`;
  return (
    out +
    layer([[LEFT, 930], ...front, [RIGHT, 930]], KITCHEN.woodDeep, {
      seed: 83,
      amplitude: 2.4,
      edgeWidth: 5,
    }) +
    layer(
      [[LEFT, 930], ...curve((x) => 772 + Math.sin(x / 180) * 2, LEFT, RIGHT, 48), [RIGHT, 930]],
      KITCHEN.woodDark,
      { seed: 85, amplitude: 1.8, edgeWidth: 4 },
    )
  );
}

/** The ledge at the back of the counter, before the feet of guests and cook. */
export const ledge = (): string =>
  layer(
    [
      ...curve((x) => 398 + Math.sin(x / 150) * 2, -140, 1010, 44),
      ...curve((x) => 426 + Math.sin(x / 190 + 2) * 2, 1010, -140, 44),
    ],
    '#E6C296',
    { seed: 91, amplitude: 1.8, edgeWidth: 4, shadow: 'object' },
  );

const LEAVES = [
  [-40, -52, -38, 1],
  [40, -54, 36, 1],
  [0, -88, 0, 1.15],
  [-24, -74, -20, 0.95],
  [26, -78, 22, 0.95],
  [0, -50, 4, 0.9],
] as const;

/** Basil in a pot, just because it is a kitchen. */
export function basil(): string {
  const leaf = (k: number) =>
    prop('M0 34C-30 20 -30 -16 0 -36C30 -16 30 20 0 34Z', k > 1 ? '#8CBF68' : '#79B05A', {
      inner: flat('M0 40C-34 20 -34 -16 0 -40Z', '#5F9A45', 0.5) + stripe('M0 34V-24', '#B4D996', 2.5),
      shadow: 'object',
    });
  const leaves = each(LEAVES, ([x, y, turn, scale]) => place(leaf(scale), x, y, { turn, scale }));
  const pot =
    prop('M-48 -26L48 -26L38 52Q36 58 28 58L-28 58Q-36 58 -38 52Z', '#DB8C69', {
      inner: flat('M12 -30H60V70H2z', '#C27350', 0.6),
      shadow: 'object',
    }) + prop(roundRect(-54, -38, 108, 22, 9, { seed: 5, wobble: 1 }), '#E39C7A');
  const ground = `<ellipse cx="4" cy="58" rx="62" ry="12" fill="${PALETTE.ink}" opacity=".16" filter="url(#soft)"/>`;
  return ground + leaves + pot;
}

const BLADE = smooth([
  -383, -94, -183, -106, 177, -106, 367, -98, 429, -54, 463, -30, 520, -18, 520, 18, 463, 24, 429, 52, 367,
  96, 177, 107, -183, 107, -383, 96, -435, 50, -435, -48,
]);
const soft = (outline: string) =>
  `<path d="${outline}" transform="translate(0 9)" fill="${PALETTE.ink}" opacity=".22" filter="url(#soft)"/>`;

/** The blade of the peel on which the pizza lies; it is stretched to the pizza's length. */
export const blade = (): string =>
  soft(BLADE) +
  prop(BLADE, '#F3DDB4', {
    inner:
      flat('M-470 42H540V130H-470z', '#D9B27F', 0.55) +
      stripe('M-421 -54Q-43 -72 407 -46M-433 66Q-43 82 417 60', '#CFA673', 2.5, 0.7),
    outline: 0.36,
  });

const SHAFT = roundRect(0, -17, 620, 36, 12, { seed: 7, wobble: 1 });

/** The shaft of the peel, from the blade out of view; a sleeve covers where the two meet. */
export const shaft = (): string =>
  soft(SHAFT) +
  prop(SHAFT, '#F3DDB4', flat('M-10 6H650V40H-10z', '#D9B27F', 0.55), { outline: 0.36 }) +
  prop(roundRect(-8, -26, 58, 54, 12, { seed: 9, wobble: 1.2 }), '#C98F63', {
    inner: flat('M-12 6H60V40H-12z', '#A9704A', 0.6) + stripe('M8 -30V36M34 -30V36', '#E3B58E', 3.5, 0.7),
    outline: 0.36,
  });

const hole = (x: number, y: number, rx: number, ry: number) =>
  oval(rx, ry, '#835A3A', x, y) + oval(rx - 2, ry - 4, '#8F6443', x, y + 4);

/** A wooden tray around its middle; `holes` of them in a row, `pitch` apart. */
export function tray(width: number, height: number, holes: number, pitch: number, radius: number): SpriteArt {
  const [x, y] = [-width / 2, -height / 2];
  const inside =
    flat(roundRect(x + 12, y + 12, width - 24, height - 22, 16, { seed: 4 }), '#8F6240') +
    flat(roundRect(x + 12, y + 20, width - 24, height - 30, 16, { seed: 4 }), '#9C6D48') +
    line(`M${x + 16} ${y + 4}h${width - 32}`, '#D8AC7E', 5) +
    each(holes, (i) =>
      hole((i - (holes - 1) / 2) * pitch, 2, radius, Math.min(radius * 0.9, height / 2 - 14)),
    );
  return sprite(
    prop(roundRect(x, y, width, height, 22, { seed: 3, wobble: 2 }), '#B58357', inside, {
      shadow: 'object',
      outline: 0.35,
    }),
    x - 16,
    y - 12,
    -x + 16,
    -y + 24,
  );
}

/** A shelf board on which raw pizzas wait. */
export function shelf(): string {
  const board = roundRect(-640, -16, 1280, 34, 14, { seed: 12, wobble: 2 });
  const bracket = (x: number) => prop(`M${x - 14} 14H${x + 14}L${x + 8} 44Q${x} 52 ${x - 8} 44Z`, '#8F6240');
  return (
    bracket(-460) +
    bracket(460) +
    prop(board, '#B58357', {
      shadow: 'object',
      outline: 0.35,
      inner: clip(board, flat('M-650 4H650V40H-650z', '#96683F', 0.7) + line('M-624 -11H624', '#D8AC7E', 5)),
    })
  );
}
