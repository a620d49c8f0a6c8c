import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { cloud, layer, place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { curve } from '../../../engine/drawing/points.ts';
import { blob, circle, star } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval, slab } from '../../../engine/drawing/strokes.ts';
import { each, rows, series } from '../../../engine/drawing/tables.ts';
import { BUBBLE } from './sizes.ts';
import { REEF } from './tones.ts';

const { ink, paper, ochre, plum, pink, teal, coral } = PALETTE;

/** A bubble that holds a letter. */
const bubble = (): string =>
  sticker(circle(BUBBLE - 5), '#C6F1F2', {
    inner: dot(BUBBLE - 16, '#E3FAF8', 3, 4) + line(`M-36 -14A39 39 0 0 1 -14 -37`, '#FFFFFF', 8) + dot(4, '#FFFFFF', -38, 2), // prettier-ignore
    rim: 4,
    line: 3.2,
    shadow: 'none',
  });

const eyes = (x: number, y: number, r = 8, apart = 20): string =>
  each(
    [0, apart],
    (dx) => edged(circle(r, x + dx, y), paper, ink, 2.6) + dot(r * 0.5, ink, x + dx + 1, y + 1),
  );
const smile = (x: number, y: number): string => line(`M${x - 7} ${y}q7 7 14 0`, ink, 3);
const body = (d: string, fill: string, inner = '') => sticker(d, fill, { inner, rim: 4, line: 3.4, shadow: 'none' }); // prettier-ignore

/** Six little animals of the sea that carry a word: shrimp, star, crab, seahorse, urchin, snail. */
// prettier-ignore
const ANIMALS: readonly string[] = [
  line('M-6 -26q-22 -14 -34 -8M4 -28q-14 -18 -30 -16', ink, 3) + each([-18, -4, 10], (x) => line(`M${x} 22q-2 10 -8 14`, ink, 4)) +
    body('M36 -4C48 -16 48 12 36 8C30 30 -8 34 -26 20C-40 8 -34 -20 -14 -26C6 -32 28 -22 36 -4Z', '#F59A86', each([4, 18, 31], (x) => line(`M${x} -34Q${x - 10} 4 ${x} 36`, '#D96A56', 3))) +
    eyes(-22, -8, 8, 18) + smile(-12, 8),
  body(star(44, 26), ochre, each(5, (i) => place(dot(4, '#FBE0A0', 0, -28), 0, 0, { turn: i * 72 }))) + eyes(-10, -4) + smile(0, 11),
  each([-1, 1], (side) => line(`M${side * 24} 0q${side * 20} -8 ${side * 20} -20`, ink, 7) + place(body('M-11 4C-15 -12 -4 -18 0 -8C4 -18 15 -12 11 4C6 12 -6 12 -11 4Z', coral), side * 42, -24)) +
    each([-24, -12, 12, 24], (x) => line(`M${x} 18l${x * 0.5} 15`, ink, 5)) +
    body('M-36 6C-34 -20 34 -20 36 6C34 28 -34 28 -36 6Z', coral, flat('M-40 12Q0 30 40 12V40H-40Z', '#C94B33', 0.5)) + eyes(-10, -10, 9) + smile(0, 11),
  line('M8 6C26 16 14 40 0 34C-8 30 -4 22 2 24', ink, 13) + line('M8 6C26 16 14 40 0 34C-8 30 -4 22 2 24', '#9BC96A', 7) +
    body('M-30 -20C-40 -20 -40 -6 -28 -6L-12 -4C-18 8 -14 22 4 22C22 20 26 -6 14 -24C4 -40 -18 -42 -24 -26Z', '#9BC96A', each(4, (i) => line(`M${-4 + i * 7} ${20 - i * 10}q9 -2 14 -8`, '#6F9C42', 3))) +
    body('M12 -20q14 -6 18 -14q4 14 -4 28Z', '#CDE7A8') + eyes(-14, -24, 8, 14),
  each(12, (i) => place(line('M0 -24V-44', ink, 6), 0, 0, { turn: i * 30 })) +
    body(blob(0, 0, 31, 29, { seed: 8 }), plum, each(5, (i) => place(dot(3, '#D9BDF0', 0, -22), 0, 0, { turn: i * 72 + 20 }))) + eyes(-10, -4, 9) + smile(0, 13),
  body('M-42 30C-44 10 -34 8 -30 22H24C40 20 42 34 30 34H-30Q-40 36 -42 30Z', '#F7CFA6') + line('M-38 12l-6 -14M-30 12l2 -15', ink, 3.4) + dot(5, ink, -44, -4) +
    dot(5, ink, -28, -5) + body(circle(25, 4, -6), teal, line('M4 -6m0 0a6 6 0 0 1 8 6a12 12 0 0 1 -20 2a18 18 0 0 1 22 -24', '#BDEBE6', 5)) + smile(-34, 26),
];

