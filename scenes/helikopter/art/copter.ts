import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { clip, prop, sticker } from '../../../engine/drawing/paper.ts';
import { cord, dot, flat, line, oval, slab } from '../../../engine/drawing/strokes.ts';
import { TONE } from './colours.ts';

const { ink, paper } = PALETTE;
const BODY = 'M-44 -8C-44 -30 -18 -40 12 -39C46 -38 68 -14 69 6C69 24 48 31 20 31H-14C-34 31 -44 14 -44 -8Z';
const WINDOW = 'M-8 11C-10 -16 2 -33 18 -33C42 -32 60 -12 61 4C61 12 52 16 40 16H0C-6 16 -8 15 -8 11Z';
const BOOM = 'M-30 -18L-82 -30L-94 -46L-78 -46L-68 -32L-30 -2Z';

/** Tail, skids, and the inside of the cabin: behind the pilot. */
export const copterBack = (): string =>
  line('M-24 44H50q10 0 13 -8M-6 28L-10 43M32 28L36 43', paper, 17) +
  cord('M-24 44H50q10 0 13 -8', TONE.navy, 8, ink, 2) +
  line('M-6 28L-10 43M32 28L36 43', ink, 5) +
  sticker(
    BOOM,
    TONE.coral,
    flat('M-100 -50H-70V-20H-100Z', TONE.cream) + flat('M-100 -24L-30 -8V10H-100Z', ink, 0.12),
  ) +
  sticker(BODY, '#BFD9EA', flat('M-50 -50H10Q-10 0 10 40H-50Z', ink, 0.14), { shadow: 'none' });

/** The body before the pilot, with a hole for the window. */
export const copterFront = (): string =>
  `<path fill-rule="evenodd" d="${BODY}${WINDOW}" fill="${TONE.coral}"/>` +
  clip(
    BODY,
    flat('M-60 17Q10 24 80 15V23Q10 32 -60 25Z', TONE.cream) +
      flat('M-60 25Q10 32 80 23V50H-60Z', TONE.brick) +
      flat('M-60 -50H-14Q-34 -10 -18 17L-60 17Z', TONE.brick, 0.5),
  ) +
  line(BODY, ink, 4) +
  line(WINDOW, ink, 3.5) +
  line('M30 -24Q46 -16 51 -2', paper, 5, 0.75) +
  slab(-34, -9, 16, 16, TONE.paper, 8) +
  flat('M-28 -6h4v3h3v4h-3v3h-4v-3h-3v-4h3Z', TONE.coral) +
  slab(-2, -47, 12, 9, ink, 2) +
  oval(9, 5, ink, 4, 33);

export const rotor = (): string =>
  oval(92, 6, ink, 0, 0, 0.16) +
  line('M-88 0H88', TONE.navy, 6, 0.8) +
  line('M-88 -1H-40M50 1H88', paper, 3, 0.8) +
  dot(7, TONE.ochre);

export const tailRotor = (): string =>
  oval(5, 23, ink, 0, 0, 0.18) + line('M0 -20V20', TONE.navy, 5, 0.8) + dot(4, TONE.ochre);

export const rope = (): string => cord('M0 0V100', TONE.wood, 6, darker(TONE.bark), 1.5);

/** The magnet: its lamp is lit while the rope hangs upright. */
export const magnet = (isLit: boolean): string =>
  (isLit ? dot(17, '#FFE46B', 0, -14, 0.7) : '') +
  prop('M-24 -6Q-24 -16 -12 -16H12Q24 -16 24 -6V4H-24Z', TONE.coral, {
    outline: 0.7,
    line: 3,
    inner: flat('M-30 -4H30V8H-30Z', TONE.steel),
  }) +
  dot(6.5, isLit ? '#FFF3B0' : darker(TONE.coral, 0.4), 0, -14) +
  line('M-5 -14a5 5 0 1 1 10 0a5 5 0 1 1 -10 0', ink, 2);

export const shadow = (): string => oval(38, 8, ink, 0, 0, 0.24);

export const ripple = (): string =>
  line(
    'M-92 0a92 11 0 1 1 184 0a92 11 0 1 1 -184 0M-56 0a56 6 0 1 1 112 0a56 6 0 1 1 -112 0',
    lighter(TONE.foam, 0.5),
    4,
  );
