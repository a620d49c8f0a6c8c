import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { blob, plate, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval, stripe } from '../../../engine/drawing/strokes.ts';
import { each, rows, series } from '../../../engine/drawing/tables.ts';
import { DIG } from './tones.ts';

const { ink, paper, teal } = PALETTE;

/** The hammer that says ready; grey and without a rim while there is nothing to be said. */
const HANDLE = roundRect(-7, -18, 14, 66, 6, { seed: 2, wobble: 1 });
const HEAD = 'M-38 -40Q-40 -46 -32 -48H30Q42 -48 44 -34Q44 -18 34 -16H-32Q-40 -18 -38 -24Z';
const hammer = (isReady: boolean): string => {
  const [wood, head, deep] = isReady
    ? ([DIG.wood, teal, '#157A74'] as const)
    : ([DIG.fossilDeep, DIG.steel, DIG.steelDeep] as const);
  const inner = flat('M-50 -28H50V0H-50z', deep, 0.9) + stripe('M18 -60V0', deep, 5);
  return isReady
    ? sticker(HANDLE, wood, { rim: 5, line: 3.4 }) + sticker(HEAD, head, { inner, rim: 5, line: 3.4 })
    : prop(HANDLE, wood, { outline: 0.4, line: 3 }) + prop(HEAD, head, { inner, outline: 0.4, line: 3 });
};

/** A window of the museum: dark, or lit with somebody behind it. */
const frame = (fill: string, inner: string): string =>
  prop('M-21 22V-8Q-20 -22 0 -22Q20 -22 21 -8V22Z', fill, { inner, outline: 0.5, line: 3 }) +
  place(prop(plate(50, 8, 3, { seed: 3 }), DIG.hallDeep, { outline: 0.35 }), 0, 23);
const dark = (): string =>
  frame(DIG.glass, flat('M-24 26L18 -26H30V26z', DIG.glassDeep) + stripe('M0 -24V24', DIG.hallDeep, 3));
const HORNS = [
  '',
  'M-4 -8L-9 -19L2 -10zM6 -10L11 -19L13 -8z',
  'M8 -10Q20 -14 18 6L10 6z',
  'M0 -10Q10 -22 19 -15L11 -7z',
];
const lit = (kind: number): string =>
  frame(
    DIG.lit,
    flat('M-24 26V4Q0 22 24 6V26z', DIG.litDeep) +
      (HORNS[kind] ? edged(HORNS[kind], DIG.bone, ink, 2.4) : '') +
      edged('M-16 6Q-18 -4 -7 -5Q2 -13 12 -7Q18 0 14 8Q8 12 0 9L-12 11Q-16 10 -16 6Z', DIG.bone, ink, 2.6) +
      edged('M4 9Q14 12 12 26H0Q2 16 4 9z', DIG.bone, ink, 2.4) +
      dot(2.8, ink, 3, -1),
  );

/** An egg; hatched, a small dinosaur looks out. */
const EGG = 'M0 -31Q21 -18 22 6Q20 25 0 26Q-20 25 -22 6Q-21 -18 0 -31Z';
const spots = each(rows(3, [-8, -8, 5, 9, 4, 6, -9, 13, 4, 6, -17, 3]), ([x, y, r]) =>
  oval(r, r * 0.8, DIG.eggSpot, x, y),
);
const egg = (): string =>
  prop(EGG, DIG.egg, {
    inner: spots + flat('M8 -34Q30 0 8 30H30V-30z', DIG.eggSpot, 0.5),
    outline: 0.45,
    line: 3,
  });
const hatched = (): string =>
  prop('M-14 8Q-20 -20 -10 -36Q0 -48 14 -42Q28 -36 24 -24Q16 -18 14 -14Q16 0 14 10Z', DIG.baby, {
    inner: flat('M8 -50Q14 -20 4 20H30V-50z', DIG.babyDeep, 0.6) + oval(4, 2.6, '#F4A6BE', 16, -24),
    outline: 0.6,
    line: 3,
  }) +
  edged('M-2 -34a5.4 6.4 0 1 0 10.8 0a5.4 6.4 0 1 0 -10.8 0', paper, ink, 2.2) +
  dot(2.8, ink, 4.6, -34) +
  line('M13 -22q5 1 9 -3', ink, 2.4) +
  prop('M-22 4L-14 10L-8 2L0 10L8 2L14 10L22 4Q22 25 0 26Q-22 25 -22 4Z', DIG.egg, {
    inner: spots,
    outline: 0.45,
    line: 3,
  });

/** The crate for the museum: open, with straw. */
const crate = (): string =>
  prop(blob(0, -46, 74, 18, { seed: 4, wobble: 0.12, corners: 16 }), DIG.strawDeep, {
    inner: each(9, (i) => line(`M${-70 + i * 16} -40q12 -18 26 -8`, DIG.straw, 4)),
    outline: 0.35,
  }) +
  prop(roundRect(-82, -42, 164, 96, 8, { seed: 3, wobble: 1.6 }), DIG.wood, {
    inner:
      stripe('M-90 -12H90M-90 22H90', DIG.woodDeep, 4) +
      stripe('M-64 -50V60M64 -50V60', DIG.woodDeep, 16, 0.55),
    outline: 0.45,
    line: 3.4,
    shadow: 'object',
  }) +
  place(flat('M0 15Q-9 14 -8 4Q-17 -2 -15 -10Q-8 -8 -5 -3Q-5 -14 0 -19Q5 -14 5 -3Q8 -8 15 -10Q17 -2 8 4Q9 14 0 15Z', DIG.woodDeep), 0, 8, { scale: 1.5 }); // prettier-ignore

/** A beetle that comes along. */
const beetle = (): string =>
  each([-1, 1], (side) =>
    line(
      `M${side * 14} -6L${side * 28} -16M${side * 16} 6L${side * 30} 6M${side * 14} 16L${side * 26} 26`,
      ink,
      4,
    ),
  ) +
  sticker('M0 -22Q22 -20 22 6Q20 28 0 30Q-20 28 -22 6Q-22 -20 0 -22Z', DIG.shell, {
    inner:
      flat('M6 -30Q30 0 8 40H30V-30z', DIG.shellDeep) +
      line('M0 -20V32', ink, 3) +
      oval(5, 9, '#7DB795', -11, -2),
    rim: 4,
    line: 3,
  }) +
  edged('M-12 -18Q-12 -32 0 -32Q12 -32 12 -18Q0 -12 -12 -18z', DIG.shellDeep, ink, 3) +
  each([-5, 5], (x) => dot(4, paper, x, -24) + dot(2, ink, x, -25)) +
  line('M-6 -31Q-10 -40 -16 -40M6 -31Q10 -40 16 -40', ink, 2.6);

/** What stands around the pit, by the name of its sprite. */
export const things = (): Record<string, SpriteArt> => ({
  hamer: sprite(hammer(true), 60),
  'hamer-uit': sprite(hammer(false), 60),
  raam: sprite(dark(), 28, 30),
  ...series('raam', 4, (kind) => sprite(lit(kind), 28, 30)),
  ei: sprite(egg(), 28, 36),
  'ei-open': sprite(hatched(), -30, -52, 34, 32),
  krat: sprite(crate(), -100, -76, 100, 70),
  kever: sprite(beetle(), 44, 48),
});
