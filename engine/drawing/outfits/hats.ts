import { PALETTE } from '../palette.ts';
import { circle, star } from '../shapes.ts';
import { dots, fill, flower, lines, pair, sheet, type Garment, type Sheet } from './sheets.ts';

const { ink, paper, card, blue, coral, moss, plum, ochre, teal, pink } = PALETTE;
const STRAW = '#F6DB94';
const STRAW_DARK = '#D3A94C';
const BROWN = '#9B5E34';
const STEEL = '#C3CAD8';

/** A band over the head, for what stands on it. */
const band = (colour: string): Sheet =>
  sheet('M-32 2C-26 -16 26 -16 32 2L28 7C20 -7 -20 -7 -28 7Z', colour, '', '', 3);
const brim = (wide: number, colour: string, inner = ''): Sheet =>
  sheet(
    `M${-wide} 3C${-wide + 12} -8 -22 -11 0 -11C22 -11 ${wide - 12} -8 ${wide} 3C${wide + 2} 10 ${wide - 12} 9 ${wide - 20} 6C16 -1 -16 -1 ${-wide + 20} 6C${-wide + 12} 9 ${-wide - 2} 10 ${-wide} 3Z`,
    colour,
    inner,
  );
const DOME = 'M-31 4C-34 -24 -18 -36 0 -36C18 -36 34 -24 31 4C12 -4 -12 -4 -31 4Z';

/**
 * Hats of the stall, around the middle of the line on which a hat sits; the head is 60 wide there and rises 12 above it.
 */
