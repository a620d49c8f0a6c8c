import { PALETTE, mix } from '../palette.ts';
import { svg } from '../paper.ts';
import { circle, star } from '../shapes.ts';
import { piece } from '../klodder/piece.ts';

const { ink, paper, blue, coral, moss, plum, ochre, teal, pencil } = PALETTE;
const part = (d: string, colour: string, inner = '') => piece(d, colour, { line: 2.8, inner });
const stroke = (d: string, colour: string = ink, width = 3) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Emblem of each trophy around (0, 0), at most 48 across, and the colour of its shield. */
const EMBLEMS: Record<string, readonly [ground: string, emblem: string]> = {
  'eerste-ster': ['#CDEBFA', part(star(24, 11.5), '#FFD84A')],
  'eiland-weide': [
    '#DDF0C4',
    stroke('M0 22V2', '#2C6423', 4) +
      part('M0 20C-12 20 -16 12 -16 8C-8 8 -2 12 0 20Z', moss) +
      part(
        'M-13 -4C-18 -18 -6 -20 0 -12C6 -20 18 -18 13 -4C18 4 8 10 0 4C-8 10 -18 4 -13 -4Z',
        paper,
        `<path d="${circle(5, 0, -5)}" fill="${ochre}"/>`,
      ),
  ],
  'eiland-duinstrand': [
    '#FBEFCB',
    part(
      'M0 20C-24 12 -26 -10 -14 -16C-8 -22 8 -22 14 -16C26 -10 24 12 0 20Z',
      '#FAC1AE',
      stroke('M0 18V-20M0 18L-14 -14M0 18L14 -14', '#D98C78', 2.4),
    ),
  ],
  'eiland-fluisterbos': [
    '#CFE6CC',
    part('M-4 8H4V22H-4Z', '#8A5A34') + part('M0 -24L14 -6H8L18 10H-18L-8 -6H-14Z', '#3F8A5C'),
  ],
  'eiland-bakkersberg': [
    '#FBE2D0',
    part('M-15 2H15L10 21H-10Z', '#7CC6E8', stroke('M-6 2L-4 22M6 2L4 22', paper, 2.6)) +
      part(
        'M-19 3C-22 -6 -12 -10 -10 -10C-10 -18 10 -18 10 -10C14 -10 22 -6 19 3C10 7 -10 7 -19 3Z',
        '#F7A6BE',
      ) +
      part(circle(5, 0, -19), coral),
  ],
  'eiland-havenstad': [
    '#D5E2F7',
    stroke('M0 -12V20M-16 6C-14 18 -6 20 0 20C6 20 14 18 16 6M-9 -5H9', ink, 8) +
      stroke('M0 -12V20M-16 6C-14 18 -6 20 0 20C6 20 14 18 16 6M-9 -5H9', '#6D86C9', 3.6) +
      `<path d="${circle(6, 0, -17)}" fill="none" stroke="${ink}" stroke-width="7"/><path d="${circle(6, 0, -17)}" fill="none" stroke="#6D86C9" stroke-width="3"/>`,
  ],
  'eiland-sneeuwtop': [
    '#E6F1FA',
    stroke(
      'M0 -22V22M-19 -11L19 11M19 -11L-19 11M-6 -18L0 -12L6 -18M-6 18L0 12L6 18M-18 -4L-11 -6L-12 -14M18 4L11 6L12 14M18 -4L11 -6L12 -14M-18 4L-11 6L-12 14',
      ink,
      6.4,
    ) +
      stroke(
        'M0 -22V22M-19 -11L19 11M19 -11L-19 11M-6 -18L0 -12L6 -18M-6 18L0 12L6 18M-18 -4L-11 -6L-12 -14M18 4L11 6L12 14M18 -4L11 -6L12 -14M-18 4L-11 6L-12 14',
        '#9AD1F0',
        2.6,
      ),
  ],
  'eiland-vulkaanbaai': [
    '#FBD9C6',
    part(
      'M-22 20C-14 10 -12 -4 -8 -10H8C12 -4 14 10 22 20Z',
      '#8A6A6A',
      `<path d="M-10 -12H10L8 -2L3 -5L0 4L-4 -4L-8 -1Z" fill="#FF7A3C"/>`,
    ) + part('M-4 -13C-10 -18 -4 -26 1 -22C5 -27 12 -22 8 -16Z', '#DDE2EC'),
  ],
  'eiland-sterrenklip': [
    '#D9D0F0',
    part('M-10 -22C-2 -6 -2 8 -12 20C10 22 22 6 18 -8C14 -20 2 -26 -10 -22Z', '#FFD84A') +
      part(
        star(7, 3.2).replace(
          /(-?[\d.]+) (-?[\d.]+)/g,
          (_, x: string, y: string) => `${Number(x) - 14} ${Number(y) - 2}`,
        ),
        paper,
      ),
  ],
  doorzetter: [
    '#E3EAD2',
    part(
      'M-24 20L-6 -10L2 2L8 -6L24 20Z',
      '#8D99B5',
      `<path d="M-6 -12L-14 2L-8 0L-4 5L2 0L1 -2Z" fill="${paper}"/>`,
    ) +
      stroke('M-6 -10V-24', ink, 3) +
      part('M-5 -24L8 -20L-5 -15Z', coral),
  ],
  ontdekker: [
    '#F5E6C4',
    part(circle(21), '#F4F0E4', stroke('M0 -18V-15M0 18V15M-18 0H-15M18 0H15', ink, 2.6)) +
      part('M0 -15L6 0H-6Z', coral) +
      part('M0 15L6 0H-6Z', '#8D97AD'),
  ],
  alleskunner: [
    '#EAF6FF',
    ['#EE6A50', '#F2B632', '#5BA446', '#2F6FDE', '#8E57C4']
      .map((colour, i) =>
        stroke(`M${-22 + i * 4} 14A${22 - i * 4} ${24 - i * 4} 0 0 1 ${22 - i * 4} 14`, colour, 4.4),
      )
      .join('') +
      part('M-26 18C-28 10 -18 8 -16 12C-12 8 -8 14 -10 18Z', paper) +
      part('M26 18C28 10 18 8 16 12C12 8 8 14 10 18Z', paper),
  ],
  luisteroor: [
    '#FBE0E8',
    part(
      'M-10 12C-18 -2 -16 -22 2 -22C18 -22 20 -6 12 2C8 6 8 10 6 15C2 23 -8 22 -10 12Z',
      '#F4A6BE',
      stroke('M-6 -6C-6 -16 10 -16 9 -5C8 1 0 2 1 9', '#8C2F52', 3),
    ),
  ],
  splitsmeester: [
    '#D3F0EC',
    stroke('M-4 6L14 -22M4 6L-14 -22', ink, 8) +
      stroke('M-4 6L14 -22M4 6L-14 -22', '#C3CAD8', 3.6) +
      `<path d="${circle(7, -9, 14)}${circle(7, 9, 14)}" fill="none" stroke="${ink}" stroke-width="8"/><path d="${circle(7, -9, 14)}${circle(7, 9, 14)}" fill="none" stroke="${teal}" stroke-width="4"/>`,
  ],
  opfrisser: [
    '#EADCF7',
    stroke('M-16 22L2 0', ink, 7) +
      stroke('M-16 22L2 0', '#B97B45', 3.4) +
      part(
        'M-2 2C-10 -4 -4 -12 0 -12C0 -22 12 -24 16 -18C24 -18 24 -6 18 -4C18 4 8 8 -2 2Z',
        mix(plum, '#FFFFFF', 0.3),
      ),
  ],
  lezer: [
    '#DCE7FA',
    part(
      'M0 18C-6 12 -16 12 -23 14V-12C-16 -15 -6 -14 0 -9C6 -14 16 -15 23 -12V14C16 12 6 12 0 18Z',
      paper,
      stroke('M0 -9V18M-17 -5H-7M-17 1H-7M-17 7H-9M7 -5H17M7 1H17M7 7H15', blue, 2.4),
    ),
  ],
};

