import { darker, lighter, mix } from '../../../engine/drawing/palette.ts';
import { clip, cloud, grain, layer } from '../../../engine/drawing/paper.ts';
import { curve, polyline, tenth, type Point } from '../../../engine/drawing/points.ts';
import { dot, flat, line, oval, slab } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { TONE } from './colours.ts';

/** The edge of the hills against the sky. */
const hills = () => curve((x) => 286 - 24 * Math.sin((x + 90) / 150) - 10 * Math.sin(x / 61), -130, 1500, 44);

/** Where all furrows run to, and the lower edge of each row of fields. */
const EYE = { x: 683, y: 150 } as const;
const ROWS = [318, 350, 393, 450, 516] as const;
/** Fields of each row, from the left; 0 is a gap that the one before takes. */
const FIELDS: readonly (readonly (keyof typeof TONE)[])[] = [
  ['mint', 'field', 'lavender', 'mint', 'hay', 'poppy', 'mint', 'lavender', 'field', 'mint'],
  ['hay', 'lavender', 'mint', 'field', 'mint', 'lavender', 'hay', 'mint', 'poppy', 'hay'],
  ['mint', 'poppy', 'hay', 'mint', 'lavender', 'field', 'mint', 'hay', 'mint', 'lavender'],
  ['field', 'mint', 'lavender', 'hay', 'mint', 'mint', 'field', 'lavender', 'hay', 'mint'],
];

/** How far a line to the eye is from its middle at a height, and where the lines are at the lowest row. */
const across = (at: number, y: number) => EYE.x + (at * (y - EYE.y)) / (ROWS[4] - EYE.y);
const edge = (i: number, count: number, row: number) => -1150 + (2300 * (i + (row % 2 ? 0.36 : 0))) / count;

function fields(row: number): string {
  const [top, bottom] = [ROWS[row]!, ROWS[row + 1]!];
  const all = FIELDS[row]!;
  return each(all, (name, i) => {
    const [from, to] = [edge(i - 0.4, all.length, row), edge(i + 0.6, all.length, row)];
    const corners: Point[] = [
      [across(from, top), top],
      [across(to, top), top],
      [across(to, bottom), bottom + 3],
      [across(from, bottom), bottom + 3],
    ];
    if (corners[2]![0] < -150 || corners[3]![0] > 1520) return '';
    const fill = mix(TONE[name], TONE.haze, 0.42 - row * 0.1);
    return (
      layer(corners, fill, { seed: row * 20 + i, amplitude: 1.5, edgeWidth: 3, shadow: 'none' }) +
      furrows(corners, fill, from, to, row)
    );
  });
}

/** What grows in rows. */
function furrows(corners: readonly Point[], fill: string, from: number, to: number, row: number): string {
  const [top, bottom] = [corners[0]![1], corners[2]![1]];
  const lines = each(4, (i) => {
    const at = from + ((to - from) * (i + 1)) / 5;
    return `M${tenth(across(at, top))} ${top}L${tenth(across(at, bottom))} ${bottom}`;
  });
  return clip(polyline(corners, true), line(lines, darker(fill, 0.12), 1.2 + row * 0.9, 0.4));
}

/** Round trees along a field, far ones smaller. */
const trees = (all: readonly (readonly [x: number, y: number, r: number])[]) =>
  each(
    all,
    ([x, y, r]) =>
      oval(r * 1.1, r * 0.34, '#1E2747', x + r * 0.4, y + r * 0.6, 0.1) +
      dot(r, TONE.wood, x, y) +
      dot(r * 0.62, lighter(TONE.wood, 0.3), x - r * 0.22, y - r * 0.24, 0.8),
  );

/** A small farm with a red roof. */
const farm = (x: number, y: number, s: number) =>
  flat(`M${x} ${y}h${26 * s}v${15 * s}h${-26 * s}Z`, TONE.cream) +
  flat(
    `M${x - 3 * s} ${y}l${8 * s} ${-12 * s}h${16 * s}l${8 * s} ${12 * s}Z`,
    mix(TONE.coral, TONE.paper, 0.25),
  ) +
  flat(`M${x + 10 * s} ${y + 5 * s}h${7 * s}v${10 * s}h${-7 * s}Z`, TONE.wicker);

