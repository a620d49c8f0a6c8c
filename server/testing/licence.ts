import { daysAfter } from '../contract/days.ts';
import type { LicenceState } from '../contract/licence-state.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { LicenceRow } from '../data/schema.ts';

/** Gives an account one period: what is left out is a paid one of a year that is half over, with room for hundred. */
export async function setLicence(
  db: Db,
  accountId: string,
  period: Partial<LicenceRow> = {},
): Promise<string> {
  await db.deleteFrom('licences').where('account_id', '=', accountId).execute();
  const today = nameOfDay(Date.now());
  const id = `licence-${accountId}`;
  await db
    .insertInto('licences')
    .values({
      id,
      account_id: accountId,
      kind: 'paid',
      seats: 100,
      starts_on: daysAfter(today, -180),
      ends_on: daysAfter(today, 180),
      created_at: Date.now(),
      ...period,
    })
    .execute();
  return id;
}

/** Days since the end of a paid licence in each state that it comes into by itself. */
const SINCE_END: Partial<Record<LicenceState, number>> = {
  active: -180,
  ending: -30,
  grace: 3,
  readOnly: 20,
  lapsed: 50,
  erased: 60,
};

/** Brings the licence of an account into a state. */
export async function setState(db: Db, accountId: string, state: LicenceState): Promise<void> {
  const today = nameOfDay(Date.now());
  const since = SINCE_END[state];
  const ends_on = daysAfter(today, -(since ?? -30));
  await setLicence(db, accountId, {
    starts_on: daysAfter(today, -400),
    ends_on,
    ...(state === 'trial' && { kind: 'trial' }),
    ...(state === 'upcoming' && { starts_on: daysAfter(today, 3) }),
  });
  if (state === 'none') await db.deleteFrom('licences').where('account_id', '=', accountId).execute();
  const block =
    state === 'blocked'
      ? JSON.stringify({ kind: 'misbruik', why: 'Dit mag niet.', at: 0, by: 'kantoor' })
      : null;
  await db.updateTable('accounts').set({ block }).where('id', '=', accountId).execute();
}
