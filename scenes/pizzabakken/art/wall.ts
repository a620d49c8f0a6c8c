import { lighter, mix } from '../../../engine/drawing/palette.ts';
import { clip, cloud, layer } from '../../../engine/drawing/paper.ts';
import { arc, curve, jitter, torn, type Point } from '../../../engine/drawing/points.ts';
import { box, roundRect } from '../../../engine/drawing/shapes.ts';
import { edged, flat, slab } from '../../../engine/drawing/strokes.ts';
import { KITCHEN } from './colours.ts';

/** The wall with faint hand-cut tiles at the right. */
function tiles(): string {
  const next = jitter(5);
  let out = '';
  for (let row = 0; row < 8; row++)
    for (let x = 560; x < 1500; x += 62) {
      const y = -8 + row * 46;
      const tone = mix(KITCHEN.wall, KITCHEN.tile, 0.18 + next() * 0.42);
      out += flat(roundRect(x, y, 56, 40, 9, { seed: x + y }), tone);
    }
  return out;
}

const HILLS: readonly Point[] = [
  [20, 470],
  ...curve((x) => 318 - 34 * Math.sin((x - 40) / 120), 20, 580, 30),
  [580, 470],
];
const VILLAGE: readonly Point[] = [
  [20, 470],
  [20, 330],
  [92, 330],
  [92, 306],
  [132, 276],
  [172, 306],
  [172, 338],
  [300, 338],
  [300, 316],
  [344, 288],
  [388, 316],
  [388, 340],
  [580, 336],
  [580, 470],
];
const MEADOW: readonly Point[] = [
  [20, 470],
  ...curve((x) => 366 - 12 * Math.sin(x / 60), 20, 580, 30),
  [580, 470],
];

/** The path over the meadow on which guests go home. */
const PATH =
  'M250 470C300 430 428 424 420 398C412 380 330 384 342 352L362 352C364 374 446 376 452 398C458 428 380 440 372 470Z';

const outdoors =
  slab(36, 110, 500, 340, '#D6EEF9') +
  cloud(150, 236, 0.9, 0.95) +
  cloud(400, 232, 0.62, 0.9) +
  layer(HILLS, '#CFE3B0', { seed: 3, amplitude: 2 }) +
  layer(VILLAGE, '#E9CFA9', { seed: 4, amplitude: 1.6, edgeWidth: 4 }) +
  flat('M118 338v-16q0 -8 8 -8t8 8v16zM330 340v-14q0 -8 8 -8t8 8v14z', '#D5AE7E') +
  layer(MEADOW, '#BAD894', { seed: 6, amplitude: 2 }) +
  flat(PATH, '#E8DDB0', 0.8);

const post = (left: number, right: number, top: number, seed: number) =>
  layer(box(left, top, right, 450), KITCHEN.frame, { seed, amplitude: 1.6, shadow: 'object', edgeWidth: 4 });

/** The wall of the pizzeria and the serving hatch with the village outside. */
export const wall = (): string =>
  slab(-117, -96, 1600, 960, KITCHEN.wall) +
  tiles() +
  clip('M44 110L490 110L490 460L44 460Z', outdoors) +
  post(30, 58, 112, 11) +
  post(478, 506, 112, 12);

/** The striped awning over the hatch; guests duck under it. */
export function awning(): string {
  const flaps = 8;
  const wide = 500 / flaps;
  const narrow = 456 / flaps;
  let out = '';
  for (let i = 0; i < flaps; i++) {
    const x = 14 + i * wide;
    const top = 36 + i * narrow;
    const fill = i % 2 ? '#FBF1DC' : '#EC8A70';
    const outline = torn(
      [
        [top, 112],
        [top + narrow, 112],
        [x + wide, 178],
        ...arc(x + wide / 2, 178, wide / 2, 26, 0, 180, 12),
        [x, 178],
      ],
      { seed: i + 20, amplitude: 1 },
    );
    out += edged(outline, fill, lighter(fill, 0.6), 2.5);
  }
  const beam = layer(box(28, 100, 500, 118), '#C98F63', {
    seed: 33,
    amplitude: 1.4,
    shadow: 'object',
    edgeWidth: 3,
  });
  return `<g filter="url(#object)">${out}</g>${beam}`;
}
