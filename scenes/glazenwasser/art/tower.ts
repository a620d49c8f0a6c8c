import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE, darker, lighter, mix } from '../../../engine/drawing/palette.ts';
import { cloud, layer, prop } from '../../../engine/drawing/paper.ts';
import { curve, jitter, type Point } from '../../../engine/drawing/points.ts';
import { blob, box, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, flat, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each, series } from '../../../engine/drawing/tables.ts';
import { TOWER } from './sizes.ts';
import { FLOOR_STONES, TONES } from './tones.ts';

const { ink, paper } = PALETTE;
const W = TOWER.half;
const H = TOWER.floor;

const hill = (height: (x: number) => number, fill: string, seed: number) => {
  const top: Point[] = curve(height, -140, 1506, 48);
  return layer([[-140, 900], ...top, [1506, 900]], fill, { seed });
};

/** Little far houses along a line, for the bottom of the sky. */
function farTown(from: number, to: number, ground: number, seed: number): string {
  const next = jitter(seed);
  let x = from;
  let out = '';
  const tones = ['#DCC6D8', '#E7CDBD', '#C9D3E4', '#DAD9BE'];
  while (x < to) {
    const w = 22 + next() * 26;
    const h = 26 + next() * 52;
    const tone = tones[Math.floor(next() * tones.length)]!;
    const roof = next() > 0.4 ? `L${x + w / 2} ${ground - h - 16}` : '';
    out += `<path d="M${x} ${ground}V${ground - h}${roof}L${x + w} ${ground - h}V${ground}Z" fill="${tone}" stroke="${lighter(tone, 0.6)}" stroke-width="2"/>`;
    out += flat(`M${x + w * 0.3} ${ground - h * 0.6}h5v7h-5z`, paper, 0.7);
    x += w + 2 + next() * 12;
  }
  return out;
}

/** Sky, hills and the far town: what is seen beside the tower. */
export const air = (): string =>
  slab(-117, -96, 1600, 960, TONES.sky) +
  `<path d="${blob(1380, 120, 92, 92, { seed: 5, wobble: 0.02 })}" fill="#FFF3CF"/><path d="${blob(1380, 120, 64, 64, { seed: 6, wobble: 0.02 })}" fill="#FFE7A0"/>` +
  layer(
    [[-140, 470], ...curve((x) => 452 + Math.sin(x / 120) * 14, -140, 1506, 40), [1506, 900], [-140, 900]],
    '#DDF0F8',
    { seed: 11 },
  ) +
  cloud(-10, 250, 1.1) +
  cloud(1350, 330, 1.2) +
  hill((x) => 610 + Math.sin(x / 170) * 20, TONES.hillFar, 2) +
  hill((x) => 676 + Math.sin(x / 130 + 2) * 14, TONES.hill, 3) +
  farTown(-110, 190, 704, 4) +
  farTown(1180, 1480, 704, 9) +
  hill((x) => 708 + Math.sin(x / 190 + 1) * 8, TONES.field, 4);

const house = (x: number, w: number, h: number, wall: string, roof: string, rows: number): string => {
  const windows = each(rows * 2, (i) => {
    const wx = x + w * (i % 2 ? 0.6 : 0.2);
    const wy = -h + 22 + Math.floor(i / 2) * 34;
    return `<path d="M${wx} ${wy}h${w * 0.2}v18h-${w * 0.2}z" fill="${mix(TONES.glass, paper, 0.3)}" stroke="${darker(wall, 0.25)}" stroke-width="2"/>`;
  });
  return (
    prop(`M${x} 0V${-h}H${x + w}V0Z`, wall, flat(`M${x + w * 0.72} 0V${-h}H${x + w}V0Z`, darker(wall, 0.1))) +
    prop(`M${x - 8} ${-h}L${x + w / 2} ${-h - 42}L${x + w + 8} ${-h}Z`, roof) +
    windows
  );
};

/** The near town at the foot of the tower; it stands on (0, 0). */
const town = (): string =>
  house(-150, 84, 168, '#F3CDBB', '#D98B77', 3) +
  house(62, 80, 190, '#D4CBE8', '#9C88C4', 4) +
  house(-70, 70, 120, '#F7E3B6', '#D7A75A', 2) +
  house(8, 62, 92, '#BFDDE8', '#7DAFC4', 1) +
  each(
    [-168, -84, 74, 158],
    (x, i) =>
      `<path d="M${x - 3} 0V-30h6V0z" fill="#B58B62"/>${prop(blob(x, -48, 26, 30, { seed: i + 2, wobble: 0.08 }), i % 2 ? '#A9CE86' : '#93BF7A')}`,
  ) +
  prop(`M-190 8Q-120 -16 0 -8T190 6V40H-190Z`, '#BFD98E');

