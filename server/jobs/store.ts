import { OPEN_STATES } from '../contract/jobs.ts';
import { transact, type Db } from '../data/database.ts';
import type { JobRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import type { Chunk, JobKind, RowDraft } from './kind.ts';

/** A job that is to be. */
export interface JobDraft<Params> {
  /** Made by the client. */
  id: string;
  accountId: string | null;
  targetId?: string | undefined;
  madeBy: string;
  /** No names. */
  params: Params;
  total?: number;
  /** Seats of the licence that it holds until it ended. */
  seats?: number;
  undoOf?: string;
}

/** Rows of one statement. */
const ROWS = 200;

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

/**
 * Stores a job to be done, within the transaction of what asks for it; once per id. Throws `job-busy` when other work that changes the
 * account is under way.
 */
export async function addJob<P>(
  trx: Db,
  kind: Pick<JobKind, 'id' | 'writes'>,
  kinds: ReadonlyMap<string, JobKind>,
  draft: JobDraft<P>,
): Promise<'added' | 'already'> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('jobs')
    .values({
      id: draft.id,
      kind: kind.id,
      account_id: draft.accountId,
      target_id: draft.targetId ?? null,
      made_by: draft.madeBy,
      params: JSON.stringify(draft.params ?? null),
      state: 'waiting',
      total: draft.total ?? 0,
      seats: draft.seats ?? 0,
      writes: kind.writes && draft.accountId !== null ? 1 : 0,
      cursor: null,
      back_cursor: null,
      lease_by: null,
      created_at: Date.now(),
      started_at: null,
      ended_at: null,
      error: null,
      undo_until: null,
      undo_of: draft.undoOf ?? null,
      undone_by: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows) return 'added';
  const same = await readJob(trx, draft.id);
  if (!same) throw await busy(trx, kinds, draft.accountId);
  if (same.kind !== kind.id || same.account_id !== draft.accountId) throw new Problem('conflict');
  return 'already';
}

/** The refusal that names what is under way in an account. */
export async function busy(
  trx: Db,
  kinds: ReadonlyMap<string, JobKind>,
  accountId: string | null,
): Promise<Problem> {
  const other = await trx
    .selectFrom('jobs')
    .leftJoin('users', 'users.id', 'jobs.made_by')
    .select(['jobs.kind', 'users.name'])
    .where('jobs.account_id', '=', accountId)
    .where('writes', '=', 1)
    .where('state', 'in', OPEN_STATES)
    .executeTakeFirst();
  const work = other && kinds.get(other.kind)?.work;
  return new Problem(
    'job-busy',
    work && `Er loopt al ${work}${other.name ? ` van ${other.name}` : ''}. Wacht tot dat klaar is.`,
  );
}

export const readJob = (db: Db, id: string): Promise<JobRow | undefined> =>
  db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst();

/** Takes a job that nobody has, the one that waits longest first; undefined when there is none. */
export async function claim(
  db: Db,
  kinds: readonly string[],
  by: string,
  leaseMs: number,
  now: number,
): Promise<JobRow | undefined> {
  if (kinds.length === 0) return undefined;
  const due = await dueJobs(db, kinds, now)
    .select(['id', 'state'])
    .orderBy('lease_until')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (!due) return undefined;
  return db
    .updateTable('jobs')
    .set(({ eb, fn, val }) => ({
      state: due.state === 'waiting' ? 'running' : due.state,
      lease_by: by,
      lease_until: now + leaseMs,
      attempts: eb('attempts', '+', 1),
      started_at: fn.coalesce('started_at', val(now)),
    }))
    .where('id', '=', due.id)
    .where('state', '=', due.state)
    .where('lease_until', '<', now)
    .returningAll()
    .executeTakeFirst();
}

const dueJobs = (db: Db, kinds: readonly string[], now: number) =>
  db
    .selectFrom('jobs')
    .where('state', 'in', OPEN_STATES)
    .where('lease_until', '<', now)
    .where('kind', 'in', kinds);

/** Whether a job waits for somebody to take it. */
export const isAnyDue = async (db: Db, kinds: readonly string[], now: number): Promise<boolean> =>
  (await dueJobs(db, kinds, now).select('id').limit(1).executeTakeFirst()) !== undefined;

/** Whose job it is, and that it is not another's by now. */
export interface Lease {
  id: string;
  by: string;
}

/** Somebody else goes on with the job: what was being done is not stored. */
export class LeaseLost extends Error {}

const held = (trx: Db, { id, by }: Lease) =>
  trx.updateTable('jobs').where('id', '=', id).where('lease_by', '=', by);

/** Keeps a job for a while longer. */
export const renew = (db: Db, lease: Lease, until: number) =>
  held(db, lease).set({ lease_until: until }).execute();

/** Gives a job out of hand, so that anybody can go on with it at a moment. */
export const release = (db: Db, lease: Lease, at: number, attempts: number) =>
  held(db, lease).set({ lease_by: null, lease_until: at, attempts }).execute();

/**
 * Stores what a chunk did and how far the job is, in its transaction. `way` says which cursor it moves. Throws LeaseLost when somebody
 * else has the job: then nothing of the chunk is stored.
 */
export async function storeChunk(
  trx: Db,
  lease: Lease,
  job: JobRow,
  way: 'run' | 'back',
  chunk: Chunk<unknown>,
  ending: { leaseUntil: number } | Ended,
): Promise<void> {
  const rows = chunk.rows ?? [];
  const total = chunk.total ?? job.total;
  const end = 'state' in ending;
  const { numUpdatedRows } = await held(trx, lease)
    .set({
      [way === 'run' ? 'cursor' : 'back_cursor']: json(chunk.next),
      done: way === 'run' ? job.done + chunk.done : Math.max(0, job.done - chunk.done),
      total,
      ...(chunk.step !== undefined && { step: chunk.step }),
      report: JSON.stringify(counted(job.report, rows, chunk.counts)),
      // The one that is going on.
      attempts: 1,
      ...(end ? endOf(ending) : { lease_until: ending.leaseUntil }),
    })
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) throw new LeaseLost();
  if (rows.length > 0) await storeRows(trx, job.id, rows);
  if (end && ending.state !== 'done' && job.undo_of) await freeUndone(trx, job.undo_of);
}

