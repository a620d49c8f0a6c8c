import type { Db } from '../data/database.ts';
import type { LearningLine } from '../contract/learning-line.ts';
import { nameOfDay } from '../data/day.ts';
import type { PupilRow, SomvensterRow } from '../data/schema.ts';
import type { Words } from './dealer.ts';
import {
  isFinished,
  MOST_STARS,
  OPEN_AT_START,
  PLACES,
  starsOf,
  toFinish,
  type PlaceLevel,
} from './island.ts';
import {
  namedBy,
  neededBack,
  nextMatters,
  startYear,
  stepsBack,
  withinReach,
  WITHIN_REACH,
  type Journey,
} from './new-island.ts';
import { levelKey, placeLevel } from './levels.ts';
import { goalsEver, planEffectOn } from './plan-effect.ts';
import { steeringOf, type Steering } from './steering.ts';
import { listsOf, type NamedList } from './list-tasks.ts';
import type { Policy } from './policy/policy.ts';
import { letBy, type PractisableDeps } from './practisable.ts';
import { placeReady, readyForPupil, type Ready } from './ready.ts';
import { readWithCalendar, type Calendar } from '../settings/read.ts';
import { practiceOf, type PracticeSettings } from './settings.ts';
import {
  addSomvenster,
  allTasksOf,
  earnedOn,
  openTasks,
  somvenstersOf,
  type PlayedTask,
} from './somvensters.ts';

/** All that a pupil has reached. */
export interface Travelled extends PracticeSettings {
  /** By number; there is always one. */
  somvensters: SomvensterRow[];
  tasks: PlayedTask[];
  levels: ReadonlyMap<string, PlaceLevel>;
  ready: Ready[];
  /** The word lists of its tasks and of its line that are there. */
  lists: ReadonlyMap<string, NamedList>;
  /** When the pupil practises. */
  calendar: Calendar;
  /** What an action plan asks of the map. */
  steering: Steering | undefined;
  /** Categories that were a goal of a plan, of which a place that was begun stays. */
  goals: ReadonlySet<string>;
  /** Whether there is more to come after the last island, and how many of its places must still be finished for that. */
  next: { toFinish: number } | undefined;
}

/** What a journey needs. */
export interface JourneyDeps extends PractisableDeps {
  words: Pick<Words, 'categoriesOf' | 'category' | 'line' | 'items'>;
  policy: Policy;
}

/**
 * Categories of an island that are too hard, each after so many answers (about two rounds), before the island with what
 * they build on opens early; and how much must be within reach there, or it would be no better.
 */
const MANY_TOO_HARD = 2;
const SURE_AFTER = 20;
const LEAST_WITHIN_REACH = 3;
/** Answers from which the level of a pupil is known well enough to count what is surely known as finished. */
const PLACED_AFTER = 20;
/** Expected share of a category that is surely known. */
const SURELY = 0.95;

/**
 * Brings a pupil's islands up to date with what was practised: the first one is made, places open that were earned, what
 * is set ready gets a place, and the next island comes when enough of the last one is finished. Nothing ever closes.
 */
