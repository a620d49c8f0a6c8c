import type { Area, KitThing } from './api.ts';

/** Room between two cards, in u: their rims don't touch. */
const APART = 20;
const ROUNDS = 80;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Moves boxes (their place is their middle) apart within an area, as little as possible, until none is nearer than
 * 20 u to another. Pairs are pushed along the shorter way; what can't go on for the edge lets the other go.
 */
export function separateBoxes(boxes: readonly Box[], area: Area): void {
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (const box of boxes) keepIn(box, area);
    for (let i = 0; i < boxes.length; i++) {
      for (let j = i + 1; j < boxes.length; j++) moved = push(boxes[i]!, boxes[j]!, area) || moved;
    }
    if (!moved) return;
  }
  if (overlaps(boxes)) rowBoxes(boxes, area, APART);
}

function keepIn(box: Box, { left, top, right, bottom }: Area) {
  const [w, h] = [box.width / 2, box.height / 2];
  box.x = right - left < box.width ? (left + right) / 2 : Math.min(Math.max(box.x, left + w), right - w);
  box.y = bottom - top < box.height ? (top + bottom) / 2 : Math.min(Math.max(box.y, top + h), bottom - h);
}

function push(a: Box, b: Box, area: Area): boolean {
  const overX = (a.width + b.width) / 2 + APART - Math.abs(a.x - b.x);
  const overY = (a.height + b.height) / 2 + APART - Math.abs(a.y - b.y);
  if (overX <= 0.01 || overY <= 0.01) return false;
  const roomX = area.right - area.left - a.width - b.width - APART;
  const roomY = area.bottom - area.top - a.height - b.height - APART;
  const sideways = roomY < 0 || (roomX >= 0 && overX <= overY);
  const axis = sideways ? 'x' : 'y';
  const by = sideways ? overX : overY;
  const sign = a[axis] === b[axis] ? -1 : Math.sign(a[axis] - b[axis]);
  const before = { a: a[axis], b: b[axis] };
  a[axis] += (sign * by) / 2;
  b[axis] -= (sign * by) / 2;
  keepIn(a, area);
  keepIn(b, area);
  // What the edge took from one, the other gives.
  b[axis] -= sign * (by / 2 - Math.abs(a[axis] - before.a));
  a[axis] += sign * (by / 2 - Math.min(by / 2, Math.abs(b[axis] - before.b)));
  keepIn(a, area);
  keepIn(b, area);
  return true;
}

const overlaps = (boxes: readonly Box[]) =>
  boxes.some((a, i) =>
    boxes
      .slice(i + 1)
      .some(
        (b) =>
          Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2,
      ),
  );

/** Lays boxes in centred rows, in their order; the rows share the height evenly. */
export function rowBoxes(boxes: readonly Box[], { left, top, right, bottom }: Area, gap: number): void {
  const rows: Box[][] = [];
  let used = Infinity;
  for (const box of boxes) {
    const row = rows.at(-1);
    if (row && used + gap + box.width <= right - left) {
      row.push(box);
      used += gap + box.width;
    } else {
      rows.push([box]);
      used = box.width;
    }
  }
  balance(rows, right - left, gap);
  rows.forEach((row, i) => {
    let x = (left + right) / 2 - widthOf(row, gap) / 2;
    for (const box of row) {
      box.x = x + box.width / 2;
      box.y = top + ((bottom - top) * (i + 0.5)) / rows.length;
      x += box.width + gap;
    }
  });
}

const widthOf = (row: readonly Box[], gap: number) => row.reduce((sum, box) => sum + box.width + gap, -gap);

/** Moves boxes from a full row to the next while that makes the two more alike. */
function balance(rows: Box[][], most: number, gap: number) {
  for (let i = rows.length - 2; i >= 0; i--) {
    const [row, next] = [rows[i]!, rows[i + 1]!];
    while (row.length > next.length + 1 && widthOf([row.at(-1)!, ...next], gap) <= most)
      next.unshift(row.pop()!);
  }
}

/** `separateBoxes` for things on the stage. */
export function separate(things: readonly KitThing[], area: Area): void {
  apply(things, (boxes) => separateBoxes(boxes, area));
}

/** `rowBoxes` for things on the stage. */
export function inRows(things: readonly KitThing[], area: Area, gap = 28): void {
  apply(things, (boxes) => rowBoxes(boxes, area, gap));
}

function apply(things: readonly KitThing[], layOut: (boxes: Box[]) => void) {
  const boxes = things.map(({ x, y, width, height }) => ({ x, y, width, height }));
  layOut(boxes);
  things.forEach((thing, i) => thing.setPosition(boxes[i]!.x, boxes[i]!.y));
}
