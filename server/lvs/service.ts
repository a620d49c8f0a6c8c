import type { z } from 'zod';
import { FORMER_STAFF } from '../contract/staff.ts';
import type { Viewer } from '../access/access.ts';
import { audit } from '../audit/audit.ts';
import {
  LVS_STATUSES,
  PREVIEW_HOURS,
  type fixLvsImport,
  type LvsHead,
  type LvsImport,
  type LvsStatus,
  type readLvsTable,
} from '../contract/lvs.ts';
import { transact, type Db } from '../data/database.ts';
import type { AccountRow, LvsImportRow } from '../data/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import { readColumns, tableKey } from './columns.ts';
import type { Draft } from './draft.ts';
import { matcherOf, whoKey, type Known } from './match.ts';
import { mendFaults } from './mend.ts';
import { proposalsOf } from './proposals.ts';
import {
  findImport,
  importsOf,
  keepLink,
  keepMapping,
  linksOf,
  mappingFor,
  pupilsFor,
  resultsOf,
  storedBy,
} from './repository.ts';
import { compare, resolve, type Resolved } from './resolve.ts';
import { readResults, type Birth } from './results.ts';
import { asFound, noticesOf } from './words.ts';

const PREVIEW_MS = PREVIEW_HOURS * 60 * 60 * 1000;

/** Who reads something in, and for which account. */
export interface By {
  viewer: Viewer;
  account: AccountRow;
  now: number;
}

export const notThere = () => notFound('Deze toetsen zijn niet gevonden.');
export const over = () =>
  new Problem('conflict', 'Deze tabel is meer dan een dag geleden gelezen en gewist. Lees haar opnieuw in.');

/** All that was read in, newest first. */
export async function listImports(db: Db, { viewer, account, now }: By): Promise<LvsHead[]> {
  const rows = await importsOf(db, account.id, viewer).execute();
  const stored = await storedBy(
    db,
    rows.map(({ id }) => id),
  );
  return rows
    .filter((row) => row.done_at !== null || row.expires_at > now)
    .map((row) => headOf({ ...row, hasDraft: Boolean(row.has_draft) }, stored(row.id), now));
}

type Stored = ReturnType<Awaited<ReturnType<typeof storedBy>>>;

function headOf(
  row: Pick<LvsImportRow, 'id' | 'at' | 'done_at' | 'expires_at' | 'move_id'> & {
    by: string | null;
    hasDraft: boolean;
  },
  { deletedOn, ...stored }: Stored,
  now: number,
): LvsHead {
  return {
    id: row.id,
    at: row.at,
    by: row.by ?? FORMER_STAFF,
    state: row.done_at === null ? 'preview' : 'done',
    ...(row.move_id !== null && { moved: true as const }),
    ...stored,
    ...(deletedOn !== undefined && { deletedOn }),
    ...(row.hasDraft && row.expires_at > now && { until: row.expires_at }),
  };
}

/** Reads a table, to be looked at: nothing but the preview is kept, for a day. The same id again takes its place. */
export async function readTable(
  db: Db,
  by: By,
  id: string,
  { lines, defaults, mapping }: z.output<typeof readLvsTable.body>,
  birth: Birth,
): Promise<void> {
  const { viewer, account, now } = by;
  const key = tableKey(lines, account.variant);
  const remembered = mapping === undefined ? await mappingFor(db, account.id, key) : undefined;
  const table = readColumns(lines, account.variant, mapping ?? remembered ?? {});
  const draft: Draft = {
    columns: table.columns,
    isRemembered: remembered !== undefined,
    hadNational: table.hadNational,
    ...readResults(table, account.variant, birth),
    defaults,
    fixes: {},
    links: {},
  };
  await transact(db, async (trx) => {
    const there = await trx.selectFrom('lvs_imports').selectAll().where('id', '=', id).executeTakeFirst();
    if (there && !(await findImport(trx, account.id, id, viewer))) throw notThere();
    if (there && there.done_at !== null)
      throw new Problem('conflict', 'Van deze tabel zijn al resultaten bewaard. Begin een nieuwe.');
    const values = { at: now, draft: JSON.stringify(draft), expires_at: now + PREVIEW_MS };
    if (there) await trx.updateTable('lvs_imports').set(values).where('id', '=', id).execute();
    else
      await trx
        .insertInto('lvs_imports')
        .values({
          id,
          account_id: account.id,
          actor_id: viewer.id,
          ...values,
          done_at: null,
          request_id: null,
          trashed_at: null,
          trashed_by: null,
        })
        .execute();
    if (mapping !== undefined) await keepMapping(trx, account.id, key, mapping);
  });
}

/** An import with its draft, where there still is one, and all that is needed to look at it. */
export interface Opened {
  row: LvsImportRow & { by: string | null };
  draft: Draft | undefined;
  pupils: Known[];
  all: Resolved[];
}

