import { createRng, type Rng } from '../../exercise/rng.ts';
import { FACES, KLODDER_NAMES } from '../klodder/cast.ts';
import { klodder } from '../klodder/klodder.ts';
import { piece } from '../klodder/piece.ts';
import { PALETTE } from '../palette.ts';
import { svg } from '../paper.ts';
import { circle } from '../shapes.ts';

const { ink, blue, coral, moss, plum, ochre, teal } = PALETTE;

/**
 * What a round of a game leaves in the cabinet, as `scenes/<id>/art/piece.ts` draws it: around (0, 0), within 120 by 120, another
 * one with each `rng`. `keepsake` is what the pupil picked in its finale.
 */
export type PieceDrawing = (rng: Rng, keepsake?: string) => string;

/** Bright colours for pieces. */
export const PIECE_COLOURS = [blue, coral, moss, plum, ochre, teal, '#E77FA3', '#7CC6E8'] as const;

/** A shape of a piece with its outline; `inner` lies within it. */
export const outlined = (d: string, colour: string, inner = ''): string =>
  piece(d, colour, { line: 3.4, inner });

/** A line on a piece. */
export const inkLine = (d: string, colour: string = ink, width = 3): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A whole number between `from` and `to`. */
export const whole = (rng: Rng, from: number, to: number): number => Math.round(rng.between(from, to));

/** A landscape or room with a Klodder in it, `w` by `h` around (0, 0): for photos, films and stamps. */
export function snapshot(rng: Rng, w: number, h: number): string {
  const sky = rng.pick(['#CDEBFA', '#FBE2D0', '#D9D0F0', '#FBEFCB']);
  const land = rng.pick(['#B9DE86', '#F6E3B0', '#8CC56B', '#EDF5FB']);
  const hill = h * (0.1 + rng.next() * 0.2);
  return (
    `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" fill="${sky}"/><path d="${circle(h * 0.12, (rng.next() - 0.5) * w * 0.7, -h * 0.26)}" fill="#FFD84A"/>` +
    `<path d="M${-w / 2} ${hill}Q${-w / 4} ${hill - 18} 0 ${hill}T${w / 2} ${hill - 4}V${h / 2}H${-w / 2}Z" fill="${land}"/>` +
    klodder({
      name: rng.pick(KLODDER_NAMES),
      face: rng.pick(FACES),
      pose: rng.pick(['stand', 'jump', 'walk'] as const),
      x: whole(rng, -10, 10),
      y: h * 0.36,
      size: h * 0.5,
      rim: 0,
      flip: rng.next() > 0.5,
    })
  );
}

/** A piece as a whole SVG document, `size` px wide: the same round is always the same piece, another one another. */
export function pieceSvg(
  draw: PieceDrawing,
  { id, keepsake }: { id: string; keepsake?: string | undefined },
  size = 120,
): string {
  const inner = `<ellipse cy="54" rx="44" ry="6" fill="${ink}" opacity=".14"/>${draw(createRng(`stuk/${id}`), keepsake)}`;
  return svg(inner, -66, -66, 132, 132).replace(
    'width="132" height="132"',
    `width="${size}" height="${size}"`,
  );
}
