import type { FormHost, FormPlay } from '../../engine/stage/index.ts';
import type { Juice } from './juice.ts';
import type { Demand } from './pipes.ts';
import type { Point } from './places.ts';
import type { Tap } from './tap.ts';

/** The factory, as its plays know it. */
export interface Works extends FormHost {
  readonly tap: Tap;
  readonly juice: Juice;
  /** What the boards of this round ask. */
  readonly demand: Demand;
  /** Whether the pipe at the pump is of gold now. */
  readonly isGolden: boolean;
  /** Juice leaks at a place: everybody looks. Nothing is answered. */
  leak(at: Point): Promise<void>;
}

/** One exercise as it is played here. */
export interface Flow extends FormPlay {
  /** Whether juice leaked in it. */
  readonly leaked: boolean;
}
