import { PALETTE } from '../palette.ts';
import { circle, star } from '../shapes.ts';
import { dots, fill, flower, lines, pair, sheet, type Garment, type Sheet } from './sheets.ts';

const { ink, paper, blue, coral, plum, ochre, teal, pink, moss } = PALETTE;
/** A cloth round the neck from side to side; its lower edge hangs `deep` below the middle. */
const round = (deep: number) =>
  `M-44 -7C-42 -11 -38 -11 -36 -8C-18 1 18 1 36 -8C38 -11 42 -11 44 -7C45 -2 43 2 38 ${deep - 6}C18 ${deep + 3} -18 ${deep + 3} -38 ${deep - 6}C-43 2 -45 -2 -44 -7Z`;
const starAt = (r: number, x: number, y: number) =>
  star(r, r * 0.46).replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, px: string, py: string) => `${Number(px) + x} ${Number(py) + y}`,
  );

/** A bow tie around its knot. */
const bow = (y: number, colour: string, spots: string): Sheet[] => [
  ...pair(
    sheet(
      `M2 ${y}C9 ${y - 10} 21 ${y - 12} 23 ${y - 8}C25 ${y - 3} 25 ${y + 4} 22 ${y + 9}C18 ${y + 12} 8 ${y + 8} 2 ${y}Z`,
      colour,
      dots(spots, 1.9, [
        [10, y - 1],
        [17, y - 5],
        [17, y + 4],
      ]),
      '',
      3.2,
    ),
  ),
  sheet(
    `M-5 ${y - 5}C-2 ${y - 7} 2 ${y - 7} 5 ${y - 5}C6 ${y - 2} 6 ${y + 3} 5 ${y + 5}C2 ${y + 7} -2 ${y + 7} -5 ${y + 5}C-6 ${y + 3} -6 ${y - 2} -5 ${y - 5}Z`,
    colour,
    '',
    '',
    3,
  ),
];

/** Scarves and collars, around the middle of the neck; the body is 84 wide there and ends 10 below. */
export const NECK_GARMENTS: Record<string, Garment> = {
  boerendoek: {
    front: [
      sheet(
        'M-30 -3C-12 5 12 5 30 -3C24 8 12 17 0 19C-12 17 -24 8 -30 -3Z',
        coral,
        dots(paper, 2.2, [
          [-15, 4],
          [-5, 8],
          [6, 8],
          [16, 4],
          [0, 14],
        ]),
        '',
        3.2,
      ),
      sheet(
        round(7),
        coral,
        dots(paper, 1.9, [
          [-32, -4],
          [-20, 1],
          [20, 1],
          [32, -4],
          [-7, 3],
          [7, 3],
        ]),
        '',
        3.2,
      ),
    ],
  },
  belletje: {
    front: [
      sheet(round(5), plum, lines('M-40 -5C-18 5 18 5 40 -5', '#FFD84A', 2), '', 3.2),
      sheet(
        circle(9, 0, 9),
        '#FFD84A',
        lines('M-9 9H9', '#B97B12', 2.6) + dots(ink, 2.2, [[0, 14]]),
        'M-4 5C-3 3 -1 2 1 2',
        3,
      ),
    ],
  },
  vlinderstrik: { front: bow(4, teal, paper) },
  streepsjaal: {
    front: [
      sheet(
        'M-31 3C-24 0 -16 2 -13 5C-14 11 -15 17 -16 22C-21 24 -28 23 -32 21C-32 15 -32 9 -31 3Z',
        ochre,
        fill('M-36 8H-8V13H-36Z', blue) + fill('M-36 18H-8V23H-36Z', blue),
        '',
        3.2,
      ),
      sheet(
        round(10),
        ochre,
        fill(
          'M-48 -14H-33V12H-48ZM-24 -10H-13V16H-24ZM-4 -6H7V18H-4ZM16 -10H27V16H16ZM36 -14H48V12H36Z',
          blue,
        ),
        '',
        3.4,
      ),
    ],
  },
  stropdas: {
    front: [
      sheet(
        'M-6 3C-2 1 2 1 6 3C5 6 4 8 4 9L9 18L0 24L-9 18L-4 9C-4 8 -5 6 -6 3Z',
        coral,
        lines('M-9 16L4 8M-6 22L10 13', '#FFD84A', 2.4),
        '',
        3,
      ),
      ...pair(sheet('M1 3C14 4 30 -1 41 -10C43 -6 43 -3 41 1C34 8 22 12 12 12Z', paper, '', '', 3)),
    ],
  },
  bloemenslinger: {
    front: [
      sheet(round(4), moss, '', '', 2.6),
      flower(-39, -5, 8, coral, '#FFD84A'),
      flower(-27, 2, 8, '#FFD84A', coral),
      flower(-14, 6, 8.5, pink, '#FFD84A'),
      flower(14, 6, 8.5, paper, ochre),
      flower(27, 2, 8, '#C7A6EA', '#FFD84A'),
      flower(39, -5, 8, coral, '#FFD84A'),
      flower(0, 8, 9.5, coral, '#FFD84A'),
    ],
  },
  matrozenkraag: {
    front: [
      sheet(
        'M-45 -8C-20 2 20 2 45 -8C46 2 42 12 34 15C20 17 8 12 0 8C-8 12 -20 17 -34 15C-42 12 -46 2 -45 -8Z',
        blue,
        lines('M-43 5C-36 13 -20 13 0 3C20 13 36 13 43 5', paper, 2.4),
        '',
        3.4,
      ),
      ...bow(7, coral, paper),
    ],
  },
  plooikraag: {
    front: [
      sheet(
        'M-50 -6C-52 -14 -42 -17 -38 -10C-34 -14 -26 -12 -26 -5C-20 -9 -12 -7 -12 -1C-8 -6 8 -6 12 -1C12 -7 20 -9 26 -5C26 -12 34 -14 38 -10C42 -17 52 -14 50 -6C55 -2 52 7 45 7C44 14 34 15 31 10C28 17 17 17 15 11C11 18 2 18 0 12C-2 18 -11 18 -15 11C-17 17 -28 17 -31 10C-34 15 -44 14 -45 7C-52 7 -55 -2 -50 -6Z',
        paper,
        lines(
          'M-38 -8L-42 6M-26 -4L-30 9M-12 0L-15 11M12 0L15 11M26 -4L30 9M38 -8L42 6M0 1V12',
          '#BFC6D8',
          2.4,
        ),
        '',
        3.2,
      ),
    ],
  },
  medaille: {
    front: [
      ...pair(sheet('M2 11L20 1L27 -3L30 2L11 17Z', blue, lines('M4 13L28 0', paper, 2.4), '', 3)),
      sheet(circle(11, 0, 14), '#FFCB3D', fill(starAt(7.4, 0, 14.5), '#B97B12'), '', 3.2),
    ],
  },
};
