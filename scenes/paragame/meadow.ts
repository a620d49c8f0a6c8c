import type { FormHost, FormPlay } from '../../engine/stage/index.ts';
import type { Balloon } from './balloon.ts';
import type { Circles } from './circles.ts';
import type { Touch } from './flight.ts';
import type { Flyer } from './flyer.ts';

/** What a jump needs of the meadow and the sky over it. */
export interface Meadow extends FormHost {
  readonly balloon: Balloon;
  readonly circles: Circles;
  readonly flyer: Flyer;
  /** Whether the middles are golden now: they pay double. */
  readonly isGolden: boolean;
  /** The wind of each layer in this exercise. */
  windFor(id: string): readonly number[];
  /** How fast one sinks. */
  readonly sink: number;
  /** The basket hangs here for this exercise, and one can jump. */
  ready(id: string): void;
}

/** One exercise: circles that are landed on. */
export interface Jump extends FormPlay {
  /** How far from the middle it came down where it was answered. */
  readonly off: number;
  touched(touch: Touch): void;
  armed(circle: number | undefined): void;
  /** A place on the stage is pointed at. */
  point(x: number): void;
}
