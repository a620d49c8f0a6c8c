import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import { transactInPassing, type Db } from '../../data/database.ts';
import type { AccountFigureRow } from '../../data/schema.ts';
import { allSeated } from '../../licence/seats.ts';
import { practisedSince } from '../../progress/activity.ts';
import { startTurns } from '../../processes/turns.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** Accounts that are counted at a time: answers of pupils go first. */
const ACCOUNTS = 20;
const EVERY_MS = 10 * 60_000;

/**
 * Counts of each account the seats that are used, the pupils who practised in the last week, and when somebody last practised or logged in: over all accounts that takes too long for a
 * page.
 */
export async function countFigures(db: Db, now: number, stopped?: AbortSignal): Promise<void> {
  const accounts = await db.selectFrom('accounts').select('id').orderBy('id').execute();
  for (let from = 0; from < accounts.length && !stopped?.aborted; from += ACCOUNTS) {
    const ids = accounts.slice(from, from + ACCOUNTS).map(({ id }) => id);
    const used = await usedBy(db, ids);
    const logins = await lastLogins(db, ids);
    const rounds = await practiceOf(db, ids, now - WEEK_MS);
    const rows = ids.map((id) => ({
      account_id: id,
      used: used.get(id) ?? 0,
      practised: rounds.get(id)?.practised ?? 0,
      active_at: Math.max(logins.get(id) ?? 0, rounds.get(id)?.last ?? 0) || null,
      at: now,
    }));
    await store(db, rows);
    await setImmediate();
  }
}

async function store(db: Db, rows: readonly AccountFigureRow[]): Promise<void> {
  await transactInPassing(db, async (trx) => {
    // Those that were erased meanwhile have nothing to count.
    const there = await trx
      .selectFrom('accounts')
      .select('id')
      .where(
        'id',
        'in',
        rows.map(({ account_id }) => account_id),
      )
      .execute();
    const known = new Set(there.map(({ id }) => id));
    const kept = rows.filter(({ account_id }) => known.has(account_id));
    if (kept.length === 0) return;
    await trx
      .insertInto('account_figures')
      .values(kept)
      .onConflict((conflict) =>
        conflict.column('account_id').doUpdateSet(({ ref }) => ({
          used: ref('excluded.used'),
          practised: ref('excluded.practised'),
          active_at: ref('excluded.active_at'),
          at: ref('excluded.at'),
        })),
      )
      .execute();
  });
}

async function usedBy(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await allSeated(db)
    .select('pupils.account_id')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('pupils.account_id', 'in', ids)
    .groupBy('pupils.account_id')
    .execute();
  return new Map(rows.map(({ account_id, n }) => [account_id, Number(n)]));
}

async function lastLogins(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('users')
    .select('account_id')
    .select(({ fn }) => fn.max('last_login_at').as('last'))
    .where('account_id', 'in', ids)
    .where('role', 'in', ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'])
    .groupBy('account_id')
    .execute();
  return new Map(rows.map(({ account_id, last }) => [account_id!, Number(last ?? 0)]));
}

/** When pupils last began a round, and how many of those who use a seat practised since a moment. */
async function practiceOf(
  db: Db,
  ids: readonly string[],
  since: number,
): Promise<Map<string, { last: number; practised: number }>> {
  const last = await db
    .selectFrom('pupils')
    .select('account_id')
    .select(({ selectFrom }) =>
      selectFrom('rounds')
        .select(({ fn }) => fn.max('started_at').as('last'))
        .whereRef('rounds.pupil_id', '=', 'pupils.id')
        .as('last'),
    )
    .where('account_id', 'in', ids)
    .execute();
  const practised = await allSeated(db)
    .select('pupils.account_id')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('pupils.account_id', 'in', ids)
    .where(practisedSince(since))
    .groupBy('pupils.account_id')
    .execute();
  const counted = new Map(practised.map(({ account_id, n }) => [account_id, Number(n)]));
  return new Map(
    Array.from(
      Map.groupBy(last, ({ account_id }) => account_id),
      ([id, rows]) => [
        id,
        {
          last: Math.max(...rows.map((row) => Number(row.last ?? 0))),
          practised: counted.get(id) ?? 0,
        },
      ],
    ),
  );
}

/** Counts at once and then every ten minutes. Gives how to stop it. */
export const startFigures = (db: Db, logger: Logger): (() => Promise<void>) =>
  startTurns((stopped) => countFigures(db, Date.now(), stopped), {
    everyMs: EVERY_MS,
    failed: (error) => logger.error({ err: error }, 'figures of accounts not counted'),
  });
