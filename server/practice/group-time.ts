import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { getPracticeTime } from '../contract/practice-time.ts';
import type { Db } from '../data/database.ts';
import { readCalendars } from '../settings/read.ts';
import { openingOf } from './practice-time.ts';

/** Whether a group may begin rounds now, and the pupils for whom that is otherwise. */
export async function groupTime(
  db: Db,
  groupId: string,
  now: number,
): Promise<z.infer<typeof getPracticeTime.response>> {
  const calendars = await readCalendars(db, groupId);
  const group = openingOf(calendars.group, now);
  const pupils = [...calendars.pupils]
    .map(([id, calendar]) => ({ id, ...openingOf(calendar, now) }))
    .filter((own) => !isDeepStrictEqual(own, { id: own.id, ...group }));
  return { group, pupils };
}
