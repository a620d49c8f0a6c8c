import type { FormHost } from '../../engine/stage/index.ts';
import type { Bug } from './bug.ts';
import type { Hero } from './hero.ts';
import type { Ear } from './rules.ts';

/** What an exercise needs of the garden. */
export interface Garden extends FormHost {
  readonly hero: Hero;
  /** One press is enough, and nobody listens: calmly, with motor support, in the example, and when it is done over. */
  readonly isEasy: boolean;
  /** How far steps are heard now. */
  readonly loudness: number;
  newEar(): Ear;
  /** Twigs lie in other places. */
  strew(seed: string): void;
  /** A bug was startled. */
  startled(bug: Bug): void;
  /** It flies off as a light, to stay over the garden. */
  letFly(bug: Bug): void;
}
