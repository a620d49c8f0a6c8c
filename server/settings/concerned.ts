import type { LearningLine } from '../contract/learning-line.ts';
import type { MethodBlock } from '../contract/methods.ts';
import { nameOfDay } from '../data/day.ts';
import type { Db } from '../data/database.ts';
import { fieldsOn, readStands, turns, type Stand } from './emptied.ts';
import { standsWith } from './keep-practised.ts';
import { lineWith } from './methods.ts';

/** Tells pupils who are there that their map is another, all of them at once. */
export type Tell = (pupilIds: readonly string[]) => void;

/** Makes a change of what groups practise by, and tells the pupils for whom it makes something other. */
export async function telling<T>(
  { db, tell }: { db: Db; tell: Tell },
  groupIds: readonly string[],
  change: () => Promise<T>,
): Promise<T> {
  const ids = [...new Set(groupIds)];
  const before = await readStands(db, ids);
  const made = await change();
  const after = await readStands(db, ids);
  const now = Date.now();
  tell(ids.flatMap((id) => changedIn(before.get(id)!, after.get(id)!, now)));
  return made;
}

/** Who practises otherwise than before, on the day of `now` or a later one: the map also says when is practised next. */
function changedIn(before: Stand, after: Stand, now: number): string[] {
  const was = new Map(before.pupils.map((pupil) => [pupil.id, pupil]));
  const changed = after.pupils.filter((pupil) => {
    const earlier = was.get(pupil.id);
    // Who came meanwhile is told by the move.
    if (!earlier) return false;
    const days = turns([...before.settings, ...after.settings, earlier, pupil], now);
    const on = (stand: Stand, one: typeof pupil, day: string) => JSON.stringify(fieldsOn(stand, one, day));
    return days.some((day) => on(before, earlier, day) !== on(after, pupil, day));
  });
  return changed.map(({ id }) => id);
}

/** The pupils whose learning line names a word list of their account today, also before it has a place. */
export const practisingList = (db: Db, accountId: string, list: string, now: number): Promise<string[]> =>
  practising(
    db,
    { accountId, id: list, day: nameOfDay(now) },
    (line) => line.kind === 'lists' && line.lists.includes(list),
  );

interface Changed {
  accountId: string;
  method: string;
  before: readonly MethodBlock[];
  after: readonly MethodBlock[];
  now: number;
}

/** The pupils whose learning line has other categories today, as the blocks of a method of their account were changed. */
export function practisingOtherBlocks(
  db: Db,
  { accountId, method, before, after, now }: Changed,
): Promise<string[]> {
  const day = nameOfDay(now);
  return practising(db, { accountId, id: method, day }, (line) => {
    if (line.kind !== 'block' || line.method !== method) return false;
    const then = (blocks: readonly MethodBlock[]) => JSON.stringify(lineWith(line, blocks, day));
    return then(before) !== then(after);
  });
}

/** The pupils of an account whose learning line on a day is one of these; `id` is of the list or method that it names. */
async function practising(
  db: Db,
  { accountId, id, day }: { accountId: string; id: string; day: string },
  isOne: (line: LearningLine) => boolean,
): Promise<string[]> {
  const stands = await standsWith(db, accountId, id);
  return stands.flatMap((stand) =>
    stand.pupils.filter((pupil) => isOne(fieldsOn(stand, pupil, day).learningLine)).map((pupil) => pupil.id),
  );
}
