import {
  MARK_STYLE,
  PALETTE,
  circle,
  clip,
  markPattern,
  mix,
  place,
  sprite,
  sticker,
  type MarkLetter,
  type SpriteArt,
} from '../../../engine/drawing/index.ts';
import { TONES } from './tones.ts';

const { ink, paper } = PALETTE;

/** Paint of a mark: its colour with the mark's own pattern, over w x h around (0, 0). */
const paint = (mark: MarkLetter, w: number, h: number) =>
  `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" fill="${MARK_STYLE[mark].fill}"/>${markPattern(mark, w, h)}`;

const RIM = { rx: 92, ry: 21, y: -132 } as const;
const BODY = `M-92 ${RIM.y}L-76 -8Q-74 2 -60 4Q0 12 60 4Q74 2 76 -8L92 ${RIM.y}Q0 ${RIM.y - 26} -92 ${RIM.y}Z`;
const MOUTH = `M-92 ${RIM.y}A${RIM.rx} ${RIM.ry} 0 1 1 92 ${RIM.y}A${RIM.rx} ${RIM.ry} 0 1 1 -92 ${RIM.y}Z`;
const POOL = `M-82 ${RIM.y + 3}A82 16 0 1 1 82 ${RIM.y + 3}A82 16 0 1 1 -82 ${RIM.y + 3}Z`;
/** Paint that ran over the rim: it hides where the sign hangs on. */
const OVERFLOW =
  'M-84 -126Q-60 -112 -40 -112L-40 -92Q-34 -82 -28 -92L-28 -110Q0 -106 22 -110L22 -74Q30 -62 38 -74L38 -112Q66 -114 84 -126Q60 -146 0 -146Q-60 -146 -84 -126Z';

/** A tin of paint of one mark; it stands on (0, 0), its paint lies at y -130. */
export function pot(mark: MarkLetter): SpriteArt {
  const handle = `M-92 -126C-88 -176 88 -176 92 -126`;
  return sprite(
    `<path d="${handle}" fill="none" stroke="${paper}" stroke-width="17" stroke-linecap="round"/>` +
      `<path d="${handle}" fill="none" stroke="${ink}" stroke-width="8" stroke-linecap="round"/>` +
      `<path d="${handle}" fill="none" stroke="${TONES.tinDeep}" stroke-width="2.6" stroke-linecap="round"/>` +
      sticker(BODY, TONES.tin, {
        inner: `<path d="M34 -160Q20 -60 30 20H110V-160Z" fill="${TONES.tinDeep}"/><path d="M-68 -96L-60 -24" stroke="${paper}" stroke-width="9" stroke-linecap="round"/>`,
      }) +
      `<path d="${MOUTH}" fill="${TONES.tinDeep}"/>` +
      clip(OVERFLOW, place(paint(mark, 220, 120), 0, -110)) +
      `<path d="${OVERFLOW}" fill="none" stroke="${ink}" stroke-width="3.4" stroke-linejoin="round"/>` +
      `<path d="${MOUTH}" fill="${mix(TONES.tin, paper, 0.4)}" stroke="${ink}" stroke-width="4"/>` +
      clip(POOL, place(paint(mark, 200, 60), 0, RIM.y)) +
      `<path d="M-60 ${RIM.y - 3}Q-34 ${RIM.y - 12} -8 ${RIM.y - 11}" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="4.5" stroke-linecap="round"/>` +
      `<path d="${POOL}" fill="none" stroke="${ink}" stroke-width="3"/>`,
    -112,
    -202,
    112,
    30,
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
  ) + `<path d="${outline}" fill="none" stroke="${edge}" stroke-width="3.6" stroke-linejoin="round"/>`;

/** A dripping handful of paint; its middle is (0, 0). */
export const paintBlob = (mark: MarkLetter, stage: 1 | 2 | 3): SpriteArt =>
  sprite(blobDrawing(BLOBS[stage], paint(mark, 96, 108), ink), -46, -46, 46, 54);

/** Paint that turned into water in the air. */
export const waterBlob = (): SpriteArt =>
  sprite(
    blobDrawing(
      BLOBS[2],
      `<rect x="-50" y="-50" width="100" height="110" fill="${TONES.water}"/>`,
      mix(TONES.water, ink, 0.5),
    ),
    -46,
    -46,
    46,
    54,
  );

const DROP = 'M0 -13C3 -6 9 -2 9 5A9 9 0 0 1 -9 5C-9 -2 -3 -6 0 -13Z';

/** One flying drop, tip up. */
export const paintDrop = (fill: string): SpriteArt =>
  sprite(
    `<path d="${DROP}" fill="${fill}" stroke="${mix(fill, ink, 0.45)}" stroke-width="2.4" stroke-linejoin="round"/><path d="M-4 5Q-4 -1 -1 -4" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2.2" stroke-linecap="round"/>`,
    -14,
    -18,
    14,
    18,
  );

/** A puddle of clear water that runs down the wall. */
export const waterSplash = (): SpriteArt => {
  const d =
    'M-62 -8C-70 -34 -40 -46 -30 -34C-24 -54 10 -60 18 -38C36 -54 66 -38 56 -14C70 0 60 24 44 20L44 50Q38 60 32 50L32 24Q14 34 6 24L6 66Q-2 78 -10 66L-10 26Q-26 34 -32 22L-32 42Q-38 50 -44 42L-44 18C-62 20 -72 4 -62 -8Z';
  return sprite(
    `<path d="${d}" fill="${TONES.water}" fill-opacity=".8" stroke="${mix(TONES.water, ink, 0.24)}" stroke-width="3" stroke-linejoin="round"/>` +
      `<path d="M-44 -14Q-36 -30 -22 -26M8 -34Q18 -40 26 -32" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>` +
      `<path d="${circle(5, 72, 30)}${circle(4, -74, 34)}${circle(4, 50, -52)}" fill="${TONES.water}"/>`,
    -86,
    -66,
    86,
    84,
  );
};
