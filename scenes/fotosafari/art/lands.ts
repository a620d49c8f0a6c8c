import { backdrop, sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { darker, lighter } from '../../../engine/drawing/palette.ts';
import { clip, cloud, grain, groundShadow, layer, place, prop } from '../../../engine/drawing/paper.ts';
import { curve } from '../../../engine/drawing/points.ts';
import { blob, box, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each, rows } from '../../../engine/drawing/tables.ts';
import { LANDS, type Land } from './names.ts';
import { GROUNDS, STRIPS } from './sizes.ts';

/** Two tones of hills far away, the land before them, and what grows at the front. */
interface Tones {
  far: string;
  near: string;
  front: string;
}
const TONES: Record<Land, Tones> = {
  savanne: { far: '#E3CFC0', near: GROUNDS.savanne, front: '#DDB965' },
  oerwoud: { far: '#C6DFC4', near: GROUNDS.oerwoud, front: '#76B264' },
  pool: { far: '#D3E4F1', near: GROUNDS.pool, front: '#D6E6F3' },
  sloot: { far: '#D3E3BD', near: GROUNDS.sloot, front: '#8CBE62' },
};
const { ver, midden, voor } = STRIPS;

/** A hill that goes on at its other end: `waves` are height, how often, and where it begins. */
const rolling = (
  wide: number,
  base: number,
  waves: readonly number[],
  fill: string,
  seed: number,
  down: number,
) => {
  const turn = (2 * Math.PI) / wide;
  const height = (x: number) =>
    rows(3, waves).reduce((y, [high, often, from]) => y - high * Math.sin(turn * often * x + from), base);
  return layer([...curve(height, -30, wide + 30, 60), [wide + 30, down], [-30, down]], fill, {
    seed,
    amplitude: 1.6,
  });
};
const at = (list: readonly number[], draw: (seed: number) => string) =>
  each(rows(3, list), ([x, y, scale], i) => place(draw(i), x, y, { scale }));

const acacia = (seed: number) =>
  groundShadow(0, 0, 70, 8, 0.1) +
  prop('M-9 0Q-4 -50 -26 -96L-18 -100Q-6 -72 0 -60Q8 -82 30 -104L38 -98Q12 -56 12 0Z', '#A9835C') +
  each(rows(4, [-34, -112, 58, 22, 40, -122, 66, 24, 0, -138, 60, 22]), ([x, y, rx, ry], i) =>
    flat(blob(x, y, rx, ry, { seed: seed + i, wobble: 0.07 }), ['#A8B86C', '#B6C57A', '#C2CF88'][i]!),
  );
const rocks = (seed: number) =>
  groundShadow(0, 0, 74, 9, 0.1) +
  each(rows(4, [-34, -22, 38, 28, 30, -18, 34, 24, 0, -44, 30, 26]), ([x, y, rx, ry], i) =>
    prop(blob(x, y, rx, ry, { seed: seed + i + 2, wobble: 0.1 }), ['#CDB79E', '#D8C4AC', '#E0CFB8'][i]!, {
      outline: 0.15,
    }),
  );
const jungle = (seed: number) =>
  groundShadow(0, 0, 60, 8, 0.1) +
  prop('M-16 0Q-8 -90 -14 -190H14Q10 -90 20 0Z', '#A58A66', {
    outline: 0.2,
    inner: stripe('M-20 -40H20M-20 -90H20M-20 -140H20', '#937A58', 3),
  }) +
  each(7, (i) =>
    place(
      flat('M0 0Q26 -34 84 -18Q52 -2 0 0Z', ['#8DBF79', '#9CCB86', '#7FB36C'][(i + seed) % 3]!) +
        line('M4 -2Q40 -16 74 -16', '#6E9F5D', 2.5),
      0,
      -182,
      { turn: i * 51 - 20 },
    ),
  ) +
  line('M30 -170Q44 -90 30 -40', '#7FA868', 5);
const iceberg = (seed: number) =>
  prop('M-80 4L-56 -66L-30 -52L-4 -116L30 -74L44 -86L82 4Z', '#DDEBF6', {
    outline: 0.12,
    inner:
      flat('M-4 -116L-20 10H-90L-56 -66L-30 -52Z', '#CBDFEF') + flat('M30 -74L20 10H90Z', '#E9F3FA', 0.8),
  }) + each(2, (i) => oval(60 - i * 20, 4, '#B9D3E8', 0, 6 + i * 6 + seed * 0, 0.6));
const igloo = () =>
  prop('M-76 0Q-76 -76 0 -78Q76 -76 76 0Z', '#EEF5FB', {
    outline: 0.15,
    inner: stripe(
      'M-80 -26H80M-80 -50H80M-30 0V-26M20 0V-26M-6 -26V-50M42 -26V-50M-46 -26V-50',
      '#CFE0EE',
      3,
    ),
  }) + prop('M-26 2Q-26 -36 2 -36Q30 -36 30 2Z', '#B4CBE0', { outline: 0.15 });
const willow = (seed: number) =>
  groundShadow(0, 0, 54, 7, 0.1) +
  prop('M-16 0Q-12 -40 -24 -76Q0 -92 24 -76Q14 -40 18 0Z', '#A98A66', { outline: 0.2 }) +
  each(9, (i) =>
    place(
      line(`M0 0Q${(i - 4) * 6} -60 ${(i - 4) * 15} -86`, ['#94BE6C', '#A6CC7C'][(i + seed) % 2]!, 11),
      (i - 4) * 4,
      -78,
    ),
  );
const mill = () =>
  prop('M-26 0L-17 -92H17L26 0Z', '#B9846A', { outline: 0.2 }) +
  prop('M-21 -90Q0 -118 21 -90Z', '#8C6A60', { outline: 0.2 }) +
  each(4, (i) =>
    place(flat('M-3 0L-3 -74H13L11 -14L3 0Z', '#F2E6D0') + line('M0 0V-74', '#8C6A60', 3.5), 0, -96, {
      turn: 24 + i * 90,
    }),
  );
const church = () =>
  prop('M-34 0V-32L-8 -52L18 -32V0ZM18 0V-66L32 -104L46 -66V0Z', '#C9A997', { outline: 0.2 });
const fence = () =>
  stripe('M-70 -22H70M-70 -8H70', '#D9C29B', 6) +
  each(3, (i) => slab(-58 + i * 54, -34, 10, 36, '#C9AF86', 3));

const FAR: Record<Land, (t: Tones) => string> = {
  savanne: ({ far }) =>
    layer(
      [
        -30, 0, 70, -14, 120, -96, 300, -100, 350, -20, 560, -6, 610, -62, 720, -66, 770, -4, 1030, 0, 1030,
        60, -30, 60,
      ],
      far,
      { seed: 4, amplitude: 1.6 },
    ) + flat('M120 -90L300 -94L316 -66L108 -62Z', lighter(far, 0.3), 0.8),
  oerwoud: ({ far }) =>
    rolling(ver.wide, -58, [26, 5, 0, 14, 11, 1, 8, 23, 2], far, 5, 60) +
    rolling(ver.wide, -24, [20, 7, 2, 10, 13, 0], lighter(darker(far, 0.07), 0), 6, 60),
  pool: ({ far }) =>
    layer(
      [
        -30, -10, 90, -40, 170, -124, 230, -70, 280, -96, 400, -14, 520, -30, 620, -104, 700, -46, 760, -78,
        880, -16, 1030, -10, 1030, 60, -30, 60,
      ],
      far,
      { seed: 7, amplitude: 1.6 },
    ) +
    flat('M170 -118L208 -84L180 -92L160 -78L142 -90ZM620 -98L660 -68L628 -76L604 -66L592 -76Z', '#F4FAFE'),
  sloot: ({ far }) =>
    each(rows(3, [120, -20, 0.9, 860, -18, 0.8]), ([x, y, scale]) => place(church(), x, y, { scale })) +
    at([420, -14, 1.1], mill) +
    each(9, (i) => flat(blob(560 + i * 27, -40, 11, 34, { seed: i + 2, wobble: 0.06 }), '#B4CF95')) +
    rolling(ver.wide, -16, [5, 3, 0], far, 8, 60),
};

const NEAR: Record<Land, (t: Tones) => string> = {
  savanne: ({ near }) =>
    at([190, -6, 1.25, 700, -12, 0.95], acacia) +
    rolling(midden.wide, -8, [8, 3, 1, 4, 7, 0], near, 9, 90) +
    at([450, 22, 0.8, 930, 20, 1], rocks),
  oerwoud: ({ near }) =>
    at([130, 0, 1, 460, -4, 1.12, 830, 0, 0.95], jungle) +
    rolling(midden.wide, -10, [10, 5, 0, 5, 12, 2], near, 10, 90) +
    each(9, (i) =>
      flat(blob(60 + i * 115, 10, 44, 24, { seed: i + 1, wobble: 0.12 }), i % 2 ? '#99C382' : '#A2CA8B'),
    ),
  pool: ({ near }) =>
    at([200, -4, 1, 680, -2, 1.3], iceberg) +
    rolling(midden.wide, -2, [9, 2, 0, 5, 5, 1], near, 11, 90) +
    at([430, 22, 0.9, 940, 18, 0.7], igloo),
  sloot: ({ near }) =>
    at([160, 0, 1.25, 760, -4, 1], willow) +
    rolling(midden.wide, -4, [4, 3, 0], near, 12, 90) +
    at([400, 22, 1.1, 560, 22, 1.1], fence) +
    flat('M0 44Q260 36 520 44T1040 44V66Q780 58 520 66T0 66Z', '#9CCBE0') +
    line('M90 54h80M380 52h120M680 56h90M880 52h110', '#CBE6F2', 4),
};

const blade = (x: number, high: number, lean: number, fill: string) =>
  flat(
    `M${x - 7} 40Q${x - 3} ${-high * 0.4} ${x + lean} ${-high}Q${x + 5} ${-high * 0.4} ${x + 7} 40Z`,
    fill,
  );
const FRONT: Record<Land, (t: Tones) => string> = {
  savanne: ({ front }) =>
    each(36, (i) =>
      blade(i * 14 + 6, 26 + ((i * 37) % 34), ((i * 23) % 30) - 15, i % 3 ? front : lighter(front, 0.3)),
    ),
  oerwoud: ({ front }) =>
    each(7, (i) =>
      place(
        flat('M0 44Q-46 0 -30 -58Q-4 -30 0 44Z', front) +
          flat('M0 44Q46 4 40 -46Q8 -26 0 44Z', darker(front, 0.12)) +
          line('M0 40Q-22 0 -26 -44M0 40Q24 2 34 -34', lighter(front, 0.35), 2.5),
        36 + i * 72,
        0,
        { scale: 0.8 + (i % 3) * 0.16 },
      ),
    ),
  pool: ({ front }) =>
    rolling(voor.wide, -8, [14, 4, 0, 8, 7, 2], front, 13, 60) +
    rolling(voor.wide, 8, [10, 5, 2], lighter(front, 0.5), 14, 60),
  sloot: ({ front }) =>
    each(30, (i) =>
      blade(i * 17 + 6, 22 + ((i * 29) % 30), ((i * 19) % 24) - 12, i % 3 ? front : darker(front, 0.1)),
    ) +
    each(
      4,
      (i) => line(`M${60 + i * 126} 40V-44`, '#7FA05A', 4) + line(`M${60 + i * 126} -40V-62`, '#94683F', 11),
    ),
};

const TUFTS: Record<Land, string> = {
  savanne: each(5, (i) =>
    place(blade(i * 10 - 20, 20 + (i % 3) * 9, (i - 2) * 7, '#D3B25F'), 0, -18, { scale: 0.62 }),
  ),
  oerwoud: each(5, (i) =>
    place(flat('M0 0Q14 -18 42 -8Q22 2 0 0Z', i % 2 ? '#8CBD74' : '#7DB067'), 0, 0, { turn: i * 44 - 178 }),
  ),
  pool: oval(44, 7, '#DCE9F4') + oval(20, 4, '#CFE0EF', 16, -3),
  sloot:
    each(4, (i) =>
      place(blade(i * 10 - 15, 18 + (i % 2) * 9, (i - 1.5) * 8, '#9AC76F'), 0, -18, { scale: 0.6 }),
    ) +
    dot(5, '#FFFDF6', 14, -16) +
    dot(2.4, '#F2B632', 14, -16),
};

/** The ground of a photo: sky, land and a bit of what grows there, in its window around (0, 0). */
export const photoGround = (land: Land): string =>
  clip(
    roundRect(-83, -75, 166, 150, 4, { wobble: 0 }),
    slab(-83, -75, 166, 150, '#CDEBFA') +
      place(FAR[land](TONES[land]), -110, -2, { scale: 0.56 }) +
      place(NEAR[land](TONES[land]), -150, 8, { scale: 0.5 }) +
      slab(-83, 28, 166, 60, GROUNDS[land]),
  );

export const lands = (): Record<string, SpriteArt> =>
  Object.fromEntries(
    LANDS.flatMap((land) => [
      [`${land}-ver`, sprite(FAR[land](TONES[land]), 0, -ver.high, ver.wide, 30)],
      [`${land}-midden`, sprite(NEAR[land](TONES[land]), 0, -midden.high, midden.wide, 70)],
      [`${land}-voor`, sprite(FRONT[land](TONES[land]), 0, -voor.high, voor.wide, 40)],
      [`${land}-pol`, sprite(TUFTS[land], 50, 34)],
      [`${land}-foto`, sprite(photoGround(land), 84, 76)],
    ]),
  );

/** The sky over all lands: sheets of paper, a sun, cotton wool. Lands pass by before it. */
export const sky = () =>
  backdrop(
    slab(-117, -96, 1600, 960, '#C9E8F8') +
      layer(box(-140, 90, 1520, 900), '#D6EEFA', { seed: 2, amplitude: 3 }) +
      layer(box(-140, 190, 1520, 900), '#E3F3FA', { seed: 3, amplitude: 3 }) +
      dot(74, '#FFF1C4', 1150, 196, 0.9) +
      dot(52, '#FFDF8E', 1150, 196) +
      cloud(180, 214, 1, 0.9) +
      cloud(620, 176, 0.8, 0.85) +
      cloud(1400, 230, 1.1, 0.8) +
      grain(-117, -96, 1600, 960, 0.1),
  );
