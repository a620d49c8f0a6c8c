import type { StepBack } from '../contract/board.ts';
import type { PracticeLevelRow } from '../data/schema.ts';
import { titleOf } from '../live/broken-rule.ts';
import type { Owner } from '../settings/read.ts';
import type { Words } from './dealer.ts';
import { isCarrying } from './island.ts';
import { placeName } from './place-name.ts';
import { practisableBy, type Practisable, type PractisableDeps } from './practisable.ts';
import type { PracticeSettings } from './settings.ts';

/** What was too hard longer ago than this is for the overview of progress, not for who stands in the classroom now. */
const RECENT_MS = 7 * 24 * 60 * 60 * 1000;

type Known = Pick<PracticeLevelRow, 'category' | 'status' | 'last_at' | 'p'>;
type Items = Pick<Words, 'category' | 'items'>;

/** What is known of a pupil, and what it can practise. */
interface Stand extends Practisable {
  levels: readonly Known[];
  words: Items;
}

/** What is too hard for pupils now, and what each can practise before it; who has nothing of it is not there. */
export async function readStepsBack(
  deps: PractisableDeps,
  pupilIds: readonly string[],
  now: number,
): Promise<Map<string, StepBack[]>> {
  if (pupilIds.length === 0) return new Map();
  const hard = await deps.db
    .selectFrom('practice_levels')
    .innerJoin('pupils', 'pupils.id', 'practice_levels.pupil_id')
    .select(['pupils.id', 'pupils.group_id'])
    .distinct()
    .where('pupil_id', 'in', pupilIds)
    .where('status', '=', 'stap-terug')
    .where('last_at', '>=', now - RECENT_MS)
    .execute();
  const steps = new Map<string, StepBack[]>();
  for (const pupil of hard) {
    const stand = await standOf(deps, pupil);
    const own = stepsBackIn(stand, now - RECENT_MS);
    if (own.length > 0) steps.set(pupil.id, own);
  }
  return steps;
}

/** What is too hard for a pupil, whenever it was practised last; by a setting that is tried out where one is given. */
export async function stepsBackOf(
  deps: PractisableDeps,
  pupil: Owner,
  practice?: PracticeSettings,
): Promise<StepBack[]> {
  return stepsBackIn(await standOf(deps, pupil, practice));
}

async function standOf(deps: PractisableDeps, pupil: Owner, practice?: PracticeSettings): Promise<Stand> {
  const levels = await deps.db
    .selectFrom('practice_levels')
    .select(['category', 'status', 'last_at', 'p'])
    .where('pupil_id', '=', pupil.id)
    .execute();
  return { levels, words: deps.words, ...(await practisableBy(deps, pupil, practice)) };
}

/** What is too hard and was practised since then, what was practised last first. Lists of words build on nothing. */
export function stepsBackIn(stand: Stand, since = 0): StepBack[] {
  const byCategory = new Map(stand.levels.map((level) => [level.category, level]));
  return stand.levels
    .filter(({ status, last_at }) => status === 'stap-terug' && last_at >= since)
    .sort((a, b) => b.last_at - a.last_at)
    .flatMap(({ category }): StepBack[] => {
      const named = namesOf(category, stand.words);
      if (!named) return [];
      const weak = weakBefore(category, byCategory, stand.words);
      const first = firstOf(category, byCategory, stand);
      if (first) return [{ ...named, first }];
      // What can be set ready goes before what can't.
      const id = weak.find((one) => stand.canPlay(one)) ?? weak[0];
      const outside = id === undefined ? undefined : namesOf(id, stand.words);
      if (!outside) return [named];
      return [{ ...named, outside: { ...outside, ...(!stand.canPlay(id!) && { unplayable: true }) } }];
    });
}

/** What a category builds on and does not go well, the weakest first; what was never practised comes last. */
const weakBefore = (category: string, levels: ReadonlyMap<string, Known>, words: Items): string[] =>
  (words.items.categories.find(({ id }) => id === category)?.requires ?? [])
    .filter((id) => words.category(id) && !isCarrying(levels.get(id), levels.get(id)?.p ?? 0))
    .sort((a, b) => (levels.get(a)?.p ?? 1) - (levels.get(b)?.p ?? 1));

/**
 * The nearest category that this one builds on, that does not go well and that the pupil can practise: of several the
 * weakest; of one that is too hard itself, or can't be practised, what that one builds on. Undefined where there is none.
 */
function firstOf(
  category: string,
  levels: ReadonlyMap<string, Known>,
  stand: Stand,
  seen: ReadonlySet<string> = new Set([category]),
): StepBack['first'] {
  for (const id of weakBefore(category, levels, stand.words)) {
    if (seen.has(id)) continue;
    const level = levels.get(id);
    const can = stand.canPractise(id);
    const deeper =
      !can || level?.status === 'stap-terug' ? firstOf(id, levels, stand, new Set([...seen, id])) : undefined;
    if (deeper) return deeper;
    const named = can ? namesOf(id, stand.words) : undefined;
    if (named) return { ...named, ...(!level && { isNew: true }) };
  }
  return undefined;
}

function namesOf(category: string, words: Items): Pick<StepBack, 'category' | 'name' | 'title'> | undefined {
  const found = words.category(category);
  if (!found) return undefined;
  const name = placeName(found);
  return { category, name, title: titleOf(category) ?? name };
}
