import { PALETTE } from '../palette.ts';
import type { Point } from '../points.ts';
import type { Face } from './cast.ts';
import { eye, mouth } from './face.ts';

const { ink, paper, pencil } = PALETTE;

/** What the pencil line has drawn itself into, and where its eyes are. */
const SHAPES = {
  curl: {
    d: 'M-54 -12C-40 -2 -30 -10 -20 -18C-2 -34 26 -30 28 -52C30 -74 -2 -78 -6 -58C-8 -44 12 -40 16 -52C18 -60 8 -64 5 -57',
    eyes: [10, -79],
  },
  racer: {
    d: 'M-58 -20C-52 -34 -38 -34 -24 -35C-18 -54 8 -58 20 -37C38 -36 58 -32 57 -18C57 -12 50 -11 45 -11C45 -26 22 -26 22 -11C8 -10 -8 -10 -18 -11C-18 -26 -41 -26 -41 -11C-50 -10 -60 -12 -58 -20M-18 -9A11 11 0 1 1 -41 -9A11 11 0 1 1 -18 -9M45 -9A11 11 0 1 1 22 -9A11 11 0 1 1 45 -9M-58 -20C-66 -24 -72 -36 -64 -42C-58 -46 -52 -38 -58 -35',
    eyes: [-2, -41],
  },
  rocket: {
    d: 'M-22 -22C-30 -60 -18 -88 0 -104C18 -88 30 -60 22 -22C10 -18 -10 -18 -22 -22C-38 -20 -42 -8 -44 2C-34 -6 -24 -8 -16 -10M22 -22C38 -20 42 -8 44 2C34 -6 24 -8 16 -10M-12 -14C-14 0 -6 6 0 14C6 6 14 0 12 -14M0 -104C0 -114 8 -120 14 -114C18 -108 10 -104 8 -110',
    eyes: [0, -65],
  },
  fish: {
    d: 'M-38 -36C-22 -62 22 -66 50 -36C22 8 -20 -10 -38 -36C-50 -46 -58 -54 -66 -54C-60 -42 -60 -30 -66 -18C-56 -20 -46 -28 -38 -36M-4 -58C-2 -72 12 -76 20 -70C26 -64 16 -58 13 -65M-8 -22C-4 -14 4 -12 10 -16',
    eyes: [22, -43],
  },
} as const satisfies Record<string, { d: string; eyes: Point }>;
const EYE = { rx: 7, ry: 9.8 };

/** Krul, the friendly rival: one pencil line that draws itself into something. Ground point on (x, y). */
export function curl({
  shape = 'racer',
  x = 0,
  y = 0,
  size = 120,
  face = 'look',
  look,
}: {
  shape?: keyof typeof SHAPES;
  x?: number;
  y?: number;
  size?: number;
  face?: Face;
  look?: Point;
} = {}): string {
  const { d, eyes } = SHAPES[shape];
  const [ex, ey] = eyes;
  const round = 'stroke-linejoin="round" stroke-linecap="round"';
  const smile =
    shape === 'curl' ? '' : `<g transform="translate(${ex + 1} ${ey + 15}) scale(.6)">${mouth(face)}</g>`;
  return (
    `<g transform="translate(${x} ${y}) scale(${size / 120})"><path d="${d}" fill="none" stroke="${ink}" stroke-opacity=".12" stroke-width="18" transform="translate(0 5)" ${round}/>` +
    `<path d="${d}" fill="${paper}" stroke="${paper}" stroke-width="17" ${round}/><path d="${d}" fill="none" stroke="${pencil}" stroke-width="5.8" ${round}/>` +
    `<path d="${d}" fill="none" stroke="${paper}" stroke-opacity=".5" stroke-width="1.2" stroke-dasharray="7 5 2 6" transform="translate(-.6 -.8)" ${round}/>` +
    `<g transform="translate(${ex - 7.6} ${ey})">${eye(EYE, -1, face, look)}</g><g transform="translate(${ex + 7.6} ${ey})">${eye(EYE, 1, face, look)}</g>${smile}</g>`
  );
}
