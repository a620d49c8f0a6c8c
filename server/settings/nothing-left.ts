import type { PracticeFields } from '../contract/practice-fields.ts';
import { nameOfDay } from '../data/day.ts';
import { HIDDEN_BELOW, PLACES } from '../practice/island.ts';
import { listsOf } from '../practice/list-tasks.ts';
import { knowing, type EffectDeps } from './effect.ts';
import { faultFinder, fieldsOn, type Fault, type Stand } from './emptied.ts';

/** That a setting leaves a pupil nothing of what staff chose. */
export interface NothingLeft extends Fault {
  /** Whether there is something to play all the same: places of before, or what practice falls back on. */
  goesOn: boolean;
}

interface Left {
  id: string;
  groep: number;
  fields: PracticeFields;
}

/**
 * By pupil, why the setting that is followed and the pupil's own differences together leave nothing to practise on the day
 * of `now`. Such a change is refused, but a move to another group is not. A few queries whatever the number of pupils.
 */
export async function nothingLeft(
  deps: EffectDeps,
  accountId: string,
  stands: readonly Stand[],
  now: number,
): Promise<Map<string, NothingLeft>> {
  const day = nameOfDay(now);
  const pupils = stands.flatMap((stand) =>
    stand.pupils.map((pupil): Left => ({
      id: pupil.id,
      groep: pupil.groep,
      fields: fieldsOn(stand, pupil, day),
    })),
  );
  // As usual there is always something: most groups cost nothing.
  const unusual = pupils.filter(({ fields }) => !isUsual(fields));
  if (unusual.length === 0) return new Map();
  const lines = unusual.map(({ fields }) => fields.learningLine);
  const faultOf = faultFinder(await knowing(deps, lines, accountId), accountId);
  const found: (Left & { fault: Fault })[] = [];
  for (const pupil of unusual) {
    const fault = await faultOf(pupil.fields, pupil.groep, day);
    if (fault) found.push({ ...pupil, fault });
  }
  const playing = await onOldPlaces(
    deps,
    accountId,
    found.filter(
      ({ fault, fields }) => fault.field === 'learningLine' && fields.learningLine.kind === 'lists',
    ),
  );
  const left = new Map<string, NothingLeft>();
  for (const { id, groep, fields, fault } of found) {
    // A line of categories or of a block of which nothing is left is practised as the usual one (`nextMatters`).
    const fallsBack = fault.field === 'learningLine' && fields.learningLine.kind !== 'lists';
    const usual = { ...fields, learningLine: { kind: 'adaptive' } as const };
    const goesOn = fallsBack ? !(await faultOf(usual, groep, day)) : playing.has(id);
    left.set(id, { ...fault, goesOn });
  }
  return left;
}

const isUsual = ({ learningLine, formsOff, gamesOff }: PracticeFields) =>
  learningLine.kind === 'adaptive' && formsOff.length + gamesOff.length === 0;

/** Which pupils have an open place of before in which a game is left to play. */
async function onOldPlaces(
  { db, catalogue, dealer }: EffectDeps,
  accountId: string,
  pupils: readonly Left[],
): Promise<Set<string>> {
  if (pupils.length === 0) return new Set();
  const tasks = await db
    .selectFrom('tasks')
    .select(['pupil_id', 'category', 'word_list_id'])
    .where(
      'pupil_id',
      'in',
      pupils.map(({ id }) => id),
    )
    .where('opened_at', 'is not', null)
    // What lies beyond the path is gone when it is not set ready any more.
    .where('anchor', '<', PLACES)
    .where('anchor', '>=', HIDDEN_BELOW.anchor)
    .execute();
  const lists = await listsOf(db, [...new Set(tasks.flatMap((task) => task.word_list_id ?? []))], accountId);
  const own = Map.groupBy(tasks, (task) => task.pupil_id);
  const canPlay = ({ id, fields }: Left) =>
    own.get(id)?.some(({ category, word_list_id: listId }) => {
      const list = listId === null ? undefined : lists.get(listId);
      if (listId !== null && !list) return false;
      const matter = list ? { list } : { category };
      return catalogue.games.some((game) => dealer.formOf(game, matter, fields) !== undefined);
    });
  return new Set(pupils.filter(canPlay).map(({ id }) => id));
}
