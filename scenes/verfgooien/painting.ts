import type { Choice, Mark, Rng } from '../../engine/exercise/index.ts';
import type { FormHost, FormPlay } from '../../engine/stage/index.ts';
import type { EarlyCards } from './early-cards.ts';
import type { Fling } from './fling.ts';
import type { Hanging } from './hanging.ts';
import type { Painter } from './painter.ts';
import type { Stand } from './stand.ts';
import type { Wall } from './wall.ts';

/** The paints that there are. */
export const MARKS: readonly Mark[] = ['A', 'B', 'C', 'D'];

/** What an exercise needs of the courtyard with its wall. */
export interface Courtyard extends FormHost {
  readonly wall: Wall;
  readonly painter: Painter;
  readonly fling: Fling;
  readonly stand: Stand;
  readonly early: EarlyCards;
  readonly rng: Rng;
  /** There is more paint on the wall. */
  painted(): void;
}

/** One exercise of some form: cards on fields of the wall, and pots of paint. */
export interface Painting extends FormPlay {
  readonly hanging: Hanging;
}

/** A pot that stands for a choice, or the pot of paint that is thrown at one. */
export interface PotSpec extends Pick<Choice, 'id' | 'label' | 'sign'> {
  kind: Choice['kind'] | 'control';
  mark: Mark;
}
