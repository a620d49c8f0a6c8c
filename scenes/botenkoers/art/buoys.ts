import { PALETTE, darker } from '../../../engine/drawing/palette.ts';
import { place, sticker } from '../../../engine/drawing/paper.ts';
import { circle } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';

const { ink, paper, coral, ochre, teal, blue, plum } = PALETTE;

const BODIES = [coral, teal, ochre, blue, plum, '#5BA446'] as const;

/** A buoy with a plate for its letters; each has a pattern and a top of its own. */
export function buoy(i: number): string {
  const fill = BODIES[i]!;
  const body = circle(40, 0, 4);
  const marks = [
    flat('M-50 4H50V22H-50Z', paper),
    flat('M-14 -50H14V60H-14Z', paper),
    each(8, (n) => place(flat('M-7 -48H7V-30H-7Z', ink, 0.55), 0, 4, { turn: n * 45 })),
    flat('M-50 -50H0V4H-50ZM0 4H50V60H0Z', paper),
    each(10, (n) => place(dot(4.5, paper, 0, -34), 0, 4, { turn: n * 36 })),
    flat('M-50 -10L50 -50V-30L-50 12ZM-50 36L50 -6V16L-50 60Z', paper),
  ][i]!;
  const top = [
    'M-9 -36L0 -52L9 -36Z',
    circle(7.5, 0, -43),
    'M-8 -51H8V-37H-8Z',
    'M-9 -51H9L0 -37Z',
    'M-10 -44L0 -53L10 -44L0 -36Z',
    circle(7.5, 0, -43),
  ][i]!;
  return (
    oval(48, 12, '#FFFFFF', 0, 40, 0.85) +
    sticker(top, ochre, { rim: 4, line: 3 }) +
    sticker(body, fill, marks + oval(46, 12, darker(fill, 0.3), 0, 46, 0.5)) +
    edged(circle(30, 0, 4), paper, ink, 3)
  );
}

const FLAGS = [coral, ochre, teal, plum] as const;

/** The flag of a buoy that the course goes by; placed by the foot of its pole. */
export const flag = (i: number): string =>
  line('M0 4V-34', paper, 9) +
  line('M0 4V-34', ink, 4) +
  sticker('M2 -34Q14 -40 30 -32L24 -23L30 -13Q14 -20 2 -14Z', FLAGS[i]!, { rim: 3, line: 3, shadow: 'none' });

/** A float under a plank. */
export const float = (i: number): string =>
  oval(27, 9, '#FFFFFF', 0, 18, 0.85) +
  sticker(circle(20), BODIES[i]!, flat('M-30 -4H30V8H-30Z', paper), { rim: 5, line: 3 });
