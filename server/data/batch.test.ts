import { expect, test } from 'vitest';
import { openEmpty } from '../testing/places.ts';
import { batchInsert, columnsOf } from './batch.ts';
import type { AccountRow } from './schema.ts';

type NewAccount = Pick<AccountRow, 'id' | 'kind' | 'name' | 'created_at'>;

const insertAccounts = batchInsert<NewAccount>(
  columnsOf<NewAccount>({ id: true, kind: true, name: true, created_at: true }),
  (db, rows) =>
    db
      .insertInto('accounts')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing()),
);

test('rows of any number are stored with their own values, and only new ones are counted', async () => {
  const db = await openEmpty();
  const rows = Array.from({ length: 173 }, (_, i) => ({
    kind: 'school' as const,
    created_at: i,
    name: `School ${i}`,
    id: String(i),
  }));
  expect(await insertAccounts(db, [])).toBe(0);
  expect(await insertAccounts(db, rows.slice(0, 73))).toBe(73);
  // The same numbers of rows again, other values, and properties in another order.
  expect(
    await insertAccounts(
      db,
      rows.slice(73, 146).map(({ id, name, kind, created_at }) => ({ id, name, kind, created_at })),
    ),
  ).toBe(73);
  expect(await insertAccounts(db, rows)).toBe(27);
  const stored = await db
    .selectFrom('accounts')
    .select(['kind', 'created_at', 'name', 'id'])
    .orderBy('created_at')
    .execute();
  expect(stored).toEqual(rows);
});
