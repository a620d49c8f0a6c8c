import { Readable } from 'node:stream';
import { EXPORT_DAYS } from '../contract/account-terms.ts';
import { csvHead, csvLines } from '../contract/csv.ts';
import type { AuditFile, AuditFilter } from '../contract/office-audit.ts';
import { transact, type Db } from '../data/database.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { Reader } from '../http/words.ts';
import type { Starter } from '../jobs/jobs.ts';
import type { Role } from '../contract/permissions.ts';
import { audit } from './audit.ts';
import { told } from './told.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Wish {
  id: string;
  by: { id: string; role: Role };
  filter: AuditFilter;
  reason: string;
}

/** Has a file made of lines of the log; sent twice it is one. */
export const beginFile = (
  db: Db,
  { id, by, filter, reason }: Wish,
  starter: Starter<{ role: Role; filter: AuditFilter }>,
  now: number,
): Promise<void> =>
  transact(db, async (trx) => {
    const known = await trx
      .selectFrom('audit_files')
      .select('made_by')
      .where('id', '=', id)
      .executeTakeFirst();
    if (known) {
      if (known.made_by !== by.id) throw notFound();
      return;
    }
    await trx
      .insertInto('audit_files')
      .values({
        id,
        made_by: by.id,
        filter: JSON.stringify(filter),
        reason,
        lines: 0,
        cut: 0,
        created_at: now,
        ready_at: null,
        expires_at: now + EXPORT_DAYS * DAY_MS,
      })
      .execute();
    const draft = { id, accountId: null, madeBy: by.id, params: { role: by.role, filter } };
    if ((await starter.add(trx, draft)) === 'already') throw new Problem('conflict');
    await audit(trx, {
      ...{ action: 'audit-file-made', actorId: by.id, subject: id, reason },
      ...(filter.account !== undefined && { accountId: filter.account }),
    });
  });

/** The files of somebody that are being made or can be fetched, newest first; or this one alone. */
export async function filesOf(db: Db, madeBy: string, now: number, only?: string): Promise<AuditFile[]> {
  const rows = await db
    .selectFrom('audit_files')
    .innerJoin('jobs', 'jobs.id', 'audit_files.id')
    .selectAll('audit_files')
    .select('jobs.state')
    .where('audit_files.made_by', '=', madeBy)
    .where('audit_files.expires_at', '>', now)
    .$if(only !== undefined, (some) => some.where('audit_files.id', '=', only!))
    .orderBy('audit_files.created_at', 'desc')
    .execute();
  return rows.map(({ id, state, reason, lines, ...row }) => ({
    ...{ id, state, reason, lines },
    at: row.created_at,
    isCut: row.cut === 1,
    expiresAt: row.expires_at,
  }));
}

const HEAD = [
  'Moment',
  'Wie',
  'Namens',
  'Account',
  'Handeling',
  'Over',
  'Reden',
  'Wat er veranderde',
  'Regel',
];

/** What stands in a file, as CSV for a spreadsheet: lines that are gone by now are left out. */
export async function contentOf(
  db: Db,
  id: string,
  madeBy: string,
  reader: Reader,
  now: number,
): Promise<Readable> {
  const file = await db
    .selectFrom('audit_files')
    .select('id')
    .where('id', '=', id)
    .where('made_by', '=', madeBy)
    .where('ready_at', 'is not', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!file) throw notFound('Dit bestand is er niet meer. Maak een nieuw.');
  async function* lines() {
    yield csvHead(HEAD);
    for (let n = 0; ; n++) {
      const part = await db
        .selectFrom('audit_file_parts')
        .select('line_ids')
        .where('file_id', '=', id)
        .where('n', '=', n)
        .executeTakeFirst();
      if (!part) return;
      const rows = await db
        .selectFrom('audit')
        .selectAll()
        .where('id', 'in', JSON.parse(part.line_ids) as string[])
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      yield csvLines(
        (await told(db, rows, reader)).map((line) => [
          new Date(line.at).toISOString(),
          line.act?.name ?? line.by?.name ?? '',
          line.act ? (line.by?.name ?? '') : '',
          line.account?.name ?? '',
          line.label,
          line.subject?.name || (line.subject?.id ?? ''),
          line.reason,
          line.detail,
          line.id,
        ]),
      );
    }
  }
  return Readable.from(lines(), { objectMode: false });
}

/** Throws away files that are over. */
export const sweepFiles = (db: Db, now: number) =>
  db.deleteFrom('audit_files').where('expires_at', '<=', now).execute();
