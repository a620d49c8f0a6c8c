import { backdrop, sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { darker, lighter, mix } from '../../../engine/drawing/palette.ts';
import { cloud, layer, prop } from '../../../engine/drawing/paper.ts';
import { arc, curve, type Outline } from '../../../engine/drawing/points.ts';
import { circle, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, flat, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { SKY, WOOD } from './colours.ts';

/** The sky behind it all, in three sheets of paper. */
export const sky = () =>
  backdrop(
    slab(-117, -96, 1600, 960, SKY.high) +
      layer(
        [...curve((x) => 210 + 36 * Math.sin(x / 240), -130, 1500, 40), [1500, 880], [-130, 880]],
        SKY.far,
        { seed: 3, shadow: 'none' },
      ) +
      layer(
        [...curve((x) => 520 + 30 * Math.sin((x + 200) / 200), -130, 1500, 40), [1500, 880], [-130, 880]],
        SKY.low,
        { seed: 6, shadow: 'none' },
      ),
  );

/** Hills with a village at the foot of the tower; drawn small, shown 2.4 times as large. */
const hills = (): string => {
  const house = (x: number, y: number, colour: string) =>
    prop(roundRect(x, y, 22, 18, 2, { seed: x }), lighter(colour, 0.4), { line: 1.2 }) +
    prop(`M${x - 4} ${y + 1}L${x + 11} ${y - 13}L${x + 26} ${y + 1}Z`, colour, { line: 1.2 });
  const tree = (x: number, y: number) =>
    prop(circle(9, x, y), '#8FC27C', { line: 1.2 }) + flat(`M${x - 1} ${y + 8}h2v8h-2z`, '#A0724A');
  const hill = (height: (x: number) => number, fill: string, seed: number) =>
    layer([...curve(height, -340, 340, 40), [340, 190], [-340, 190]], fill, {
      seed,
      amplitude: 1.4,
      edgeWidth: 2,
      shadow: 'none',
    });
  return (
    hill((x) => -30 - 22 * Math.sin(x / 60), '#BFDDC4', 2) +
    tree(-300, -14) +
    house(-285, -20, '#D98A74') +
    house(258, -22, '#B69AD6') +
    tree(296, -12) +
    hill((x) => 4 - 14 * Math.sin((x + 40) / 50), '#CFE6B2', 5) +
    house(-322, 6, '#E0B25C') +
    tree(320, 12) +
    tree(-20, 10) +
    house(40, 0, '#D98A74') +
    hill((x) => 48 - 10 * Math.sin(x / 44), '#B9DE86', 8)
  );
};

/** A sea of clouds, to rise above. */
const cloudSea = (): string => {
  const puffs = (y: number, r: number, apart: number, fill: string, shift: number) =>
    each(Math.ceil(700 / apart) + 1, (i) =>
      dot(r + ((i * 7) % 5) * 2, fill, -340 + shift + i * apart, y + ((i * 11) % 7)),
    ) + slab(-345, y, 690, 150 - y, fill);
  return puffs(-4, 30, 44, '#E3F1FA', 0) + puffs(24, 34, 52, '#F0F8FD', 20) + puffs(60, 36, 58, '#FBFDFF', 6);
};

const puff = (scale: number): SpriteArt =>
  sprite(cloud(0, 0, scale), -62 * scale, -46 * scale, 74 * scale, 46 * scale);

const moon = (): string =>
  `<path d="${circle(40)}" fill="#FFF1C4" opacity=".5"/><path d="${circle(29)}" fill="#FFE9A6"/><path d="${circle(6, -9, -6)}${circle(4, 10, 8)}${circle(3, 6, -14)}" fill="#F4D98A"/>`;

/** The attic under its pointed roof, drawn at half size; its place is the middle of its floor. */
const attic = (): string => {
  const wall: Outline = [-292, 0, -292, -18, 0, -196, 292, -18, 292, 0];
  const boards = each(
    11,
    (i) =>
      `<path d="M${-275 + i * 55} 0V${(-14 - 172 * (1 - Math.abs(-275 + i * 55) / 292)).toFixed(1)}" stroke="${WOOD.shade}" stroke-width="2"/>`,
  );
  const beam = (points: string) => prop(points, WOOD.post, { line: 2 });
  const roof = (way: number) =>
    prop(`M0 ${-214}L${way * 330} ${-12}L${way * 318} ${6}L0 ${-190}Z`, '#D9745E', '', { line: 2.4 }) +
    each(
      9,
      (i) =>
        `<path d="M${way * (26 + i * 34)} ${-200 + i * 21}l${way * 12} ${-2}l${way * -6} ${10}z" fill="${darker('#D9745E', 0.16)}"/>`,
    );
  return (
    layer(wall, WOOD.back, { seed: 4, amplitude: 1.2, edgeWidth: 2, shadow: 'none' }) +
    boards +
    beam('M-292 -20L0 -198L292 -20L280 -16L0 -184L-280 -16Z') +
    beam(roundRect(-170, -92, 340, 9, 3, { seed: 4 })) +
    // Old things: a trunk, a rocking chair of books, a lamp.
    prop(roundRect(-210, -38, 78, 38, 6, { seed: 5 }), '#B98650', slab(-210, -26, 78, 5, WOOD.brass)) +
    prop(roundRect(150, -16, 66, 16, 3, { seed: 7 }), mix('#2F6FDE', WOOD.back, 0.3)) +
    prop(roundRect(156, -30, 54, 14, 3, { seed: 8 }), mix('#EE6A50', WOOD.back, 0.3)) +
    prop(roundRect(160, -43, 46, 13, 3, { seed: 9 }), mix('#5BA446', WOOD.back, 0.3)) +
    roof(1) +
    roof(-1)
  );
};

/** The round roof window, shut or open. */
const roofWindow = (open: boolean): string =>
  dot(31, open ? SKY.high : '#DDF1FB') +
  (open
    ? `<g opacity=".9">${cloud(4, 8, 0.22)}</g>`
    : stripe('M-30 0H30M0 -30V30', WOOD.board, 4) + flat('M-16 -6l12 -12v6l-12 12z', '#fff', 0.6)) +
  `<path d="${polygonRing(31)}" fill="none" stroke="${darker(WOOD.board, 0.3)}" stroke-width="9"/><path d="${polygonRing(31)}" fill="none" stroke="${WOOD.board}" stroke-width="6"/>`;
const polygonRing = (r: number) =>
  `M${arc(0, 0, r, r, 0, 360, 40)
    .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}Z`;

/** What is seen outside, and the attic. */
export const outside = (): Record<string, SpriteArt> => ({
  heuvels: sprite(hills(), -340, -64, 340, 190),
  wolkenzee: sprite(cloudSea(), -340, -44, 340, 150),
  'wolk-1': puff(1),
  'wolk-2': puff(1.3),
  maan: sprite(moon(), 42),
  zolder: sprite(attic(), -334, -218, 334, 10),
  'zolder-raam': sprite(roofWindow(false), 38),
  'zolder-raam-open': sprite(roofWindow(true), 38),
});
