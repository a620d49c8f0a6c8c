import { PALETTE, mix } from '../palette.ts';
import { circle } from '../shapes.ts';
import { dots, fill, lines, pair, raw, sheet, type Garment, type Sheet } from './sheets.ts';

const { ink, paper, blue, coral, moss, plum, ochre, teal } = PALETTE;
const YELLOW = '#FFD84A';
const strapPath = 'M22 -27C30 -18 34 -4 33 12';
/** Two straps over the front, of whatever is carried on the back. */
const straps = (colour: string): Sheet[] =>
  pair(raw(strapPath, lines(strapPath, ink, 10) + lines(strapPath, colour, 5)));

const UPPER_WING = 'M28 -6C34 -34 54 -52 72 -46C84 -40 80 -14 62 -2C52 4 40 4 30 4Z';
const LOWER_WING = 'M28 2C44 0 64 6 66 18C66 30 50 34 42 26C36 20 30 12 28 2Z';

const RAKET: readonly Sheet[] = [
  sheet(
    'M46 26C42 36 48 42 52 50C56 42 62 36 58 26Z',
    '#FF8A3C',
    fill('M49 26C47 32 50 36 52 42C54 36 57 32 55 26Z', YELLOW),
  ),
  sheet(
    'M52 -50C62 -42 66 -30 66 -22V18H38V-22C38 -30 42 -42 52 -50Z',
    '#C3CAD8',
    fill('M36 -52H68V-27H36Z', coral) + fill('M36 4H68V10H36Z', blue),
    'M58 -18V-2',
  ),
  sheet('M36 16H68L64 27H40Z', '#6B7693', '', '', 3.2),
];

