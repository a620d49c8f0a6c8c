import { darker, lighter, mix } from '../../../engine/drawing/palette.ts';
import { clip, grain, layer } from '../../../engine/drawing/paper.ts';
import { curve, polyline, type Point } from '../../../engine/drawing/points.ts';
import { circle } from '../../../engine/drawing/shapes.ts';
import { dot, flat, line, oval, slab } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { TONE } from './colours.ts';

/** A band of paper across the whole air, from its wavy upper edge down. */
const band = (y: number, high: number, long: number, fill: string, seed: number) =>
  layer(
    [...curve((x) => y + high * Math.sin((x + seed * 90) / long), -130, 1500, 30), [1500, 720], [-130, 720]],
    fill,
    { seed, shadow: 'none' },
  );

/** What stands far off on the desk, as large as mountains: a globe, books, a lamp. */
const giants = () => {
  const pale = TONE.far;
  const globe =
    flat(circle(104, 300, 436), pale) +
    clip(
      circle(104, 300, 436),
      flat(
        'M210 380Q262 344 300 384T360 430Q330 470 282 452T222 470ZM330 500Q372 470 410 500V560H330Z',
        TONE.dim,
      ),
    ) +
    line('M300 322A114 114 0 1 1 214 512', TONE.shade, 9, 0.6) +
    flat('M288 536H312L320 690H280Z', pale);
  const books = each(
    6,
    (i) =>
      slab(560 + i * 46, 404 + ((i * 37) % 58), 40, 300, i % 2 ? TONE.dim : pale, 5) +
      slab(560 + i * 46, 452 + ((i * 37) % 58), 40, 12, TONE.glow, 0, 0.6),
  );
  const lamp =
    flat('M1010 300L1130 236L1196 348L1060 372Z', pale) +
    oval(70, 20, TONE.glow, 1128, 366, 0.9) +
    line('M1040 330L930 470L1010 690', TONE.shade, 13, 0.55);
  return globe + books + lamp;
};

/** The wood of the desk, in front of all hills. */
const wood = () =>
  layer([...curve((x) => 664 + 2 * Math.sin(x / 160), -130, 1500, 20), [1500, 880], [-130, 880]], TONE.wood, {
    seed: 21,
    amplitude: 1,
  }) +
  each(15, (i) =>
    line(`M${-120 + ((i * 331) % 1500)} ${742 - ((i * 17) % 58)}q90 -8 190 2`, TONE.plank, 3, 0.7),
  ) +
  slab(-130, 756, 1640, 120, TONE.edge) +
  slab(-130, 756, 1640, 5, lighter(TONE.edge, 0.3));

/** Morning light, giants on the desk far off, and the wood. */
export const morning = (): string =>
  slab(-117, -96, 1600, 960, TONE.high) +
  dot(210, TONE.glow, 560, 330, 0.7) +
  dot(140, TONE.glow, 560, 330) +
  band(250, 26, 190, TONE.sky, 3) +
  band(388, 20, 240, TONE.peach, 6) +
  giants() +
  band(566, 16, 150, TONE.rose, 9) +
  wood() +
  grain(-117, -96, 1600, 960, 0.1);

/** The air in the evening: it comes over that of the morning. */
export const evening = (): string => {
  const edge = (y: number, wave: number): Point[] => [
    ...curve((x) => y + 20 * Math.sin((x + wave) / 200), -130, 1500, 24),
    [1500, 660],
    [-130, 660],
  ];
  return (
    slab(-117, -96, 1600, 756, TONE.dusk) +
    flat(polyline(edge(210, 40), true), TONE.violet) +
    flat(polyline(edge(370, 300), true), mix(TONE.violet, TONE.dawn, 0.7)) +
    flat(polyline(edge(520, 120), true), TONE.low) +
    dot(46, TONE.glow, 560, 330) +
    dot(40, mix(TONE.violet, TONE.dawn, 0.2), 580, 320) +
    each(12, (i) => dot(3 + (i % 3), TONE.glow, -60 + ((i * 397) % 1500), 120 + ((i * 83) % 210), 0.9))
  );
};

/** A string of small lamps over the desk: lit in the evening. */
export const lamps = (): string =>
  each(6, (i) => {
    const x = -117 + i * 267;
    return (
      line(`M${x} 176Q${x + 133} 226 ${x + 267} 176`, darker(TONE.dusk, 0.4), 3) +
      each([0.2, 0.5, 0.8], (t, k) => {
        const [bx, by] = [x + 267 * t, 176 + 50 * 2 * t * (1 - t) + 14];
        return (
          dot(24, TONE.glow, bx, by, 0.28) +
          dot(10, [TONE.ochre, TONE.pink, TONE.mint][k]!, bx, by) +
          dot(4, TONE.glow, bx - 2, by - 2)
        );
      })
    );
  });

/** A hill of torn paper, `half` u to both sides and so `high`, with what is printed on it. */
const hill = (half: number, high: number, fill: string, seed: number, print: string) => {
  const points: Point[] = [
    [-half, 16],
    ...curve(
      (x) => -high * Math.cos((x / half) * 1.52) ** 1.1 * (1 + 0.12 * Math.sin(x / 60 + seed)),
      -half,
      half,
      26,
    ),
    [half, 16],
  ];
  return layer(points, fill, { seed, edgeWidth: 4, shadow: 'none' }) + clip(polyline(points, true), print);
};

const rules = (half: number, high: number, colour: string) =>
  line(
    each(Math.ceil((high + 80) / 22), (i) => `M${-half} ${60 - i * 22}H${half}`),
    colour,
    2.4,
  );
const squares = (half: number, high: number, colour: string) =>
  rules(half, high, colour) +
  line(
    each(Math.ceil(half / 11), (i) => `M${-half + i * 22} 60V${-high - 30}`),
    colour,
    2.4,
  );

/** Hills far off, and those near by: exercise paper, graph paper, kraft. */
export const FAR_HILLS = [
  hill(330, 112, TONE.dim, 2, rules(330, 130, mix(TONE.dim, TONE.shade, 0.45))),
  hill(330, 84, TONE.blotter, 5, ''),
];
export const NEAR_HILLS = [
  hill(340, 92, TONE.sheet, 3, rules(340, 110, TONE.rule) + line('M-210 80V-140', TONE.margin, 4)),
  hill(340, 74, TONE.graph, 7, squares(340, 90, TONE.grid)),
  hill(
    340,
    84,
    TONE.kraft,
    11,
    each(24, (i) => dot(3.4, darker(TONE.kraft, 0.14), -320 + ((i * 173) % 640), -70 + ((i * 53) % 110))),
  ),
];

/** A piece of the ruler that runs along the desk; it has no end. */
export const ruler = (): string =>
  slab(-201, -13, 402, 26, darker(TONE.ruler, 0.24)) +
  slab(-201, -15, 402, 24, TONE.ruler) +
  line(
    each(20, (i) => `M${-190 + i * 20} -14v${i % 5 ? 8 : 14}`),
    TONE.tick,
    2.6,
  );
