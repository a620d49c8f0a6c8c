import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { place, sticker } from '../../../engine/drawing/paper.ts';
import { blob, circle } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { BUGS, type BugTones } from './tones.ts';

const { ink, paper } = PALETTE;

/** How a bug is: at rest, listening, too tired to hop, on the wing. */
const MOODS = ['', '-op', '-moe', '-vlucht'] as const;
type Mood = (typeof MOODS)[number];

interface Shape {
  /** Its back, from tail to neck; the head comes at the right. */
  back: string;
  /** Where the middle of its head is, and how large that is. */
  head: readonly [x: number, y: number, r: number];
  pattern(tones: BugTones): string;
  /** What stands out before the head or behind the back. */
  extra?(tones: BugTones): string;
}

const DOME = 'M-48 20C-54 -24 -26 -46 2 -44C26 -42 38 -18 36 20Q-4 30 -48 20Z';
const LOW = 'M-54 20C-56 -14 -32 -32 -4 -32C20 -32 36 -14 36 20Q-8 29 -54 20Z';

/** A ladybird, a beetle with stripes, a bumblebee, a rhinoceros beetle, a grasshopper, a woodlouse. */
const SHAPES: readonly Shape[] = [
  {
    back: DOME,
    head: [36, 0, 19],
    pattern: ({ deep }) =>
      stripe('M-6 -50Q-14 -10 -6 34', ink, 4) +
      dot(9, ink, -30, -12) +
      dot(9, ink, 14, -20) +
      dot(8, ink, -24, 12) +
      dot(8, ink, 14, 8) +
      flat('M-60 14Q-4 34 40 12V40H-60Z', deep, 0.6),
  },
  {
    back: 'M-56 18C-58 -22 -34 -40 -6 -40C22 -40 38 -20 36 18Q-8 30 -56 18Z',
    head: [38, -2, 18],
    pattern: ({ shell, deep }) =>
      each([-40, -16, 8], (x) => stripe(`M${x} -46Q${x - 12} -6 ${x - 2} 34`, lighter(shell, 0.5), 7)) +
      stripe('M24 -40Q12 -6 22 34', deep, 8),
  },
  {
    back: blob(-6, -8, 48, 34, { seed: 5, wobble: 0.05, corners: 18 }),
    head: [38, -4, 19],
    pattern: () => each([-34, -8, 18], (x) => stripe(`M${x} -50Q${x - 8} -6 ${x} 36`, '#4A3524', 13)),
    extra: () => edged('M-10 -34C-33 -34 -40 -60 -28 -72C-9 -77 1 -53 -10 -34Z', '#EAF6FB', ink, 2.6),
  },
  {
    back: DOME,
    head: [37, 2, 19],
    pattern: ({ deep, shell }) =>
      stripe('M10 -50Q-2 -10 12 34', deep, 6) +
      oval(15, 7, lighter(shell, 0.5), -20, -24, 0.8) +
      flat('M-60 12Q-4 32 40 10V40H-60Z', deep, 0.55),
    extra: ({ deep }) =>
      sticker('M44 -12C62 -16 66 -36 58 -50C54 -36 46 -30 34 -28Z', deep, { rim: 4, line: 3 }),
  },
  {
    back: LOW,
    head: [40, -10, 19],
    pattern: ({ deep }) =>
      stripe('M-60 4Q-10 -14 40 4', deep, 5) + flat('M-60 16Q-4 28 40 12V40H-60Z', deep, 0.45),
    extra: ({ deep, shell }) =>
      line('M-12 14L-36 -40L-56 26', ink, 13) +
      line('M-12 14L-36 -40L-56 26', shell, 7) +
      dot(4, deep, -36, -38),
  },
  {
    back: LOW,
    head: [36, 4, 17],
    pattern: ({ deep }) =>
      each([-40, -24, -8, 8, 24], (x) => stripe(`M${x} -40Q${x - 8} -4 ${x + 2} 34`, deep, 4)),
  },
];

/** Feelers: they hang, or stand up to listen. */
function feelers([x, y, r]: Shape['head'], mood: Mood): string {
  const isUp = mood === '-op' || mood === '-vlucht';
  const [wide, high] = isUp ? [7, -30] : mood === '-moe' ? [22, -4] : [16, -17];
  return each([-1, 1], (side) => {
    const [fromX, fromY] = [x + side * 7, y - r + 3];
    const feeler = line(`M${fromX} ${fromY}q${side * 5} -18 ${side * wide} ${high}`, ink, 4);
    return feeler + dot(isUp ? 5.5 : 4.5, ink, fromX + side * wide, fromY + high);
  });
}

/** Two large eyes and a mouth. */
function face([x, y]: Shape['head'], mood: Mood): string {
  const isWide = mood === '-op';
  const [rx, ry] = isWide ? [9.5, 12] : [8.5, 10];
  return (
    each([-5, 11], (dx) => {
      if (mood === '-moe') return line(`M${x + dx - 6} ${y - 4}q6 6 12 0`, paper, 3.6);
      return (
        `<ellipse cx="${x + dx}" cy="${y - 6}" rx="${rx}" ry="${ry}" fill="${paper}" stroke="${ink}" stroke-width="2.4"/>` +
        dot(isWide ? 3.4 : 4.4, ink, x + dx + 2, y - 5)
      );
    }) +
    (isWide
      ? oval(4, 5, paper, x + 5, y + 11)
      : mood === '-vlucht'
        ? edged(`M${x - 5} ${y + 7}Q${x + 4} ${y + 20} ${x + 13} ${y + 7}Z`, paper, ink, 2)
        : line(`M${x - 1} ${y + 9}q5 4 10 0`, paper, 3))
  );
}

const legs = (mood: Mood): string =>
  each([-34, -10, 14], (x, i) => {
    const d = mood === '-vlucht' ? `M${x} 18q-8 10 -12 16` : `M${x} 14q${i * 5 - 7} 6 ${i * 7 - 10} 17`;
    return line(d, ink, 6);
  });

/** Wings that are spread over the back. */
const wings = (): string => {
  const wing = edged('M0 0C-30 -10 -34 -60 -6 -72C24 -62 24 -18 0 0Z', '#F2FAFC', ink, 3, 0.92);
  return each([-36, 4], (turn) => place(wing, -12, -22, { turn }));
};

/** A bug that looks to the right; its feet are about 30 u below (0, 0). */
function bug(shape: Shape, tones: BugTones, mood: Mood): string {
  const [x, y, r] = shape.head;
  return (
    (mood === '-vlucht' ? '' : oval(52, 8, ink, -2, 31, 0.16)) +
    legs(mood) +
    (mood === '-vlucht' ? wings() : (shape.extra?.(tones) ?? '')) +
    feelers(shape.head, mood) +
    sticker(circle(r, x, y), tones.head, { rim: 4, line: 3.2, shadow: 'none' }) +
    sticker(shape.back, tones.shell, shape.pattern(tones), { rim: 4, line: 3.6 }) +
    flat(circle(r - 1.6, x, y), tones.head) +
    face(shape.head, mood) +
    (mood === '-moe' ? edged('M58 -34q-8 12 0 16q8 -4 0 -16Z', '#9BD3EE', ink, 2) : '')
  );
}

/** Every kind in every mood. */
export const bugs = (): Record<string, SpriteArt> =>
  Object.fromEntries(
    SHAPES.flatMap((shape, i) =>
      MOODS.map((mood) => [`beest-${i}${mood}`, sprite(bug(shape, BUGS[i]!, mood), -76, -104, 84, 48)]),
    ),
  );
