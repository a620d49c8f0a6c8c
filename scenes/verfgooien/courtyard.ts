import type { Rng } from '../../engine/exercise/index.ts';
import type { FormHost } from '../../engine/stage/index.ts';
import type { EarlyCards } from './early-cards.ts';
import type { Fling } from './fling.ts';
import type { Painter } from './painter.ts';
import type { Stand } from './stand.ts';
import type { Wall } from './wall.ts';

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
