import { PALETTE } from '../palette.ts';
import { circle, star } from '../shapes.ts';
import { band, brim, DOME } from './hat-parts.ts';
import { dots, fill, flower, lines, pair, sheet, type Garment } from './sheets.ts';

const { paper, card, blue, coral, moss, plum, ochre, teal, pink } = PALETTE;
const STRAW = '#F6DB94';
const STRAW_DARK = '#D3A94C';

/**
 * Hats of the stall that are soon earned, around the middle of the line on which a hat sits; the head is 60 wide there and
 * rises 12 above it.
 */
export const LIGHT_HATS: Record<string, Garment> = {
  feestmuts: {
    front: [
      sheet(
        'M-23 4C-14 -16 -7 -38 0 -54C7 -38 14 -16 23 4C8 -3 -8 -3 -23 4Z',
        teal,
        dots('#FFD84A', 3.6, [
          [-8, -10],
          [7, -8],
          [-1, -24],
          [5, -36],
        ]) +
          dots(paper, 3, [
            [-15, 0],
            [1, -1],
            [15, 1],
            [-6, -36],
          ]),
      ),
      sheet(
        'M-7 -55C-14 -60 -8 -68 -1 -64C4 -71 12 -65 8 -59C14 -55 8 -47 2 -50C-3 -45 -11 -49 -7 -55Z',
        coral,
        '',
        '',
        3,
      ),
    ],
  },
  petje: {
    front: [
      sheet(
        DOME,
        blue,
        lines('M-12 -34C-18 -20 -18 -8 -16 2M12 -34C18 -20 18 -8 16 2', '#1C4A9E') +
          fill('M-11 -30H11V0H-11Z', paper) +
          fill(star(9, 4), ochre).replace('<path', '<path transform="translate(0 -17)"'),
        'M-24 -14C-22 -22 -17 -27 -11 -29',
      ),
      sheet(circle(4, 0, -36), coral, '', '', 2.6),
      sheet('M-6 -5C16 -10 44 -6 54 6C56 12 46 12 36 8C22 3 6 2 -6 4Z', '#1C4A9E'),
    ],
  },
  ijsmuts: {
    front: [
      sheet(
        'M-9 -38C-18 -40 -16 -52 -7 -51C-4 -59 8 -58 9 -51C18 -52 19 -41 10 -38C8 -32 -6 -32 -9 -38Z',
        paper,
        '',
        '',
        3.2,
      ),
      sheet(
        DOME,
        coral,
        lines('M-34 -10l8 -7l8 7l8 -7l8 7l8 -7l8 7l8 -7l8 7l8 -7', paper, 3.4) +
          lines('M-26 -26l7 -6l7 6l7 -6l7 6l7 -6l7 6l7 -6', '#FFD84A', 3),
      ),
      sheet(
        'M-35 -4C-14 -11 14 -11 35 -4C37 2 37 7 34 10C12 2 -12 2 -34 10C-37 7 -37 2 -35 -4Z',
        paper,
        lines('M-24 -7V8M-14 -8V5M-4 -9V4M6 -9V4M16 -8V5M26 -6V8', '#D9D2C0', 2.6),
      ),
    ],
  },
  'papieren-hoedje': {
    front: [
      sheet(
        'M-36 0C-22 -16 -10 -36 0 -50C10 -36 22 -16 36 0Z',
        paper,
        lines('M0 -50V0', '#C9CEDA', 2.6) +
          lines('M-18 -14H-6M-14 -20H-6M6 -14H18M6 -20H14M6 -26H11M-11 -26H-6', '#9AA3B8', 2),
      ),
      sheet(
        'M-48 7C-26 -7 26 -7 48 7C40 -2 36 -10 34 -16C14 -9 -14 -9 -34 -16C-36 -10 -40 -2 -48 7Z',
        card,
        lines('M-26 -5H-10M-24 -9H-12M10 -5H26M12 -9H24', '#9AA3B8', 2),
      ),
      sheet('M0 -49V-66L15 -60L0 -54Z', coral, '', '', 2.8),
    ],
  },
  bloemenkrans: {
    front: [
      sheet(
        'M-37 5C-40 -4 -32 -10 -26 -9C-24 -17 -12 -20 -6 -16C2 -22 14 -19 17 -14C25 -16 34 -10 33 -4C38 0 38 6 34 8C24 -3 -22 -4 -34 9C-37 9 -38 7 -37 5Z',
        moss,
        '',
        '',
        3.2,
      ),
      flower(-29, 0, 9, pink, '#FFD84A'),
      flower(-15, -10, 9, paper, ochre),
      flower(0, -13, 11, coral, '#FFD84A'),
      flower(15, -10, 9, paper, ochre),
      flower(29, 0, 9, '#C7A6EA', '#FFD84A'),
    ],
  },
  kattenoren: {
    front: [
      ...pair(
        sheet(
          'M8 -9C14 -24 22 -36 29 -41C35 -32 36 -16 33 2Z',
          '#4A5274',
          fill('M15 -9C19 -20 24 -28 28 -31C31 -24 31 -12 30 -2Z', pink),
        ),
      ),
      band('#4A5274'),
    ],
  },
  zonnehoed: {
    front: [
      sheet(
        'M-26 -4C-29 -30 -14 -38 0 -38C14 -38 29 -30 26 -4Z',
        STRAW,
        lines('M-24 -28C-8 -34 8 -34 24 -28M-16 -36V-6M-6 -38V-6M6 -38V-6M16 -36V-6', STRAW_DARK, 1.8) +
          fill('M-30 -18C-10 -24 10 -24 30 -18V-4H-30Z', teal),
      ),
      brim(
        56,
        STRAW,
        lines(
          'M-44 2L-38 -5M-30 2L-26 -8M-14 -2L-12 -10M14 -2L12 -10M30 2L26 -8M44 2L38 -5',
          STRAW_DARK,
          1.8,
        ),
      ),
      flower(19, -14, 9, coral, '#FFD84A'),
    ],
  },
  baret: {
    front: [
      sheet('M0 -30C-2 -38 2 -42 6 -42C10 -41 10 -37 8 -35L8 -29Z', '#6E3FA3', '', '', 3),
      sheet(
        'M-30 -1C-46 -12 -30 -33 4 -33C38 -33 56 -17 45 -2C32 -11 12 -13 -6 -11C-16 -10 -24 -7 -30 -1Z',
        plum,
        dots(ochre, 5, [[-16, -20]]) + dots(coral, 4, [[22, -24]]) + dots('#7FD6CE', 4.4, [[33, -13]]),
        'M-22 -24C-14 -29 -4 -30 6 -29',
      ),
      sheet('M-30 -7C-12 -15 14 -15 32 -5C34 0 32 5 28 5C12 -4 -10 -5 -27 4C-33 5 -34 -2 -30 -7Z', '#6E3FA3'),
    ],
  },
  konijnenoren: {
    front: [
      sheet(
        'M-24 -4C-36 -24 -34 -54 -23 -60C-11 -58 -8 -32 -7 -11Z',
        paper,
        fill('M-21 -10C-28 -26 -26 -46 -22 -51C-15 -46 -14 -28 -13 -12Z', pink),
      ),
      sheet(
        'M7 -11C8 -32 16 -52 28 -54C40 -54 50 -43 51 -27C43 -34 36 -37 31 -35C25 -26 24 -14 24 -4Z',
        paper,
        fill('M13 -12C15 -28 20 -42 27 -45C24 -38 22 -26 20 -10Z', pink),
      ),
      band(pink),
    ],
  },
  strik: {
    front: [
      band(coral),
      ...pair(
        sheet(
          'M2 -15C14 -32 36 -37 40 -28C44 -18 43 -6 36 0C26 4 10 -4 2 -15Z',
          coral,
          dots(paper, 3, [
            [14, -15],
            [24, -24],
            [33, -14],
            [23, -8],
          ]),
          '',
          3.4,
        ),
      ),
      sheet(
        'M-8 -22C-3 -25 3 -25 8 -22C10 -16 10 -11 8 -7C3 -4 -3 -4 -8 -7C-10 -11 -10 -16 -8 -22Z',
        '#C94A33',
        '',
        '',
        3.2,
      ),
    ],
  },
};
