import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE, darker, lighter } from '../../../engine/drawing/palette.ts';
import { clip, prop } from '../../../engine/drawing/paper.ts';
import { circle, roundRect, star } from '../../../engine/drawing/shapes.ts';
import { flat, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each, series, words } from '../../../engine/drawing/tables.ts';

const ROOFS = words('#E58F7B #8FB4EA #F0C56A #9CCB86 #BC9AE0 #7CC9C2');
const { ink, paper, coral, ochre, blue, moss, plum } = PALETTE;

/** A roof of tiles, seen from above; its ridge lies along the rails. */
function roof(fill: string, seed: number): string {
  const outline = roundRect(-100, -48, 200, 96, 12, { seed, wobble: 1.4 });
  const rows = each([-34, -20, -6, 8, 22, 36], (y, i) =>
    stripe(`M-100 ${y}${each(20, () => `q5 ${i < 3 ? -5 : 5} 10 0`)}`, darker(fill, 0.16), 2.4),
  );
  return (
    slab(-97, -40, 196, 96, ink, 12, 0.16) +
    flat(outline, fill) +
    clip(outline, flat('M-100 -50H100V0H-100Z', lighter(fill, 0.28)) + rows) +
    stripe(outline, darker(fill, 0.36), 3)
  );
}

const line = `stroke="${ink}" stroke-width="2.6" stroke-linejoin="round"`;
/** What sticks out of each roof: clock, flag, bell, tree, moon, star. */
const TOKENS: readonly string[] = [
  `<path d="${circle(17)}" fill="${paper}" ${line}/><path d="M0 -9V0L7 5" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round"/>`,
  `<path d="M-12 18V-22" stroke="${ink}" stroke-width="3.4" stroke-linecap="round"/><path d="M-12 -22L18 -14L-12 -3Z" fill="${coral}" ${line}/>`,
  `<path d="M-15 11Q-10 6 -10 -4Q-9 -17 0 -17Q9 -17 10 -4Q10 6 15 11Z" fill="${ochre}" ${line}/><path d="${circle(4, 0, 14)}" fill="${coral}" ${line}/>`,
  `<path d="M0 -20L15 4H7L17 18H-17L-7 4H-15Z" fill="${moss}" ${line}/>`,
  `<path d="M6 -17A18 18 0 1 0 6 17A14 14 0 1 1 6 -17Z" fill="${plum}" ${line}/>`,
  `<path d="${star(20, 9)}" fill="${blue}" ${line}/>`,
];

const platform =
  slab(-64, -7, 130, 24, ink, 7, 0.15) +
  prop(roundRect(-66, -12, 132, 24, 7, { seed: 6, wobble: 1 }), '#E4DFD2', {
    line: 2.4,
    inner: stripe('M-66 -7H66', '#F4F0E4', 5) + stripe('M-60 6H60', '#C9BFA6', 3, 1, '9 7'),
  });

const PARCELS = [coral, blue, moss] as const;
const parcel = (ribbon: string, i: number) =>
  `<path d="${roundRect(-13, -12, 26, 24, 4, { seed: i + 4, wobble: 1 })}" fill="#E2B884" ${line}/><path d="M0 -12V12M-13 -2H13" stroke="${ribbon}" stroke-width="4"/>`;

/** Stations: roofs with what sticks out of them, a platform, and parcels. */
export const stations = (): Record<string, SpriteArt> => ({
  ...series('dak', ROOFS, (fill, i) => sprite(roof(fill, i + 3), -104, -54, 106, 60)),
  ...series('teken', TOKENS, (token) => sprite(token, -26, -28, 26, 26)),
  perron: sprite(platform, -70, -18, 72, 20),
  ...series('pakje', PARCELS, (ribbon, i) => sprite(parcel(ribbon, i), 18)),
});
