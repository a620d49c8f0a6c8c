import { workedAt } from '../../engine/practice/index.ts';
import type { PlaceState } from '../contract/practice.ts';
import { isCarrying, type PlaceLevel } from './island.ts';
import { partIn, type PlanFocus } from './plan-effect.ts';

/** What an action plan asks of the map today. */
export interface Steering {
  /** Categories that have an open place: the goals, and what is worked at for them. */
  placed: ReadonlySet<string>;
  /** Those that are worked at: goals that are not reached, or what comes before one that is too hard. */
  worked: ReadonlySet<string>;
  /** Of late no more than the wished part was for the goals: at just that part one round more lies nearer to it than one less. */
  isDue: boolean;
}

/** What must be known to say it. */
interface Known {
  focus: PlanFocus;
  levels: ReadonlyMap<string, PlaceLevel>;
  expected(category: string): number | undefined;
  requires(category: string): readonly string[];
  /** Whether the learning line leaves a category in. */
  allows(category: string): boolean;
}

/** What a plan asks of the map; undefined when the learning line leaves none of its goals in. */
export function steeringOf({ focus, levels, expected, requires, allows }: Known): Steering | undefined {
  const goals = focus.categories.filter(allows);
  if (goals.length === 0) return undefined;
  const worked = workedAt(goals, {
    status: (id) => levels.get(id)?.status,
    before: (id) =>
      requires(id).filter((one) => allows(one) && !isCarrying(levels.get(one), expected(one) ?? 0)),
  });
  const placed = new Set([...goals, ...worked]);
  return { placed, worked: new Set(worked), isDue: partIn(focus.recent, placed) <= focus.share };
}

/** What a pupil without a plan finds first. */
const ORDER: readonly PlaceState[] = ['klaargezet', 'opfrissen', 'bezig', 'open'];
const READY = ORDER.indexOf('klaargezet');
const DUE = ORDER.indexOf('opfrissen');
const NEW = ORDER.indexOf('open');

/** A place as it takes its turn. */
interface Waiting {
  state: PlaceState;
  /** Too hard now: it comes last, for the map itself says to practise something else first. */
  isTooHard: boolean;
  category: string;
}

/**
 * Whose turn a place is, the lowest first; undefined where nothing is to be done. First what is set ready and what is due, then what is
 * begun and what is new. Of a pupil with a plan what is worked at comes before these two while its part is not above the wished one, and
 * after them once it is: until it is mastered, whatever stars it has.
 */
export function turnOf(
  { state, isTooHard, category }: Waiting,
  steering: Steering | undefined,
): number | undefined {
  if (state === 'klaargezet') return READY;
  const isGoal = state !== 'dicht' && steering?.worked.has(category) === true;
  if (isGoal && state !== 'opfrissen') return (steering.isDue ? DUE : NEW) + 0.5;
  const turn = ORDER.indexOf(state);
  if (turn === -1) return undefined;
  return isTooHard && !isGoal ? turn + ORDER.length : turn;
}
