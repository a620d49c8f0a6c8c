import { PALETTE, eye, groundShadow, mouth, prop, type Face } from '../../../engine/drawing/index.ts';
import { pupil } from '../../../engine/drawing/klodder/face.ts';
import { TONES } from './tones.ts';

const { ink } = PALETTE;
/** Size of an eye; the pupils are sprites of their own, so that they can follow the bubbles. */
const EYE = { rx: 11, ry: 15.5 } as const;
/** The whole cactus is drawn at this scale. */
const SCALE = 1.5;
const LIMB = { line: 3, outline: 0.55 } as const;

const scaled = (inner: string): string => `<g transform="scale(${SCALE})">${inner}</g>`;

/** A little bunch of three thorns. */
const thorns = (places: readonly (readonly [number, number, number])[]): string =>
  places
    .map(
      ([x, y, turn]) =>
        `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 4V-9M0 2L-5 -6M0 2L5 -6" stroke="${ink}" stroke-width="2.2" stroke-linecap="round"/>`,
    )
    .join('');

const flower = (): string =>
  [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<ellipse transform="rotate(${turn}) translate(0 -11)" rx="8" ry="10" fill="${PALETTE.coral}" stroke="#A8321C" stroke-width="2.2"/>`,
    )
    .join('') + `<circle r="6.5" fill="${PALETTE.ochre}" stroke="#8A5A08" stroke-width="2"/>`;

/** Feet, left arm, body and flower, without a face. It stands on (0, 0). */
export function cactusBody(): string {
  const foot = (x: number) =>
    `<ellipse cx="${x}" cy="0" rx="15" ry="9" fill="#3F8030" stroke="#23502A" stroke-width="2.8"/>`;
  const inner =
    `<path d="M-70 -26Q0 6 70 -36V20H-70Z" fill="${TONES.cactusShade}" opacity=".8"/>` +
    `<path d="M-22 -116Q-34 -60 -24 0M22 -116Q34 -60 24 0" fill="none" stroke="${TONES.cactusRib}" stroke-width="4" opacity=".8"/>`;
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
        {
          ...LIMB,
          shadow: 'object',
          inner,
        },
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
      `<g transform="translate(10 -116)">${flower()}</g>`,
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
    `<path d="M-3 -2L0 -60L3 -2Z" fill="#E8ECF3" stroke="${ink}" stroke-width="2.6" stroke-linejoin="round"/>` +
      `<circle r="8" fill="${PALETTE.coral}" stroke="${ink}" stroke-width="2.6"/>` +
      `<circle cx="-2.4" cy="-2.6" r="2.2" fill="#fff" opacity=".8"/>`,
  );

/** The whites of both eyes and the cheeks, round the middle of the face. */
export const cactusEyes = (face: Face): string => {
  const sides = [-1, 1] as const;
  const cheeks = sides
    .map((side) => `<ellipse cx="${side * 28}" cy="19" rx="6" ry="4" fill="${PALETTE.coral}" opacity=".45"/>`)
    .join('');
  const eyes = sides
    .map((side) => `<g transform="translate(${side * 14} 0)">${eye(EYE, side, face, [0, 0], true)}</g>`)
    .join('');
  return scaled(cheeks + eyes);
};

/** One pupil. */
export const cactusPupil = (): string => scaled(pupil(EYE, 'happy'));

/** The mouth, round its own middle. */
export const cactusMouth = (face: Face): string => scaled(mouth(face));
