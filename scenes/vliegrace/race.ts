import type { FormHost, FormPlay } from '../../engine/stage/index.ts';
import type { Plane } from './plane.ts';
import type { Tow } from './tow.ts';

/** What one exercise needs of the race. */
export interface Race extends FormHost {
  readonly plane: Plane;
  readonly tow: Tow;
  /** How wide a ring is open, how fast one flies, and how long a gate takes to come to who does nothing, in s. */
  readonly tuning: { wide: number; speed: number; comes: number };
  /** The whole desk goes by until the plane is at `x`. */
  catchUp(x: number, ms: number, ease: string): Promise<void>;
}

/** One exercise: a gate whose rings are flown through. */
export interface Leg extends FormPlay {
  /** The plane is at the gate. */
  passed(ring: number | undefined): void;
  /** Another ring takes who flies on like this, or none. */
  armed(ring: number | undefined): void;
  /** A finger is on a place of the stage; whether there was a ring. */
  point(x: number, y: number): boolean;
}
