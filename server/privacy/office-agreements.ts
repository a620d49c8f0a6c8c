import { audit } from '../audit/audit.ts';
import { AGREEMENTS_PER_PAGE, type OfficeAgreement } from '../contract/agreements.ts';
import { transact, type Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { AccountRow } from '../data/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import {
  COLUMNS,
  signedBefore,
  signedView,
  standingOf,
  type AgreementDeps,
  type Signed,
} from './agreements.ts';
import { versionsOf } from './leaflet-versions.ts';

// What the office does with agreements: noting those on paper, and seeing who has none.

/** Notes what a customer signed on paper, once per id: it is of the leaflet of now. */
export async function notePaper(
  deps: AgreementDeps,
  account: AccountRow,
  { id, signedOn, ...noted }: { id: string; version: string; signer: string; task: string; signedOn: string },
  by: string,
  now: number,
): Promise<void> {
  if (account.kind === 'thuis') throw notFound('Een account thuis heeft geen verwerkersovereenkomst.');
  if (signedOn > nameOfDay(now)) {
    const message = 'Deze dag moet nog komen.';
    throw new Problem('invalid-fields', message, { fields: { signedOn: message } });
  }
  await transact(deps.db, async (trx) => {
    const known = await trx
      .selectFrom('agreements')
      .select('account_id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (known?.account_id === account.id) return;
    if (known) throw notFound();
    const { version } = (await versionsOf(trx)).at(-1)!;
    const row = { id, account_id: account.id, via: 'paper' as const, leaflet: version, ...noted };
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('agreements')
      .values({ ...row, signed_by: null, signed_on: signedOn, at: now, pdf: null, sha256: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) throw await signedBefore(trx, row);
    await audit(trx, { action: 'agreement-noted', actorId: by, accountId: account.id, subject: id });
  });
}

/** Takes away what was noted of an agreement on paper. */
export async function dropPaper(db: Db, accountId: string, id: string, by: string): Promise<void> {
  await transact(db, async (trx) => {
    const row = await trx
      .selectFrom('agreements')
      .select('via')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (!row) throw notFound('Deze overeenkomst is er niet.');
    if (row.via === 'app')
      throw new Problem('conflict', 'Wat hier ondertekend is, blijft. Alleen wat op papier was, kan weg.');
    await trx.deleteFrom('agreements').where('id', '=', id).execute();
    await audit(trx, { action: 'agreement-dropped', actorId: by, accountId, subject: id });
  });
}

const isOpen = ({ standing }: OfficeAgreement) => standing === 'missing' || standing === 'again';

/** All schools and practices with their last agreement: who has none first, then by name. */
async function everyAgreement(db: Db, licencesOff: boolean): Promise<OfficeAgreement[]> {
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'kind', 'variant'])
    .where('kind', '!=', 'thuis')
    .orderBy('name')
    .orderBy('id')
    .execute();
  const versions = await versionsOf(db);
  const last = new Map<string, Signed>();
  for (const row of await db
    .selectFrom('agreements')
    .select(COLUMNS)
    .orderBy('signed_on')
    .orderBy('at')
    .execute())
    last.set(row.account_id, row);
  const all = accounts.map((account) => {
    const row = last.get(account.id);
    return {
      account,
      standing: standingOf(account, row, versions, licencesOff),
      last: row ? signedView(row) : null,
    };
  });
  return all.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)));
}

/** The schools and practices that have to sign yet. */
export const unsignedAccounts = async (db: Db, licencesOff: boolean): Promise<string[]> =>
  licencesOff ? [] : (await everyAgreement(db, false)).filter(isOpen).map(({ account }) => account.id);

/** How many they are. */
export const countMissing = async (db: Db, licencesOff: boolean): Promise<number> =>
  (await unsignedAccounts(db, licencesOff)).length;

/** A page of schools and practices by how it stands with their agreement. */
export async function officeAgreements(
  { db, licencesOff }: AgreementDeps,
  { page, standing }: { page: number; standing: 'open' | 'signed' | 'all' },
) {
  const all = (await everyAgreement(db, licencesOff)).filter(
    (one) => standing === 'all' || isOpen(one) === (standing === 'open'),
  );
  const from = (page - 1) * AGREEMENTS_PER_PAGE;
  return { agreements: all.slice(from, from + AGREEMENTS_PER_PAGE), total: all.length };
}