export const HAT_GARMENTS: Record<string, Garment> = {
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
  koksmuts: {
    front: [
      sheet(
        'M-26 -8C-44 -14 -42 -36 -26 -38C-24 -52 -6 -56 2 -48C12 -58 32 -52 30 -38C46 -34 44 -14 26 -8Z',
        paper,
        fill('M14 -58C46 -46 40 -20 24 -6H48V-58Z', '#D8DDEA'),
        'M-31 -26C-30 -31 -26 -33 -21 -33',
      ),
      sheet(
        'M-29 -11C-10 -18 10 -18 29 -11C31 -4 31 2 30 7C12 -1 -12 -1 -30 7C-31 2 -31 -4 -29 -11Z',
        '#F4F0E4',
        lines('M-18 -14V3M-6 -15V0M6 -15V0M18 -14V3', '#D9D2C0', 2),
      ),
    ],
  },
  paddenstoel: {
    front: [
      sheet(
        'M-26 2C-24 -6 24 -6 26 2C16 10 -16 10 -26 2Z',
        '#F4E6C6',
        lines('M-16 0V6M-6 -2V8M6 -2V8M16 0V6', '#CDB27D', 2),
      ),
      sheet(
        'M-50 -1C-52 -32 -28 -52 0 -52C28 -52 52 -32 50 -1C34 7 18 -3 0 -3C-18 -3 -34 7 -50 -1Z',
        coral,
        dots(paper, 7, [
          [-26, -20],
          [4, -34],
        ]) +
          dots(paper, 5, [
            [26, -16],
            [-4, -12],
            [-14, -42],
            [26, -38],
          ]) +
          dots(paper, 3.4, [
            [43, -8],
            [-43, -7],
          ]),
      ),
    ],
  },
  cowboyhoed: {
    front: [
      sheet(
        'M-25 0C-30 -26 -24 -44 -10 -42C-4 -38 4 -38 10 -42C24 -44 30 -26 25 0Z',
        BROWN,
        lines('M0 -38V-24', '#6E3F20', 3) + fill('M-32 -18C-10 -23 10 -23 32 -18V-6H-32Z', '#5E3319'),
        'M-18 -34C-15 -38 -12 -38 -9 -36',
      ),
      sheet(
        'M-60 -16C-50 -4 -26 -9 0 -9C26 -9 50 -4 60 -16C64 2 46 12 31 7C12 0 -12 0 -31 7C-46 12 -64 2 -60 -16Z',
        BROWN,
      ),
      sheet(
        star(10, 4.6).replace(
          /(-?[\d.]+) (-?[\d.]+)/g,
          (_, x: string, y: string) => `${x} ${Number(y) - 16}`,
        ),
        ochre,
        '',
        '',
        2.6,
      ),
    ],
  },
  ananas: {
    front: [
      sheet(
        'M-6 -34C-18 -36 -28 -44 -30 -54C-20 -53 -13 -49 -9 -44C-10 -54 -5 -63 1 -67C6 -61 9 -54 8 -45C13 -51 20 -55 29 -54C27 -44 18 -36 6 -34Z',
        moss,
        lines('M0 -60V-38M-22 -49L-8 -38M22 -49L8 -38', '#2C6423', 2),
      ),
      sheet(
        'M-27 5C-34 -24 -22 -40 0 -40C22 -40 34 -24 27 5C10 -3 -10 -3 -27 5Z',
        ochre,
        lines(
          'M-36 -30L6 8M-28 -40L24 8M-12 -44L36 -4M36 -30L-6 8M28 -40L-24 8M12 -44L-36 -4',
          '#B97B12',
          2.2,
        ),
      ),
    ],
  },
  brandweerhelm: {
    front: [
      sheet(
        DOME.replace('M-31 4', 'M-33 2').replace('-36', '-40'),
        '#DB4634',
        lines('M-19 -30C-23 -18 -23 -8 -22 2M19 -30C23 -18 23 -8 22 2', '#A8321C', 2.6),
        'M-26 -14C-24 -24 -18 -30 -12 -32',
      ),
      sheet('M-5 2C-7 -18 -6 -36 -4 -43C-1 -46 1 -46 4 -43C6 -36 7 -18 5 2Z', '#B93422', '', '', 3),
      brim(46, '#DB4634'),
      sheet(
        'M-12 -26C-4 -30 4 -30 12 -26C13 -15 9 -6 0 -2C-9 -6 -13 -15 -12 -26Z',
        ochre,
        fill('M0 -23C3 -18 6 -16 6 -12A6 6 0 0 1 -6 -12C-6 -16 -3 -18 0 -23Z', '#DB4634'),
        '',
        3,
      ),
    ],
  },
  'hoge-hoed': {
    front: [
      sheet(
        'M-23 0C-24 -24 -27 -42 -29 -56C-14 -62 14 -62 29 -56C27 -42 24 -24 23 0Z',
        '#3B4570',
        fill('M-32 -22C-10 -27 10 -27 32 -22V-6H-32Z', plum),
        'M-20 -30C-20 -38 -21 -44 -22 -50',
      ),
      brim(46, '#3B4570'),
      sheet(
        'M14 -22C18 -36 26 -42 32 -42C32 -34 28 -24 20 -14Z',
        teal,
        lines('M18 -18L29 -38', '#0B5F5B', 1.8),
        '',
        2.8,
      ),
    ],
  },
  piratenhoed: {
    front: [
      sheet(
        'M-56 -2C-56 -16 -44 -18 -34 -24C-24 -48 24 -48 34 -24C44 -18 56 -16 56 -2C40 -8 20 -6 0 4C-20 -6 -40 -8 -56 -2Z',
        '#343D63',
        '',
        'M-24 -29C-19 -37 -11 -40 -4 -41',
      ),
      sheet(
        'M-56 -2C-56 -8 -53 -12 -48 -14C-30 -12 -16 -8 0 -4C16 -8 30 -12 48 -14C53 -12 56 -8 56 -2C40 -8 20 -6 0 4C-20 -6 -40 -8 -56 -2Z',
        ochre,
        '',
        '',
        3,
      ),
      sheet(
        'M0 -38C4 -30 10 -27 10 -19A10 10 0 0 1 -10 -19C-10 -27 -4 -30 0 -38Z',
        paper,
        dots(ink, 2.2, [
          [-3.6, -19],
          [3.6, -19],
        ]) + lines('M-3 -13Q0 -11 3 -13', ink, 1.8),
        '',
        2.8,
      ),
    ],
  },
  ridderhelm: {
    front: [
      sheet(
        'M-2 -40C-6 -58 -26 -68 -46 -56C-36 -54 -34 -48 -36 -42C-28 -46 -18 -44 -10 -34Z',
        coral,
        lines('M-6 -38C-14 -50 -26 -56 -36 -54', '#A8321C', 2),
      ),
      sheet(
        'M-38 10C-42 -30 -20 -44 0 -44C20 -44 42 -30 38 10C33 -2 24 -7 0 -7C-24 -7 -33 -2 -38 10Z',
        STEEL,
        lines('M0 -44V-8', '#8D97AD', 3) +
          dots('#8D97AD', 2, [
            [-30, -6],
            [30, -6],
            [-16, -11],
            [16, -11],
          ]),
        'M-26 -20C-24 -28 -18 -33 -12 -35',
      ),
      sheet(
        'M-40 -12C-24 -24 24 -24 40 -12C42 -6 41 -2 38 0C20 -12 -20 -12 -38 0C-41 -2 -42 -6 -40 -12Z',
        '#AAB3C6',
        lines('M-20 -16V-9M-10 -18V-11M10 -18V-11M20 -16V-9', ink, 2.4),
      ),
    ],
  },
  tovenaarshoed: {
    front: [
      sheet(
        'M-27 0C-20 -24 -10 -46 6 -58C18 -66 34 -62 39 -50C30 -54 23 -50 21 -44C21 -28 25 -12 28 0Z',
        plum,
        fill(star(8, 3.6), '#FFD84A').replace('<path', '<path transform="translate(-5 -20)"') +
          fill(star(5.4, 2.4), '#FFD84A').replace('<path', '<path transform="translate(10 -38)"') +
          fill('M12 -22A8 8 0 1 0 20 -12A7 7 0 0 1 12 -22Z', '#FFD84A'),
        'M-10 -32C-6 -40 -1 -46 5 -51',
      ),
      brim(52, plum),
      sheet('M-26 -10C-10 -16 10 -16 26 -10L27 -2C10 -8 -10 -8 -27 -2Z', ochre, '', '', 2.8),
    ],
  },
  kroon: {
    front: [
      sheet(
        'M-31 6L-37 -34L-17 -18L0 -44L17 -18L37 -34L31 6C12 -3 -12 -3 -31 6Z',
        '#FFCB3D',
        fill('M-40 -4C-14 -13 14 -13 40 -4V10H-40Z', ochre) +
          dots(coral, 4, [[0, -4]]) +
          dots('#7FD6CE', 3.4, [
            [-17, -1],
            [17, -1],
          ]),
        'M-28 -20L-26 -8',
      ),
      sheet(circle(4.6, -37, -35), coral, '', '', 2.6),
      sheet(circle(4.6, 37, -35), coral, '', '', 2.6),
      sheet(circle(5.6, 0, -46), blue, '', '', 2.6),
    ],
  },
};