export async function travel(deps: JourneyDeps, pupil: PupilRow): Promise<Travelled> {
  const { db, words, policy } = deps;
  const { fields, calendar } = await readWithCalendar(db, pupil);
  const practice = practiceOf(fields, await planEffectOn(db, pupil.id, nameOfDay(Date.now())));
  const { wishes, plan } = practice;
  const known = [...new Set(words.line.map(({ id }) => id))];
  const requires = new Map(words.items.categories.map((one) => [one.id, one.requires ?? []]));
  const { levels: rows, expected } = await policy.standing(
    { pupil, wishes },
    known.filter((id) => requires.has(id)),
  );
  const levels = new Map([...rows].map(([category, row]) => [category, placeLevel(row)]));
  const journey = (placed: ReadonlySet<string>): Journey => ({
    line,
    from: wishes.start?.groep ?? startYear(pupil.groep, pupil.lvs),
    steps: words.line,
    placed,
    levels,
    firstOf: (groep) => words.categoriesOf(groep).map(({ id }) => id),
    expected: (id) => expected.get(id)?.p,
    requires: (id) => requires.get(id) ?? [],
    exists: (id) => words.category(id) !== undefined,
  });

  let somvensters = await somvenstersOf(db, pupil.id);
  let tasks = await allTasksOf(db, pupil.id);
  const ready = await readyForPupil(db, pupil);
  const named = [...listsIn(practice.line), ...[...tasks, ...ready].flatMap(listIn)];
  const lists = await listsOf(db, named, pupil.account_id);
  // A list that is not there gets no place, and neither do places of it keep the ferry away.
  const line = withLists(practice.line, lists);
  const answered = [...levels.values()].reduce((sum, { answers }) => sum + answers, 0);
  /** Places that the pupil surely knows need not be played before the journey goes on: placement stops early. */
  const levelOf = (task: PlayedTask): PlaceLevel | undefined => {
    const own = levels.get(levelKey(task));
    const { p = 0 } = expected.get(task.category) ?? {};
    if (own || answered < PLACED_AFTER || p < SURELY) return own;
    return { status: 'klaar', answers: 0, lastAt: 0, masteredAt: null, review: [] };
  };
  const anywhere = journey(new Set());
  const steering =
    plan.focus && steeringOf({ ...anywhere, focus: plan.focus, allows: letBy(deps, { ...practice, line }) });
  const isThere = (task: PlayedTask) => task.word_list_id === null || lists.has(task.word_list_id);
  const onPath = () => tasks.filter((task) => task.anchor < PLACES && isThere(task));
  const next = () =>
    nextMatters(journey(new Set(onPath().map((task) => task.word_list_id ?? task.category))));

  const last = somvensters.at(-1);
  const here = onPath().filter((task) => task.somvenster_id === last?.id);
  const isDemo = await isDemoPupil(db, pupil.id);
  if (!last || (isFerryHere() && !isDemo)) {
    const matters = next();
    if (!last || matters.length > 0) {
      await addSomvenster(db, pupil.id, (last?.number ?? 0) + 1, matters);
      somvensters = await somvenstersOf(db, pupil.id);
      tasks = await allTasksOf(db, pupil.id);
    }
  }
  // Most maps find nothing to change, and are not read again.
  for (const step of [openAllEarned, openNamed, placeAllReady])
    if (await step()) tasks = await allTasksOf(db, pupil.id);
  const hasNext = !isDemo && next().length > 0;
  const lastPath = onPath().filter((task) => task.somvenster_id === somvensters.at(-1)!.id);
  return {
    ...practice,
    somvensters,
    tasks,
    levels,
    ready,
    lists,
    calendar,
    steering,
    goals: tasks.some(isBegunBeyond) ? await goalsEver(db, pupil.id) : new Set(),
    next: hasNext ? { toFinish: toFinish(asPlaces(lastPath)) } : undefined,
  };

  /** The next three open or place what is due; whether there was any. */
  async function openAllEarned(): Promise<boolean> {
    const onIslands = Map.groupBy(onPath(), (task) => task.somvenster_id);
    const earned = [...onIslands.values()].flatMap((own) => earnedOn(own, levels));
    await openTasks(db, earned, Date.now());
    return earned.length > 0;
  }

  function placeAllReady(): Promise<boolean> {
    const goals = [...(steering?.placed ?? [])].map((category): Ready => ({
      category,
      word_list_id: null,
      set_at: 0,
    }));
    return placeReady(db, pupil.id, somvensters.at(-1)!.id, { ready: [...ready, ...goals], tasks });
  }

  /**
   * What a teacher's line names and has a shut place already does not wait for what comes before it on the path; of an
   * adaptive line what a step back asks for does not.
   */
  async function openNamed(): Promise<boolean> {
    const whole = journey(new Set());
    const named = new Set(line.kind === 'adaptive' ? neededBack(whole) : namedBy(whole));
    const due = onPath().filter((task) => named.has(task.word_list_id ?? task.category) && !isFinished(task));
    const open = due.filter(({ opened_at }) => opened_at !== null).length;
    const shut = due.filter(({ opened_at }) => opened_at === null);
    const ids = shut.slice(0, Math.max(0, OPEN_AT_START - open)).map(({ id }) => id);
    await openTasks(db, ids, Date.now());
    return ids.length > 0;
  }

  function isTooHard({ category }: PlayedTask): boolean {
    const level = levels.get(category);
    return level?.status === 'stap-terug' && level.answers >= SURE_AFTER;
  }

  /** Whether there is something to do at a place that is not too hard and not done yet. */
  function isWorthwhile(task: PlayedTask): boolean {
    const status = levels.get(levelKey(task))?.status;
    if (task.opened_at === null || status === 'stap-terug' || status === 'klaar') return false;
    return starsOf(task) < MOST_STARS && (expected.get(task.category)?.p ?? 1) >= WITHIN_REACH;
  }

  function asPlaces(some: readonly PlayedTask[]) {
    return some.map((task) => {
      const level = levelOf(task);
      return { stars: task.stars, ...(level && { level }) };
    });
  }

  function isFerryHere(): boolean {
    if (toFinish(asPlaces(here)) === 0) return true;
    const placed = new Set(onPath().map(({ category }) => category));
    if (line.kind === 'adaptive')
      return (
        here.filter(isTooHard).length >= MANY_TOO_HARD &&
        here.filter(isWorthwhile).length < OPEN_AT_START &&
        stepsBack(journey(placed)).length > 0 &&
        withinReach(journey(placed)).length >= LEAST_WITHIN_REACH
      );
    // The learning line is another one than when this island was made: what it names has an island now.
    const named = new Set(namedBy(journey(placed)));
    const isOfLine = (task: PlayedTask) => named.has(task.word_list_id ?? task.category);
    return named.size > 0 && !here.some((task) => isOfLine(task) && !isFinished(task)) && next().length > 0;
  }
}

/** A place of a category beyond the path that was played. */
const isBegunBeyond = ({ anchor, word_list_id, stars }: PlayedTask) =>
  anchor >= PLACES && word_list_id === null && stars.size > 0;

const listIn = ({ word_list_id: id }: Pick<PlayedTask, 'word_list_id'>): string[] =>
  id === null ? [] : [id];
const listsIn = (line: LearningLine): string[] => (line.kind === 'lists' ? line.lists : []);

/** A learning line with those of its word lists that are there. */
const withLists = (line: LearningLine, there: ReadonlyMap<string, unknown>): LearningLine =>
  line.kind === 'lists' ? { ...line, lists: line.lists.filter((id) => there.has(id)) } : line;

/** A demo has one island: it is a look round, not a school year. */
async function isDemoPupil(db: Db, pupilId: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('role').where('id', '=', pupilId).executeTakeFirst();
  return user?.role === 'demo';
}