/** How a job ended. */
export interface Ended {
  state: 'done' | 'failed' | 'cancelled';
  at: number;
  undoUntil?: number | undefined;
  error?: string;
}

const endOf = ({ state, at, undoUntil, error }: Ended) => ({
  state,
  ended_at: at,
  seats: 0,
  lease_by: null,
  lease_until: 0,
  step: '',
  ...(undoUntil !== undefined && { undo_until: undoUntil }),
  ...(error !== undefined && { error }),
});

/** Ends a job that has nothing to take back. */
export const endJob = (db: Db, lease: Lease, job: JobRow, end: Ended): Promise<void> =>
  transact(db, async (trx) => {
    await held(trx, lease).set(endOf(end)).execute();
    if (end.state !== 'done' && job.undo_of) await freeUndone(trx, job.undo_of);
  });

/** What could not be undone can be tried once more. */
const freeUndone = (trx: Db, id: string) =>
  trx.updateTable('jobs').set({ undone_by: null }).where('id', '=', id).execute();

/** Has the disk keep the end of a job that was stored in passing: by writing the same once more. */
export const keepEnd = (db: Db, id: string) =>
  db.updateTable('jobs').set({ lease_until: 0 }).where('id', '=', id).execute();

/** Has a job take back what it did, because it failed for good. */
export const startFailing = (db: Db, lease: Lease, error: string) =>
  held(db, lease).set({ state: 'cancelling', error, attempts: 1 }).execute();

/** Has an open job stop; whoever has it sees that between two chunks. Gives whether it was still open. */
export async function askToStop(trx: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('jobs')
    .set({ state: 'cancelling' })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** Has a failed job go on, or begin anew. Throws `job-busy` when other work came between. */
export async function reopen(
  trx: Db,
  kinds: ReadonlyMap<string, JobKind>,
  job: JobRow,
  anew: boolean,
): Promise<void> {
  // The index allows one that writes: looked at first, as an error would end the transaction on PostgreSQL.
  if (job.writes) {
    const other = await trx
      .selectFrom('jobs')
      .select('id')
      .where('account_id', '=', job.account_id)
      .where('writes', '=', 1)
      .where('state', 'in', OPEN_STATES)
      .executeTakeFirst();
    if (other) throw await busy(trx, kinds, job.account_id);
  }
  if (anew) await trx.deleteFrom('job_rows').where('job_id', '=', job.id).execute();
  const { numUpdatedRows } = await trx
    .updateTable('jobs')
    .set({
      state: 'waiting',
      error: null,
      attempts: 0,
      lease_until: 0,
      lease_by: null,
      ended_at: null,
      ...(anew && { cursor: null, back_cursor: null, done: 0, report: '{}' }),
    })
    .where('id', '=', job.id)
    .where('state', '=', 'failed')
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) throw new Problem('conflict', 'Dit werk is al opnieuw begonnen.');
}

/** Marks a job as being undone by another; false when it can't be (any more). */
export async function markUndone(trx: Db, id: string, by: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('jobs')
    .set({ undone_by: by })
    .where('id', '=', id)
    .where('state', '=', 'done')
    .where('undo_until', '>', now)
    .where('undone_by', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

function counted(report: string, rows: readonly RowDraft[], counts: Chunk<unknown>['counts'] = {}) {
  const all = JSON.parse(report) as Record<string, number>;
  const add = (outcome: string, count: number) => (all[outcome] = (all[outcome] ?? 0) + count);
  for (const { outcome } of rows) add(outcome, 1);
  for (const [outcome, count] of Object.entries(counts)) add(outcome, count);
  return all;
}

async function storeRows(trx: Db, jobId: string, rows: readonly RowDraft[]) {
  const { last } = await trx
    .selectFrom('job_rows')
    .select(({ fn, val }) => fn.coalesce(fn.max('n'), val(0)).as('last'))
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow();
  const values = rows.map(({ subjectId, outcome, note, detail }, i) => ({
    job_id: jobId,
    n: last + i + 1,
    subject_id: subjectId ?? null,
    outcome,
    note: note ?? '',
    detail: detail === undefined ? null : JSON.stringify(detail),
  }));
  for (let from = 0; from < values.length; from += ROWS)
    await trx
      .insertInto('job_rows')
      .values(values.slice(from, from + ROWS))
      .execute();
}

/** On a database with one process nobody else can have a job: what a process that is gone had is free at once. */
export const freeAll = (db: Db) =>
  db.updateTable('jobs').set({ lease_until: 0, lease_by: null }).where('state', 'in', OPEN_STATES).execute();
