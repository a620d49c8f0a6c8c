import { MARK_STYLE, markPattern, type MarkLetter } from '../../../engine/drawing/index.ts';
import { PALETTE, mix } from '../../../engine/drawing/palette.ts';
import { clip, place, sticker } from '../../../engine/drawing/paper.ts';
import { circle } from '../../../engine/drawing/shapes.ts';
import { edged, flat, line, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { TONES } from './tones.ts';

const { ink, paper } = PALETTE;

/** Paint of a mark: its colour with the mark's own pattern, over w x h around (0, 0). */
const paint = (mark: MarkLetter, w: number, h: number) =>
  slab(-w / 2, -h / 2, w, h, MARK_STYLE[mark].fill) + markPattern(mark, w, h);

const RIM = { rx: 92, ry: 21, y: -132 } as const;
const BODY = `M-92 ${RIM.y}L-76 -8Q-74 2 -60 4Q0 12 60 4Q74 2 76 -8L92 ${RIM.y}Q0 ${RIM.y - 26} -92 ${RIM.y}Z`;
const MOUTH = `M-92 ${RIM.y}A${RIM.rx} ${RIM.ry} 0 1 1 92 ${RIM.y}A${RIM.rx} ${RIM.ry} 0 1 1 -92 ${RIM.y}Z`;
const POOL = `M-82 ${RIM.y + 3}A82 16 0 1 1 82 ${RIM.y + 3}A82 16 0 1 1 -82 ${RIM.y + 3}Z`;
/** Paint that ran over the rim: it hides where the sign hangs on. */
const OVERFLOW =
  'M-84 -126Q-60 -112 -40 -112L-40 -92Q-34 -82 -28 -92L-28 -110Q0 -106 22 -110L22 -74Q30 -62 38 -74L38 -112Q66 -114 84 -126Q60 -146 0 -146Q-60 -146 -84 -126Z';

/** A tin of paint of one mark; it stands on (0, 0), its paint lies at y -130. */
export function pot(mark: MarkLetter): string {
  const handle = `M-92 -126C-88 -176 88 -176 92 -126`;
  return (
    line(handle, paper, 17) +
    line(handle, ink, 8) +
    line(handle, TONES.tinDeep, 2.6) +
    sticker(BODY, TONES.tin, {
      inner: flat('M34 -160Q20 -60 30 20H110V-160Z', TONES.tinDeep) + line('M-68 -96L-60 -24', paper, 9),
    }) +
    flat(MOUTH, TONES.tinDeep) +
    clip(OVERFLOW, place(paint(mark, 220, 120), 0, -110)) +
    line(OVERFLOW, ink, 3.4) +
    edged(MOUTH, mix(TONES.tin, paper, 0.4), ink, 4) +
    clip(POOL, place(paint(mark, 200, 60), 0, RIM.y)) +
    line(`M-60 ${RIM.y - 3}Q-34 ${RIM.y - 12} -8 ${RIM.y - 11}`, '#fff', 4.5, 0.65) +
    stripe(POOL, ink, 3)
  );
}

/** Outline of the blob that Moes holds, from fat and fresh (1) to nearly gone (3). */
const BLOBS: Record<1 | 2 | 3, string> = {
  1: 'M-34 -2C-40 -26 -20 -40 2 -38C28 -38 42 -20 36 2C34 14 28 16 26 26C25 34 17 34 16 26C14 18 8 24 6 34C4 46 -6 46 -7 34C-8 24 -14 22 -17 26C-22 32 -32 14 -34 -2Z',
  2: 'M-27 -6C-30 -24 -16 -34 2 -33C22 -33 32 -18 28 -2C26 8 20 8 18 14C16 20 8 22 6 34C5 44 -3 44 -4 34C-6 20 -12 18 -15 14C-22 10 -26 4 -27 -6Z',
  3: 'M-17 -10C-18 -22 -10 -28 1 -28C14 -28 20 -18 17 -8C15 0 9 4 7 12C6 20 -2 20 -3 12C-6 4 -15 0 -17 -10Z',
};

const blobDrawing = (outline: string, inside: string, edge: string) =>
  clip(
    outline,
    `${inside}<path d="M-40 60L-40 6Q0 30 44 -8L44 60Z" fill="${ink}" opacity=".13"/><path d="M-20 -14Q-16 -28 0 -29" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="6" stroke-linecap="round"/>`,
  ) + line(outline, edge, 3.6);

/** A dripping handful of paint; its middle is (0, 0). */
export const paintBlob = (mark: MarkLetter, stage: 1 | 2 | 3): string =>
  blobDrawing(BLOBS[stage], paint(mark, 96, 108), ink);

/** Paint that turned into water in the air. */
export const waterBlob = (): string =>
  blobDrawing(BLOBS[2], slab(-50, -50, 100, 110, TONES.water), mix(TONES.water, ink, 0.5));

const DROP = 'M0 -13C3 -6 9 -2 9 5A9 9 0 0 1 -9 5C-9 -2 -3 -6 0 -13Z';

/** One flying drop, tip up. */
export const paintDrop = (fill: string): string =>
  edged(DROP, fill, mix(fill, ink, 0.45), 2.4) + line('M-4 5Q-4 -1 -1 -4', '#fff', 2.2, 0.7);

/** A puddle of clear water that runs down the wall. */
export const waterSplash = (): string => {
  const d =
    'M-62 -8C-70 -34 -40 -46 -30 -34C-24 -54 10 -60 18 -38C36 -54 66 -38 56 -14C70 0 60 24 44 20L44 50Q38 60 32 50L32 24Q14 34 6 24L6 66Q-2 78 -10 66L-10 26Q-26 34 -32 22L-32 42Q-38 50 -44 42L-44 18C-62 20 -72 4 -62 -8Z';
  return (
    `<path d="${d}" fill="${TONES.water}" fill-opacity=".8" stroke="${mix(TONES.water, ink, 0.24)}" stroke-width="3" stroke-linejoin="round"/>` +
    line('M-44 -14Q-36 -30 -22 -26M8 -34Q18 -40 26 -32', '#fff', 5) +
    flat(`${circle(5, 72, 30)}${circle(4, -74, 34)}${circle(4, 50, -52)}`, TONES.water)
  );
};
