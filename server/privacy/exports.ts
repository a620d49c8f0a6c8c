import { randomBytes } from 'node:crypto';
import { audit } from '../audit/audit.ts';
import { EXPORT_DAYS } from '../contract/account-terms.ts';
import type { DataExport } from '../contract/exports.ts';
import { isOpen } from '../contract/jobs.ts';
import { transact, type Db } from '../data/database.ts';
import type { ExportRow } from '../data/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { Starter } from '../jobs/jobs.ts';
import { pupilName } from '../pupils/name.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SALT_BYTES = 32;
const GONE = 'Deze export is er niet meer. Maak een nieuwe.';

/** What is to be exported, and who asked for it. */
interface Wish {
  id: string;
  accountId: string;
  /** Null for the whole account. */
  pupilId: string | null;
  actorId: string;
}

/**
 * Has an export made; sent twice it is one. What was exported of the same before is thrown away: its files go with the next sweep, and
 * nobody can open them any more. Throws `job-busy` while the one before is still being made.
 */
export const beginExport = (
  db: Db,
  { id, accountId, pupilId, actorId }: Wish,
  starter: Starter<null>,
  now: number,
): Promise<void> =>
  transact(db, async (trx) => {
    const known = await trx.selectFrom('exports').selectAll().where('id', '=', id).executeTakeFirst();
    if (known) {
      if (known.account_id !== accountId || known.pupil_id !== pupilId) throw notFound();
      return;
    }
    const before = await trx
      .selectFrom('exports')
      .leftJoin('jobs', 'jobs.id', 'exports.id')
      .select(['exports.id', 'jobs.state'])
      .where('exports.account_id', '=', accountId)
      .where('exports.pupil_id', pupilId === null ? 'is' : '=', pupilId)
      .execute();
    if (before.some(({ state }) => state !== null && isOpen(state)))
      throw new Problem('job-busy', 'Deze export wordt al gemaakt. Wacht tot hij klaar is.');
    for (const one of before) await trx.deleteFrom('exports').where('id', '=', one.id).execute();
    await trx
      .insertInto('exports')
      .values({
        id,
        account_id: accountId,
        pupil_id: pupilId,
        made_by: actorId,
        salt: randomBytes(SALT_BYTES).toString('base64url'),
        entries: '[]',
        created_at: now,
        ready_at: null,
        expires_at: now + EXPORT_DAYS * DAY_MS,
      })
      .execute();
    const draft = { id, accountId, madeBy: actorId, params: null };
    if ((await starter.add(trx, { ...draft, ...(pupilId !== null && { targetId: pupilId }) })) === 'already')
      throw new Problem('conflict');
    await audit(trx, {
      ...{ action: 'export-asked', actorId, accountId, detail: id },
      subject: pupilId ?? accountId,
    });
  });

/** Exports of an account that are being made or can be fetched, the newest first; those that failed as long as they are remembered. */
export async function exportsOf(
  db: Db,
  accountId: string,
  now: number,
  only?: string,
): Promise<DataExport[]> {
  const rows = await db
    .selectFrom('exports')
    .innerJoin('jobs', 'jobs.id', 'exports.id')
    .leftJoin('users', 'users.id', 'exports.made_by')
    .leftJoin('pupils', 'pupils.id', 'exports.pupil_id')
    .select(['exports.id', 'exports.pupil_id', 'exports.created_at', 'exports.expires_at'])
    .select(['jobs.state', 'users.name as by', 'pupils.first_name', 'pupils.infix', 'pupils.last_name'])
    .where('exports.account_id', '=', accountId)
    .where('exports.expires_at', '>', now)
    .$if(only !== undefined, (some) => some.where('exports.id', '=', only!))
    .orderBy('exports.created_at', 'desc')
    .orderBy('exports.id')
    .execute();
  return rows.map(({ first_name, infix, last_name, ...row }) => ({
    id: row.id,
    pupil:
      row.pupil_id === null
        ? null
        : {
            id: row.pupil_id,
            name: pupilName({ first_name: first_name ?? '', infix: infix ?? '', last_name: last_name ?? '' }),
          },
    by: row.by ?? '',
    at: row.created_at,
    state: row.state,
    expiresAt: row.expires_at,
  }));
}

/** An export of an account that can be fetched now. */
export async function readyExport(db: Db, accountId: string, id: string, now: number): Promise<ExportRow> {
  const row = await db
    .selectFrom('exports')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('ready_at', 'is not', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) throw notFound(GONE);
  return row;
}

/** Throws an export away that is not being made. */
export const removeExport = (db: Db, { id, accountId, actorId }: Omit<Wish, 'pupilId'>): Promise<void> =>
  transact(db, async (trx) => {
    const row = await trx
      .selectFrom('exports')
      .innerJoin('jobs', 'jobs.id', 'exports.id')
      .select(['pupil_id', 'jobs.state'])
      .where('exports.id', '=', id)
      .where('exports.account_id', '=', accountId)
      .executeTakeFirst();
    if (!row) throw notFound(GONE);
    if (isOpen(row.state)) throw new Problem('conflict', 'Deze export wordt nog gemaakt. Stop dat eerst.');
    await trx.deleteFrom('exports').where('id', '=', id).execute();
    await audit(trx, {
      ...{ action: 'export-removed', actorId, accountId, detail: id },
      subject: row.pupil_id ?? accountId,
    });
  });

/** Throws away what was exported of a whole account, because somebody in it is erased; the pupil's own exports go with the pupil. */
export const forgetAccountExports = (trx: Db, accountId: string) =>
  trx.deleteFrom('exports').where('account_id', '=', accountId).where('pupil_id', 'is', null).execute();
