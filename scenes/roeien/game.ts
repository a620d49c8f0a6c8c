import type { FormHost, FormPlay } from '../../engine/stage/index.ts';
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
  /** Shows what can be done now; nothing tells what is right. */
  beckon(): void;
}
