import type { Db } from '../data/database.ts';
import type { PupilRow, TaskRow } from '../data/schema.ts';
import { readCalendar } from '../settings/read.ts';
import { practiceTime } from './practice-time.ts';
import { isReady } from './ready.ts';

/** Why no round of this task can be begun now, in a child's words; undefined when one can. */
export async function closedNow(
  db: Db,
  pupil: Pick<PupilRow, 'id' | 'group_id'>,
  task: Pick<TaskRow, 'category' | 'word_list_id'>,
): Promise<string | undefined> {
  const { closed } = practiceTime(await readCalendar(db, pupil), Date.now());
  // What staff set ready is meant for now, whatever their setting says.
  return closed !== undefined && (await isReady(db, pupil, task)) ? undefined : closed;
}
