import type { Size } from './chart.ts';

/** Where the boats of the regatta lie. */
const WATER = { left: 236, right: 1236, top: 186, bottom: 560 } as const;
const GAP = 16;

/** The place of a boat, and how large it is there. */
export interface Berth {
  x: number;
  y: number;
  scale: number;
}

/** Berths for boats of these sizes in lines behind each other, in their order: as few lines as hold them all, and as large. */
export function paradeOf(sizes: readonly Size[]): Berth[] {
  const wide = WATER.right - WATER.left;
  const high = WATER.bottom - WATER.top;
  const lines: { length: number; ids: number[] }[] = [];
  for (const [i, { width }] of sizes.entries()) {
    const last = lines.at(-1);
    if (!last || last.length + GAP + width > wide) lines.push({ length: width, ids: [i] });
    else {
      last.ids.push(i);
      last.length += GAP + width;
    }
  }
  const pitch = high / Math.max(1, lines.length);
  const berths: Berth[] = [];
  for (const [n, { length, ids }] of lines.entries()) {
    const tallest = Math.max(...ids.map((i) => sizes[i]!.height));
    const scale = Math.min(1, pitch / (tallest + GAP), wide / length);
    let x = (WATER.left + WATER.right) / 2 - (length * scale) / 2;
    for (const i of ids) {
      const width = sizes[i]!.width * scale;
      berths[i] = { x: x + width / 2, y: WATER.top + (n + 0.5) * pitch, scale };
      x += width + GAP * scale;
    }
  }
  return berths;
}
