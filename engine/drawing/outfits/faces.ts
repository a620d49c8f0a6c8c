import { PALETTE } from '../palette.ts';
import { circle, star } from '../shapes.ts';
import { fill, lines, raw, type Garment } from './sheets.ts';

const { ink, coral, blue, plum, ochre, teal } = PALETTE;
/** Middle of an eye, from the middle between both. */
const EYE = 12.5;

const both = (lens: (x: number) => string) => lens(-EYE) + lens(EYE);

/** A pair of glasses: two lenses in a frame, with wires to the sides. */
function spectacles(
  lens: (x: number) => string,
  { frame, glass, opacity, reach = 26 }: { frame: string; glass: string; opacity: number; reach?: number },
): Garment {
  const rims = both(lens);
  const wires = `M-3 -2Q0 -5 3 -2M${-reach} -3L-40 -8M${reach} -3L40 -8`;
  const shine = both((x) => `M${x - 6} -7L${x - 1} -11M${x - 5} 0L${x + 4} -9`);
  return {
    front: [
      raw(
        rims,
        `<path d="${rims}" fill="${glass}" fill-opacity="${opacity}" stroke="${ink}" stroke-width="6.4" stroke-linejoin="round"/>` +
          lines(wires, ink, 6) +
          `<path d="${rims}" fill="none" stroke="${frame}" stroke-width="3" stroke-linejoin="round"/>` +
          lines(wires, frame, 2.8) +
          `<g opacity=".75">${lines(shine, '#fff', 2)}</g>`,
      ),
    ],
  };
}

const heart = (x: number) =>
  `M${x} 16C${x - 18} 4 ${x - 18} -16 ${x - 7} -15C${x - 3} -15 ${x - 1} -12 ${x} -9C${x + 1} -12 ${x + 3} -15 ${x + 7} -15C${x + 18} -16 ${x + 18} 4 ${x} 16Z`;
const starAt = (x: number) =>
  star(20, 11.5).replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, px: string, py: string) => `${Number(px) + x} ${Number(py) + 1}`,
  );
const box = (x: number) =>
  `M${x - 12} -12C${x - 4} -13 ${x + 4} -13 ${x + 12} -12C${x + 13} -4 ${x + 13} 4 ${x + 12} 11C${x + 4} 12 ${x - 4} 12 ${x - 12} 11C${x - 13} 4 ${x - 13} -4 ${x - 12} -12Z`;
const shade = (x: number) =>
  `M${x - 14} -9C${x - 5} -12 ${x + 5} -12 ${x + 14} -9C${x + 14} 4 ${x + 8} 14 ${x} 14C${x - 8} 14 ${x - 14} 4 ${x - 14} -9Z`;
const GOGGLES =
  'M-30 -10C-24 -20 24 -20 30 -10C34 2 30 16 20 18C10 19 8 12 0 12C-8 12 -10 19 -20 18C-30 16 -34 2 -30 -10Z';

