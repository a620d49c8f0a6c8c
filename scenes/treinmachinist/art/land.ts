import { PALETTE, darker, lighter, mix } from '../../../engine/drawing/palette.ts';
import { clip, layer, place, prop } from '../../../engine/drawing/paper.ts';
import { curve, jitter, tenth, torn, type Point } from '../../../engine/drawing/points.ts';
import { blob, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each, rows, tones } from '../../../engine/drawing/tables.ts';
import { HOUSES } from './places.ts';

const GREEN = tones('meadow #C6E49C light #D6EDB4 deep #B4D988 wood #8FC07A');

/** A sheet of torn paper around a middle. */
const sheet = (x: number, y: number, rx: number, ry: number, fill: string, seed: number): string => {
  const next = jitter(seed);
  const points: Point[] = Array.from({ length: 18 }, (_, i) => {
    const angle = (i / 18) * Math.PI * 2;
    const reach = 0.86 + next() * 0.24;
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  return layer(points, fill, { seed, amplitude: 3, edgeWidth: 4, shadow: 'none' });
};

/** A field with furrows. */
function field(x: number, y: number, w: number, h: number, turn: number, fill: string, seed: number): string {
  const outline = roundRect(-w / 2, -h / 2, w, h, 18, { seed, wobble: 4 });
  const furrows = each(Math.floor(h / 14), (i) => {
    const top = -h / 2 + 10 + i * 14;
    return stripe(`M${-w / 2} ${top}Q0 ${top + 5} ${w / 2} ${top}`, darker(fill, 0.1), 3, 0.55);
  });
  return place(edged(outline, fill, lighter(fill, 0.6), 4) + clip(outline, furrows), x, y, { turn });
}

const shade = (x: number, y: number, rx: number, ry: number) => oval(rx, ry, PALETTE.ink, x, y, 0.13);

/** A paper tree seen from above and a little from the front. */
export function tree(x: number, y: number, scale: number, seed: number): string {
  const fill = mix(GREEN.wood, seed % 2 ? '#6FAF78' : '#A7CC7C', 0.5);
  return place(
    shade(5, 5, 26, 10) +
      flat('M-4 -8L-3 6H3L4 -8Z', '#B08A66') +
      prop(blob(0, -26, 25, 26, { seed, wobble: 0.08 }), fill, {
        line: 2,
        outline: 0.2,
        inner: flat(blob(-7, -34, 13, 12, { seed: seed + 4 }), lighter(fill, 0.32)),
      }),
    x,
    y,
    { scale },
  );
}

/** A fir of three folds. */
export const fir = (x: number, y: number, scale: number): string =>
  place(
    shade(4, 3, 20, 8) +
      each(rows(2, [0, 24, -15, 20, -29, 15]), ([dy, w]) =>
        prop(`M0 ${dy - 34}L${w} ${dy}Q0 ${dy + 6} ${-w} ${dy}Z`, '#7FB68A', { line: 2, outline: 0.22 }),
      ),
    x,
    y,
    { scale },
  );

/** A little house; its windows are dark until the evening (the scene lights them). */
const house = (x: number, y: number, roof: string, scale = 1): string =>
  place(
    shade(4, 26, 46, 12) +
      prop('M-34 -2H34V26H-34Z', '#FBF1DC', { line: 2 }) +
      prop('M-42 0L-24 -34H24L42 0Z', roof, stripe('M-42 -12H42M-38 -22H38', darker(roof, 0.16), 2.5), {
        line: 2,
      }) +
      prop('M-8 26V10Q0 4 8 10V26Z', '#B08A66', { line: 2 }) +
      edged('M-26 6H-14V17H-26ZM14 6H26V17H14Z', '#9DB6CE', '#8B7B63', 2),
    x,
    y,
    { scale },
  );

const flowers = () => {
  const next = jitter(77);
  return each(70, () => {
    const [x, y] = [next() * 1600 - 117, 190 + next() * 660];
    const fill = ['#FFFDF6', '#F6C9D6', '#F9E29A', '#D9CCEE'][Math.floor(next() * 4)]!;
    return dot(tenth(2 + next() * 2), fill, tenth(x), tenth(y), 0.85);
  });
};

/** A small lake of spilled ink with light waves. */
const lake =
  layer([640, 742, 700, 706, 792, 700, 862, 724, 886, 770, 830, 812, 700, 818, 640, 790], '#A9D8EE', {
    seed: 21,
    amplitude: 2,
    edge: '#F6E9C2',
    edgeWidth: 12,
    shadow: 'none',
  }) + line('M700 748q12 -8 24 0M770 736q12 -8 24 0M740 776q12 -8 24 0', '#E3F5FC', 4);

/** A path of sand across the meadow. */
const path = (points: readonly Point[], width: number) =>
  line(torn(points, { seed: 9, amplitude: 2, closed: false }), '#E6CF98', width + 6, 0.7) +
  line(torn(points, { seed: 9, amplitude: 2, closed: false }), '#F3E2B6', width);

/** The wood of the desk behind the meadow, with what lies on it. */
const desk =
  layer(
    [[-130, -110], [1500, -110], ...curve((x) => 166 + Math.sin(x / 150) * 7, 1500, -130, 40)],
    '#EBD6B0',
    { seed: 41, amplitude: 2, edgeWidth: 5 },
  ) +
  each([-40, 10, 62, 112, 158], (y, i) =>
    stripe(`M-130 ${y}Q${300 + i * 90} ${y + 9} 700 ${y}T1500 ${y + 4}`, '#DDC294', 2.5, 0.8),
  ) +
  place(
    '<g filter="url(#object)"><path d="M-110 -9H80V9H-110Z" fill="#F2B632"/><path d="M-110 -3H80" stroke="#F8D37C" stroke-width="5"/><path d="M80 -9L108 0L80 9Z" fill="#F6E3B0"/><path d="M99 -3L108 0L99 3Z" fill="#565E78"/><path d="M-124 -9H-108V9H-124Q-130 0 -124 -9Z" fill="#F4A6BE"/></g>',
    1130,
    128,
    { turn: -7 },
  ) +
  place(
    '<g filter="url(#object)"><path d="M-30 30Q-34 -8 -14 -12V-22H14V-12Q34 -8 30 30Q0 38 -30 30Z" fill="#8FA6D6"/><path d="M-18 -32H18V-20H-18Z" fill="#6C7FAF"/><path d="M-22 24Q-25 2 -10 -3" fill="none" stroke="#D3DEF5" stroke-width="6" stroke-linecap="round"/></g>',
    1300,
    128,
  ) +
  place(line('M-40 6Q-40 -8 -26 -8H26Q40 -8 40 4T26 16H-20Q-30 16 -30 6T-20 -2H22', '#9AA3BC', 5), 130, 130, {
    turn: 12,
  });

/** The meadow on the desk, seen from above. */
export const land = (): string =>
  slab(-117, -96, 1600, 960, GREEN.meadow) +
  desk +
  sheet(300, 330, 330, 150, GREEN.light, 3) +
  sheet(1060, 640, 420, 210, GREEN.light, 5) +
  sheet(660, 560, 260, 130, GREEN.deep, 8) +
  sheet(1200, 300, 300, 150, GREEN.deep, 12) +
  field(640, 322, 150, 84, -6, '#E9DDA0', 31) +
  field(90, 640, 190, 120, 4, '#D9CCEE', 33) +
  field(1410, 500, 170, 300, 3, '#E9DDA0', 35) +
  path(
    [
      [440, 870],
      [452, 740],
      [470, 640],
      [462, 560],
    ],
    22,
  ) +
  path(
    [
      [462, 380],
      [500, 300],
      [540, 250],
    ],
    18,
  ) +
  lake +
  flowers() +
  each(HOUSES, ({ x, y, roof, scale }) => house(x, y, roof, scale)) +
  rows(
    3,
    [
      406, 346, 0.8, 690, 264, 0.6, 740, 270, 0.7, 528, 340, 0.7, 556, 640, 0.9, 590, 716, 0.8, 930, 742, 0.8,
      1376, 280, 0.9, 1400, 720, 1,
    ],
  )
    .map(([x, y, s], i) => tree(x, y, s, i + 3))
    .join('') +
  rows(3, [408, 268, 0.7, 640, 268, 0.6, 786, 268, 0.6, 620, 690, 0.7, 352, 592, 0.7, 1360, 640, 0.9])
    .map(([x, y, s]) => fir(x, y, s))
    .join('');
