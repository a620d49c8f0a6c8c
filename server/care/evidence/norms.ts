import type { z } from 'zod';
import { audit } from '../../audit/audit.ts';
import type { adaptNorm, CareNorm, confirmNorm, NormNumbers } from '../../contract/care-evidence.ts';
import { transact, type Db } from '../../data/database.ts';
import type { CareNormRow } from '../../data/schema.ts';
import { notFound, Problem } from '../../http/problem.ts';
import { DATED_NORMS } from './dated.ts';

/** Puts the norms that are known in the database, for the office to confirm; what stands there stays. */
export async function fillNorms(db: Db): Promise<void> {
  await db
    .insertInto('care_norms')
    .values(
      DATED_NORMS.map(({ key, from, to, numbers, source, checkedOn }) => ({
        ...{ id: key, key, account_id: null, from_day: from, to_day: to, source, checked_on: checkedOn },
        ...{ numbers: JSON.stringify(numbers), confirmed_at: null, confirmed_by: null, version: 1 },
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

const numbersOf = ({ numbers }: Pick<CareNormRow, 'numbers'>) => JSON.parse(numbers!) as NormNumbers;

const normRows = (db: Db) =>
  db
    .selectFrom('care_norms')
    .leftJoin('users', 'users.id', 'care_norms.confirmed_by')
    .selectAll('care_norms')
    .select('users.name as by');

const normView = (row: CareNormRow & { by: string | null }): CareNorm => ({
  key: row.key,
  title: DATED_NORMS.find(({ key }) => key === row.key)?.title ?? row.key,
  from: row.from_day,
  to: row.to_day,
  numbers: numbersOf(row),
  source: row.source,
  checkedOn: row.checked_on,
  confirmed: row.confirmed_at === null ? null : { at: row.confirmed_at, by: row.by },
  version: row.version,
});

/** The norms themselves, as the office keeps them. */
export const allNorms = async (db: Db): Promise<CareNorm[]> =>
  (await normRows(db).where('care_norms.account_id', 'is', null).orderBy('from_day').execute()).map(normView);

/** The norm of an account on a day. */
export interface NormOfAccount {
  norm: CareNorm | null;
  /** The numbers of the norm itself, where the account has its own. */
  original: NormNumbers | null;
  ownVersion: number;
}

/** By which norm an account looks at a file on a day: one that the office confirmed, with the numbers of the account where it has its own. */
export async function normFor(db: Db, accountId: string, today: string): Promise<NormOfAccount> {
  const norm = (await allNorms(db))
    .filter(({ confirmed, from, to }) => confirmed !== null && from <= today && (to === null || today <= to))
    .at(-1);
  if (!norm) return { norm: null, original: null, ownVersion: 0 };
  const own = await ownRow(db, accountId, norm.key);
  if (!own?.numbers) return { norm, original: null, ownVersion: own?.version ?? 0 };
  return {
    norm: { ...norm, numbers: numbersOf(own) },
    original: norm.numbers,
    ownVersion: own.version,
  };
}

const ownRow = (db: Db, accountId: string, key: string) =>
  db
    .selectFrom('care_norms')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst();

const changedMeanwhile = () =>
  new Problem('conflict', 'Iemand anders heeft dit net gewijzigd. Kijk nog eens.');

interface By {
  by: string;
  at: number;
}

/** Confirms a norm as it is sent. */
export async function confirm(
  db: Db,
  key: string,
  { numbers, from, to, source, checkedOn, basedOn }: z.output<typeof confirmNorm.body>,
  { by, at }: By,
): Promise<CareNorm> {
  await transact(db, async (trx) => {
    const row = await trx
      .selectFrom('care_norms')
      .select('version')
      .where('id', '=', key)
      .where('account_id', 'is', null)
      .executeTakeFirst();
    if (!row) throw notFound();
    const { numUpdatedRows } = await trx
      .updateTable('care_norms')
      .set({
        ...{ from_day: from, to_day: to, source, checked_on: checkedOn, numbers: JSON.stringify(numbers) },
        ...{ confirmed_at: at, confirmed_by: by, version: basedOn + 1 },
      })
      .where('id', '=', key)
      .where('version', '=', basedOn)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw changedMeanwhile();
    await audit(trx, { action: 'care-norm-confirmed', actorId: by, subject: key });
  });
  return normView(await normRows(db).where('care_norms.id', '=', key).executeTakeFirstOrThrow());
}

/** Has an account look by other numbers than those of a norm; without numbers it follows the norm again. Gives its version. */
export async function adapt(
  db: Db,
  { account, norm: key }: z.output<typeof adaptNorm.params>,
  { numbers, basedOn }: z.output<typeof adaptNorm.body>,
  { by }: Pick<By, 'by'>,
): Promise<number> {
  const norm = (await allNorms(db)).find((one) => one.key === key);
  if (!norm) throw notFound();
  const version = basedOn + 1;
  await transact(db, async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('care_norms')
      .values({
        ...{ id: `${key} ${account}`, key, account_id: account, from_day: norm.from, to_day: norm.to },
        ...{ source: norm.source, checked_on: norm.checkedOn, confirmed_at: null, confirmed_by: null },
        ...{ numbers: numbers && JSON.stringify(numbers), version },
      })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ numbers: numbers && JSON.stringify(numbers), version })
          .where('care_norms.version', '=', basedOn),
      )
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) throw changedMeanwhile();
    await audit(trx, { action: 'care-norm-adapted', actorId: by, accountId: account, subject: account });
  });
  return version;
}