/** Glasses of the stall and of a trophy, around the middle between the eyes; an eye is 20 wide and 28 high. */
export const FACE_GARMENTS: Record<string, Garment> = {
  'ronde-bril': spectacles((x) => circle(14.5, x, 0), {
    frame: ochre,
    glass: '#EAF6FF',
    opacity: 0.25,
    reach: 27,
  }),
  zonnebril: spectacles(shade, { frame: '#343D63', glass: '#1E2747', opacity: 0.62 }),
  'drie-d-bril': {
    front: [
      raw(
        'M-30 -17H30V16H-30Z',
        `<path d="M-30 -15C-10 -18 10 -18 30 -15C32 -5 32 5 30 14C22 17 10 16 4 10C1 7 -1 7 -4 10C-10 16 -22 17 -30 14C-32 5 -32 -5 -30 -15Z${both(box)}" fill="#FFFDF6" fill-rule="evenodd" stroke="${ink}" stroke-width="3"/>` +
          `<path d="${box(-EYE)}" fill="${coral}" fill-opacity=".55" stroke="${ink}" stroke-width="2.4"/><path d="${box(EYE)}" fill="${blue}" fill-opacity=".5" stroke="${ink}" stroke-width="2.4"/>` +
          lines('M-31 -6L-40 -9M31 -6L40 -9', ink, 3.4),
      ),
    ],
  },
  hartjesbril: spectacles(heart, { frame: '#E5486B', glass: '#FF9DB4', opacity: 0.42, reach: 25 }),
  sterrenbril: spectacles(starAt, { frame: '#F2B632', glass: '#FFE38A', opacity: 0.36, reach: 28 }),
  monocle: {
    front: [
      raw(
        circle(15, EYE, 0),
        `<path d="${circle(15, EYE, 0)}" fill="#EAF6FF" fill-opacity=".3" stroke="${ink}" stroke-width="6.4"/><path d="${circle(15, EYE, 0)}" fill="none" stroke="${ochre}" stroke-width="3"/>` +
          lines('M26 6C34 12 36 22 31 32', ink, 4.6) +
          lines('M26 6C34 12 36 22 31 32', ochre, 2) +
          `<path d="M-21 -19C-15 -24 -8 -22 -5 -18" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>` +
          `<g opacity=".8">${lines('M7 -6L12 -11M8 1L17 -8', '#fff', 2)}</g>`,
      ),
    ],
  },
  duikbril: {
    front: [
      raw(
        `${GOGGLES}M36 6L44 -34`,
        lines('M-31 -4L-43 -7M31 -4L43 -7', ink, 9) +
          lines('M-31 -4L-43 -7M31 -4L43 -7', '#343D63', 5) +
          lines('M38 8C46 4 45 -10 45 -40', ink, 11) +
          lines('M38 8C46 4 45 -10 45 -40', coral, 6) +
          lines('M45 -36V-40', '#FFD84A', 6) +
          `<path d="${GOGGLES}" fill="#7CC6E8" fill-opacity=".38" stroke="${ink}" stroke-width="8" stroke-linejoin="round"/>` +
          `<path d="${GOGGLES}" fill="none" stroke="${teal}" stroke-width="4" stroke-linejoin="round"/>` +
          `<g opacity=".8">${lines('M-24 -7L-18 -13M-23 2L-12 -10', '#fff', 2.4)}</g>`,
      ),
    ],
  },
  masker: {
    front: [
      raw(
        'M-40 -16C-20 -22 20 -22 40 -16L42 -2C34 14 14 18 6 10H-6C-14 18 -34 14 -42 -2Z',
        `<path d="M-40 -14C-22 -22 22 -22 40 -14C45 -10 44 0 40 5C32 17 12 19 5 11C2 8 -2 8 -5 11C-12 19 -32 17 -40 5C-44 0 -45 -10 -40 -14Z${circle(12.5, -EYE, -1)}${circle(12.5, EYE, -1)}" fill="${plum}" fill-rule="evenodd" stroke="${ink}" stroke-width="3.4" stroke-linejoin="round"/>` +
          fill('M-4 -19L0 -26L4 -19L0 -14Z', '#FFD84A') +
          lines('M-4 -19L0 -26L4 -19L0 -14Z', ink, 2),
      ),
    ],
  },
  leesbril: {
    front: [
      raw(
        'M-26 4H26V20H-26Z',
        (() => {
          const half = (x: number) => `M${x - 12} 4H${x + 12}C${x + 12} 21 ${x - 12} 21 ${x - 12} 4Z`;
          const rims = both(half);
          const wires = 'M-2 5Q0 2 2 5M-25 5L-41 -4M25 5L41 -4';
          const beads = [-41, 41]
            .map((x) => circle(2.6, x, 2) + circle(2.6, x * 1.02, 9) + circle(2.6, x, 16))
            .join('');
          return (
            `<path d="${rims}" fill="#EAF6FF" fill-opacity=".5" stroke="${ink}" stroke-width="6" stroke-linejoin="round"/>` +
            lines(wires, ink, 5.6) +
            `<path d="${rims}" fill="none" stroke="${coral}" stroke-width="2.800" stroke-linejoin="round"/>` +
            lines(wires, coral, 2.6) +
            `<path d="${beads}" fill="#FFD84A" stroke="${ink}" stroke-width="1.8"/>`
          );
        })(),
      ),
    ],
  },
};