export async function open(db: Db, { viewer, account, now }: By, id: string): Promise<Opened> {
  const row = await findImport(db, account.id, id, viewer);
  if (!row || (row.done_at === null && row.expires_at <= now)) throw notThere();
  const pupils = await pupilsFor(db, account.id, viewer);
  if (row.draft === null || row.expires_at <= now) return { row, draft: undefined, pupils, all: [] };
  const draft = JSON.parse(row.draft) as Draft;
  const links = new Map<string, string | null>([
    ...(await linksOf(db, account.id)),
    ...Object.entries(draft.links),
  ]);
  const all = resolve(draft, { matcher: matcherOf(pupils, links), variant: account.variant, now });
  const stored = await resultsOf(
    db,
    all.flatMap(({ status, pupil }) => (status === 'new' && pupil ? [pupil.id] : [])),
  );
  compare(all, new Map(stored.map((one) => [`${one.pupil_id} ${one.place}`, one])));
  return { row, draft, pupils, all };
}

/** An import as its page shows it. */
export async function showImport(db: Db, by: By, id: string): Promise<LvsImport> {
  const { row, draft, pupils, all } = await open(db, by, id);
  const stored = (await storedBy(db, [id]))(id);
  const report = JSON.parse(row.report) as { counts?: Record<LvsStatus, number>; skippedRows?: number };
  return {
    ...headOf({ ...row, hasDraft: draft !== undefined }, stored, by.now),
    counts: draft ? countsOf(all) : { ...countsOf([]), ...report.counts },
    skippedRows: draft?.skippedRows ?? report.skippedRows ?? 0,
    ignored: draft?.ignored ?? {},
    columns: draft?.columns ?? [],
    isRemembered: draft?.isRemembered ?? false,
    defaults: draft?.defaults ?? {},
    notices: draft ? noticesOf(draft, all) : [],
    results: all.map(asFound),
    proposals: row.done_at === null ? [] : await proposalsOf(db, id, pupils),
  };
}

export const countsOf = (all: readonly Resolved[]): Record<LvsStatus, number> =>
  Object.fromEntries(
    LVS_STATUSES.map((status) => [status, all.filter((one) => one.status === status).length]),
  ) as Record<LvsStatus, number>;

/** Mends a preview: what holds for all rows, whom rows are about, what should stand in their cells. */
export async function fixImport(
  db: Db,
  by: By,
  id: string,
  { defaults, rows = [] }: z.output<typeof fixLvsImport.body>,
): Promise<void> {
  const { account } = by;
  await transact(db, async (trx) => {
    const { draft, pupils } = await open(trx, by, id);
    if (!draft) throw over();
    if (defaults) draft.defaults = defaults;
    const known = new Set(pupils.map((pupil) => pupil.id));
    const fields: Record<string, string> = {};
    for (const [i, { key, pupil, mended, isLeft }] of rows.entries()) {
      const result = draft.results.find((one) => one.key === key);
      if (!result) throw notFound('Deze rij is niet gevonden.');
      const faults = Object.entries(mendFaults(mended ?? {}, account.variant));
      for (const [field, message] of faults) fields[`rows.${i}.mended.${field}`] = message;
      if (pupil !== undefined) {
        if (pupil !== null && !known.has(pupil)) throw notFound('Deze leerling is niet gevonden.');
        draft.links[whoKey(result.who)] = pupil;
        await keepLink(trx, account.id, whoKey(result.who), pupil);
      }
      const before = draft.fixes[key];
      draft.fixes[key] = {
        ...before,
        ...(mended && { mended: { ...before?.mended, ...mended } }),
        ...(isLeft !== undefined && { isLeft }),
      };
    }
    if (Object.keys(fields).length > 0) throw new Problem('invalid-fields', undefined, { fields });
    await trx
      .updateTable('lvs_imports')
      .set({ draft: JSON.stringify(draft) })
      .where('id', '=', id)
      .execute();
  });
}

/** Throws a preview away, or puts what was stored into the trash with its results; gives whether it lies there now. */
export async function removeImport(db: Db, { viewer, account, now }: By, id: string): Promise<boolean> {
  return transact(db, async (trx) => {
    const row = await findImport(trx, account.id, id, viewer);
    if (!row) throw notThere();
    if (row.done_at === null) {
      await trx.deleteFrom('lvs_imports').where('id', '=', id).execute();
      return false;
    }
    await trx
      .updateTable('lvs_imports')
      .set({ trashed_at: now, trashed_by: viewer.id, draft: null })
      .where('id', '=', id)
      .execute();
    await trx.updateTable('lvs_results').set({ trashed: 1 }).where('import_id', '=', id).execute();
    await audit(trx, {
      action: 'test-import-trashed',
      actorId: viewer.id,
      accountId: account.id,
      subject: id,
    });
    return true;
  });
}
