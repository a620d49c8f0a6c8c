import type { LetterMark } from '../../engine/exercise/index.ts';

/** A row of equal bubbles: the middle of the first one, the distance to the next, and their radius. */
export interface ChainLayout {
  x: number;
  pitch: number;
  r: number;
  /** Whether it reaches over the friends at the right. */
  wide: boolean;
}

/** Where a chain may hang: narrow ones leave the giant bubble at the right free. */
const CHAIN = { left: 236, right: 1040, wideRight: 1312, narrow: 8, pitch: 128, fill: 0.4, r: 51 } as const;

/** Lays out `count` bubbles side by side, as large as they can be. */
export function layoutChain(count: number): ChainLayout {
  const wide = count > CHAIN.narrow;
  const right = wide ? CHAIN.wideRight : CHAIN.right;
  const pitch = Math.min(CHAIN.pitch, (right - CHAIN.left) / count);
  const middle = (CHAIN.left + right) / 2;
  return { x: middle - ((count - 1) * pitch) / 2, pitch, r: Math.min(CHAIN.r, pitch * CHAIN.fill), wide };
}

/** Radius of the smallest bubble that one can read a letter in. */
const LEAST_READABLE = 25;

/** Whether a word of so many letters can hang in a chain; longer ones stand in one long bubble. */
export const isReadable = (letters: number): boolean => layoutChain(letters).r >= LEAST_READABLE;

/** How many bubbles a chain needs: one a letter, and more for a pupil who types on. */
export const bubblesFor = (length: number, typed: number): number => Math.max(1, length, typed);

/**
 * How many bubbles the needle pops before it must stop: the typed letters before the first one that is wrong or
 * missing.
 */
export function popsBefore(marks: readonly LetterMark[]): number {
  const stop = marks.findIndex(({ mark }) => mark !== 'right');
  return stop === -1 ? marks.length : marks.slice(0, stop).length;
}

/** Height of a rising chain after `ms`; it nestles at the ceiling. y grows downward. */
export const risen = (y: number, speed: number, ms: number, ceiling: number): number =>
  Math.max(ceiling, y - (speed * ms) / 1000);

/** Coins for a pop: the lower, the more. `share` is how far the chain has risen, 0 at the tub and 1 at the ceiling. */
export const tipFor = (share: number): number => (share < 0.4 ? 2 : share < 0.75 ? 1 : 0);

/** Which of the six sizes the giant bubble has after `right` of `of` words. */
export const giantSize = (right: number, of: number): number =>
  of <= 0 ? 0 : Math.min(5, Math.floor((5 * Math.min(right, of)) / of + 1e-9));

/** One loose bubble. */
export interface Body {
  x: number;
  y: number;
  vx: number;
  vy: number;
  r: number;
  /** Where in the turn of the draught it floats, in radians: no two are blown the same way. */
  turn: number;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Numbers of loose bubbles, in u and s. */
const LOOSE = { gap: 8, push: 4, drag: 1.6, fastest: 36, rest: 0.5 } as const;
/** Turns in a second of the draught that blows bubbles about, sideways and up and down. */
const DRAUGHT = { x: 0.13, y: 0.09 } as const;

/** Radius of loose bubbles, by how many there are. */
export const looseRadius = (count: number): number => (count <= 8 ? 51 : count <= 14 ? 42 : 36);

/**
 * Spreads `count` bubbles over the box in a loose grid, in the order that is given: for where they come to float. Each
 * may stray by `stray` u from there, up and down, without leaving its row.
 */
export function spread(
  count: number,
  box: Box,
  r: number,
): { x: number; y: number; row: number; stray: number }[] {
  const width = box.right - box.left;
  const rows = Math.max(1, Math.ceil((count * (r * 2 + 24)) / width));
  const perRow = Math.ceil(count / rows);
  const stray = Math.max(0, (box.bottom - box.top) / rows / 2 - r - LOOSE.gap);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const place = i - row * perRow;
    return {
      x: box.left + (width * (place + 0.5)) / inRow,
      y: box.top + ((box.bottom - box.top) * (row + 0.5)) / rows,
      row,
      stray,
    };
  });
}

/**
 * Lets all bubbles rise with `lift` u/s, drift on a draught of at most `draught` u/s, and bump softly into each other
 * and the walls, for `ms`.
 */