/** A jellyfish: no rim, as one keeps away from it. */
const jelly = (fill: string): string =>
  each([-16, -5, 6, 17], (x, i) =>
    line(`M${x} 4q${i % 2 ? 7 : -7} 9 0 18t0 18`, darker(fill, 0.12), 5, 0.9),
  ) +
  prop('M-32 6C-36 -38 36 -38 32 6Q24 -4 16 6Q8 -4 0 6Q-8 -4 -16 6Q-24 -4 -32 6Z', fill, {
    inner: flat('M-30 2C-30 -24 -8 -34 4 -32C-14 -24 -18 -8 -18 4Z', lighter(fill, 0.5), 0.8),
    outline: 0.45,
    line: 3.2,
  }) +
  line('M-13 -9q4 -6 8 0M6 -9q4 -6 8 0', ink, 3) +
  oval(4, 3, ink, 1, 0);

const current = (): string =>
  line('M-92 0q22 -13 46 0t46 0t46 0t40 -4', '#FFFFFF', 6, 0.85) + line('M-60 15q22 -10 46 0t46 0', '#FFFFFF', 4, 0.6); // prettier-ignore

const pearl = (): string =>
  sticker(circle(17), '#F4EEF8', {
    inner: dot(12, '#FFFFFF', -3, -3) + dot(5, '#E8D8F2', 7, 8, 0.9) + dot(4, '#FFFFFF', -6, -7),
    rim: 4,
    line: 3,
    shadow: 'none',
  });

/** A mark of the kunstje: a starfish, or the print of one. */
const starfish = (isFull: boolean): string =>
  isFull
    ? place(edged(star(22, 11), coral, ink, 3) + each(5, (i) => place(dot(2.4, '#FFD9CC', 0, -12), 0, 0, { turn: i * 72 })), 0, 0, { turn: 8 }) // prettier-ignore
    : place(flat(star(22, 11), '#FFFFFF', 0.85) + line(star(22, 11), REEF.stoneDeep, 3, 1, '4 6'), 0, 0, { turn: 8 }); // prettier-ignore

/** The air around those who look on. */
const dome = (): string =>
  flat(circle(68), '#FFFFFF', 0.16) +
  line(circle(68), '#FFFFFF', 5, 0.85) +
  line('M-50 -28A57 57 0 0 1 -22 -52', '#FFFFFF', 9, 0.9) +
  dot(5, '#FFFFFF', -55, -8, 0.9);

/** The sky over the sea, down to (0, 0), and the sea before who is in it: its surface at (0, 0). */
const sky = (): string =>
  slab(-830, -640, 1660, 670, '#D8F0FA') +
  `<ellipse cx="0" cy="10" rx="700" ry="150" fill="#FFF6DD" filter="url(#glow)"/>` +
  dot(64, '#FFE39A', -430, -240) +
  each(rows(3, [-180, -300, 1.7, 420, -220, 2, 90, -120, 1.2]), ([x, y, scale]) => cloud(x, y, scale));
const swell = (y: number, seed: number, fill: string): string =>
  layer([...curve((x) => y + 11 * Math.sin(x / 70 + seed), -830, 830, 60), [830, 420], [-830, 420]], fill, { seed, edgeWidth: 8, shadow: 'none' }); // prettier-ignore

/** Everything in the reef but its fish and its scenery. */
export function things(): Record<string, SpriteArt> {
  return {
    bel: sprite(bubble(), BUBBLE + 3),
    ...series('hapje', ANIMALS, (animal) => sprite(animal, 62, 52)),
    ...series('kwal', [pink, '#B7A2E6'], (fill) => sprite(jelly(fill), 40, 48)),
    stroom: sprite(current(), 100, 26),
    parel: sprite(pearl(), 26),
    zeester: sprite(starfish(true), 27),
    'zeester-leeg': sprite(starfish(false), 27),
    koepel: sprite(dome(), 74),
    lucht: sprite(sky(), -830, -600, 830, 24),
    golf: sprite(swell(0, 9, REEF.water) + swell(110, 14, REEF.deep), -830, -22, 830, 410),
  };
}
