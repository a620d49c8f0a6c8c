import { jitter, polyline, smooth, tenth, type Point } from './points.ts';

/** An ellipse cut by hand: `wobble` is the share by which the radius strays. */
export function blob(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  { seed = 1, wobble = 0.03, corners = 12 } = {},
): string {
  const next = jitter(seed);
  return smooth(
    Array.from({ length: corners }, (_, i) => {
      const angle = (i / corners) * Math.PI * 2;
      const reach = 1 + (next() - 0.5) * 2 * wobble;
      return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach] as const;
    }),
  );
}

/** The corners of a rectangle. */
export const box = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** A slightly uneven rectangle with round corners, from its top left corner. */
export function roundRect(
  x: number,
  y: number,
  w: number,
  h: number,
  r = 14,
  { seed = 1, wobble = 2 } = {},
): string {
  const next = jitter(seed);
  const j = () => tenth((next() - 0.5) * 2 * wobble);
  const right = x + w;
  const bottom = y + h;
  return (
    `M${x + r} ${y + j()}L${right - r} ${y + j()}Q${right + j()} ${y} ${right + j()} ${y + r}L${right + j()} ${bottom - r}` +
    `Q${right} ${bottom + j()} ${right - r} ${bottom + j()}L${x + r} ${bottom + j()}Q${x + j()} ${bottom} ${x + j()} ${bottom - r}` +
    `L${x + j()} ${y + r}Q${x} ${y + j()} ${x + r} ${y + j()}Z`
  );
}

/** The same, centred on (0, 0): the plate of cards, tiles and signs. */
export const plate = (w: number, h: number, r = 14, { seed = 1, wobble = 1.2 } = {}): string =>
  roundRect(-w / 2, -h / 2, w, h, r, { seed, wobble });

/** A full circle as a path. */
export const circle = (r: number, cx = 0, cy = 0): string =>
  `M${cx - r} ${cy}A${r} ${r} 0 1 1 ${cx + r} ${cy}A${r} ${r} 0 1 1 ${cx - r} ${cy}Z`;

/** A drop of ink with its tip up; at scale 1 it is 22 wide and 32 high. */
export function drop(x = 0, y = 0, scale = 1): string {
  const s = scale;
  return (
    `M${x} ${y - 15 * s}C${x + 4 * s} ${y - 6 * s} ${x + 11 * s} ${y - s} ${x + 11 * s} ${y + 6 * s}` +
    `A${11 * s} ${11 * s} 0 0 1 ${x - 11 * s} ${y + 6 * s}C${x - 11 * s} ${y - s} ${x - 4 * s} ${y - 6 * s} ${x} ${y - 15 * s}Z`
  );
}

/** A five-pointed star. */
export const star = (outer: number, inner: number): string =>
  polyline(
    Array.from({ length: 10 }, (_, i) => {
      const r = i % 2 ? inner : outer;
      return [r * Math.sin((i * Math.PI) / 5), -r * Math.cos((i * Math.PI) / 5)] as const;
    }),
    true,
  );
