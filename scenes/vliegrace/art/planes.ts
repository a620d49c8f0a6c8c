import { eye } from '../../../engine/drawing/klodder/face.ts';
import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { prop, sticker } from '../../../engine/drawing/paper.ts';
import { circle, star } from '../../../engine/drawing/shapes.ts';
import { edged, flat, line } from '../../../engine/drawing/strokes.ts';
import { place } from '../../../engine/drawing/paper.ts';
import { TONE } from './colours.ts';

const { ink, paper, pencil } = PALETTE;

/** A folded dart that flies to the right, from its middle: the wing on the far side, and all that is before the rider. */
const FAR = 'M78 4L-62 -26L-50 0Z';
const NEAR = 'M78 4L-74 -6L-58 22L-30 14L-24 34Z';
const crease = line('M78 4L-30 14', ink, 2.6, 0.5);
const keel = (fill: string) => flat('M78 4L-30 14L-24 36Z', darker(fill, 0.18));

/** Each fold brings something: a stripe, a winglet, a fin, a crown of gold. */
const FOLDS: readonly { fill: string; more: string; fin?: string; tip?: string }[] = [
  { fill: paper, more: line('M-60 2L40 4M-56 10L10 9', TONE.rule, 2.6) },
  { fill: paper, more: flat('M-20 -8L-4 -8L-14 30H-34Z', TONE.coral) },
  { fill: '#DDF0EA', more: flat('M-20 -8L-4 -8L-14 30H-34Z', TONE.teal), tip: 'M-70 -2L-86 -20L-60 -10Z' },
  {
    fill: '#FCE3DC',
    more: flat('M-14 -8L2 -8L-8 30H-28ZM-46 -8L-34 -8L-44 26H-58Z', TONE.coral),
    tip: 'M-70 -2L-88 -22L-60 -10Z',
    fin: 'M-46 -14L-74 -48L-24 -20Z',
  },
  {
    fill: '#FFE9A6',
    more: place(flat(star(13, 6), TONE.coral), -34, 8),
    tip: 'M-70 -2L-90 -24L-58 -10Z',
    fin: 'M-46 -14L-78 -52L-20 -20Z',
  },
];
const RIM = { rim: 4, line: 3 } as const;

export const PLANE_BACKS = FOLDS.map(
  ({ fill, fin }) => (fin ? sticker(fin, TONE.ochre, RIM) : '') + sticker(FAR, darker(fill, 0.14), RIM),
);
export const PLANE_FRONTS = FOLDS.map(
  ({ fill, more, tip }) =>
    (tip ? sticker(tip, TONE.coral, RIM) : '') + sticker(NEAR, fill, more + keel(fill) + crease, RIM),
);

/** Planes of those who fly along, without a rim. */
const along = (fill: string) =>
  prop(FAR, darker(fill, 0.2), { outline: 0.5 }) + prop(NEAR, fill, keel(fill) + crease, { outline: 0.5 });
export const RIVALS_DRAWN = [along('#BFE3DE'), along('#F7DC9A')];

/** The plane that tows: it has a whirl at its nose. */
export const towPlane = (): string =>
  prop(NEAR, lighter(TONE.plum, 0.45), keel(lighter(TONE.plum, 0.3)) + crease, { outline: 0.5 }) +
  prop('M80 -24Q90 -10 82 4Q92 18 82 34Q74 18 80 4Q72 -10 80 -24Z', TONE.ochre, { outline: 0.5 }) +
  edged(circle(5, 80, 4), TONE.coral, ink, 2);

/** Krul, a pencil line that draws itself into a plane. */
export const krul = (): string => {
  const d = 'M54 2L-50 -20L-36 0L-52 16L54 2L-34 6L-26 24L22 7M-50 -20C-64 -26 -66 -36 -56 -36';
  return (
    line(d, paper, 12) +
    flat('M54 2L-50 -20L-36 0L-52 16L54 2L-34 6L-26 24L22 7Z', paper) +
    line(d, pencil, 4.6) +
    place(eye({ rx: 6, ry: 8.4 }, -1, 'look'), -6, -14) +
    place(eye({ rx: 6, ry: 8.4 }, 1, 'look'), 8, -12)
  );
};

/** A ribbon that flutters behind. */
export const ribbon = (): string => {
  const d = 'M0 0Q-16 -10 -30 0T-58 0';
  return line(d, ink, 10) + line(d, TONE.coral, 6);
};