/** A brook that comes from the hills. */
const brook = () =>
  line('M905 318C880 340 990 352 960 376S1120 420 1110 452', '#A9D9EC', 7) +
  line('M1110 452C1100 478 1230 500 1260 540', '#A9D9EC', 13);

/** Bits of straw in the mown field. */
const straws = () => {
  const d = each(64, (i) => {
    const x = -100 + ((i * 389) % 1590);
    const y = 534 + ((i * 83) % 66);
    return `M${x} ${y}l${10 + (i % 5) * 3} ${(i % 3) * 3 - 3}`;
  });
  return line(d, TONE.straw, 3, 0.85);
};

/** The sky in the evening, down to the hills: it comes over the sky of the day. */
export const eveningSky = (): string => {
  const band = (y: number, wave: number, fill: string) =>
    flat(
      polyline(
        [...curve((x) => y + 18 * Math.sin((x + wave) / 190), -130, 1500, 30), [1500, 330], [-130, 330]],
        true,
      ),
      fill,
    );
  const edge = [...hills()].reverse();
  return clip(
    polyline([[-130, -110], [1500, -110], ...edge], true),
    slab(-130, -110, 1630, 500, TONE.dusk) +
      band(96, 0, mix(TONE.dusk, TONE.rose, 0.55)) +
      band(168, 300, TONE.rose) +
      band(226, 90, TONE.glow) +
      dot(66, TONE.sun, 1010, 262) +
      each(
        [
          [120, 196, 0.7],
          [330, 150, 0.5],
          [1226, 190, 0.8],
        ] as const,
        ([x, y, s]) =>
          oval(90 * s, 15 * s, TONE.paper, x, y, 0.5) +
          oval(60 * s, 15 * s, TONE.paper, x + 30 * s, y - 14 * s, 0.5),
      ),
  );
};

/** Sky, hills, the patchwork of fields, the mown field with its straw, and the grass in front. */
export const meadow = (): string =>
  slab(-117, -96, 1600, 960, TONE.high) +
  layer([...curve((x) => 150 + 26 * Math.sin(x / 210), -130, 1500, 30), [1500, 400], [-130, 400]], TONE.sky, {
    seed: 2,
    shadow: 'none',
  }) +
  cloud(150, 200, 0.8, 0.8) +
  cloud(1240, 196, 0.9, 0.8) +
  layer([...hills(), [1500, 420], [-130, 420]], TONE.hill, { seed: 4 }) +
  slab(-130, 316, 1630, 240, TONE.mint) +
  each(4, fields) +
  brook() +
  trees([
    [215, 344, 9],
    [238, 346, 8],
    [596, 338, 7],
    [780, 346, 8],
    [1010, 392, 12],
    [1034, 396, 10],
    [470, 396, 12],
    [150, 440, 17],
    [186, 448, 14],
    [1200, 470, 18],
  ]) +
  farm(520, 376, 0.9) +
  farm(846, 340, 0.62) +
  layer([...curve((x) => 506 + 7 * Math.sin(x / 120), -130, 1500, 40), [1500, 700], [-130, 700]], TONE.hay, {
    seed: 9,
  }) +
  straws() +
  layer(
    [...curve((x) => 604 + 6 * Math.sin((x + 60) / 100), -130, 1500, 40), [1500, 880], [-130, 880]],
    TONE.grass,
    {
      seed: 11,
    },
  ) +
  each(26, (i) =>
    line(
      `M${-100 + i * 62} ${660 + ((i * 47) % 110)}q3 -12 1 -18m3 18q6 -8 10 -12`,
      darker(TONE.grass, 0.16),
      3,
      0.6,
    ),
  ) +
  each(14, (i) => dot(4, ['#FFFDF6', '#F4A6BE', '#FFE07A'][i % 3]!, -80 + i * 112, 642 + ((i * 67) % 118))) +
  grain(-117, -96, 1600, 960, 0.12);
