import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { sticker } from '../../../engine/drawing/paper.ts';
import { circle } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval, stripe } from '../../../engine/drawing/strokes.ts';
import { each, series } from '../../../engine/drawing/tables.ts';
import { BODIES, FRY, PATTERNS } from './sizes.ts';

const { ink, paper, coral, teal, ochre, plum, blue, moss, pink } = PALETTE;

/** Outlines, looking to the right, and the colour of each kind. */
const KINDS: readonly (readonly [outline: string, fill: string])[] = [
  ['M40 2C36 -22 14 -32 -10 -28C-28 -24 -38 -12 -40 0C-38 14 -26 26 -8 28C16 31 36 22 40 2Z', coral],
  ['M48 3C42 -15 18 -23 -8 -21C-28 -19 -40 -8 -45 0C-40 10 -26 19 -6 21C20 23 42 17 48 3Z', teal],
  ['M35 0C35 -20 20 -34 0 -34C-20 -34 -33 -20 -34 0C-33 20 -20 34 0 34C20 34 35 20 35 0Z', ochre],
  ['M39 2C31 -14 20 -24 2 -37C-6 -32 -14 -25 -23 -21C-33 -15 -37 -8 -38 0C-37 9 -31 15 -23 21C-12 27 -6 33 2 37C16 27 33 17 39 2Z', plum], // prettier-ignore
  ['M39 -3C39 -20 30 -27 12 -28L-18 -26C-33 -24 -38 -12 -38 0C-38 14 -31 25 -16 26L14 28C32 27 39 15 39 -3Z', blue], // prettier-ignore
  ['M42 8C46 -12 30 -32 8 -31C-14 -29 -28 -14 -42 -2C-30 15 -12 27 10 28C28 28 39 22 42 8Z', moss],
];

/** What is on its side; cut off by its outline. */
function pattern(kind: number, fill: string): string {
  const tone = darker(fill, 0.22);
  const pale = lighter(fill, 0.45);
  if (kind === 1) return stripe('M-24 -40V40M-8 -40V40M8 -40V40', pale, 7);
  if (kind === 2)
    return each([-26, -14, -2, -20, -8, 4, -26, -14], (x, i) =>
      dot(4.6, pale, x + (i % 2) * 3, -18 + Math.floor(i / 3) * 15),
    );
  if (kind === 3) return each(3, (i) => line(`M-44 ${-14 + i * 14}q8 -8 16 0t16 0t16 0`, pale, 4.5));
  return flat('M-46 -40H4Q-22 -14 -46 6Z', tone, 0.4);
}

function body(outline: string, fill: string, kind: number, eye: { x: number; y: number }): string {
  const fins = darker(fill, 0.1);
  const mouth = outline.startsWith('M48') ? 41 : 32;
  return (
    sticker(outline, fill, {
      inner: pattern(kind, fill) + flat('M-50 12Q0 34 50 8V50H-50Z', lighter(fill, 0.55), 0.8) + oval(6, 4, pink, eye.x - 3, eye.y + 17, 0.9), // prettier-ignore
      rim: 5,
      line: 3.6,
    }) +
    edged('M-8 6C-2 2 4 6 4 10C0 18 -12 20 -18 16C-16 12 -12 8 -8 6Z', fins, ink, 2.8) +
    edged(circle(9.5, eye.x, eye.y), paper, ink, 2.8) +
    line(`M${mouth - 7} 10q4 4 8 -1`, ink, 2.8)
  );
}

/** The tail, joined on at (0, 0). */
const tail = (fill: string): string =>
  sticker('M8 0C-8 -4 -20 -20 -29 -22Q-22 0 -29 22C-20 20 -8 4 8 0Z', darker(fill, 0.08), {
    inner: line('M-8 0H-24M-8 -4L-24 -13M-8 4L-24 13', darker(fill, 0.3), 2.4, 0.7),
    rim: 5,
    line: 3.4,
  });

const pupil = (): string => dot(5, ink) + dot(1.7, paper, 1.6, -1.7);

/** A small fish without a word. */
const fry = (fill: string): string =>
  sticker('M24 1C19 -11 4 -14 -8 -6L-22 -13Q-17 0 -22 13L-8 7C4 14 19 12 24 1Z', fill, {
    inner: flat('M-20 4Q2 14 26 2V20H-20Z', lighter(fill, 0.5), 0.8),
    rim: 3,
    line: 2.8,
  }) +
  edged(circle(5, 12, -2), paper, ink, 2) +
  dot(2.6, ink, 13, -2);

const shining = (): string =>
  dot(26, '#FFE9A0', 0, 0, 0.55) + fry('#FFCB3D') + line('M-4 -22V-15M-30 -16l5 4M22 -16l-5 4', '#FFF6CF', 3);

/** Six kinds of fish in four patterns, their tails and eyes, and the small ones. */
export function fishes(): Record<string, SpriteArt> {
  const all: Record<string, SpriteArt> = {};
  for (const [i, [outline, fill]] of KINDS.entries()) {
    Object.assign(
      all,
      series(`vis-${i}`, PATTERNS, (kind) => sprite(body(outline, fill, kind, BODIES[i]!), 58, 48)),
    );
    all[`staart-${i}`] = sprite(tail(fill), -40, -34, 18, 36);
  }
  return {
    ...all,
    pupil: sprite(pupil(), 6),
    ...series('visje', FRY, (name) => sprite(fry(PALETTE[name]), 32, 24)),
    'visje-goud': sprite(shining(), 38, 30),
  };
}
