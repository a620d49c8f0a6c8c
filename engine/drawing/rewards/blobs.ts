import { PALETTE } from '../palette.ts';
import { place, svg } from '../paper.ts';
import { circle, star } from '../shapes.ts';
import { CAST, type Build, type Face } from '../klodder/cast.ts';
import { klodder } from '../klodder/klodder.ts';
import { piece } from '../klodder/piece.ts';

const { ink, paper, blue, coral, moss, plum, ochre, teal, pink } = PALETTE;
const part = (d: string, colour: string, inner = '') => piece(d, colour, { line: 3, inner });
const stroke = (d: string, colour: string = ink, width = 3) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Bodies of blobs: smaller and rounder than a Klodder's, with eyes of their own. */
const BODIES = {
  bal: { ...CAST.tik, lock: { x: 0, y: -57, turn: 8, scale: 0.6, mode: 'merged' } },
  pannenkoek: {
    ...CAST.omavlek,
    body: 'M0 -46C30 -47 50 -38 50 -24C50 -8 34 -5 0 -5C-34 -5 -50 -8 -50 -24C-50 -38 -30 -47 0 -46Z',
    eyes: { x: 0, y: -33, gap: 16, rx: 8.4, ry: 10.4 },
    mouth: [0, -16],
    lock: { x: 0, y: -43, turn: 6, scale: 0.6, mode: 'merged' },
    halfWidth: 50,
  },
  ei: {
    ...CAST.tik,
    body: 'M0 -78C20 -78 34 -52 34 -32C34 -14 20 -5 0 -5C-20 -5 -34 -14 -34 -32C-34 -52 -20 -78 0 -78Z',
    eyes: { x: 0, y: -42, gap: 11, rx: 10, ry: 11.4 },
    mouth: [0, -20],
    lock: { x: 0, y: -74, turn: 10, scale: 0.6, mode: 'merged' },
  },
  blok: {
    ...CAST.tik,
    body: 'M-28 -62C-10 -66 14 -65 30 -62C36 -44 36 -22 33 -8C14 -4 -14 -4 -33 -8C-37 -24 -36 -46 -28 -62Z',
    eyes: { x: 0, y: -42, gap: 13, rx: 9, ry: 9.6 },
    mouth: [0, -22],
    lock: { x: 14, y: -61, turn: 30, scale: 0.56, mode: 'merged' },
    halfWidth: 34,
  },
  boon: {
    ...CAST.sjaak,
    eyes: { x: 2, y: -60, gap: 10, rx: 8, ry: 10.4 },
    mouth: [1, -40],
    lock: { x: 6, y: -85, turn: 10, scale: 0.5, mode: 'merged' },
  },
} as const satisfies Record<string, Build>;

const NOTE = `<g transform="translate(2 -8)">${stroke('M-4 8V-12L10 -15V5')}${part('M-12 9A6 5 0 1 1 -4 9A6 5 0 1 1 -12 9Z', ochre)}${part('M2 6A6 5 0 1 1 10 6A6 5 0 1 1 2 6Z', ochre)}</g>`;

