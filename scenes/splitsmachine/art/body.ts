import { layer, place, prop } from '../../../engine/drawing/paper.ts';
import { jitter } from '../../../engine/drawing/points.ts';
import { circle, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, flat, line, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { SHOP } from './colours.ts';

const rivets = (points: readonly (readonly [number, number])[], r = 5) =>
  each(
    points,
    ([x, y]) =>
      `<circle cx="${x}" cy="${y + 1.5}" r="${r}" fill="${SHOP.brassDeep}"/><circle cx="${x}" cy="${y}" r="${r}" fill="${SHOP.brass}"/><circle cx="${x - 1.5}" cy="${y - 2}" r="${r * 0.36}" fill="#FFF3CC"/>`,
  );

/** A copper tube with a light along it and sleeves at its ends. */
function tube(d: string, width = 26): string {
  return (
    stripe(d, '#A96B4B', width + 5) +
    stripe(d, SHOP.copper, width) +
    place(stripe(d, '#F0C1A2', width * 0.2), -width * 0.2, -width * 0.2)
  );
}
const sleeve = (x: number, y: number, w: number, h: number) =>
  prop(roundRect(x - w / 2, y - h / 2, w, h, 8, { seed: x, wobble: 1 }), SHOP.brass, {
    inner: flat(`M${x - w / 2} ${y + h * 0.16}h${w}v${h}h${-w}z`, SHOP.brassDeep, 0.55),
    outline: 0.36,
  });

/** Holes of a punched plate: the machine breathes through them. */
function grille(x: number, y: number, columns: number, rows: number): string {
  let out = '';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      out += dot(4, '#C99D55', x + column * 15 + (row % 2) * 7, y + row * 13, 0.75);
  return out;
}

/** What hums inside, seen through the pane: faint wheels and springs. */
function works(): string {
  const next = jitter(7);
  let out = '';
  for (let i = 0; i < 7; i++) {
    const [x, y, r] = [356 + i * 108 + next() * 26, 330 + next() * 40, 20 + next() * 20];
    out += `<g fill="none" stroke="#F2DDAC" opacity=".9"><path d="${circle(r, x, y)}" stroke-width="9" stroke-dasharray="8 7"/><path d="${circle(r * 0.62, x, y)}" stroke-width="5"/></g>`;
  }
  return out;
}

/** The machine as it stands there: body, pane, tubes, frame of the belt. What moves is drawn apart. */
export const body = (): string =>
  // Legs and shade on the floor.
  '<ellipse cx="683" cy="706" rx="520" ry="22" fill="#1E2747" opacity=".15" filter="url(#soft)"/>' +
  prop('M236 610H300L290 712H246Z', SHOP.copperDeep) +
  prop('M1066 610H1130L1120 712H1076Z', SHOP.copperDeep) +
  // The tube that feeds the organ, and the one from the hopper.
  tube('M1120 268H1186Q1204 268 1204 288V420') +
  tube('M176 400V520Q176 540 196 540H240', 30) +
  layer([212, 250, 1150, 250, 1158, 616, 204, 616], SHOP.body, {
    seed: 21,
    amplitude: 2,
    shadow: 'object',
    edgeWidth: 5,
  }) +
  flat(roundRect(206, 566, 950, 46, 12, { seed: 5, wobble: 2 }), SHOP.bodyDeep) +
  grille(228, 300, 5, 6) +
  grille(1080, 470, 4, 6) +
  prop(roundRect(296, 276, 772, 286, 26, { seed: 9, wobble: 2 }), SHOP.inset, {
    inner: works() + flat('M296 276H1068V300Q683 288 296 306Z', '#E9D3A0', 0.75),
    outline: 0.24,
    line: 3.5,
  }) +
  // The bridge on which the blades hang.
  `<g filter="url(#object)"><path d="${roundRect(196, 226, 970, 38, 16, { seed: 3, wobble: 2 })}" fill="${SHOP.copper}"/></g>` +
  stripe(roundRect(196, 226, 970, 38, 16, { seed: 3, wobble: 2 }), SHOP.copperDeep, 3) +
  line('M214 236H1148', '#F2C7A8', 5) +
  line('M300 252H1062', '#8E573C', 9, 0.75) +
  sleeve(212, 432, 34, 300) +
  sleeve(1152, 432, 34, 300) +
  rivets([
    [226, 246],
    [260, 246],
    [1104, 246],
    [1140, 246],
    [212, 300],
    [212, 560],
    [1152, 300],
    [1152, 560],
    [318, 296],
    [1046, 296],
    [318, 544],
    [1046, 544],
  ]);

/** The frame of the belt and the low shelf for the jars before it. */
export const frame = (): string =>
  `<g filter="url(#object)"><path d="${roundRect(30, 556, 1156, 62, 30, { seed: 15, wobble: 2 })}" fill="${SHOP.copper}"/></g>` +
  flat(roundRect(44, 566, 1128, 42, 20, { seed: 16, wobble: 1.6 }), '#5F5A86') +
  line('M54 572H1160', '#4C4873', 8);
