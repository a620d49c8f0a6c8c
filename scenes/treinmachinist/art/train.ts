import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE, darker, lighter, mix } from '../../../engine/drawing/palette.ts';
import { circle, roundRect } from '../../../engine/drawing/shapes.ts';
import { flat, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each, rows, series, words } from '../../../engine/drawing/tables.ts';

const { ink, paper, coral, ochre } = PALETTE;
const line = (width = 3.5) => `stroke="${ink}" stroke-width="${width}" stroke-linejoin="round"`;
const shadow = (x: number, w: number, h: number) => slab(x, -h / 2 + 7, w, h, ink, 10, 0.16);

/** The little locomotive from above, nose to the right. */
const loco = (fill: string): string =>
  shadow(-48, 98, 50) +
  // Cow catcher, buffers and frame.
  `<path d="M40 -20L54 -8V8L40 20Z" fill="${ochre}" ${line()}/>` +
  `<path d="${roundRect(-50, -25, 96, 50, 9, { seed: 4, wobble: 1 })}" fill="${darker(fill, 0.34)}" ${line()}/>` +
  // Boiler.
  `<path d="M-10 -18H32Q44 -18 44 0Q44 18 32 18H-10Z" fill="${fill}" ${line()}/>` +
  flat('M-8 -12H32Q38 -11 39 -5H-8Z', lighter(fill, 0.4)) +
  stripe('M4 -18V18M20 -18V18', ochre, 4) +
  // Cab with its roof.
  `<path d="${roundRect(-48, -24, 40, 48, 8, { seed: 7, wobble: 1 })}" fill="${coral}" ${line()}/>` +
  `<path d="M-42 -17H-14" stroke="${lighter(coral, 0.45)}" stroke-width="5" stroke-linecap="round"/><path d="M-28 -22V22" stroke="${darker(coral, 0.2)}" stroke-width="2.5"/>` +
  // Chimney and dome.
  `<path d="${circle(10, 29, 0)}" fill="${darker(fill, 0.5)}" ${line(3)}/><path d="${circle(5, 29, 0)}" fill="${ink}"/>` +
  `<path d="${circle(6, 10, 0)}" fill="${ochre}" ${line(2.5)}/>` +
  // Lamps.
  `<path d="${circle(4, 47, -12)}${circle(4, 47, 12)}" fill="#FFF3B0" ${line(2)}/>`;

const WAGONS = words('#6FA3E8 #F08C74 #86C274 #B48AD9 #F5C75C #58BDB4');

/** What lies on a wagon, by its number. */
const LOADS: readonly string[] = [
  each(
    [-26, 0, 24],
    (x, i) =>
      `<path d="${roundRect(x - 12, -13, 24, 26, 4, { seed: i + 2 })}" fill="#D9A871" ${line(2)}/><path d="M${x - 12} 0h24M${x} -13v26" stroke="#F3D8AE" stroke-width="3"/>`,
  ),
  rows(2, [-28, -6, -10, 5, 8, -6, 27, 4, -20, 9, 18, -9])
    .map(([x, y]) => `<path d="${circle(9, x, y)}" fill="#5A6076" ${line(1.6)}/>`)
    .join(''),
  each(
    [-12, 0, 12],
    (y) =>
      `<path d="M-38 ${y}H38" stroke="#A9784E" stroke-width="10" stroke-linecap="round"/><circle cx="36" cy="${y}" r="4" fill="#E8C79A"/>`,
  ),
  each(
    rows(2, [-28, -5, -12, 6, 4, -6, 20, 5, 33, -5]),
    ([x, y], i) =>
      `<path d="${circle(9, x, y)}" fill="${['#F4A6BE', '#FFFDF6', '#F9E29A'][i % 3]}" ${line(1.8)}/>`,
  ),
  `<path d="M-40 -14Q-30 -20 -20 -14T0 -14T20 -14T40 -14V14Q30 20 20 14T0 14T-20 14T-40 14Z" fill="#E9DDA0" ${line(2)}/><path d="M-30 -4h18M-4 6h20M8 -6h18" stroke="#C7B36A" stroke-width="3" stroke-linecap="round"/>`,
  `<path d="${roundRect(-40, -15, 80, 30, 14, { seed: 3 })}" fill="${paper}" ${line(2.4)}/><path d="M-20 -15V15M20 -15V15" stroke="${mix('#58BDB4', ink, 0.2)}" stroke-width="5"/>`,
];

const wagon = (fill: string, load: string): string =>
  `<path d="M44 0H58" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>` +
  shadow(-50, 98, 48) +
  `<path d="${roundRect(-50, -24, 98, 48, 8, { seed: 5, wobble: 1 })}" fill="${fill}" ${line()}/>` +
  flat(roundRect(-43, -18, 84, 36, 5, { seed: 6, wobble: 0.8 }), darker(fill, 0.26)) +
  load;

/** The train, from above; the scene turns it. */
export const train = (): Record<string, SpriteArt> => ({
  loc: sprite(loco('#3B6FD1'), -60, -36, 62, 42),
  ...series('wagon', WAGONS, (fill, i) => sprite(wagon(fill, LOADS[i]!), -58, -34, 64, 40)),
});
