import { audit } from '../audit/audit.ts';
import type { MoveScope } from '../contract/moves.ts';
import { newId } from '../contract/id.ts';
import { dayFrom, nameOfDay } from '../data/day.ts';
import type { Db } from '../data/database.ts';
import { foldUsername } from '../auth/fold.ts';
import { JobRefusal, type JobKind, type Running } from '../jobs/kind.ts';
import { nameRows } from '../pupils/usernames.ts';
import { coinsOf } from '../rewards/ledger.ts';
import { storePupilSettings } from '../settings/repository.ts';
import { emptyChild, fill, showChild, storeForChild, type Cursor } from './arriving.ts';
import { comesAlong } from './copied-rows.ts';
import { plansCome, stopPlans, type Stopped } from './plans-along.ts';
import { copyPlans } from './plans-copied.ts';
import { settingAlong } from './settings-along.ts';
import { databaseSource } from './source.ts';
import { calledOf, tellFailed, tellUsed } from './told.ts';

/** What is copied, and where to. No names. */
export interface Copying {
  token: string;
  /** The pupil who is copied, and the group that it is in. */
  source: string;
  from: string | null;
  /** The pupil that is made, hidden until the end, and the group that it comes into. */
  child: string;
  group: string;
  scope: MoveScope;
  /** Whether the other one goes to the trash, and gives its user name. */
  leaves: boolean;
}

type Copy = Running<Copying, Cursor>;

/** Whom it concerns that a copy ended. */
export interface CopyEnded extends Pick<Copying, 'source' | 'child' | 'leaves'> {
  /** Of both sides. */
  groups: string[];
}

/**
 * The long work that copies a pupil into another account: into a child that nobody sees until all of it is there. Whatever is killed, the
 * child is there whole or not at all, and the code works again where it failed.
 */
export const copyKind = (ended: (touched: CopyEnded) => void): JobKind<Copying, Cursor, void> => ({
  id: 'move-copy',
  title: 'Verhuistoken inlezen',
  work: 'een verhuizing',
  action: 'move:read',
  writes: true,
  outcomes: { copied: 'overgenomen', gone: 'teruggedraaid' },
  cancel: 'back',
  retry: 'no',
  run: {
    async chunk(trx, job, budget) {
      const { cursor, params } = job;
      if (cursor && 'show' in cursor) return show(trx, job);
      return fill(
        databaseSource(trx, params.source),
        {
          cursor,
          comes: (table) => comesAlong(table, params.scope),
          store: (table, rows) => storeForChild(trx, job, params.child, table, rows),
        },
        budget,
      );
    },
  },
  back: {
    async chunk(trx, job) {
      if (await emptyChild(trx, job.params.child))
        return { next: { show: true }, done: 0, step: 'Terugdraaien' };
      await giveTokenBack(trx, { ...job, ...job.params });
      return { next: null, done: 0, counts: { gone: 1 } };
    },
  },
  ended({ params }) {
    ended({
      ...params,
      groups: [params.group, ...(params.from === null ? [] : [params.from])],
    });
  },
});

/** The last transaction: what came since, the setting, and then the child is there. */
async function show(trx: Db, job: Copy) {
  const { id, accountId, madeBy, params } = job;
  const { source, child, scope, leaves, token, group } = params;
  const now = Date.now();
  const old = await named(trx, source);
  if (!old || old.trashed_at !== null)
    throw new JobRefusal('{De leerling} is daar intussen weg. Er is niets overgenomen.');
  const move = await trx.selectFrom('moves').select('at').where('id', '=', id).executeTakeFirstOrThrow();
  const since = await databaseSource(trx, source).since(move.at, (table) => comesAlong(table, scope));
  for (const [table, rows] of since) await storeForChild(trx, job, child, table, rows);
  if (scope.rewards && !scope.results) await giveSum(trx, { source, child }, now);
  if (scope.settings) {
    const along = await settingAlong(trx, { pupil: old, to: group }, now);
    await storePupilSettings(trx, [{ pupil_id: child, ...along }]);
  }
  if (await plansCome(trx, old.account_id, scope))
    await copyPlans(trx, { move: id, source, child, account: accountId!, now });
  let stopped: Stopped[] = [];
  if (leaves) {
    // The user name goes along; who stays behind gets another one.
    await swapName(trx, old, child);
    stopped = await leaveFor(trx, old, now);
  }
  await showChild(trx, { move: id, child, group });
  await trx
    .updateTable('move_tokens')
    .set({ state: 'used', settled_at: now })
    .where('id', '=', token)
    .execute();
  const undo: CopyLeft = {
    account: old.account_id,
    group: old.group_id,
    source,
    leaves,
    stopped,
    shownAt: now,
  };
  await trx
    .updateTable('moves')
    .set({ state: 'done', detail: JSON.stringify(undo) })
    .where('id', '=', id)
    .execute();
  const line = { action: 'move-used', detail: token } as const;
  await audit(trx, [
    { ...line, subject: child, accountId, ...(madeBy !== null && { actorId: madeBy }) },
    { ...line, subject: source, accountId: old.account_id },
  ]);
  const here = await calledOf(trx, child);
  await tellUsed(trx, id, { here, there: leaves ? here : old.username }, now);
  return { next: null, done: 1, rows: [{ subjectId: child, outcome: 'copied' }] };
}

