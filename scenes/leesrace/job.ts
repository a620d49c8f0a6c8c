import type { Outcome } from '../../engine/exercise/index.ts';
import type { FormHost, FormPlay } from '../../engine/stage/index.ts';
import type { Course } from './course.ts';
import type { Runner } from './runner.ts';
import type { Stands } from './stands.ts';

/** What a lap needs of the stadium. */
export interface Stadium extends FormHost {
  readonly course: Course;
  readonly runner: Runner;
  readonly stands: Stands;
}

/** One lap: how one exercise of some form is run. */
export interface Job extends FormPlay {
  /** Whether what was run earns a tip, and whether it counts for the kunstje. */
  skill(outcome: Outcome): { tip: boolean; even: boolean };
}
