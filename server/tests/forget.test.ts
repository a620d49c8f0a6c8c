import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { TestSetRow } from '../data/schema.ts';
import { startTestServer } from '../testing/server.ts';
import { eraseOldMethodTests } from './forget.ts';

const at = (day: string) => Date.parse(`${day}T12:00Z`);

test('a method test goes two years after the school year in which it was taken last, with what was written; that of a plan stays with it', async () => {
  const { db, school } = await startTestServer();
  const lay = async (set: Partial<TestSetRow>, taken: readonly string[] = []) => {
    const id = randomUUID();
    await db
      .insertInto('test_sets')
      .values({
        ...{ id, account_id: school.account, group_id: school.group, use: 'methode', plan_id: null },
        ...{
          pupil_id: null,
          moment: 'methode',
          first_form: 'A',
          notices: '[]',
          title: 'Blok 3',
          source: '{}',
        },
        ...{ categories: '[]', seed: '', open_from: '2033-11-01', open_to: '2099-01-01', shows: 'niets' },
        ...{
          released_at: null,
          made_by: null,
          made_at: at('2033-11-01'),
          trashed_at: null,
          trashed_by: null,
        },
        ...{ version: 1, ...set },
      })
      .execute();
    for (const day of taken)
      await db
        .insertInto('sittings')
        .values({
          ...{ id: randomUUID(), set_id: id, pupil_id: school.noor, form: 'A', moment: 'methode' },
          ...{ mode: 'scherm', state: 'nagekeken', device: null, begun_at: at(day), handed_in_at: at(day) },
          ...{ why: null, taken_on: null, taker_id: null, circumstances: '', version: 1 },
        })
        .execute();
    return id;
  };
  const old = await lay({}, ['2034-07-31']);
  const later = await lay({}, ['2034-08-01']);
  const plan = await lay({ use: 'plan', group_id: null });
  const left = async (day: string) => {
    await eraseOldMethodTests(db, at(day));
    return (await db.selectFrom('test_sets').select('id').execute()).map(({ id }) => id).sort();
  };
  expect(await left('2036-07-31')).toEqual([old, later, plan].sort());
  expect(await left('2036-08-01')).toEqual([later, plan].sort());
  expect(await db.selectFrom('sittings').select('set_id').execute()).toHaveLength(1);
  // In Belgium 1 August still is of the year before, and what is of it goes a month later.
  await db.updateTable('accounts').set({ variant: 'be' }).execute();
  expect(await left('2036-08-31')).toEqual([later, plan].sort());
  expect(await left('2036-09-01')).toEqual([plan]);
});
