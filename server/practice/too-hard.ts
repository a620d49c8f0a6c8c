import type { Island, MapTask } from '../contract/practice.ts';
import type { Db } from '../data/database.ts';
import type { PracticeLevelRow } from '../data/schema.ts';
import type { Words } from './dealer.ts';
import { stepsBackIn } from './step-back.ts';

type Known = Pick<PracticeLevelRow, 'category' | 'status' | 'last_at' | 'p'>;
type Items = Pick<Words, 'category' | 'items'>;

/** Places that a child is sent to at once. */
const MOST_NAMED = 2;
/** States of a place where there is something to do, what asks for it most first. */
const WORTH: readonly MapTask['state'][] = ['klaargezet', 'bezig', 'open', 'opfrissen'];

/** The islands of a pupil with, at each place that is still too hard, which place on the map to practise first. */
export async function withFirstPlaces(
  { db, words }: { db: Db; words: Items },
  pupilId: string,
  islands: Island[],
  isHard: (task: MapTask) => boolean,
): Promise<Island[]> {
  if (!islands.some(({ tasks }) => tasks.some(isHard))) return islands;
  const levels = await db
    .selectFrom('practice_levels')
    .select(['category', 'status', 'last_at', 'p'])
    .where('pupil_id', '=', pupilId)
    .execute();
  return named(islands, levels, words, isHard);
}

/** The same, with what is known of the pupil. */
export function named(
  islands: readonly Island[],
  levels: readonly Known[],
  words: Items,
  isHard: (task: MapTask) => boolean,
): Island[] {
  const isOpen = ({ state, games }: MapTask) => state !== 'dicht' && games.length > 0;
  const placeOf = (category: string, here: Island) =>
    [here, ...islands.toReversed()].flatMap((island) => {
      const task = island.tasks.find((one) => one.category === category && isOpen(one));
      return task ? [{ island, task }] : [];
    })[0];
  return islands.map((island) => {
    const canPractise = (id: string) => placeOf(id, island) !== undefined;
    const steps = new Map(
      stepsBackIn({ levels, words, canPractise, canPlay: canPractise }).map(({ category, first }) => [
        category,
        first,
      ]),
    );
    // What nothing is known before: other work on the island that is not too hard.
    const others = island.tasks
      .filter((task) => isOpen(task) && WORTH.includes(task.state) && !isHard(task))
      .sort((a, b) => WORTH.indexOf(a.state) - WORTH.indexOf(b.state))
      .slice(0, MOST_NAMED);
    const reasonAt = (task: MapTask): string => {
      const first = steps.get(task.category);
      const place = first && placeOf(first.category, island);
      if (place && place.island.id !== island.id)
        return `Dit is nog lastig. Vaar naar ${place.island.name} en oefen eerst “${place.task.name}”.`;
      if (place) return `Dit is nog lastig. Oefen eerst “${place.task.name}”, dan lukt dit straks.`;
      if (others.length === 0) return task.reason;
      // What is not before it promises nothing of it.
      const names = others.map(({ name }) => `“${name}”`).join(' of ');
      return `Dit is nog lastig. Oefen eerst ${names} en probeer dit later weer.`;
    };
    return {
      ...island,
      tasks: island.tasks.map((task) =>
        isHard(task) ? { ...task, reason: reasonAt(task), tooHard: true } : task,
      ),
    };
  });
}