export type Old = NonNullable<Awaited<ReturnType<typeof named>>>;

/** A pupil with user name and the words of its account. */
export const named = (trx: Db, id: string) =>
  trx
    .selectFrom('pupils')
    .innerJoin('users', 'users.id', 'pupils.id')
    .innerJoin('accounts', 'accounts.id', 'pupils.account_id')
    .selectAll('pupils')
    .select(['users.username', 'users.username_key', 'accounts.variant'])
    .where('pupils.id', '=', id)
    .executeTakeFirst();

/** What undoing a copy must know. */
export interface CopyLeft {
  account: string;
  group: string | null;
  source: string;
  leaves: boolean;
  /** Plans there that ended with it. Absent in what was kept before plans came along. */
  stopped?: Stopped[];
  /** When the child was there: rounds that began later are its own. */
  shownAt: number;
}

/** Coins without the rounds that brought them: one sum. */
async function giveSum(trx: Db, { source, child }: { source: string; child: string }, now: number) {
  const coins = await coinsOf(trx, source);
  if (coins <= 0) return;
  await trx
    .insertInto('rewards')
    .values({ id: newId(now), pupil_id: child, round_id: null, kind: 'begin', subject: null, coins, at: now })
    .execute();
}

/** Gives the user name of one pupil to another, and the first one a free one. */
export async function swapName(trx: Db, from: Old, to: string): Promise<void> {
  const { first_name: firstName, infix, last_name: lastName, groep: year } = from;
  const [free] = await nameRows(trx, [{ firstName, infix, lastName, year, username: '' }], from.variant);
  const name = (id: string, username: string) =>
    trx
      .updateTable('users')
      .set({ username, username_key: foldUsername(username) })
      .where('id', '=', id)
      .execute();
  await name(from.id, free!.username);
  await name(to, from.username);
}

/** Puts a pupil who is elsewhere now, or one with another child, in the trash, and stops its plans: gives those. */
export async function leaveFor(
  trx: Db,
  old: Old,
  now: number,
  why: 'verhuisd' | 'samengevoegd' = 'verhuisd',
): Promise<Stopped[]> {
  const stopped = await stopPlans(trx, old.id, now);
  await trx.updateTable('users').set({ active: 0 }).where('id', '=', old.id).execute();
  await trx
    .updateTable('pupils')
    .set({ group_id: null, trashed_at: now, trashed_from: old.group_id, trashed_by: null })
    .where('id', '=', old.id)
    .execute();
  await audit(trx, {
    action: 'pupil-trashed',
    accountId: old.account_id,
    subject: old.id,
    detail: why,
  });
  return stopped;
}

/** A move from an account of this server that did not go on. */
interface Failed extends Pick<Copy, 'id' | 'accountId'> {
  token: string;
  source: string;
}

/** Takes back that a code was used: it works again, with a day more. Both sides are told. */
export async function giveTokenBack(trx: Db, failed: Failed): Promise<void> {
  const { id, accountId, source } = failed;
  const now = Date.now();
  const token = await trx
    .selectFrom('move_tokens')
    .selectAll()
    .where('id', '=', failed.token)
    .executeTakeFirst();
  const other = await trx
    .selectFrom('move_tokens')
    .select('id')
    .where('pupil_id', '=', source)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (token?.state === 'claimed') {
    const tomorrow = nameOfDay(dayFrom(now, 1));
    await trx
      .updateTable('move_tokens')
      // One that was made meanwhile took its place.
      .set(
        other
          ? { state: 'withdrawn', settled_at: now }
          : {
              state: 'open',
              settled_at: null,
              expires_on: token.expires_on > tomorrow ? token.expires_on : tomorrow,
            },
      )
      .where('id', '=', token.id)
      .execute();
    await audit(trx, {
      action: 'move-failed',
      accountId: token.account_id,
      subject: source,
      detail: token.id,
    });
  }
  await trx.updateTable('moves').set({ state: 'failed', pupil_id: null }).where('id', '=', id).execute();
  await audit(trx, { action: 'move-failed', accountId, detail: failed.token });
  await tellFailed(trx, id, await calledOf(trx, source), now);
}
