import { setImmediate } from 'node:timers/promises';
import { audit, type AuditEntry } from '../audit/audit.ts';
import { newId } from '../contract/id.ts';
import { transact, type Db } from '../data/database.ts';
import type { AccountRow, LvsResultRow } from '../data/schema.ts';
import { schoolYearOf } from '../groups/school-year.ts';
import { Problem } from '../http/problem.ts';
import { propose } from './proposals.ts';
import { findImport, insertResults, resultsOf } from './repository.ts';
import { measuresOf, type Resolved } from './resolve.ts';
import { countsOf, notThere, open, over, type By } from './service.ts';
import { keptUntil } from './when.ts';

/** Results of one transaction: answers of pupils go in between. */
const SLICE = 200;

/**
 * Stores what is new or changed, once per request; the rest stays, to be mended and stored later. It goes in slices, each whole with its
 * proposals: where a process dies in between, what was stored is there, and asking again stores the rest.
 */
export async function storeImport(db: Db, by: By, id: string, requestId: string): Promise<void> {
  const { viewer, account } = by;
  const { row, draft, all } = await open(db, by, id);
  if (row.request_id === requestId) return;
  if (!draft) throw over();
  const due = all
    .filter(({ status }) => status === 'new' || status === 'changed')
    // All of a pupil together, as far as it goes: a proposal goes by the latest.
    .sort((a, b) => (a.pupil!.id < b.pupil!.id ? -1 : 1));
  if (due.length === 0) throw new Problem('conflict', 'Er is niets nieuws om te bewaren.');
  for (let from = 0; from < due.length; from += SLICE) {
    await setImmediate();
    await transact(db, (trx) => storeSlice(trx, by, id, due.slice(from, from + SLICE)));
  }
  const counts = countsOf(all);
  const after = { ...counts, same: counts.same + due.length, new: 0, changed: 0 };
  await transact(db, async (trx) => {
    await trx
      .updateTable('lvs_imports')
      .set({
        request_id: requestId,
        report: JSON.stringify({ counts: after, skippedRows: draft.skippedRows }),
      })
      .where('id', '=', id)
      .execute();
    await audit(trx, {
      action: 'test-results-stored',
      actorId: viewer.id,
      accountId: account.id,
      subject: id,
      detail: `${due.length}`,
    });
  });
}

async function storeSlice(trx: Db, by: By, id: string, due: readonly Resolved[]): Promise<void> {
  const { viewer, account, now } = by;
  if (!(await findImport(trx, account.id, id, viewer))) throw notThere();
  const ids = [...new Set(due.map(({ pupil }) => pupil!.id))];
  const pupils = await trx.selectFrom('pupils').select('id').where('id', 'in', ids).execute();
  const there = new Set(pupils.map((pupil) => pupil.id));
  const places = new Map((await resultsOf(trx, ids)).map((row) => [placeOf(row), row]));
  const isStored = (row: LvsResultRow) => {
    const before = places.get(placeOf(row));
    return before?.measures === row.measures && before.taken_at === row.taken_at;
  };
  const rows = due
    .filter(({ pupil }) => there.has(pupil!.id))
    .map((one) => asRow(one, id, account, now))
    // Two who store at once store it once.
    .filter((row) => !isStored(row));
  const lines: AuditEntry[] = [];
  const gone: string[] = [];
  for (const row of rows) {
    const before = places.get(placeOf(row));
    if (!before) continue;
    gone.push(before.id);
    // What it was before is told without a name.
    const detail = JSON.stringify({ place: row.place, was: JSON.parse(before.measures) as unknown });
    const line = { actorId: viewer.id, accountId: account.id, subject: row.pupil_id, detail };
    lines.push({ action: 'test-result-replaced', ...line });
  }
  if (gone.length > 0) await trx.deleteFrom('lvs_results').where('id', 'in', gone).execute();
  await insertResults(trx, rows);
  await audit(trx, lines);
  await trx.updateTable('lvs_imports').set({ done_at: now }).where('id', '=', id).execute();
  await propose(trx, id, [...there], now);
}

const placeOf = ({ pupil_id, place }: Pick<LvsResultRow, 'pupil_id' | 'place'>) => `${pupil_id} ${place}`;

function asRow(one: Resolved, importId: string, account: AccountRow, now: number): LvsResultRow {
  const { result, pupil, provider, part, moment, schoolYear, place } = one;
  const year = schoolYear ?? schoolYearOf(now, account.variant);
  return {
    id: newId(now),
    pupil_id: pupil!.id,
    import_id: importId,
    row: result.line,
    place: place!,
    provider,
    test: result.test ?? null,
    part,
    moment: moment!,
    school_year: schoolYear ?? null,
    taken_at: result.takenAt ?? null,
    norm_version: result.normVersion ?? null,
    measures: JSON.stringify(measuresOf(result)),
    kept_until: keptUntil(year, account.variant),
    trashed: 0,
  };
}
