import { PALETTE } from '../palette.ts';
import type { Point } from '../points.ts';

/** How one Klodder is built, in units around the ground point between the feet. */
export interface Build {
  colour: string;
  /** Outline of the body: one soft closed blob. */
  body: string;
  eyes: { x: number; y: number; gap: number; rx: number; ry: number };
  mouth: Point;
  feet: { gap: number; r: number };
  /**
   * The drip lock: where it grows, how it is turned and how large it is. `merged` flows out of the body, `front`
   * hangs over the hat, `behind` stands up behind the head.
   */
  lock: { x: number; y: number; turn: number; scale: number; mode: 'merged' | 'front' | 'behind' };
  halfWidth: number;
  /** Top of the head, where a hat sits. */
  crown: Point;
}

/** The seven heroes (scenes/README.md 2.3). */
export const CAST = {
  moes: {
    colour: PALETTE.blue,
    body: 'M1 -76C27 -77 45 -60 45 -39C45 -17 28 -6 -1 -6C-29 -6 -45 -18 -44 -40C-43 -61 -26 -75 1 -76Z',
    eyes: { x: 0, y: -47, gap: 12.5, rx: 10.2, ry: 14 },
    mouth: [0, -24],
    feet: { gap: 18, r: 13 },
    lock: { x: -17, y: -70, turn: -14, scale: 1, mode: 'merged' },
    halfWidth: 45,
    crown: [12, -74],
  },
  pleun: {
    colour: PALETTE.coral,
    body: 'M1 -84C19 -84 28 -72 29 -58C30 -46 45 -40 45 -23C45 -9 27 -5 0 -5C-28 -5 -45 -10 -44 -25C-43 -40 -29 -46 -27 -60C-25 -74 -16 -84 1 -84Z',
    eyes: { x: 0, y: -47, gap: 11.2, rx: 9.4, ry: 13 },
    mouth: [0, -25],
    feet: { gap: 19, r: 13 },
    lock: { x: 3, y: -64, turn: 16, scale: 0.6, mode: 'front' },
    halfWidth: 43,
    crown: [0, -80],
  },
  dok: {
    colour: PALETTE.moss,
    body: 'M-1 -72C24 -73 42 -68 44 -54C46 -42 47 -26 45 -15C43 -5 24 -5 0 -5C-25 -5 -43 -5 -45 -16C-47 -28 -46 -44 -44 -55C-41 -68 -24 -71 -1 -72Z',
    eyes: { x: 0, y: -43, gap: 13, rx: 10, ry: 13.2 },
    mouth: [0, -21],
    feet: { gap: 23, r: 13 },
    lock: { x: -31, y: -66, turn: 12, scale: 0.8, mode: 'merged' },
    halfWidth: 46,
    crown: [7, -70],
  },
  fien: {
    colour: PALETTE.plum,
    body: 'M-2 -106C5 -97 19 -90 29 -74C36 -62 40 -48 40 -35C40 -14 23 -5 0 -5C-23 -5 -40 -15 -39 -36C-38 -49 -36 -61 -29 -74C-20 -89 -8 -95 -2 -106Z',
    eyes: { x: 0, y: -46, gap: 12, rx: 10, ry: 14 },
    mouth: [0, -22.5],
    feet: { gap: 16, r: 12.5 },
    lock: { x: 1, y: -95, turn: 10, scale: 0.84, mode: 'merged' },
    halfWidth: 39,
    crown: [0, -82],
  },
  sjaak: {
    colour: PALETTE.ochre,
    body: 'M8 -88C26 -89 39 -78 38 -63C37 -51 28 -46 31 -36C36 -22 33 -5 6 -5C-24 -4 -42 -20 -41 -46C-40 -73 -18 -87 8 -88Z',
    eyes: { x: 3, y: -55, gap: 11.6, rx: 9.6, ry: 13.2 },
    mouth: [2, -31],
    feet: { gap: 16, r: 13 },
    lock: { x: 10, y: -98, turn: 10, scale: 0.7, mode: 'behind' },
    halfWidth: 39,
    crown: [4, -80],
  },
  tik: {
    colour: PALETTE.teal,
    body: 'M0 -60C20 -60 33 -48 33 -33C33 -14 20 -5 0 -5C-21 -5 -33 -15 -33 -33C-33 -49 -19 -60 0 -60Z',
    eyes: { x: 0, y: -33, gap: 11, rx: 9.2, ry: 12.2 },
    mouth: [0, -14],
    feet: { gap: 13, r: 11 },
    lock: { x: -20, y: -50, turn: 2, scale: 0.66, mode: 'merged' },
    halfWidth: 32,
    crown: [3, -58],
  },
  omavlek: {
    colour: PALETTE.lilac,
    body: 'M0 -66C33 -67 55 -51 57 -29C58 -8 36 -5 0 -5C-37 -5 -58 -9 -57 -30C-55 -52 -32 -66 0 -66Z',
    eyes: { x: 0, y: -42, gap: 13.2, rx: 9.8, ry: 12.4 },
    mouth: [0, -14.5],
    feet: { gap: 26, r: 13 },
    lock: { x: 2, y: -58, turn: 12, scale: 0.62, mode: 'front' },
    halfWidth: 56,
    crown: [0, -64],
  },
} as const satisfies Record<string, Build>;

export type KlodderName = keyof typeof CAST;
export const KLODDER_NAMES = Object.keys(CAST) as KlodderName[];

/** The six faces: blij, kijk, denk, oeps, trots, slaap. */
export const FACES = ['happy', 'look', 'think', 'oops', 'proud', 'sleep'] as const;
export type Face = (typeof FACES)[number];

/** Where outfits and things in hand belong, in units around the ground point. */
export const anchorsOf = (
  build: Build,
): Record<'hat' | 'face' | 'neck' | 'back' | 'hand' | 'trail', Point> => ({
  hat: build.crown,
  face: [build.eyes.x, build.eyes.y],
  neck: [0, build.mouth[1] + 8],
  back: [-build.halfWidth + 4, -30],
  hand: [build.halfWidth * 0.62, -32],
  trail: [0, 0],
});