export function stepBodies(
  bodies: readonly Body[],
  box: Box,
  lift: number,
  draught: number,
  ms: number,
): void {
  const dt = ms / 1000;
  for (const body of bodies) {
    body.turn += dt * Math.PI * 2;
    const [side, up] = [draught * Math.sin(body.turn * DRAUGHT.x), draught * Math.sin(body.turn * DRAUGHT.y)];
    body.vx += (side - body.vx) * LOOSE.drag * dt;
    body.vy += (up - lift - body.vy) * LOOSE.drag * dt;
    const speed = Math.hypot(body.vx, body.vy);
    if (speed > LOOSE.fastest) {
      body.vx *= LOOSE.fastest / speed;
      body.vy *= LOOSE.fastest / speed;
    }
    body.x += body.vx * dt;
    body.y += body.vy * dt;
  }
  for (let i = 0; i < bodies.length; i++) {
    for (let j = i + 1; j < bodies.length; j++) part(bodies[i]!, bodies[j]!, dt);
  }
  for (const body of bodies) keepIn(body, box);
}

/** Pushes two bubbles apart that touch. */
function part(a: Body, b: Body, dt: number) {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const distance = Math.hypot(dx, dy) || 1;
  const deep = a.r + b.r + LOOSE.gap - distance;
  if (deep <= 0) return;
  const nx = dx / distance;
  const ny = dy / distance;
  const shift = deep * Math.min(0.5, LOOSE.push * dt);
  a.x -= nx * shift;
  a.y -= ny * shift;
  b.x += nx * shift;
  b.y += ny * shift;
  a.vx -= nx * LOOSE.push * deep * dt;
  a.vy -= ny * LOOSE.push * deep * dt;
  b.vx += nx * LOOSE.push * deep * dt;
  b.vy += ny * LOOSE.push * deep * dt;
}

function keepIn(body: Body, box: Box) {
  if (body.x < box.left + body.r || body.x > box.right - body.r) body.vx *= -LOOSE.rest;
  if (body.y < box.top + body.r || body.y > box.bottom - body.r) body.vy *= -LOOSE.rest;
  body.x = Math.min(box.right - body.r, Math.max(box.left + body.r, body.x));
  body.y = Math.min(box.bottom - body.r, Math.max(box.top + body.r, body.y));
}

/** Lays bubbles of these widths in rows, centred, as few rows as fit; returns their middles round (0, 0). */
export function layoutRows(
  widths: readonly number[],
  room: number,
  rowHeight: number,
  gap: number,
): { x: number; y: number; row: number }[] {
  const total = (from: number, to: number) =>
    widths.slice(from, to).reduce((sum, width) => sum + width + gap, -gap);
  let rows = 1;
  const fits = (count: number) => {
    const perRow = Math.ceil(widths.length / count);
    return Array.from({ length: count }, (_, row) => total(row * perRow, (row + 1) * perRow)).every(
      (width) => width <= room,
    );
  };
  while (rows < widths.length && !fits(rows)) rows++;
  const perRow = Math.ceil(widths.length / rows);
  return widths.map((width, i) => {
    const row = Math.floor(i / perRow);
    const before = total(row * perRow, i);
    const left = -total(row * perRow, (row + 1) * perRow) / 2 + (i % perRow === 0 ? 0 : before + gap);
    return { x: left + width / 2, y: (row - (rows - 1) / 2) * rowHeight, row };
  });
}

/** A wave in the tub: it begins where something popped, spreads both ways and dies out. */
export interface Wave {
  x: number;
  /** Seconds since it began. */
  age: number;
  height: number;
}

const WATER = { speed: 260, length: 150, life: 2.4 } as const;

/** How much the water stands above its rest at `x`, in u; negative is up, like all heights of the stage. */
export function waterAt(waves: readonly Wave[], x: number): number {
  let sum = 0;
  for (const { x: from, age, height } of waves) {
    if (age >= WATER.life) continue;
    const behind = age * WATER.speed - Math.abs(x - from);
    if (behind < 0) continue;
    const fade = (1 - age / WATER.life) * Math.exp(-behind / (WATER.length * 2));
    sum -= height * fade * Math.sin((behind / WATER.length) * Math.PI * 2);
  }
  return sum;
}
