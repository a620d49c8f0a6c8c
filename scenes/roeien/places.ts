import type { Rect, View } from '../../engine/stage/index.ts';

/** Layers, from back to front. */
export const DEPTHS = {
  bank: -60,
  fans: -56,
  rival: -50,
  water: -46,
  island: -40,
  ring: -30,
  word: 0,
  farOar: 8,
  back: 10,
  crew: 12,
  drum: 14,
  front: 16,
  oar: 18,
  mast: 20,
  reeds: 22,
  card: 26,
  feat: 44,
  finale: 60,
} as const;

/** Water lines of the boat where it rows along a word, and below a word that is made. */
export const LINE = { split: 618, build: 514 } as const;

/** Where the far bank ends. */
const SHORE = 266;

/** The water: who taps it pulls a stroke. */
export const waterOf = ({ left, right, bottom }: View): Rect => ({
  x: left,
  y: SHORE,
  width: right - left,
  height: bottom - SHORE,
});
