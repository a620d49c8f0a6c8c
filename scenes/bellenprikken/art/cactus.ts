import { eye, mouth, type Face } from '../../../engine/drawing/index.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { groundShadow, place, prop } from '../../../engine/drawing/paper.ts';
import { circle } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { pupil } from '../../../engine/drawing/klodder/face.ts';
import { TONES } from './tones.ts';

const { ink } = PALETTE;
/** Size of an eye; the pupils are sprites of their own, so that they can follow the bubbles. */
const EYE = { rx: 11, ry: 15.5 } as const;
/** The whole cactus is drawn at this scale. */
const SCALE = 1.5;
const LIMB = { line: 3, outline: 0.55 } as const;

const scaled = (inner: string): string => place(inner, 0, 0, { scale: SCALE });

/** A little bunch of three thorns. */
const thorns = (places: readonly (readonly [number, number, number])[]): string =>
  each(places, ([x, y, turn]) => place(line('M0 4V-9M0 2L-5 -6M0 2L5 -6', ink, 2.2), x, y, { turn }));

const flower = (): string =>
  each(
    [0, 72, 144, 216, 288],
    (turn) =>
      `<ellipse transform="rotate(${turn}) translate(0 -11)" rx="8" ry="10" fill="${PALETTE.coral}" stroke="#A8321C" stroke-width="2.2"/>`,
  ) + edged(circle(6.5), PALETTE.ochre, '#8A5A08', 2);

/** Feet, left arm, body and flower, without a face. It stands on (0, 0). */
export function cactusBody(): string {
  const foot = (x: number) =>
    `<ellipse cx="${x}" cy="0" rx="15" ry="9" fill="#3F8030" stroke="#23502A" stroke-width="2.8"/>`;
  const inner =
    flat('M-70 -26Q0 6 70 -36V20H-70Z', TONES.cactusShade, 0.8) +
    stripe('M-22 -116Q-34 -60 -24 0M22 -116Q34 -60 24 0', TONES.cactusRib, 4, 0.8);
  return scaled(
    groundShadow(0, 2, 52, 9) +
      foot(-18) +
      foot(18) +
      prop(
        'M-32 -34C-62 -30 -66 -48 -64 -62C-64 -74 -48 -74 -48 -62C-48 -54 -44 -52 -32 -54Z',
        TONES.cactus,
        LIMB,
      ) +
      prop(
        'M-38 -14C-44 -60 -42 -112 0 -114C42 -112 44 -60 38 -14Q30 -2 0 -2Q-30 -2 -38 -14Z',
        TONES.cactus,
        inner,
        { ...LIMB, shadow: 'object' },
      ) +
      thorns([
        [-34, -92, -40],
        [-40, -22, -80],
        [34, -96, 40],
        [40, -28, 80],
        [-16, -106, -18],
        [-66, -56, -80],
        [-56, -70, -10],
      ]) +
      place(flower(), 10, -116),
  );
}

/** The right arm, which turns round its shoulder at (0, 0). */
export const cactusArm = (): string =>
  scaled(
    prop('M-8 10C18 14 28 0 26 -22C26 -34 10 -34 10 -22C10 -12 6 -8 -8 -10Z', TONES.cactus, LIMB) +
      thorns([
        [20, -28, 20],
        [28, -10, 80],
      ]),
  );

/** The needle, point up; it is held at (0, 0). */
export const needle = (): string =>
  scaled(
    edged('M-3 -2L0 -60L3 -2Z', '#E8ECF3', ink, 2.6) +
      edged(circle(8), PALETTE.coral, ink, 2.6) +
      dot(2.2, '#fff', -2.4, -2.6, 0.8),
  );

/** The whites of both eyes and the cheeks, round the middle of the face. */
export const cactusEyes = (face: Face): string => {
  const sides = [-1, 1] as const;
  const cheeks = each(sides, (side) => oval(6, 4, PALETTE.coral, side * 28, 19, 0.45));
  const eyes = each(sides, (side) => place(eye(EYE, side, face, [0, 0], true), side * 14, 0));
  return scaled(cheeks + eyes);
};

/** One pupil. */
export const cactusPupil = (): string => scaled(pupil(EYE, 'happy'));

/** The mouth, round its own middle. */
export const cactusMouth = (face: Face): string => scaled(mouth(face));
