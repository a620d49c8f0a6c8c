import { PALETTE } from '../palette.ts';
import { tenth } from '../points.ts';
import { circle } from '../shapes.ts';
import { piece } from '../klodder/piece.ts';

/** One sheet of an outfit: a filled outline, or a drawing of its own (`raw`) with an outline for the white rim. */
export interface Sheet {
  d: string;
  fill?: string;
  inner?: string;
  shine?: string;
  line?: number;
  raw?: string;
}

/** What is worn in one slot, around the anchor of that slot: behind the body, and before it. */
export interface Garment {
  behind?: readonly Sheet[];
  front?: readonly Sheet[];
}

/** A filled sheet. */
export const sheet = (d: string, fill: string, inner = '', shine = '', line = 3.6): Sheet => ({
  d,
  fill,
  inner,
  shine,
  line,
});

/** A drawing that is no filled sheet; `d` is its outline for the rim. */
export const raw = (d: string, drawing: string): Sheet => ({ d, raw: drawing });

/** The sheet and its mirror image over the line x = 0. */
export const pair = (part: Sheet): Sheet[] => [flipped(part), part];

/** The mirror image of a sheet. */
export const flipped = ({ d, fill, inner = '', raw: own, line }: Sheet): Sheet => ({
  d: mirrorPath(d),
  ...(fill && { fill }),
  ...(inner && { inner: `<g transform="scale(-1 1)">${inner}</g>` }),
  ...(own && { raw: `<g transform="scale(-1 1)">${own}</g>` }),
  ...(line && { line }),
});

/** A path of absolute M, L, C, Q, H and Z commands, mirrored over x = 0; arcs turn round. */
const mirrorPath = (d: string): string =>
  d.replace(/([MLCQHVA])([^MLCQHVAZ]*)/g, (_, command: string, rest: string) => {
    const numbers =
      rest.trim() === ''
        ? []
        : rest
            .trim()
            .split(/[\s,]+/)
            .map(Number);
    const mirrored = numbers.map((value, i) => {
      if (command === 'V') return value;
      if (command === 'H') return tenth(-value);
      if (command === 'A') return i % 7 === 4 ? 1 - value : i % 7 === 5 ? tenth(-value) : value;
      return i % 2 === 0 ? tenth(-value) : value;
    });
    return command + mirrored.join(' ');
  });

/** Draws sheets over each other. */
export const drawSheets = (sheets: readonly Sheet[]): string =>
  sheets
    .map(
      ({ d, fill, inner = '', shine = '', line = 3.6, raw: own }) =>
        own ?? piece(d, fill ?? PALETTE.paper, { inner, shine, line }),
    )
    .join('');

/** Dots of one colour, for the inside of a sheet. */
export const dots = (fill: string, r: number, at: readonly (readonly [number, number])[]): string =>
  `<path d="${at.map(([x, y]) => circle(r, x, y)).join('')}" fill="${fill}"/>`;

/** Lines of one colour, for the inside of a sheet. */
export const lines = (d: string, stroke: string, width = 2.4): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A filled shape inside a sheet. */
export const fill = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;

/** A flower of five petals with its heart. */
export function flower(x: number, y: number, r: number, petals: string, heart: string): Sheet {
  let d = '';
  const at = (angle: number, far: number) =>
    `${tenth(x + Math.sin(angle) * far)} ${tenth(y - Math.cos(angle) * far)}`;
  const step = (Math.PI * 2) / 5;
  for (let i = 0; i < 5; i++) {
    const middle = i * step;
    const [from, to] = [middle - step / 2, middle + step / 2];
    if (i === 0) d += `M${at(from, r * 0.5)}`;
    d += `C${at(middle - step * 0.62, r * 1.15)} ${at(middle - step * 0.2, r * 1.25)} ${at(middle, r)}`;
    d += `C${at(middle + step * 0.2, r * 1.25)} ${at(middle + step * 0.62, r * 1.15)} ${at(to, r * 0.5)}`;
  }
  return sheet(`${d}Z`, petals, fill(circle(r * 0.36, x, y), heart), '', 2.6);
}
