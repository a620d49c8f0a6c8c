import type { Rng } from '../../engine/exercise/index.ts';

/** How hard the bat hits: what it cracks of a piñata. */
export type Blow = 'tap' | 'smack' | 'golden';
const CRACKS: Readonly<Record<Blow, number>> = { tap: 1, smack: 2, golden: 2 };
/** So many cracks and it bursts. */
export const BURSTS_AT = 6;

export const cracksOf = (blow: Blow): number => CRACKS[blow];
/** How broken it looks: 0 is whole, 3 nearly open. */
export const stateAt = (cracks: number): number => Math.min(3, Math.ceil(cracks / 2));

/** Sweeps a second of the needle at tempo 0 and 1, and the share of the half round that is thick. */
export const NEEDLE = { rate: [0.7, 1.5], share: [0.34, 0.18] } as const;
/** How far the thick part may lie from the top, in degrees, and which share of it is gold. */
const THICK = { off: 42, gold: 0.36 } as const;

/** Where the needle points so long after it set off: degrees from the top, -90 to 90; it begins at the left. */
export const needleAt = (ms: number, rate: number): number =>
  -90 * Math.cos((Math.PI * rate * ms) / 1000) || 0;

/** Where the middle of the thick part lies, in degrees. */
export const thickAt = (rng: Rng): number => Math.round(rng.between(-THICK.off, THICK.off));

/** What a needle that stops there gives. `share` is how much of the half round is thick. */
export function blowAt(needle: number, thick: number, share: number, hasGold: boolean): Blow {
  const off = Math.abs(needle - thick) / (90 * share);
  if (off > 1) return 'tap';
  return hasGold && off <= THICK.gold ? 'golden' : 'smack';
}

/** Something that flies and falls. */
export interface Falling {
  x: number;
  y: number;
  vx: number;
  vy: number;
}

/** u/s², and the fastest that paper-wrapped sweets fall. */
const FALL = { gravity: 1000, fastest: 350, calm: 190, drag: 0.985 } as const;

/** One step of a sweet through the air. */
export function fall(one: Falling, ms: number, isCalm: boolean) {
  const s = ms / 1000;
  one.vy = Math.min(one.vy + FALL.gravity * s, isCalm ? FALL.calm : FALL.fastest);
  one.vx *= FALL.drag;
  one.x += one.vx * s;
  one.y += one.vy * s;
}

/** A head on which sweets bounce. */
export interface Head {
  x: number;
  y: number;
  reach: number;
}

/** Whether a sweet that falls from `before` to where it is now comes down on a head. */
export const isOn = ({ x, y }: Falling, before: number, head: Head): boolean =>
  before < head.y && y >= head.y && Math.abs(x - head.x) < head.reach;

/** Where things in rows lie, and how large. */
export interface Laid {
  x: number;
  y: number;
  scale: number;
}

/** A wrapper as it is drawn, with the air beside it. */
export const WRAPPER = { width: 132, height: 74, air: 8 } as const;
const ROWS = { left: 64, right: 1302, top: 644, pitch: 72, single: 672 } as const;
/** Open places on the fringe: the most room, and the widest place. */
const PLACES = { room: 1040, pitch: 112 } as const;

/** Wrappers on the blanket, in one row or in two. */
export function wrapperSpots(count: number): Laid[] {
  const room = ROWS.right - ROWS.left;
  const pitch = WRAPPER.width + WRAPPER.air;
  const most = Math.floor(room / pitch);
  const rows = count > most ? 2 : 1;
  const inRow = Math.ceil(count / rows);
  const scale = Math.min(1, room / (inRow * pitch));
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / inRow);
    const here = row === rows - 1 ? count - inRow * row : inRow;
    const x = (ROWS.left + ROWS.right) / 2 + ((i % inRow) - (here - 1) / 2) * pitch * scale;
    return { x, y: rows === 1 ? ROWS.single : ROWS.top + row * ROWS.pitch, scale };
  });
}

/** Places of a word on the fringe: their x beside its middle, and how far apart. */
export function placesOn(count: number): { pitch: number; xs: number[] } {
  const pitch = Math.min(PLACES.pitch, PLACES.room / Math.max(1, count));
  return { pitch, xs: Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * pitch) };
}

/** A heap of sweets, from the ground up: x and y beside the middle of its foot. */
export function heap(rows: number, pitch: number): { x: number; y: number }[] {
  const all: { x: number; y: number }[] = [];
  for (let row = 0; row < rows; row++) {
    const here = 2 * (rows - row) - 1;
    for (let i = 0; i < here; i++) all.push({ x: (i - (here - 1) / 2) * pitch, y: -row * pitch * 0.62 });
  }
  return all;
}