/** Each blob: body, colour, face, and what it holds because of its habit. */
const BLOBS: Record<string, readonly [body: keyof typeof BODIES, colour: string, face: Face, item: string]> =
  {
    hum: ['bal', '#F08A5D', 'proud', NOTE],
    stapel: [
      'blok',
      '#8D99B5',
      'happy',
      part('M-16 6C-16 -2 16 -2 16 6C16 12 -16 12 -16 6Z', '#C9CEDA') +
        part('M-12 -5C-12 -12 12 -12 12 -5C12 1 -12 1 -12 -5Z', '#AEB6C8') +
        part('M-8 -15C-8 -21 9 -21 9 -15C9 -9 -8 -9 -8 -15Z', '#DDE2EC'),
    ],
    dot: [
      'pannenkoek',
      '#7CC6E8',
      'think',
      part('M-18 -2C-20 -12 -8 -16 -4 -11C0 -20 14 -18 14 -9C22 -9 22 2 14 2H-14Z', paper),
    ],
    plons: [
      'ei',
      '#2F8FDE',
      'happy',
      part('M0 -18C5 -9 10 -5 10 2A10 10 0 0 1 -10 2C-10 -5 -5 -9 0 -18Z', '#CDEBFA'),
    ],
    snor: ['pannenkoek', '#F3C56B', 'sleep', ''],
    wip: [
      'bal',
      '#E5486B',
      'happy',
      stroke('M-8 8C8 6 8 2 -8 0C8 -2 8 -6 -8 -8C8 -10 8 -14 -2 -17', ink, 6) +
        stroke('M-8 8C8 6 8 2 -8 0C8 -2 8 -6 -8 -8C8 -10 8 -14 -2 -17', '#C3CAD8', 2.6),
    ],
    krabbel: [
      'boon',
      '#9B7BD4',
      'look',
      `<g transform="rotate(24)">${part('M-5 -26H5V8L0 18L-5 8Z', ochre, `<path d="M-6 8H6V20H-6Z" fill="#F4E6C6"/><path d="M-6 -28H6V-20H-6Z" fill="${pink}"/>`)}</g>`,
    ],
    fluit: [
      'ei',
      '#58B37A',
      'proud',
      part(
        'M-14 -4H6C14 -4 18 2 16 8C13 16 2 15 -1 8L-3 4H-14Z',
        '#FFD84A',
        `<path d="${circle(3, 8, 5)}" fill="${ink}"/>`,
      ),
    ],
    pluis: [
      'bal',
      '#B9D86E',
      'look',
      stroke('M0 16V-8', '#2C6423', 3.4) +
        `<g transform="translate(0 -16)">${stroke('M0 8V-10M0 0L-10 -6M0 0L10 -6M0 2L-11 4M0 2L11 4', '#8D97AD', 2)}<path d="${circle(3, 0, -12)}${circle(3, -11, -7)}${circle(3, 11, -7)}${circle(3, -12, 5)}${circle(3, 12, 5)}" fill="${paper}" stroke="${ink}" stroke-width="1.6"/></g>`,
    ],
    bolle: [
      'pannenkoek',
      '#F4A6BE',
      'oops',
      `<path d="${circle(12, 6, -16)}" fill="#CDEBFA" fill-opacity=".7" stroke="${blue}" stroke-width="2.4"/>` +
        stroke('M0 0C2 -6 3 -6 5 -10', '#fff', 2) +
        stroke('M0 14V2', coral, 4),
    ],
    tuur: [
      'boon',
      '#4FA7A0',
      'look',
      part(
        'M-14 -2L12 -12L16 -2L-10 8Z',
        '#9B5E34',
        `<path d="M2 -14L8 4" stroke="#FFD84A" stroke-width="4"/>`,
      ),
    ],
    kiem: [
      'blok',
      '#7DBB5C',
      'happy',
      part('M-12 -6H10V12H-10Z', '#7CC6E8') + stroke('M10 0L22 -10M-12 2C-22 0 -20 -10 -10 -8', ink, 3.4),
    ],
    rol: [
      'bal',
      '#EF9F3B',
      'oops',
      `<path d="${circle(13, 0, -2)}" fill="none" stroke="${ink}" stroke-width="9"/><path d="${circle(13, 0, -2)}" fill="none" stroke="${teal}" stroke-width="4.600"/>`,
    ],
    knip: [
      'ei',
      '#8FA8E8',
      'think',
      part('M-16 4H16L10 12H-10Z', paper) + part('M-8 4L0 -14L8 4Z', '#EAF0F8'),
    ],
    zoem: [
      'boon',
      '#F2C84B',
      'happy',
      part(
        'M-11 0A11 8 0 1 1 11 0A11 8 0 1 1 -11 0Z',
        '#FFD84A',
        `<path d="M-4 -10V10M4 -10V10" stroke="${ink}" stroke-width="3.600"/>`,
      ) + part('M-2 -7C-8 -18 2 -20 3 -8C8 -18 16 -13 6 -6Z', '#EAF6FF'),
    ],
    mik: [
      'pannenkoek',
      '#C99A6B',
      'proud',
      part(
        'M-16 6C-18 -8 -8 -13 0 -13C8 -13 18 -8 16 6Z',
        '#E3B778',
        stroke('M-6 -8L-3 0M2 -9L5 -1', '#9B6A32', 2.6),
      ),
    ],
    lees: [
      'ei',
      '#C86FA8',
      'look',
      part(
        'M0 8C-6 3 -14 3 -19 5V-13C-14 -15 -6 -15 0 -10C6 -15 14 -15 19 -13V5C14 3 6 3 0 8Z',
        paper,
        stroke('M0 -10V8M-14 -8H-6M-14 -3H-6M6 -8H14M6 -3H14', '#9AA3B8', 2),
      ),
    ],
    giebel: ['bal', '#FFB03B', 'proud', part(star(13, 6), '#FFE27A')],
    vlag: [
      'blok',
      '#E7705A',
      'happy',
      stroke('M-4 16V-24', ink, 4) + part('M-3 -24L20 -17L-3 -9Z', '#FFD84A'),
    ],
    schelp: [
      'boon',
      '#6FB7C9',
      'sleep',
      part(
        'M0 10C-16 4 -18 -10 -10 -14C-6 -18 6 -18 10 -14C18 -10 16 4 0 10Z',
        '#FAD0C4',
        stroke('M0 8V-15M0 8L-9 -11M0 8L9 -11', '#D98C78', 2),
      ),
    ],
    trom: [
      'blok',
      '#B17BD0',
      'proud',
      part(
        'M-14 -8C-14 -14 14 -14 14 -8V8C14 14 -14 14 -14 8Z',
        coral,
        `<path d="M-16 -8C-14 -2 14 -2 16 -8V-16H-16Z" fill="${paper}"/>`,
      ) + stroke('M-18 -20L-6 -10M18 -20L6 -10', ink, 3.4),
    ],
    ijsje: [
      'bal',
      '#F7B7CF',
      'happy',
      part('M-9 -2H9L0 20Z', '#E3B778', stroke('M-6 2L4 12M6 2L-4 12', '#9B6A32', 1.8)) +
        part('M-11 -2C-14 -18 14 -18 11 -2C6 2 -6 2 -11 -2Z', '#FF9DB4'),
    ],
    lamp: [
      'ei',
      '#4C5A9A',
      'look',
      stroke('M0 -22V-14M-6 -14H6', ink, 3) +
        part('M-9 -13H9L11 8H-11Z', '#FFE27A', `<path d="${circle(4, 0, -1)}" fill="#FFB52E"/>`) +
        stroke('M-12 9H12', ink, 4),
    ],
    stip: [
      'pannenkoek',
      '#78B86B',
      'oops',
      part('M-18 4C-16 -14 0 -20 18 -17C18 0 8 12 -10 11Z', moss, stroke('M-14 9L10 -11', '#2C6423', 2.4)),
    ],
  };

export const BLOB_IDS: readonly string[] = Object.keys(BLOBS);

/** A blob as a whole SVG document of `size` pixels square. An id that is not known gives an empty one. */
export function blobSvg(id: string, size = 120): string {
  const [body, colour, face, item] = BLOBS[id] ?? [];
  const drawing =
    body &&
    klodder({
      build: BODIES[body],
      colour: colour ?? plum,
      face: face ?? 'happy',
      item: item ? place(item, 15, 9, { scale: 0.92 }) : '',
    });
  return svg(drawing ?? '', -82, -116, 164, 134).replace(
    'width="164" height="134"',
    `width="${size}" height="${Math.round((size * 134) / 164)}"`,
  );
}
