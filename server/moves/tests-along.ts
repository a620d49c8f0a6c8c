import type { Db } from '../data/database.ts';
import type { LvsProposalRow, LvsResultRow } from '../data/schema.ts';
import { copyId } from './copy-id.ts';

// Test results (server/lvs) stand under an import of an account: with a pupil they go to one of the new account.

/** Where results come to. */
interface Arrival {
  /** The move with which they come. */
  move: string;
  account: string;
  /** Null when that person is gone. */
  by: string | null;
  now: number;
}

/** What a pupil leaves behind of its tests, and gets back when it comes back. */
export interface LeftTests {
  /** Under which import each result stood. */
  imports: { id: string; import_id: string }[];
  /** What lay in the trash there, and what a home does not keep. */
  gone: LvsResultRow[];
  proposals: LvsProposalRow[];
  links: { account_id: string; who: string; pupil_id: string }[];
}

/** The import under which the results stand that came with a move. */
export const importOf = (move: string): string => copyId(move, 'tests');

/** Makes that import, once. It is of the new account, so that who is there can throw it away. */
export async function storeTestImport(trx: Db, { move, account, by, now }: Arrival): Promise<void> {
  await trx
    .insertInto('lvs_imports')
    .values({
      id: importOf(move),
      account_id: account,
      actor_id: by,
      at: now,
      draft: null,
      expires_at: now,
      done_at: now,
      request_id: null,
      trashed_at: null,
      trashed_by: null,
      move_id: move,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Whether an account keeps results of tests: a home has no page for them. */
export async function keepsTests(trx: Db, account: string): Promise<boolean> {
  const { kind } = await trx
    .selectFrom('accounts')
    .select('kind')
    .where('id', '=', account)
    .executeTakeFirstOrThrow();
  return kind !== 'thuis';
}

/** Takes the results of a pupil along to another account; what was proposed by them, and links of tables to the pupil, stay behind. */
export async function takeTests(trx: Db, pupil: string, to: Arrival): Promise<LeftTests> {
  const rows = await trx.selectFrom('lvs_results').selectAll().where('pupil_id', '=', pupil).execute();
  const keeps = await keepsTests(trx, to.account);
  const along = rows.filter(({ trashed }) => keeps && trashed === 0);
  const left: LeftTests = {
    imports: along.map(({ id, import_id }) => ({ id, import_id })),
    gone: rows.filter((row) => !along.includes(row)),
    proposals: await trx.selectFrom('lvs_proposals').selectAll().where('pupil_id', '=', pupil).execute(),
    links: await trx.selectFrom('lvs_links').selectAll().where('pupil_id', '=', pupil).execute(),
  };
  await trx.deleteFrom('lvs_proposals').where('pupil_id', '=', pupil).execute();
  await trx.deleteFrom('lvs_links').where('pupil_id', '=', pupil).execute();
  for (const { id } of left.gone) await trx.deleteFrom('lvs_results').where('id', '=', id).execute();
  if (along.length > 0) await rehang(trx, pupil, to);
  return left;
}

async function rehang(trx: Db, pupil: string, to: Arrival) {
  await storeTestImport(trx, to);
  await trx
    .updateTable('lvs_results')
    .set({ import_id: importOf(to.move) })
    .where('pupil_id', '=', pupil)
    .execute();
}

/** Brings results back with a pupil. Those of imports that were erased there meanwhile are gone; what was read in elsewhere comes along. */
export async function bringTestsHome(trx: Db, pupil: string, left: LeftTests, back: Arrival): Promise<void> {
  const found = await trx
    .selectFrom('lvs_imports')
    .select(['id', 'trashed_at'])
    .where('account_id', '=', back.account)
    .execute();
  const imports = new Map(found.map(({ id, trashed_at }) => [id, Number(trashed_at !== null)]));
  await trx.deleteFrom('lvs_proposals').where('pupil_id', '=', pupil).execute();
  await trx.deleteFrom('lvs_links').where('pupil_id', '=', pupil).execute();
  await trx.deleteFrom('lvs_results').where('pupil_id', '=', pupil).where('trashed', '=', 1).execute();
  const came = importOf(back.move);
  for (const { id, import_id } of left.imports) {
    const trashed = imports.get(import_id);
    if (trashed === undefined)
      await trx.deleteFrom('lvs_results').where('id', '=', id).where('pupil_id', '=', pupil).execute();
    else
      await trx
        .updateTable('lvs_results')
        .set({ import_id, trashed })
        .where('id', '=', id)
        .where('pupil_id', '=', pupil)
        .execute();
  }
  await trx.deleteFrom('lvs_imports').where('id', '=', came).execute();
  const others = await trx
    .selectFrom('lvs_results')
    .innerJoin('lvs_imports', 'lvs_imports.id', 'lvs_results.import_id')
    .select('lvs_results.id')
    .where('pupil_id', '=', pupil)
    .where('lvs_imports.account_id', '!=', back.account)
    .execute();
  if (others.length > 0) {
    await storeTestImport(trx, { ...back, move: copyId(back.move, 'back') });
    await trx
      .updateTable('lvs_results')
      .set({ import_id: importOf(copyId(back.move, 'back')) })
      .where(
        'id',
        'in',
        others.map(({ id }) => id),
      )
      .execute();
  }
  for (const row of left.gone) {
    const trashed = imports.get(row.import_id);
    if (trashed === undefined) continue;
    await trx
      .insertInto('lvs_results')
      .values({ ...row, trashed })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  for (const row of left.proposals)
    if (await isThere(trx, row.result_id))
      await trx
        .insertInto('lvs_proposals')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  for (const row of left.links)
    await trx
      .insertInto('lvs_links')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

const isThere = async (trx: Db, result: string) =>
  (await trx.selectFrom('lvs_results').select('id').where('id', '=', result).executeTakeFirst()) !==
  undefined;
