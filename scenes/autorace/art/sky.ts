import { cloud } from '../../../engine/drawing/paper.ts';
import { layer, place, prop } from '../../../engine/drawing/paper.ts';
import { curve } from '../../../engine/drawing/points.ts';
import { blob, circle, star } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval, slab } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { TONE } from './colours.ts';

/** A band of torn paper across the sky, whose upper edge is about this high. */
const band = (top: number, fill: string, seed: number) =>
  layer(
    [
      [-140, 900],
      ...curve((x) => top + Math.sin(x / (170 + seed * 30) + seed) * 12, -140, 1506, 40),
      [1506, 900],
    ],
    fill,
    { seed },
  );

/** The morning behind the desk; below the horizon the desk is drawn live. */
export const morning = (): string =>
  slab(-117, -96, 1600, 960, TONE.morning) +
  band(210, TONE.mist, 1) +
  band(300, '#F1F4E4', 3) +
  cloud(300, 120, 1) +
  cloud(1090, 92, 1.2) +
  cloud(30, 40, 0.8);

/** A later sky; its lower edge is the horizon. */
const later = (from: string, middle: string, low: string, inner: string) =>
  slab(-800, -464, 1600, 470, from) +
  flat('M-800 -190Q-400 -220 0 -196T800 -200V10H-800Z', middle) +
  flat('M-800 -84Q-400 -108 0 -90T800 -96V10H-800Z', low) +
  inner;
export const afternoon = (): string =>
  later('#FBE9C6', TONE.noon, TONE.glow, dot(58, '#FFF6D8', 470, -120) + dot(44, '#FFE7A3', 470, -120));
export const evening = (): string =>
  later(
    '#A994CB',
    TONE.dusk,
    TONE.rose,
    dot(64, '#FBD7A2', -430, -8) +
      dot(46, '#FFE9B8', -430, -8) +
      each([-620, -250, 90, 330, 610, 720], (x, i) =>
        place(flat(star(9, 4), TONE.moon), x, -180 - ((i * 67) % 120)),
      ),
  );

const book = (x: number, w: number, h: number, fill: string) =>
  prop(`M${x} 0V${-h}H${x + w}V0Z`, fill, slab(x, -h + 12, w, 7, '#FFFFFF', 0, 0.4), { outline: 0.14 });
/** What stands on the far edge of the desk, in pale tones: it is only scenery. */
export const books = (): string =>
  each(
    [
      [-120, 26, 92, TONE.far],
      [-94, 34, 76, '#D8C4D6'],
      [-60, 22, 100, TONE.farther],
      [-38, 30, 84, '#E3D3B4'],
      [-8, 26, 96, '#BFD6C8'],
      [18, 34, 80, TONE.far],
      [52, 24, 92, '#E7C6B8'],
      [76, 40, 70, TONE.farther],
    ] as const,
    ([x, w, h, fill]) => book(x, w, h, fill),
  );
export const penPot = (): string =>
  each([-22, -4, 16], (x, i) =>
    place(
      prop('M-7 10V-78L0 -98L7 -78V10Z', ['#E7C6B8', '#E3D3B4', '#BFD6C8'][i]!, { outline: 0.14 }),
      x,
      -46,
      { turn: x * 0.6 },
    ),
  ) +
  prop('M-42 0L-46 -84H46L42 0Z', TONE.far, flat('M-50 -60H50V-42H-50Z', TONE.farther), { outline: 0.14 });
export const globe = (): string =>
  line('M-34 -4H34M0 -4V-30', '#C8B08F', 9) +
  prop(
    circle(46, 0, -76),
    '#C3DCE8',
    flat(blob(-14, -88, 26, 20, { seed: 4 }), '#BFD6C8') +
      flat(blob(22, -58, 20, 14, { seed: 9 }), '#BFD6C8'),
    { outline: 0.14 },
  ) +
  line('M-30 -122Q54 -120 48 -44', '#C8B08F', 6);
export const boxes = (): string =>
  prop('M-80 0V-56H80V0Z', '#E3D3B4', slab(-10, -60, 20, 60, '#F0E4CB'), { outline: 0.14 }) +
  prop('M-56 -56V-98H44V-56Z', '#D8C4D6', slab(-14, -100, 16, 46, '#E8DAE6'), { outline: 0.14 });
export const plant = (): string =>
  each([-40, -18, 8, 34], (turn) =>
    place(flat('M0 6C-18 -30 -12 -70 0 -92C12 -70 18 -30 0 6Z', '#BFD6C8'), 0, -42, { turn }),
  ) + prop('M-34 0L-42 -50H42L34 0Z', '#E7C6B8', slab(-46, -52, 92, 12, '#EFD6CA'), { outline: 0.14 });
export const teapot = (): string =>
  line('M-62 -66Q-104 -62 -88 -30Q-76 -14 -56 -20', TONE.far, 11) +
  prop('M56 -34Q84 -44 92 -82L104 -78Q100 -22 56 -12Z', TONE.far, { outline: 0.14 }) +
  prop(blob(0, -42, 64, 44, { seed: 2 }), TONE.far, oval(50, 10, TONE.farther, 0, -20), { outline: 0.14 }) +
  edged('M-34 -80Q0 -98 34 -80Z', TONE.farther, '#A9BACB', 2.5) +
  dot(8, TONE.farther, 0, -98);
