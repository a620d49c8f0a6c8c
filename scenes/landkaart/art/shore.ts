import { jitter, PALETTE, polyline, tenth, type Point } from '../../../engine/drawing/index.ts';
import { LAND } from './colours.ts';

/** Side of a tile in u. */
export const TILE = 64;

/** Distance of each paper edge from the inner corner of the land, in u. */
const EDGE = { grass: 18, meadow: 22, sand: 43, rim: 48, shallow: 59 } as const;
type Edge = keyof typeof EDGE;

/** A straight coast, a corner that sticks out, or one that bends in. */
export type Coast = 'straight' | 'corner' | 'bay';

/** Jitter fades to nothing at the border of a block, so that neighbouring tiles join. */
const fade = (share: number) => Math.sqrt(Math.max(0, Math.sin(Math.PI * share)));

interface Block {
  coast: Coast;
  /** Width and height of the block in tiles. */
  tiles: number;
  /** Quarter turns clockwise; unturned, the land is at the top left. */
  quarter: number;
  seed: number;
}

/** The line of one paper edge through an unturned block, closed over the land. */
function edgePoints({ coast, tiles, seed }: Block, edge: Edge, amplitude: number): Point[] {
  const reach = EDGE[edge];
  const next = jitter(seed * 997 + reach * 13);
  const length = coast === 'straight' ? TILE : 1.57 * ((tiles - 1) * TILE + reach + 10);
  const steps = Math.max(8, Math.round(length / 5));
  const size = tiles * TILE;
  const points: Point[] = [];
  let drift = 0;
  for (let i = 0; i <= steps; i++) {
    const share = i / steps;
    drift = drift * 0.75 + (next() - 0.5) * amplitude;
    const off = (drift + (next() - 0.5) * amplitude * 0.6) * fade(share);
    if (coast === 'straight') points.push([TILE - TILE * share, reach + off]);
    else if (coast === 'corner') {
      const r = (tiles - 1) * TILE + reach + off;
      const angle = (share * Math.PI) / 2;
      points.push([r * Math.cos(angle), r * Math.sin(angle)]);
    } else {
      const r = size - reach + off;
      const angle = (1.5 - share * 0.5) * Math.PI;
      points.push([size + r * Math.cos(angle), size + r * Math.sin(angle)]);
    }
  }
  const far = size + 40;
  if (coast === 'straight') return [[104, -40], [104, reach], ...points, [-40, reach], [-40, -40]];
  if (coast === 'corner') {
    const side = (tiles - 1) * TILE + reach;
    return [[side, -40], ...points, [-40, side], [-40, -40]];
  }
  return [[far, -40], [far, reach], ...points, [reach, far], [-40, far], [-40, -40]];
}

/** Turns points a number of quarters around the middle of a block. */
function turned(points: readonly Point[], quarter: number, tiles: number): Point[] {
  const middle = (tiles * TILE) / 2;
  return points.map(([x, y]) => {
    let [a, b] = [x - middle, y - middle];
    for (let i = 0; i < quarter; i++) [a, b] = [-b, a];
    return [a + middle, b + middle];
  });
}

/** A piece of coast of several tiles in one drawing: shallow water, shadow, torn rim, sand, grass. */
export function shoreBlock(block: Block): string {
  const { tiles, quarter, seed, coast } = block;
  const line = (edge: Edge, amplitude: number) =>
    polyline(turned(edgePoints(block, edge, amplitude), quarter, tiles), true);
  const size = tiles * TILE;
  const next = jitter(seed + quarter * 31 + tiles * 7);
  const dots = Array.from(
    { length: 5 * tiles * tiles },
    () =>
      `<circle cx="${tenth(next() * size)}" cy="${tenth(next() * size)}" r="${tenth(1 + next() * 1.1)}"/>`,
  ).join('');
  const id = `${coast}${tiles}${quarter}${seed}`;
  const grass = line('grass', 2.4);
  return (
    `<rect x="-40" y="-40" width="${size + 80}" height="${size + 80}" fill="${LAND.sea}"/>` +
    `<path d="${line('shallow', 3)}" fill="${LAND.shallow}"/>` +
    `<path d="${line('rim', 2)}" fill="${PALETTE.ink}" opacity=".3" transform="translate(0 6)" filter="url(#coast)"/>` +
    `<path d="${line('rim', 2)}" fill="#DCCFAF" transform="translate(0 3)"/><path d="${line('rim', 2.6)}" fill="${LAND.fibre}"/>` +
    `<path d="${line('sand', 2.2)}" fill="${LAND.sand}"/>` +
    `<clipPath id="${id}"><path d="${line('sand', 2.2)}"/></clipPath><g clip-path="url(#${id})" fill="#D9BE80">${dots}</g>` +
    `<path d="${line('meadow', 2)}" fill="#7A6A3A" opacity=".34" transform="translate(0 4)" filter="url(#grassEdge)"/>` +
    `<path d="${line('meadow', 2.4)}" fill="#F1F8DF"/><path d="${grass}" fill="${LAND.grass}"/>`
  );
}
