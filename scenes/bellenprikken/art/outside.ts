import { PALETTE } from '../../../engine/drawing/palette.ts';
import { cloud, layer, prop } from '../../../engine/drawing/paper.ts';
import { curve, type Point } from '../../../engine/drawing/points.ts';
import { blob, roundRect } from '../../../engine/drawing/shapes.ts';
import { flat } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { TONES } from './tones.ts';

/** One house front with a roof: `x` is its left side, `y` where its roof begins. */
const roof = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w / 2, y - h],
  [x + w, y],
];

/** A row of roofs, 700 wide; it is laid next to itself, so it begins and ends at the same height. */
export function roofRow(near: boolean): string {
  const tone = near ? TONES.roofNear : TONES.roofFar;
  const top: Point[] = near
    ? [
        [-360, 0],
        ...roof(-330, 0, 210, 92),
        [-100, 6],
        [-40, 6],
        ...roof(-20, 0, 180, 78),
        [190, 8],
        ...roof(204, 0, 130, 60),
        [360, 0],
      ]
    : [
        [-360, 0],
        ...roof(-300, -6, 130, 70),
        [-120, 0],
        ...roof(-90, -4, 190, 104),
        [130, 2],
        ...roof(160, 0, 150, 74),
        [360, 0],
      ];
  const lights = near
    ? [
        [-262, -26],
        [-218, -26],
        [34, -24],
        [76, -24],
        [254, -18],
      ]
    : [
        [-250, -34],
        [-30, -34],
        [14, -34],
        [220, -30],
      ];
  const panes = each(lights, ([x = 0, y = 0]) =>
    prop(roundRect(x, y, 30, 38, 8, { seed: x, wobble: 1 }), '#F6E3B0', { line: 2 }),
  );
  const chimney = near
    ? prop(roundRect(92, -84, 34, 60, 6, { seed: 5 }), '#B98068')
    : prop(roundRect(-226, -84, 26, 52, 6, { seed: 6 }), '#CE9F86');
  return (
    chimney +
    layer([[-360, 260], ...top, [360, 260]], tone, { seed: near ? 7 : 6, amplitude: 1.6, shadow: 'none' }) +
    panes
  );
}

/** A cloud of cotton wool for the sky outside. */
export const skyCloud = (): string => cloud(0, 0, 1.3);

/** Hills in the distance, 700 wide. */
export const hills = (): string =>
  layer(
    [[-360, 200], ...curve((x) => Math.sin((x + 350) / 111.4) * 26, -360, 360, 60), [360, 200]],
    '#B7D9A6',
    { seed: 14, amplitude: 2, shadow: 'none' },
  );

/** The sun, half hidden when it is placed behind the hills. */
export const sun = (): string =>
  flat(blob(0, 0, 70, 70, { seed: 3, wobble: 0.03, corners: 16 }), '#FBE3A0') +
  flat(blob(0, 0, 54, 54, { seed: 8, wobble: 0.03, corners: 16 }), PALETTE.ochre, 0.75);
