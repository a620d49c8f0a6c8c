import type { LicenceView, OfficeLicence, PeriodView } from '../contract/licence.ts';
import { seatsIn, standingOn } from '../contract/licence-state.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { LicenceRow } from '../data/schema.ts';
import { blockOf } from './block.ts';
import { periodsOf, readFacts } from './repository.ts';
import { usedSeats } from './seats.ts';
import { standingView } from './seen.ts';

const periodView = (row: LicenceRow): PeriodView => ({
  id: row.id,
  kind: row.kind,
  seats: row.seats,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  stops: row.stops === 1,
  version: row.version,
});

/** A licence as the administrators of the account see it at a moment. */
export async function licenceView(db: Db, accountId: string, now: number): Promise<LicenceView> {
  const facts = await readFacts(db, accountId);
  const { name, kind, variant } = facts.account;
  const standing = standingOn(facts, nameOfDay(now));
  const [total, used] = [seatsIn(standing), await usedSeats(db, accountId)];
  return {
    account: { name, kind, variant },
    standing: standingView(standing, now),
    seats: { total, used, free: Math.max(0, total - used) },
    periods: (await periodsOf(db, accountId)).map(periodView),
    blockedFor: blockOf(facts.account)?.why ?? null,
  };
}

/** The same for the office: with notes, every change, what is put off and why it is blocked. */
export async function officeLicenceView(db: Db, accountId: string, now: number): Promise<OfficeLicence> {
  const view = await licenceView(db, accountId, now);
  const facts = await readFacts(db, accountId);
  const rows = await periodsOf(db, accountId);
  const changes = await db
    .selectFrom('licence_changes')
    .innerJoin('licences', 'licences.id', 'licence_id')
    .leftJoin('users', 'users.id', 'actor_id')
    .select(['licence_changes.id', 'licence_id', 'at', 'why', 'before', 'after', 'users.name as by'])
    .where('licences.account_id', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('licence_changes.id', 'desc')
    .execute();
  const block = blockOf(facts.account);
  return {
    ...view,
    periods: rows.map((row) => ({ ...periodView(row), note: row.note })),
    changes: changes.map(({ licence_id, before, after, ...change }) => ({
      ...change,
      licence: licence_id,
      before: before === null ? null : (JSON.parse(before) as Partial<PeriodView>),
      after: JSON.parse(after) as Partial<PeriodView>,
    })),
    hold: facts.holdUntil === null ? null : { until: facts.holdUntil, why: facts.account.hold_why ?? '' },
    block: block && { kind: block.kind, why: block.why, at: block.at },
  };
}
