import type { StepBack } from '../contract/board.ts';
import type { Db } from '../data/database.ts';
import type { PracticeLevelRow } from '../data/schema.ts';
import { titleOf } from '../live/named.ts';
import type { Words } from './dealer.ts';
import { isCarrying } from './island.ts';
import { placeName } from './place-name.ts';

/** What was too hard longer ago than this is for the overview of progress, not for who stands in the classroom now. */
const RECENT_MS = 7 * 24 * 60 * 60 * 1000;

type Known = Pick<PracticeLevelRow, 'category' | 'status' | 'last_at' | 'p'>;
type Items = Pick<Words, 'category' | 'items'>;

/** What is too hard for pupils now, and what each can practise before it; who has nothing of it is not there. */
export async function readStepsBack(
  db: Db,
  words: Items,
  pupilIds: readonly string[],
  now: number,
): Promise<Map<string, StepBack[]>> {
  if (pupilIds.length === 0) return new Map();
  const levels = db.selectFrom('practice_levels').select(['pupil_id', 'category', 'status', 'last_at', 'p']);
  const hard = await levels
    .where('pupil_id', 'in', pupilIds)
    .where('status', '=', 'stap-terug')
    .where('last_at', '>=', now - RECENT_MS)
    .execute();
  if (hard.length === 0) return new Map();
  const ids = [...new Set(hard.map(({ pupil_id }) => pupil_id))];
  const known = Map.groupBy(await levels.where('pupil_id', 'in', ids).execute(), ({ pupil_id }) => pupil_id);
  return new Map(
    ids
      .map((id) => [id, stepsBackIn(known.get(id) ?? [], words, now)] as const)
      .filter(([, steps]) => steps.length),
  );
}

/** What is too hard by these levels of one pupil, what was practised last first. Lists of words build on nothing. */
export function stepsBackIn(levels: readonly Known[], words: Items, now: number): StepBack[] {
  const byCategory = new Map(levels.map((level) => [level.category, level]));
  return levels
    .filter(({ status, last_at }) => status === 'stap-terug' && last_at >= now - RECENT_MS)
    .sort((a, b) => b.last_at - a.last_at)
    .flatMap(({ category }): StepBack[] => {
      const named = namesOf(category, words);
      if (!named) return [];
      const first = firstBefore(category, byCategory, words);
      return [{ ...named, ...(first && { first }) }];
    });
}

/**
 * The nearest category that this one builds on and that does not go well: of several the weakest; of one that is too hard
 * itself what that one builds on. Undefined where all of it goes well.
 */
function firstBefore(
  category: string,
  levels: ReadonlyMap<string, Known>,
  words: Items,
  seen: ReadonlySet<string> = new Set([category]),
): StepBack['first'] {
  const requires = words.items.categories.find(({ id }) => id === category)?.requires ?? [];
  const open = requires
    .filter(
      (id) => !seen.has(id) && words.category(id) && !isCarrying(levels.get(id), levels.get(id)?.p ?? 0),
    )
    .sort((a, b) => (levels.get(a)?.p ?? 1) - (levels.get(b)?.p ?? 1));
  const [weakest] = open;
  if (weakest === undefined) return undefined;
  const tooHard = levels.get(weakest)?.status === 'stap-terug';
  const deeper = tooHard ? firstBefore(weakest, levels, words, new Set([...seen, weakest])) : undefined;
  return deeper ?? namesOf(weakest, words);
}

function namesOf(category: string, words: Items): StepBack['first'] {
  const found = words.category(category);
  if (!found) return undefined;
  const name = placeName(found);
  return { category, name, title: titleOf(category) ?? name };
}