/** The town at night, from afar; it stands on (0, 0). */
const nightTown = (): string => {
  const next = jitter(31);
  let out = '';
  for (let x = -380; x < 380; x += 44 + next() * 10) {
    const [w, h] = [38 + next() * 14, 60 + next() * 110];
    const tone = ['#3B4780', '#35407A', '#424F8C'][Math.floor(next() * 3)]!;
    out += flat(`M${x} 0V${-h}L${x + w / 2} ${-h - 26}L${x + w} ${-h}V0Z`, tone);
    for (let k = 0; k < 3; k++)
      if (next() > 0.45)
        out += flat(`M${x + 8 + next() * (w - 26)} ${-h + 14 + k * 26}h9v12h-9z`, '#FFE08A', 0.85);
  }
  return out + flat('M-420 130V-6Q-200 -34 0 -14T420 -8V130Z', '#27315F');
};

/** One floor of the facade (only its left half is kept), its upper edge at (0, 0): corner stones, a few bricks, and the ledge it stands on. */
function facade(stone: string): string {
  const wall = box(-W + 16, 0, W - 16, H);
  const next = jitter(21);
  let bricks = '';
  for (let row = 0; row < 19; row++) {
    for (let i = 0; i < 5; i++) {
      if (next() > 0.62) continue;
      const x = -W + 80 + next() * (2 * W - 210);
      const y = 24 + row * 31;
      bricks += `<path d="${roundRect(x, y, 46 + next() * 20, 22, 6, { seed: row * 7 + i, wobble: 1.5 })}" fill="${next() > 0.5 ? darker(stone, 0.1) : mix(stone, paper, 0.5)}" opacity=".75"/>`;
    }
  }
  let corners = '';
  for (let i = 0; i < 10; i++) {
    const w = i % 2 ? 46 : 70;
    for (const side of [-1, 1]) {
      const x = side < 0 ? -W + 10 : W - 10 - w;
      corners += `<path d="${roundRect(x, 6 + i * 60, w, 54, 8, { seed: i * 3 + side, wobble: 2 })}" fill="${i % 2 ? '#F3DFCD' : '#FFF4E8'}" stroke="${TONES.stoneLine}" stroke-width="2.5"/>`;
    }
  }
  const teeth = each(25, (i) => {
    const x = -W + 14 + i * ((2 * W - 50) / 24);
    return flat(roundRect(x, H - 34, 22, 20, 5, { seed: i, wobble: 1 }), TONES.stoneLine, 0.8);
  });
  const ledge =
    flat(`M${-W + 8} ${H + 22}H${W - 8}V${H + 34}H${-W + 8}Z`, ink, 0.09) +
    prop(roundRect(-W, H - 16, 2 * W, 38, 12, { seed: 3, wobble: 2 }), '#FFF6EA', {
      outline: 0.22,
      inner: flat(`M${-W} ${H + 8}H${W}V${H + 30}H${-W}Z`, TONES.stoneShade),
    });
  return layer(wall, stone, { seed: 4, shadow: 'none' }) + bricks + corners + teeth + ledge;
}

/** The whole tower as it is seen at the end, from afar; it stands on (0, 0). */
function wholeTower(): string {
  const wall = (y: number, h: number, tint: string, i: number) =>
    prop(roundRect(-150, y, 300, h, 6, { seed: i, wobble: 2 }), tint, {
      inner: flat(`M86 ${y}H160V${y + h}H86Z`, ink, 0.07),
    }) +
    prop(roundRect(-160, y + h - 8, 320, 12, 5, { seed: i + 9, wobble: 1 }), '#C6C0DE', { outline: 0.3 });
  const tints = ['#8F82B4', '#7F7BB5', '#938CAE', '#8F82B4'];
  const floors = each(tints, (tint, i) => wall(-560 + i * 140, 140, tint, i));
  const roof =
    prop('M-172 -560L-60 -680H60L172 -560Z', '#4E4486', {
      inner: each([-610, -640], (y) => stripe(`M-180 ${y}H180`, darker('#4E4486', 0.25), 4)),
    }) +
    prop('M-4 -680V-752H4V-680Z', TONES.steel) +
    prop('M4 -750Q40 -762 66 -744Q40 -736 4 -722Z', PALETTE.coral);
  const door = prop('M-34 0V-54Q-34 -84 0 -84Q34 -84 34 -54V0Z', TONES.woodDeep, {
    inner: dot(5, PALETTE.ochre, 18, -36),
  });
  return roof + floors + door;
}

/** Everything of the tower itself. */
export const towerSprites = (): Record<string, SpriteArt> => ({
  ...series('gevel', FLOOR_STONES, (stone) => sprite(facade(stone), -W - 4, -6, 1, H + 40)),
  stad: sprite(town(), -196, -250, 196, 44),
  nachtstad: sprite(nightTown(), -424, -210, 424, 134),
  wolk: sprite(cloud(0, 0, 1), -90, -60, 90, 56),
  toren: sprite(wholeTower(), -190, -770, 190, 10),
});
