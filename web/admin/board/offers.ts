import type { Miss, StepBack } from '../../../server/contract/board.ts';
import type { Tile } from '../../../server/contract/live.ts';
import type { ReadyTask } from '../../../server/contract/tasks.ts';
import { misconceptions } from './misconceptions.ts';
import { isReadyFor, keyOf, type Topic } from './topic.ts';

/** What some pupils could be given now. */
export interface Offer {
  topic: Topic;
  /** Those for whom it is not set ready yet; all of them where it stands ready for everyone. */
  pupils: string[];
  /** It stands ready for all of them. */
  ready: boolean;
  /** The category that is still too hard for them, where this comes before it. */
  before?: string;
}

/** What to practise before what is too hard, with the pupils for whom; or, with nothing before it, what is too hard itself. */
export interface TooHard {
  /** Missing where explaining is all that helps. */
  first?: Omit<NonNullable<StepBack['first']>, 'isNew'>;
  /** Pupils of these who never practised what comes before it. */
  fresh: number;
  /** What comes before it, where the setting leaves that out. */
  outside?: StepBack['outside'];
  /** What is too hard. */
  hard: readonly Pick<StepBack, 'category' | 'title'>[];
  pupilIds: string[];
}

/**
 * What each pupil stumbles over: now, or where nothing went wrong lately today, as far as it can be practised. With `isOnlyNow` only
 * the first: what went wrong this morning says nothing of who gets no further in something else.
 */
export const topicsOf = (
  misses: readonly Miss[],
  now: number,
  isOnlyNow = false,
): ReadonlyMap<string, Topic> =>
  new Map(
    [...Map.groupBy(misses, ({ pupilId }) => pupilId)].flatMap(([id, all]) => {
      const own = all.filter(({ task }) => task !== undefined);
      const windows = isOnlyNow ? (['now'] as const) : (['now', 'today'] as const);
      const [most] = windows.flatMap((window) => misconceptions(own, window, now)[0] ?? []);
      return most?.task === undefined ? [] : [[id, { category: most.category, name: most.task }] as const];
    }),
  );

/** What pupils who stand together could be given: each what it stumbles over itself, what is for most of them first. */
export function offersFor(
  tiles: readonly Tile[],
  topics: ReadonlyMap<string, Topic>,
  ready: readonly ReadyTask[],
): Offer[] {
  const having = tiles.filter(({ pupilId }) => topics.has(pupilId));
  return [...Map.groupBy(having, ({ pupilId }) => keyOf(topics.get(pupilId)!)).values()]
    .sort((a, b) => b.length - a.length)
    .flatMap((own) => offersOf(topics.get(own[0]!.pupilId)!, own, ready));
}

/** The one thing that all of these pupils stumble over, if it is one. */
export function sharedTopic(tiles: readonly Tile[], topics: ReadonlyMap<string, Topic>): Topic | undefined {
  const own = tiles.map(({ pupilId }) => topics.get(pupilId));
  const [first] = own;
  return first && own.every((topic) => topic && keyOf(topic) === keyOf(first)) ? first : undefined;
}

/**
 * What too hard thing a tile tells of: while a task is played only if it is that one, else what was too hard last; what stands beside a
 * task is taken for what helps with it.
 */
export const stepOf = ({ back, task }: Pick<Tile, 'back' | 'task'>): StepBack | undefined =>
  task === undefined ? back?.[0] : back?.find(({ name }) => name === task);

/**
 * A topic for pupils: who finds it too hard is offered what comes before it (engine/practice/DESIGN.md 7). The topic itself first, then
 * what is for most pupils.
 */
export function offersOf(topic: Topic, tiles: readonly Tile[], ready: readonly ReadyTask[]): Offer[] {
  const firstOf = (tile: Tile) => tile.back?.find(({ category }) => category === topic.category)?.first;
  return [...Map.groupBy(tiles, (tile) => firstOf(tile)?.category ?? '').values()]
    .map((of): Offer => {
      const first = firstOf(of[0]!);
      const offered = { topic: first ?? topic, ...(first && { before: topic.name }) };
      return {
        ...offered,
        ...readiness(
          offered.topic,
          of.map(({ pupilId }) => pupilId),
          ready,
        ),
      };
    })
    .sort(
      (a, b) =>
        Number(b.before === undefined) - Number(a.before === undefined) || b.pupils.length - a.pupils.length,
    );
}

/** For whom a topic is still to be set ready. */
export function readiness(
  topic: Topic,
  pupilIds: readonly string[],
  ready: readonly ReadyTask[],
): Pick<Offer, 'pupils' | 'ready'> {
  const lacking = pupilIds.filter((id) => !isReadyFor(ready, topic, id));
  return lacking.length > 0
    ? { pupils: lacking, ready: false }
    : { pupils: [...pupilIds], ready: pupilIds.length > 0 };
}

/** What is too hard in a group, by what comes before it: what is for most pupils first. */
export function tooHardIn(tiles: readonly Tile[]): TooHard[] {
  const all = tiles.flatMap(({ pupilId, back = [] }) => back.map((step) => ({ pupilId, step })));
  const keyOfStep = ({ first, category, outside }: StepBack) =>
    first
      ? `eerst ${first.category}`
      : `${category} buiten ${outside?.category ?? ''} ${outside?.unplayable ?? ''}`;
  return [...Map.groupBy(all, ({ step }) => keyOfStep(step)).values()]
    .map((of): TooHard => {
      const { first, outside } = of[0]!.step;
      const hard = new Map(of.map(({ step: { category, title } }) => [category, { category, title }]));
      return {
        ...(first && { first: { category: first.category, name: first.name, title: first.title } }),
        ...(outside && { outside }),
        fresh: new Set(of.flatMap(({ pupilId, step }) => (step.first?.isNew ? [pupilId] : []))).size,
        hard: [...hard.values()],
        pupilIds: [...new Set(of.map(({ pupilId }) => pupilId))],
      };
    })
    .sort((a, b) => b.pupilIds.length - a.pupilIds.length || titleOf(a).localeCompare(titleOf(b), 'nl'));
}

/** Under which name it stands in a list. */
export const titleOf = ({ first, hard }: TooHard): string => first?.title ?? hard[0]!.title;
