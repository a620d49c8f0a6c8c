import type { FormHost, FormPlay, Rect, View } from '../../engine/stage/index.ts';
import type { Boat } from './boat.ts';
import type { Drum, Place } from './rules.ts';

/** What the plays need of the river. */
export interface Regatta extends FormHost {
  readonly boat: Boat;
  readonly drum: Drum;
  /** The lilies are golden: the last third. */
  readonly isGolden: boolean;
  /** Nothing is timed: in calm mode, and with motor support. */
  readonly isStill: boolean;
  /** The boat comes to its start, and what is asked floats in with the water. */
  arrive(start: Place, things: readonly Place[]): Promise<void>;
  /** A stroke beside the beat. */
  slipped(): void;
}

/** One exercise as it is rowed. */
export interface Play extends FormPlay {
  /** How many ms each stroke of the answer was beside its moment. */
  readonly offs: readonly number[];
  /** The drum beats. */
  beat?(): void;
}

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
export const LINE = { split: 618, build: 500 } as const;

/** Where the far bank ends. */
const SHORE = 266;

/** The water: who taps it pulls a stroke. */
export const waterOf = ({ left, right, bottom }: View): Rect => ({
  x: left,
  y: SHORE,
  width: right - left,
  height: bottom - SHORE,
});
