import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { prop, sticker } from '../../../engine/drawing/paper.ts';
import { star } from '../../../engine/drawing/shapes.ts';
import { dot, flat, line, oval } from '../../../engine/drawing/strokes.ts';
import { each, rows } from '../../../engine/drawing/tables.ts';
import { EGGS } from './names.ts';
import { YARD } from './tones.ts';

const { paper, coral, ochre, teal, plum, blue, moss } = PALETTE;

const SHELL = 'M0 -27C15 -27 22 -4 22 7C22 19 12 26 0 26S-22 19 -22 7C-22 -4 -15 -27 0 -27Z';
const at = (d: string, x: number, y: number, fill: string) =>
  `<path transform="translate(${x} ${y})" d="${d}" fill="${fill}"/>`;
const HEART = 'M0 7C-12 -1 -8 -10 -2 -9Q0 -8 0 -5Q0 -8 2 -9C8 -10 12 -1 0 7Z';

/** Ground and paint of each pattern. */
const PAINTED: Record<(typeof EGGS)[number], readonly [string, string]> = {
  stip: [
    '#BFE3F7',
    each(rows(2, [-10, -8, 8, -12, 0, 4, -13, 12, 13, 10, 2, 19]), ([x, y]) => dot(4, blue, x, y)),
  ],
  streep: ['#FFE3EC', line('M-26 -8H26M-26 4H26M-26 16H26', coral, 5)],
  golf: ['#DFF2D8', line('M-26 -6q6.500 -7 13 0t13 0t13 0t13 0M-26 9q6.500 -7 13 0t13 0t13 0t13 0', moss, 5)],
  hart: ['#FFF3CF', at(HEART, -9, -3, coral) + at(HEART, 10, 4, coral) + at(HEART, -4, 17, coral)],
  ster: [
    '#E3D8F5',
    at(star(9, 4), 0, -8, plum) + at(star(7, 3), -11, 11, plum) + at(star(7, 3), 11, 12, plum),
  ],
  blok: [
    '#FFFDF6',
    each(4, (row) =>
      each(5, (i) => ((i + row) % 2 ? flat(`M${-25 + i * 11} ${-20 + row * 12}h11v12h-11z`, teal) : '')),
    ),
  ],
  bloem: [
    '#FCE0D6',
    each(
      [0, 72, 144, 216, 288],
      (turn) => `<circle transform="rotate(${turn}) translate(0 -7)" cy="3" r="6" fill="${paper}"/>`,
    ) + dot(4.5, ochre, 0, 2),
  ],
  zigzag: [
    '#FBEFCB',
    line(
      'M-26 -2L-17 -12L-8 -2L1 -12L10 -2L19 -12L28 -2M-26 14L-17 4L-8 14L1 4L10 14L19 4L28 14',
      '#E0822E',
      4.5,
    ),
  ],
  ruit: [
    '#D6EEF4',
    each(rows(2, [-11, -4, 11, -4, 0, 8, -11, 19, 11, 19, 0, -15]), ([x, y]) =>
      at('M0 -7L6 0L0 7L-6 0Z', x, y, plum),
    ),
  ],
  blad: [
    '#FFFDF6',
    line('M0 -22V24', moss, 3.4) +
      each([-12, 0, 12], (y) =>
        flat(
          `M0 ${y + 6}Q-14 ${y + 4} -14 ${y - 8}Q-2 ${y - 6} 0 ${y + 6}Q2 ${y - 6} 14 ${y - 8}Q14 ${y + 4} 0 ${y + 6}Z`,
          moss,
        ),
      ),
  ],
  maan: [
    '#2B3770',
    flat('M4 -14A12 12 0 1 0 12 8A13 13 0 0 1 4 -14Z', '#FFE39A') +
      each(rows(2, [-11, -8, 13, -4, -8, 16]), ([x, y]) => dot(2, '#FFE39A', x, y)),
  ],
  vlek: [
    '#F6D6C0',
    each(rows(3, [-9, -6, 7, 9, 6, 9, -8, 17, 5, 7, -15, 4]), ([x, y, r]) => dot(r, '#A9683F', x, y, 0.8)),
  ],
};

/** A painted egg around (0, 0). */
export const egg = (name: (typeof EGGS)[number]): string => {
  const [ground, paint] = PAINTED[name];
  return prop(SHELL, ground, { line: 3, outline: 1, inner: paint + oval(4, 7, '#FFFFFF', -11, -10, 0.7) });
};

const golden = prop(SHELL, YARD.gold, {
  line: 3,
  outline: 1,
  inner:
    flat('M-30 8Q0 20 30 8V40H-30Z', '#E5A71B', 0.6) +
    oval(5, 8, '#FFF9DC', -9, -9) +
    at(star(6, 2.6), 9, 4, '#FFF9DC'),
});

/** An egg-shaped hollow of the tray. */
const hollow =
  prop('M-20 -6H20L17 14Q0 20 -17 14Z', '#B8BCC9', { line: 2.5, outline: 0.4 }) +
  oval(16, 6, '#8F95A8', 0, -5);

export const eggs = (): Record<string, SpriteArt> => ({
  ...Object.fromEntries(EGGS.map((name) => [`ei-${name}`, sprite(egg(name), 28, 32)])),
  'ei-goud': sprite(golden, 28, 32),
  eirand: sprite(sticker(SHELL, paper, { rim: 5, line: 3 }), 36, 42),
  eierdop: sprite(hollow, 24, 24),
});
