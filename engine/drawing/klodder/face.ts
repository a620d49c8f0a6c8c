import { PALETTE } from '../palette.ts';
import { clip } from '../paper.ts';
import type { Point } from '../points.ts';
import type { Build, Face } from './cast.ts';

const { ink } = PALETTE;
const MOUTH_RED = '#7A1E2B';

/** Width of the pupil as a share of the eye. */
const PUPIL: Record<Face, number> = {
  happy: 0.62,
  look: 0.66,
  think: 0.58,
  oops: 0.44,
  proud: 0.64,
  sleep: 0.6,
};
/** Where each face looks by itself. */
const GAZE: Record<Face, Point> = {
  happy: [0, 0.06],
  look: [0.5, 0.05],
  think: [0.55, -0.62],
  oops: [-0.1, 0.12],
  proud: [0.05, -0.4],
  sleep: [0, 0],
};

/** Size of one eye: half width and half height. */
interface EyeSize {
  rx: number;
  ry: number;
}
type Side = -1 | 1;

/** Outline of the white of one eye around (0, 0). */
function eyeOutline({ rx, ry }: EyeSize, side: Side, face: Face): string {
  if (face === 'proud') {
    const low = ry * 0.42;
    return `M${-rx} ${low}C${-rx * 1.08} ${-ry * 1.36} ${rx * 1.08} ${-ry * 1.36} ${rx} ${low}Q0 ${-ry * 0.16} ${-rx} ${low}Z`;
  }
  if (face === 'think' && side < 0) {
    const lid = -ry * 0.2;
    return `M${-rx} ${lid}Q0 ${-ry * 0.98} ${rx} ${lid}C${rx * 1.12} ${ry * 1.32} ${-rx * 1.12} ${ry * 1.32} ${-rx} ${lid}Z`;
  }
  return `M${-rx} 0A${rx} ${ry} 0 1 1 ${rx} 0A${rx} ${ry} 0 1 1 ${-rx} 0Z`;
}

/** The pupil with its two lights, around (0, 0). */
export function pupil({ rx, ry }: EyeSize, face: Face): string {
  const w = rx * PUPIL[face];
  const h = ry * PUPIL[face] * 0.96;
  return (
    `<ellipse rx="${w}" ry="${h}" fill="${ink}"/>` +
    `<ellipse cx="${w * 0.32}" cy="${-h * 0.4}" rx="${Math.max(1.7, w * 0.36)}" ry="${Math.max(2, h * 0.34)}" fill="#fff"/>` +
    `<circle cx="${-w * 0.34}" cy="${h * 0.46}" r="${Math.max(0.9, w * 0.17)}" fill="#fff"/>`
  );
}

/** How far a pupil moves when the look goes from the middle to the edge, as shares of the eye. */
export const PUPIL_REACH = { x: 0.36, y: 0.34 } as const;

/** One eye around (0, 0): white, pupil unless `empty`, outline. A sleeping eye is one line with a lash. */
export function eye(size: EyeSize, side: Side, face: Face, look?: Point, empty = false): string {
  const { rx, ry } = size;
  if (face === 'sleep') {
    return (
      `<path d="M${-rx * 0.9} 2Q0 ${ry * 0.78} ${rx * 0.9} 2" fill="none" stroke="${ink}" stroke-width="3.6" stroke-linecap="round"/>` +
      `<path d="M${side * rx * 0.72} 5.6l${side * 3.6} 3.2" stroke="${ink}" stroke-width="3" stroke-linecap="round"/>`
    );
  }
  const open = face === 'oops' ? 1.1 : 1;
  const grown = { rx: rx * open, ry: ry * open };
  const d = eyeOutline(grown, side, face);
  const [lx, ly] = look ?? GAZE[face];
  const px = lx * grown.rx * PUPIL_REACH.x - side * grown.rx * 0.1;
  const py = ly * grown.ry * PUPIL_REACH.y + (face === 'think' && side < 0 ? grown.ry * 0.16 : 0);
  const inside = empty ? '' : clip(d, `<g transform="translate(${px} ${py})">${pupil(grown, face)}</g>`);
  return `<path d="${d}" fill="#fff"/>${inside}<path d="${d}" fill="none" stroke="${ink}" stroke-width="2.6" stroke-linejoin="round"/>`;
}

const line = `fill="none" stroke="${ink}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"`;

/** The mouth of a face around (0, 0). */
export function mouth(face: Face): string {
  switch (face) {
    case 'happy': {
      const d = 'M-10 -4Q0 -1.5 10 -4C9 5 5 8 0 8C-5 8 -9 5 -10 -4Z';
      return (
        `<path d="${d}" fill="${MOUTH_RED}"/>${clip(d, '<ellipse cy="9" rx="7" ry="5" fill="#FF8A80"/>')}` +
        `<path d="${d}" fill="none" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/>`
      );
    }
    case 'look':
      return `<path d="M-6 0Q0 5 6 -.5" ${line}/>`;
    case 'think':
      return `<path d="M-5 .5Q-1.5 -3 2 0T9 -1" ${line}/>`;
    case 'oops':
      return `<path d="M-5 1C-6 -5 4 -6 5 0C6 6 -4 6 -5 1Z" fill="${MOUTH_RED}" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/>`;
    case 'proud':
      return `<path d="M-11 -4Q0 10 11 -4M-13.5 -3q1.6 -3 5 -2.6M13.5 -3q-1.6 -3 -5 -2.6" ${line}/>`;
    case 'sleep':
      return `<path d="M-4.5 0Q0 4.5 4.5 0" ${line}/>`;
  }
}

/** Whether a face has red cheeks. */
export const blushes = (face: Face): boolean => face === 'happy' || face === 'proud';

/** One cheek around (0, 0). */
export const cheek = '<ellipse rx="5.5" ry="3.6" fill="#FF7E86" opacity=".55"/>';

/** Where the cheeks are. */
export const cheekPoints = ({ eyes }: Build): [Point, Point] => {
  const y = eyes.y + eyes.ry + 4;
  const reach = eyes.gap + eyes.rx * 0.8;
  return [
    [eyes.x - reach, y],
    [eyes.x + reach, y],
  ];
};

/** The half-moon glasses of Oma Vlek, in her own coordinates. */
export function glasses({ eyes: { x, y, gap } }: Build): string {
  const top = y + 8;
  const lens = (cx: number) =>
    `M${cx - 10.5} ${top}H${cx + 10.5}C${cx + 10.5} ${top + 15} ${cx - 10.5} ${top + 15} ${cx - 10.5} ${top}Z`;
  const both = lens(x - gap) + lens(x + gap);
  const wires =
    `M${x - 3} ${top}Q${x} ${top - 3} ${x + 3} ${top}M${x - gap - 10.5} ${top}L${x - gap - 20} ${top - 6}` +
    `M${x + gap + 10.5} ${top}L${x + gap + 20} ${top - 6}`;
  return (
    `<g stroke-linecap="round" stroke-linejoin="round"><path d="${both}" fill="#EAF6FF" fill-opacity=".55" stroke="${ink}" stroke-width="5.2"/>` +
    `<path d="${wires}" fill="none" stroke="${ink}" stroke-width="5.2"/><path d="${both}${wires}" fill="none" stroke="${PALETTE.ochre}" stroke-width="2.4"/></g>`
  );
}
