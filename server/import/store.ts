import { EDEX_PREVIEW_HOURS } from '../contract/edexml.ts';
import { newId } from '../contract/id.ts';
import type { Db } from '../data/database.ts';
import type { ImportRow } from '../data/schema.ts';
import type { Plan } from './plan.ts';
import type { Sealed } from './sealed.ts';

const HOUR = 60 * 60_000;
/** The proposals and imports that a list shows. */
const MOST_LISTED = 100;

/** What a file is, as it is kept in the history: nothing of who is in it. */
export interface FileFacts {
  kind: 'edexml' | 'roster';
  name: string;
  bytes: number;
  encoding: string;
  version: string;
  sha256: string;
  schoolYear: string;
}

/** Keeps a proposal for a day; the one that this account had before is gone. Gives its id. */
export async function keepProposal(
  trx: Db,
  { accountId, madeBy, name, now }: { accountId: string; madeBy: string; name: string; now: number },
  sealed: Sealed,
): Promise<string> {
  const id = newId(now);
  const { kind, bytes, encoding, version, sha256, school } = sealed;
  const file: FileFacts = { kind, name, bytes, encoding, version, sha256, schoolYear: school.year };
  await trx
    .updateTable('imports')
    .set({ state: 'thrown', source: null })
    .where('account_id', '=', accountId)
    .where('state', '=', 'preview')
    .execute();
  await trx
    .insertInto('imports')
    .values({
      id,
      account_id: accountId,
      made_by: madeBy,
      made_at: now,
      state: 'preview',
      file: JSON.stringify(file),
      counts: JSON.stringify({
        groups: sealed.groups.length,
        compositeGroups: sealed.composites.length,
        pupils: sealed.pupils.length,
        teachers: sealed.teachers.length,
      }),
      source: JSON.stringify(sealed),
      plan: null,
      job_id: null,
    })
    .execute();
  return id;
}

const named = (db: Db, accountId: string) =>
  db
    .selectFrom('imports')
    .leftJoin('users', 'users.id', 'imports.made_by')
    .select(['imports.id', 'made_at', 'state', 'file', 'counts', 'job_id', 'users.name as by'])
    .where('imports.account_id', '=', accountId);

/** The files of an account, newest first; without what is in them. */
export const listImports = (db: Db, accountId: string) =>
  named(db, accountId).orderBy('made_at', 'desc').orderBy('imports.id', 'desc').limit(MOST_LISTED).execute();

export type ListedImport = Awaited<ReturnType<typeof listImports>>[number];

export const findListed = (db: Db, accountId: string, id: string) =>
  named(db, accountId).where('imports.id', '=', id).executeTakeFirst();

export const findImport = (db: Db, accountId: string, id: string): Promise<ImportRow | undefined> =>
  db
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** What is to be done with a file; undefined when that is gone. */
export async function readPlan(db: Db, id: string): Promise<Plan | undefined> {
  const row = await db.selectFrom('imports').select('plan').where('id', '=', id).executeTakeFirst();
  return row?.plan ? (JSON.parse(row.plan) as Plan) : undefined;
}

/** Takes a proposal to be carried out; false when it was taken, thrown away or erased meanwhile. */
export async function takeProposal(trx: Db, id: string, jobId: string, plan: Plan): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('imports')
    .set({ state: 'committed', source: null, plan: JSON.stringify(plan), job_id: jobId })
    .where('id', '=', id)
    .where('state', '=', 'preview')
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** Erases what is in a file, now that it was carried out or is not wanted. */
export const forgetPlan = (trx: Db, id: string) =>
  trx.updateTable('imports').set({ plan: null, source: null }).where('id', '=', id).execute();

/** Throws a proposal away; false when there is none any more. */
export async function throwAway(trx: Db, accountId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('imports')
    .set({ state: 'thrown', source: null })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('state', '=', 'preview')
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** Erases proposals of more than a day ago, and what was to be done by work that failed then. */
export async function forgetOld(db: Db, now: number): Promise<void> {
  const before = now - EDEX_PREVIEW_HOURS * HOUR;
  await db
    .updateTable('imports')
    .set({ state: 'expired', source: null })
    .where('state', '=', 'preview')
    .where('made_at', '<', before)
    .execute();
  await db
    .updateTable('imports')
    .set({ plan: null })
    .where('plan', 'is not', null)
    .where('made_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('jobs')
            .select('jobs.id')
            .whereRef('jobs.id', '=', 'imports.job_id')
            .where('state', 'in', ['waiting', 'running', 'cancelling']),
        ),
      ),
    )
    .execute();
}
