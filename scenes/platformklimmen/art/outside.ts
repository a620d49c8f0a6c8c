import {
  arc,
  backdrop,
  circle,
  cloud,
  curve,
  darker,
  layer,
  lighter,
  mix,
  prop,
  roundRect,
  sprite,
  type Point,
  type SpriteArt,
} from '../../../engine/drawing/index.ts';
import { SKY, WOOD } from './colours.ts';

/** The sky behind it all, in three sheets of paper. */
export const sky = () =>
  backdrop(
    `<rect x="-117" y="-96" width="1600" height="960" fill="${SKY.high}"/>` +
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
const hills = (): SpriteArt => {
  const house = (x: number, y: number, colour: string) =>
    prop(roundRect(x, y, 22, 18, 2, { seed: x }), lighter(colour, 0.4), { line: 1.2 }) +
    prop(`M${x - 4} ${y + 1}L${x + 11} ${y - 13}L${x + 26} ${y + 1}Z`, colour, { line: 1.2 });
  const tree = (x: number, y: number) =>
    prop(circle(9, x, y), '#8FC27C', { line: 1.2 }) + `<path d="M${x - 1} ${y + 8}h2v8h-2z" fill="#A0724A"/>`;
  const hill = (height: (x: number) => number, fill: string, seed: number) =>
    layer([...curve(height, -340, 340, 40), [340, 190], [-340, 190]], fill, {
      seed,
      amplitude: 1.4,
      edgeWidth: 2,
      shadow: 'none',
    });
  return sprite(
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
      hill((x) => 48 - 10 * Math.sin(x / 44), '#B9DE86', 8),
    -340,
    -64,
    340,
    190,
  );
};

/** A sea of clouds, to rise above. */
const cloudSea = (): SpriteArt => {
  const puffs = (y: number, r: number, apart: number, fill: string, shift: number) =>
    Array.from(
      { length: Math.ceil(700 / apart) + 1 },
      (_, i) =>
        `<path d="${circle(r + ((i * 7) % 5) * 2, -340 + shift + i * apart, y + ((i * 11) % 7))}" fill="${fill}"/>`,
    ).join('') + `<rect x="-345" y="${y}" width="690" height="${150 - y}" fill="${fill}"/>`;
  return sprite(
    puffs(-4, 30, 44, '#E3F1FA', 0) + puffs(24, 34, 52, '#F0F8FD', 20) + puffs(60, 36, 58, '#FBFDFF', 6),
    -340,
    -44,
    340,
    150,
  );
};

const puff = (scale: number): SpriteArt =>
  sprite(cloud(0, 0, scale), -62 * scale, -46 * scale, 74 * scale, 46 * scale);

const moon = (): SpriteArt =>
  sprite(
    `<path d="${circle(40)}" fill="#FFF1C4" opacity=".5"/><path d="${circle(29)}" fill="#FFE9A6"/><path d="${circle(6, -9, -6)}${circle(4, 10, 8)}${circle(3, 6, -14)}" fill="#F4D98A"/>`,
    -42,
    -42,
    42,
    42,
  );

/** The attic under its pointed roof, drawn at half size; its place is the middle of its floor. */
const attic = (): SpriteArt => {
  const wall: Point[] = [
    [-292, 0],
    [-292, -18],
    [0, -196],
    [292, -18],
    [292, 0],
  ];
  const boards = Array.from(
    { length: 11 },
    (_, i) =>
      `<path d="M${-275 + i * 55} 0V${(-14 - 172 * (1 - Math.abs(-275 + i * 55) / 292)).toFixed(1)}" stroke="${WOOD.shade}" stroke-width="2"/>`,
  ).join('');
  const beam = (points: string) => prop(points, WOOD.post, { line: 2 });
  const roof = (way: number) =>
    prop(`M0 ${-214}L${way * 330} ${-12}L${way * 318} ${6}L0 ${-190}Z`, '#D9745E', { line: 2.4, inner: '' }) +
    Array.from(
      { length: 9 },
      (_, i) =>
        `<path d="M${way * (26 + i * 34)} ${-200 + i * 21}l${way * 12} ${-2}l${way * -6} ${10}z" fill="${darker('#D9745E', 0.16)}"/>`,
    ).join('');
  return sprite(
    layer(wall, WOOD.back, { seed: 4, amplitude: 1.2, edgeWidth: 2, shadow: 'none' }) +
      boards +
      beam('M-292 -20L0 -198L292 -20L280 -16L0 -184L-280 -16Z') +
      beam(roundRect(-170, -92, 340, 9, 3, { seed: 4 })) +
      // Old things: a trunk, a rocking chair of books, a lamp.
      prop(roundRect(-210, -38, 78, 38, 6, { seed: 5 }), '#B98650', {
        inner: `<rect x="-210" y="-26" width="78" height="5" fill="${WOOD.brass}"/>`,
      }) +
      prop(roundRect(150, -16, 66, 16, 3, { seed: 7 }), mix('#2F6FDE', WOOD.back, 0.3)) +
      prop(roundRect(156, -30, 54, 14, 3, { seed: 8 }), mix('#EE6A50', WOOD.back, 0.3)) +
      prop(roundRect(160, -43, 46, 13, 3, { seed: 9 }), mix('#5BA446', WOOD.back, 0.3)) +
      roof(1) +
      roof(-1),
    -334,
    -218,
    334,
    10,
  );
};

/** The round roof window, shut or open. */
const roofWindow = (open: boolean): SpriteArt =>
  sprite(
    `<path d="${circle(31)}" fill="${open ? SKY.high : '#DDF1FB'}"/>` +
      (open
        ? `<g opacity=".9">${cloud(4, 8, 0.22)}</g>`
        : `<path d="M-30 0H30M0 -30V30" stroke="${WOOD.board}" stroke-width="4"/><path d="M-16 -6l12 -12v6l-12 12z" fill="#fff" opacity=".6"/>`) +
      `<path d="${polygonRing(31)}" fill="none" stroke="${darker(WOOD.board, 0.3)}" stroke-width="9"/><path d="${polygonRing(31)}" fill="none" stroke="${WOOD.board}" stroke-width="6"/>`,
    -38,
    -38,
    38,
    38,
  );
const polygonRing = (r: number) =>
  `M${arc(0, 0, r, r, 0, 360, 40)
    .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}Z`;

/** What is seen outside, and the attic. */
export const outside = (): Record<string, SpriteArt> => ({
  heuvels: hills(),
  wolkenzee: cloudSea(),
  'wolk-1': puff(1),
  'wolk-2': puff(1.3),
  maan: moon(),
  zolder: attic(),
  'zolder-raam': roofWindow(false),
  'zolder-raam-open': roofWindow(true),
});