/** Bags, wings and what else is carried on the back, around the middle of the body, which is 88 wide. */
export const BACK_GARMENTS: Record<string, Garment> = {
  rugzak: {
    behind: [
      sheet(
        'M-40 -30C-40 -46 40 -46 40 -30L54 -14C60 0 60 18 54 27C40 32 -40 32 -54 27C-60 18 -60 0 -54 -14Z',
        coral,
        fill('M-64 6H64V11H-64Z', '#C94A33') + fill('M46 12H62V24H46ZM-62 12H-46V24H-62Z', '#F7A48F'),
      ),
    ],
    front: straps('#C94A33'),
  },
  heldencape: {
    behind: [
      sheet(
        'M-34 -16C-50 0 -66 14 -72 34C-62 38 -54 30 -46 36C-34 42 34 42 46 36C54 30 62 38 72 34C66 14 50 0 34 -16Z',
        '#DB4634',
        lines('M-40 -6C-50 8 -58 22 -60 34M40 -6C50 8 58 22 60 34', '#A8321C', 3),
      ),
    ],
    front: [
      sheet('M-40 9C-22 20 22 20 40 9L41 15C24 27 -24 27 -41 15Z', '#DB4634', '', '', 3),
      sheet(circle(7, 0, 21), YELLOW, '', '', 3),
    ],
  },
  schild: {
    behind: [
      sheet(
        'M-58 26C-66 -22 -36 -52 0 -52C36 -52 66 -22 58 26C40 36 -40 36 -58 26Z',
        moss,
        lines(
          'M-46 -18L-62 -10M-54 4L-66 6M-52 20L-64 24M46 -18L62 -10M54 4L66 6M52 20L64 24M-28 -38L-38 -48M28 -38L38 -48',
          '#2C6423',
          4,
        ) + lines('M-50 26C-58 -16 -32 -44 0 -44C32 -44 58 -16 50 26', '#8CC56B', 3),
      ),
      ...pair(sheet('M46 20C54 16 66 18 68 25C68 32 56 34 48 30Z', '#8CC56B', '', '', 3)),
    ],
  },
  vlindervleugels: {
    behind: [
      ...pair(sheet(LOWER_WING, ochre, dots(coral, 5, [[52, 17]]))),
      ...pair(
        sheet(
          UPPER_WING,
          coral,
          dots(YELLOW, 8, [[62, -28]]) +
            dots(paper, 3, [
              [74, -36],
              [72, -22],
              [50, -36],
            ]) +
            lines('M32 -4C44 -12 52 -20 58 -30', '#A8321C', 2.6),
        ),
      ),
    ],
  },
  'papieren-vleugels': {
    behind: pair(
      sheet(
        'M28 -10L78 -50L74 -28L84 -26L70 -12L76 -8L58 4L62 9L30 12Z',
        paper,
        lines('M30 0L76 -46M32 4L80 -25M34 8L72 -9', '#BFC6D8', 2.4) +
          fill('M28 -10L78 -50L74 -36L30 -2Z', '#EAF0F8'),
      ),
    ),
  },
  raketrugzak: {
    behind: RAKET.flatMap(pair),
    front: straps(blue),
  },
  zwemband: {
    behind: [sheet('M-56 18C-52 4 52 4 56 18C52 30 -52 30 -56 18Z', paper)],
    front: [
      sheet(
        'M-58 14C-58 6 -50 8 -44 12C-20 20 20 20 44 12C50 8 58 6 58 14C58 28 34 34 0 34C-34 34 -58 28 -58 14Z',
        paper,
        fill('M-64 0H-40V40H-64ZM-20 12H0V40H-20ZM20 12H40V40H20ZM58 0H64V40H58Z', coral),
        'M-34 19C-20 23 -8 24 2 24',
      ),
      sheet('M50 10C44 2 50 -10 58 -8C66 -6 66 4 62 12Z', '#FFD84A', dots(ink, 2, [[58, -2]]), '', 3),
      sheet('M63 -4C70 -4 72 0 70 3C67 4 64 3 62 1Z', '#FF8A3C', '', '', 2.6),
    ],
  },
  regenboogvleugels: {
    behind: pair(
      sheet(
        'M26 8C30 -26 46 -56 70 -60C86 -58 90 -30 78 -8C68 8 44 18 26 8Z',
        coral,
        [ochre, YELLOW, '#8CC56B', '#7CC6E8', plum]
          .map(
            (colour, i) =>
              `<path d="M26 8C30 -26 46 -56 70 -60C86 -58 90 -30 78 -8C68 8 44 18 26 8Z" fill="${colour}" transform="translate(${26 * (i + 1) * 0.13} ${8 * (i + 1) * 0.13}) scale(${(1 - (i + 1) * 0.13).toFixed(2)})"/>`,
          )
          .join(''),
      ),
    ),
  },
  schaar: {
    behind: [
      sheet('M-8 0L58 -68C66 -64 66 -54 60 -48L6 14Z', '#C3CAD8', lines('M0 4L60 -58', '#8D97AD', 2.6)),
      sheet('M8 0L-58 -68C-66 -64 -66 -54 -60 -48L-6 14Z', '#DDE2EC', lines('M0 4L-60 -58', '#8D97AD', 2.6)),
      ...pair(
        raw(
          circle(15, 58, 20),
          `<path d="${circle(14, 58, 20)}" fill="none" stroke="${ink}" stroke-width="15"/><path d="${circle(14, 58, 20)}" fill="none" stroke="${teal}" stroke-width="8.500"/>`,
        ),
      ),
    ],
  },
  plumeau: {
    behind: pair(
      raw(
        'M10 10L50 -40M46 -34C40 -52 52 -66 66 -68C80 -64 84 -48 74 -36C66 -26 52 -26 46 -34Z',
        lines('M0 18L52 -40', ink, 9) +
          lines('M0 18L52 -40', '#B97B45', 4.6) +
          `<path d="M44 -32C38 -38 38 -46 44 -48C42 -58 52 -64 58 -60C62 -70 76 -70 78 -60C88 -58 90 -46 82 -42C84 -32 74 -26 68 -30C62 -22 48 -22 44 -32Z" fill="${mix(plum, '#FFFFFF', 0.3)}" stroke="${ink}" stroke-width="3.4" stroke-linejoin="round"/>` +
          lines(
            'M50 -36C54 -44 58 -50 62 -54M56 -34C62 -40 68 -46 72 -50M62 -32C66 -36 72 -38 78 -40',
            plum,
            2.4,
          ),
      ),
    ),
  },
};
