import type { Rng } from '../../engine/exercise/index.ts';
import type { FormHost } from '../../engine/stage/index.ts';
import type { Bug } from './bug.ts';
import type { Hero } from './hero.ts';
import type { Ear, Spot } from './rules.ts';

/** What an exercise needs of the garden. */
export interface Garden extends FormHost {
  readonly hero: Hero;
  /** One press is enough, and nobody listens: calmly, with motor support, in the example, and when it is done over. */
  readonly isEasy: boolean;
  /** How far steps are heard now. */
  readonly loudness: number;
  newEar(): Ear;
  /** Twigs lie on other ways: those to the bugs, and to some leaves. */
  strew(bugs: readonly Spot[], leaves: readonly Spot[], rng: Rng): void;
  /** A bug was startled. */
  startled(bug: Bug): void;
  /** It flies off as a light, to stay over the garden. */
  letFly(bug: Bug): void;
}
