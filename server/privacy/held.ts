import { REQUEST_HOLDS_DAYS } from '../contract/account-terms.ts';
import { daysAfter } from '../contract/days.ts';
import { nameOfDay } from '../data/day.ts';
import type { Db } from '../data/database.ts';

/** Ids of one question. */
const IDS = 500;

const HELD = 'Er loopt een verzoek om inzage. Handel dat eerst af bij Privacy.';

/**
 * Who of these pupils may not be erased now, each with the reason in Dutch: somebody asked to see what is kept of them, and what was
 * asked for must still be there when it is given. A request that nobody settles holds nobody longer than a year.
 */
export async function heldBack(
  db: Db,
  pupilIds: readonly string[],
  now: number,
): Promise<Map<string, string>> {
  const held = new Map<string, string>();
  const since = daysAfter(nameOfDay(now), -REQUEST_HOLDS_DAYS);
  for (let from = 0; from < pupilIds.length; from += IDS) {
    const rows = await db
      .selectFrom('data_requests')
      .select('about_id')
      .where('about_id', 'in', pupilIds.slice(from, from + IDS))
      .where('kind', '=', 'inzage')
      .where('state', '=', 'open')
      .where('received_on', '>=', since)
      .execute();
    for (const { about_id: id } of rows) held.set(id!, HELD);
  }
  return held;
}
