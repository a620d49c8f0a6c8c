/** Something to be packed. */
interface Box {
  width: number;
  height: number;
}

interface Place {
  x: number;
  y: number;
}

/** A stretch of the skyline: from `x`, `width` wide, everything above `y` is taken. */
interface Ledge {
  x: number;
  y: number;
  width: number;
}

/** Lays boxes in the least high strip of `width`, tallest first on the lowest fitting ledge (skyline packing). */
function packInto(width: number, boxes: readonly Box[]): { places: Place[]; height: number } | undefined {
  let ledges: Ledge[] = [{ x: 0, y: 0, width }];
  const places: Place[] = [];
  let height = 0;
  const order = boxes
    .map((_, i) => i)
    .sort((a, b) => boxes[b]!.height - boxes[a]!.height || boxes[b]!.width - boxes[a]!.width);
  for (const i of order) {
    const box = boxes[i]!;
    const spot = lowest(ledges, width, box);
    if (!spot) return undefined;
    places[i] = spot;
    height = Math.max(height, spot.y + box.height);
    ledges = raised(ledges, { ...spot, ...box });
  }
  return { places, height };
}

function lowest(ledges: readonly Ledge[], width: number, box: Box): Place | undefined {
  let best: Place | undefined;
  for (const [i, { x }] of ledges.entries()) {
    if (x + box.width > width) break;
    let y = 0;
    for (let j = i; j < ledges.length && ledges[j]!.x < x + box.width; j++) y = Math.max(y, ledges[j]!.y);
    if (!best || y < best.y) best = { x, y };
  }
  return best;
}

function raised(ledges: readonly Ledge[], box: Place & Box): Ledge[] {
  const right = box.x + box.width;
  const next: Ledge[] = [];
  for (const ledge of ledges) {
    const end = ledge.x + ledge.width;
    if (ledge.x < box.x) next.push({ ...ledge, width: Math.min(end, box.x) - ledge.x });
    if (end > right)
      next.push({ x: Math.max(ledge.x, right), y: ledge.y, width: end - Math.max(ledge.x, right) });
  }
  next.push({ x: box.x, y: box.y + box.height, width: box.width });
  return next.filter((ledge) => ledge.width > 0).sort((a, b) => a.x - b.x);
}

/** Packs boxes into the smallest of some sheet widths that keeps both sides within `most`. */
export function pack(
  boxes: readonly Box[],
  most: number,
): { places: Place[]; width: number; height: number } {
  let best: { places: Place[]; width: number; height: number } | undefined;
  for (const width of [256, 512, 768, 1024, 1280, 1536, 1792, 2048].filter((w) => w <= most)) {
    const packed = packInto(width, boxes);
    if (!packed || packed.height > most) continue;
    if (!best || width * packed.height < best.width * best.height) best = { ...packed, width };
  }
  if (!best) throw new Error(`The sprites do not fit a sheet of ${most} x ${most} px`);
  return best;
}
