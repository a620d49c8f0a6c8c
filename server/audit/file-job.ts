import type { AuditFilter } from '../contract/office-audit.ts';
import { AUDIT_FILE_MOST } from '../contract/office-audit.ts';
import type { Role } from '../contract/permissions.ts';
import type { Db } from '../data/database.ts';
import { JobRefusal, type JobKind } from '../jobs/kind.ts';
import { readAudit, type After } from './query.ts';

/** Whose eyes the file is for, and which lines were asked for: ids and days, no names. */
interface Params {
  role: Role;
  filter: AuditFilter;
}

interface Cursor {
  /** The next part. */
  n: number;
  lines: number;
  after: After;
}

/** Lines of a part: one transaction. */
const PART = 200;

/** The long work that finds the lines of a file: which they are is kept, what they say is read when it is fetched. */
export const auditFileKind: JobKind<Params, Cursor> = {
  id: 'audit-file',
  title: 'Bestand van het logboek maken',
  work: 'een bestand van het logboek',
  action: 'office:audit',
  writes: false,
  outcomes: { found: 'regels gevonden' },
  cancel: 'back',
  retry: 'on',
  run: {
    async chunk(trx, { id, params: { role, filter }, cursor }) {
      const { n, lines } = cursor ?? { n: 0, lines: 0 };
      const room = AUDIT_FILE_MOST - lines;
      // One more, to know whether there is more than fits.
      const found = await readAudit(trx, { role }, filter, cursor?.after, Math.min(PART, room) + 1);
      const kept = found.slice(0, Math.min(PART, room));
      const count = lines + kept.length;
      if (kept.length > 0)
        await keepPart(
          trx,
          id,
          n,
          kept.map((line) => line.id),
        );
      const isMore = found.length > kept.length;
      const isLast = !isMore || count >= AUDIT_FILE_MOST;
      const file = { lines: count, ...(isLast && { ready_at: Date.now(), cut: isMore ? 1 : 0 }) };
      const { numUpdatedRows } = await trx
        .updateTable('audit_files')
        .set(file)
        .where('id', '=', id)
        .executeTakeFirst();
      if (!numUpdatedRows) throw new JobRefusal('Dit bestand is er niet meer. Maak een nieuw.');
      const last = kept.at(-1);
      return {
        next: isLast ? null : { n: n + 1, lines: count, after: { at: last!.at, id: last!.id } },
        done: kept.length,
        step: 'Regels zoeken',
        counts: { found: kept.length },
      };
    },
  },
  back: {
    async chunk(trx, { id }) {
      await trx.deleteFrom('audit_files').where('id', '=', id).execute();
      return { next: null, done: 0 };
    },
  },
};

async function keepPart(trx: Db, file: string, n: number, ids: readonly string[]) {
  await trx
    .insertInto('audit_file_parts')
    .values({ file_id: file, n, line_ids: JSON.stringify(ids) })
    .execute();
}
