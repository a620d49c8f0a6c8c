import { PALETTE } from '../palette.ts';
import { circle, star } from '../shapes.ts';
import { fill, lines } from './sheets.ts';

const { ink, coral, moss, plum, ochre } = PALETTE;
const mark = (d: string, colour: string) =>
  `<path d="${d}" fill="${colour}" stroke="${ink}" stroke-width="1.8" stroke-linejoin="round"/>`;

/** What is left behind at each step instead of a drop of ink, around (0, 0), at most 28 x 22. */
export const TRAILS: Record<string, string> = {
  pootjes: `<g fill="${plum}" opacity=".85"><ellipse cy="3" rx="6" ry="5"/><path d="${circle(2.6, -6.5, -3)}${circle(2.8, -2, -6)}${circle(2.8, 3, -6)}${circle(2.6, 7, -2.5)}"/></g>`,
  blaadjes: mark('M-11 5C-10 -6 0 -11 11 -9C11 1 4 9 -7 8Z', moss) + lines('M-12 9L6 -5', '#2C6423', 2),
  bellen: `<path d="${circle(7, -3, -1)}${circle(4, 7, 3)}${circle(2.6, 5, -7)}" fill="#CDEBFA" fill-opacity=".7" stroke="#2F6FDE" stroke-width="1.8"/>${lines('M-7 -3C-6 -5 -5 -6 -3 -6', '#fff', 2)}`,
  hartjes: mark('M0 9C-14 0 -12 -10 -5 -9C-2 -9 -1 -6 0 -4C1 -6 2 -9 5 -9C12 -10 14 0 0 9Z', '#E5486B'),
  muzieknoten:
    mark('M-3 5V-10L9 -8V6', 'none') +
    fill('M-3 -10L9 -8V-4L-3 -6Z', ink) +
    mark('M-9 6A4.500 3.800 0 1 1 -2 6A4.500 3.800 0 1 1 -9 6Z', ochre) +
    mark('M3 7A4.500 3.800 0 1 1 10 7A4.500 3.800 0 1 1 3 7Z', ochre),
  sterren: mark(star(11, 5), '#FFD84A'),
  vonken:
    mark('M0 -10C2 -4 8 -3 8 3C8 9 -8 9 -8 3C-8 -1 -4 -2 -4 -6C-2 -4 -1 -4 0 -10Z', '#FF8A3C') +
    fill('M0 -2C1 1 4 2 4 4C4 8 -4 8 -4 4C-4 2 -1 1 0 -2Z', '#FFD84A') +
    `<path d="${circle(1.8, 10, -5)}${circle(1.5, -10, -4)}" fill="${coral}"/>`,
};
