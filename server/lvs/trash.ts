import { momentText, type Moment } from '../contract/lvs-moment.ts';
import type { LvsProvider } from '../contract/lvs.ts';
import type { Variant } from '../contract/variant.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';

/** What the makers of tests are called. */
export const PROVIDER_NAMES: Record<LvsProvider, string> = {
  cito: 'Cito',
  iep: 'IEP',
  dia: 'DIA',
  boom: 'Boom',
  vclb: 'LVS-VCLB',
  other: 'Toets',
};
/** Tests that are named. */
const MOST_NAMED = 3;

/** What an import is called in the trash: its tests, of nobody. */
export function nameOfImport(
  tests: readonly { provider: LvsProvider; moment: Moment }[],
  at: number,
  variant: Variant,
): string {
  const names = tests.map(
    ({ provider, moment }) => `${PROVIDER_NAMES[provider]} ${momentText(moment, variant)}`,
  );
  const told = [...new Set(names)].slice(0, MOST_NAMED).join(', ');
  return told === '' ? `Toetsen van ${nameOfDay(at)}` : told;
}

/** Takes an import out of the trash with its results; gives how many stay away, as something else stands in their places by now. */
export async function untrashImport(trx: Db, id: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('lvs_imports')
    .set({ trashed_at: null, trashed_by: null })
    .where('id', '=', id)
    .where('trashed_at', 'is not', null)
    .executeTakeFirst();
  if (!numUpdatedRows) return 0;
  const { numDeletedRows } = await trx
    .deleteFrom('lvs_results')
    .where('import_id', '=', id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('lvs_results as other')
          .select('other.id')
          .whereRef('other.pupil_id', '=', 'lvs_results.pupil_id')
          .whereRef('other.place', '=', 'lvs_results.place')
          .where('other.trashed', '=', 0),
      ),
    )
    .executeTakeFirst();
  await trx.updateTable('lvs_results').set({ trashed: 0 }).where('import_id', '=', id).execute();
  return Number(numDeletedRows);
}

/** Forgets all tables of an account that are being looked at: names of pupils stand in them. */
export async function forgetDrafts(trx: Db, accountId: string): Promise<void> {
  await trx
    .deleteFrom('lvs_imports')
    .where('account_id', '=', accountId)
    .where('done_at', 'is', null)
    .execute();
  await trx
    .updateTable('lvs_imports')
    .set({ draft: null })
    .where('account_id', '=', accountId)
    .where('draft', 'is not', null)
    .execute();
}

/** Days after which nothing is left of an import but the lines in the audit log. */
const REPORT_DAYS = 366;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Erases what is no longer kept at `now`: previews of more than a day, results of tests of two school years ago, and imports of which
 * nothing is left. Gives how many results that were.
 */
export async function eraseOldTests(db: Db, now: number): Promise<number> {
  await db.deleteFrom('lvs_imports').where('done_at', 'is', null).where('expires_at', '<=', now).execute();
  await db
    .updateTable('lvs_imports')
    .set({ draft: null })
    .where('draft', 'is not', null)
    .where('expires_at', '<=', now)
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom('lvs_results')
    .where('kept_until', '<=', nameOfDay(now))
    .executeTakeFirst();
  await db
    .deleteFrom('lvs_imports')
    .where('done_at', '<', now - REPORT_DAYS * DAY_MS)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lvs_results').select('id').whereRef('lvs_results.import_id', '=', 'lvs_imports.id'),
        ),
      ),
    )
    .execute();
  return Number(numDeletedRows);
}