export const TROPHY_IDS: readonly string[] = Object.keys(EMBLEMS);

const CUP = 'M-40 -48C-20 -54 20 -54 40 -48C44 -18 34 20 0 34C-34 20 -44 -18 -40 -48Z';

/** A trophy on its foot as a whole SVG document; one that is not earned yet is a dotted outline on paper. */
export function trophySvg(id: string, earned: boolean, size = 120): string {
  const [ground = paper, emblem = ''] = EMBLEMS[id] ?? [];
  const foot = 'M-10 28H10L13 50H24C28 50 28 60 24 60H-24C-28 60 -28 50 -24 50H-13Z';
  const drawing = earned
    ? `<g stroke-linejoin="round"><path d="${CUP}${foot}" fill="${ink}" stroke="${ink}" stroke-width="16" opacity=".13" transform="translate(0 5)"/><path d="${CUP}${foot}" fill="${paper}" stroke="${paper}" stroke-width="16"/></g>` +
      stroke('M-40 -36C-60 -36 -56 -6 -34 -2M40 -36C60 -36 56 -6 34 -2', ink, 11) +
      stroke('M-40 -36C-60 -36 -56 -6 -34 -2M40 -36C60 -36 56 -6 34 -2', ochre, 5) +
      piece(foot, '#D39A22', { line: 4 }) +
      piece(CUP, '#FFCB3D', {
        line: 4,
        inner: `<path d="${CUP}" transform="translate(0 -3) scale(.82)" fill="${ground}"/>`,
      }) +
      `<g transform="translate(0 -14) scale(1.02)">${emblem}</g>`
    : `<g fill="#E9DFC8" stroke="${pencil}" stroke-width="3" stroke-dasharray="7 6" stroke-linejoin="round" stroke-linecap="round"><path d="${foot}"/><path d="${CUP}"/></g>` +
      `<g transform="translate(0 -14) scale(1.02)" opacity=".28" style="filter:grayscale(1)">${emblem}</g>`;
  return svg(drawing, -70, -66, 140, 140).replace(
    'width="140" height="140"',
    `width="${size}" height="${size}"`,
  );
}
