import type { FormHost, FormPlay } from '../../engine/stage/index.ts';
import type { Bank } from './bank.ts';
import type { Boat } from './boat.ts';
import type { Bottle } from './bottle.ts';
import type { Area, Island } from './chart.ts';
import type { Course } from './course.ts';
import type { Dolphins } from './dolphins.ts';
import type { Logbook } from './logbook.ts';
import type { Point } from './route.ts';
import type { Sail } from './sail.ts';
import type { Sea } from './sea.ts';

/** What a voyage needs of the captain's table. */
export interface Table extends FormHost {
  readonly sea: Sea;
  readonly boat: Boat;
  readonly course: Course;
  readonly sail: Sail;
  readonly log: Logbook;
  readonly bank: Bank;
  readonly dolphins: Dolphins;
  /** The islands of the sheet that lies on the table now. */
  readonly islands: readonly Island[];
  /** Where things may lie now: under the prompt and its hint. */
  readonly area: Area;
  /** A bottle with post for this exercise. */
  bottle(spot: Point): Bottle;
}

/** One exercise of some form: a course that is plotted and sailed. */
export interface Voyage extends FormPlay {
  readonly bottle: Bottle;
}
