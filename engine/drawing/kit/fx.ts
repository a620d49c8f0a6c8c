import { PALETTE, mix } from '../palette.ts';
import { blob, circle, drop, star } from '../shapes.ts';

const { ink, paper } = PALETTE;
const CONFETTI = [
  PALETTE.blue,
  PALETTE.coral,
  PALETTE.moss,
  PALETTE.plum,
  PALETTE.ochre,
  PALETTE.teal,
  PALETTE.pink,
] as const;

const scrap = (i: number, colour: string) =>
  [
    `<path d="M-9 -3Q-4 -8 0 -2T9 -2" fill="none" stroke="${colour}" stroke-width="4" stroke-linecap="round"/>`,
    `<path d="M-6 -4L6 -5L5 4L-6 5Z" fill="${colour}"/>`,
    `<path d="${circle(4.6)}" fill="${colour}"/>`,
    `<path d="M0 -7L6 5L-7 4Z" fill="${colour}"/>`,
  ][i % 4] ?? '';

const splat = (colour: string) =>
  `<path d="${drop(0, 0, 0.8)}" fill="${colour}" stroke="${mix(colour, ink, 0.4)}" stroke-width="2"/><path d="M-4 4Q-4 -2 -1 -5" fill="none" stroke="${mix(colour, '#FFFFFF', 0.5)}" stroke-width="2.4" stroke-linecap="round"/>`;

/** Particle drawings per preset of the stage's `fx`, around (0, 0), at most 40 across. */
export const FX_DRAWINGS: Record<string, readonly string[]> = {
  spat: [PALETTE.blue, PALETTE.coral, PALETTE.ochre].map(splat),
  confetti: CONFETTI.map((colour, i) => scrap(i, colour)),
  stoom: [0, 1].map(
    (i) => `<path d="${blob(0, 0, 15, 13, { seed: 20 + i, wobble: 0.08 })}" fill="${paper}" opacity=".85"/>`,
  ),
  bellen: [
    `<path d="${circle(11)}" fill="#F2FAFF" fill-opacity=".6" stroke="#86B4C8" stroke-width="2.2"/><path d="M-5.5 -1A5.5 5.5 0 0 1 0 -6" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/>`,
  ],
  sneeuw: [
    `<path d="M0 -9V9M-8 -4.500L8 4.500M-8 4.500L8 -4.500" stroke="#fff" stroke-width="3" stroke-linecap="round"/><path d="M0 -9V9M-8 -4.500L8 4.500M-8 4.500L8 -4.500" stroke="#BFD9EA" stroke-width="1" stroke-linecap="round"/>`,
    `<path d="${blob(0, 0, 6, 6, { seed: 3 })}" fill="#fff"/>`,
  ],
  stof: [0, 1].map(
    (i) =>
      `<path d="${blob(0, 0, 9, 8, { seed: 30 + i, wobble: 0.1 })}" fill="#F4EAD2" stroke="#D9C8A0" stroke-width="1.4"/>`,
  ),
  sterren: [
    `<path d="${star(11, 5.4)}" fill="${PALETTE.ochre}" stroke="${ink}" stroke-width="2.4" stroke-linejoin="round"/>`,
    `<path d="M0 -10Q1.400 -1.400 10 0Q1.400 1.400 0 10Q-1.400 1.400 -10 0Q-1.400 -1.400 0 -10Z" fill="#FFF3C9" stroke="${ink}" stroke-width="2" stroke-linejoin="round"/>`,
  ],
};
