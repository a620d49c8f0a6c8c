import type { Miss, StepBack } from '../../../server/contract/board.ts';
import type { Tile } from '../../../server/contract/live.ts';
import type { ReadyTask } from '../../../server/contract/tasks.ts';
import { misconceptions } from './misconceptions.ts';
import { isReadyFor, type Topic } from './topic.ts';

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

/** A category that is too hard for pupils, with what to practise before it. */
export interface TooHard extends StepBack {
  pupilIds: string[];
}

/** What these pupils stumble over most today and can practise. */
export function topicOf(misses: readonly Miss[], pupils: readonly string[]): Topic | undefined {
  const own = misses.filter(({ pupilId, task }) => task !== undefined && pupils.includes(pupilId));
  const [most] = misconceptions(own, 'today', 0);
  return most?.task === undefined ? undefined : { category: most.category, name: most.task };
}

/** A topic for pupils: who finds it too hard is offered what comes before it (adaptive.md 7). */
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
    .sort((a, b) => Number(a.before !== undefined) - Number(b.before !== undefined));
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

/** What is too hard in a group, by category and what comes before it: what most pupils find too hard first. */
export function tooHardIn(tiles: readonly Tile[]): TooHard[] {
  const all = tiles.flatMap(({ pupilId, back = [] }) => back.map((step) => ({ pupilId, step })));
  return [...Map.groupBy(all, ({ step }) => `${step.category} ${step.first?.category ?? ''}`).values()]
    .map((of) => ({ ...of[0]!.step, pupilIds: of.map(({ pupilId }) => pupilId) }))
    .sort((a, b) => b.pupilIds.length - a.pupilIds.length || a.name.localeCompare(b.name, 'nl'));
}
