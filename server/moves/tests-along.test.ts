import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addTest, holdings, played } from '../testing/holdings.ts';
import { startMoving } from '../testing/moves.ts';
import type { TestServer } from '../testing/server.ts';

/** Results of a pupil by their places, with the account under whose import they stand. */
const standing = ({ db }: TestServer, pupil: string) =>
  db
    .selectFrom('lvs_results')
    .innerJoin('lvs_imports', 'lvs_imports.id', 'lvs_results.import_id')
    .select(['place', 'lvs_results.trashed', 'account_id', 'import_id'])
    .where('pupil_id', '=', pupil)
    .orderBy('place')
    .execute();

test('results of tests go along with a pupil and leave nothing at the old school, and come back as they were', async () => {
  const server = await played();
  const { db } = server;
  const { noor, elsewhere, account, staff } = server.school;
  const { code, take, undo, check } = await startMoving(server);
  const open = await addTest(server, noor, 'E4');
  await addTest(server, noor, 'E4', 1);
  const link = { account_id: account, who: 'nummer 7', pupil_id: noor };
  await db.insertInto('lvs_links').values(link).execute();
  const proposal = {
    ...{ id: randomUUID(), import_id: open.import, result_id: open.result, pupil_id: noor, groep: 5 },
    ...{ half: 1, state: 'open' as const, batch: null, decided_at: null, decided_by: null },
  };
  await db.insertInto('lvs_proposals').values(proposal).execute();
  const before = await standing(server, noor);
  expect(before).toHaveLength(3);
  const held = await holdings(db, noor);

  const move = randomUUID();
  const typed = await code();
  expect((await check(typed)).body.counts.tests).toBe(2);
  await take(typed, move);
  expect((await holdings(db, noor)).tests).toEqual(held.tests);
  const there = await standing(server, noor);
  expect(there.map((row) => [row.account_id, row.trashed])).toEqual([
    [elsewhere.account, 0],
    [elsewhere.account, 0],
  ]);
  for (const table of ['lvs_links', 'lvs_proposals'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  // The practice finds them as something that can be thrown away.
  const [came] = await db.selectFrom('lvs_imports').selectAll().where('move_id', '=', move).execute();
  expect(came).toMatchObject({ account_id: elsewhere.account, actor_id: staff.rtadmin });

  await undo(move);
  expect(await standing(server, noor)).toEqual(before);
  expect(await db.selectFrom('lvs_links').selectAll().execute()).toEqual([link]);
  expect(await db.selectFrom('lvs_proposals').selectAll().execute()).toEqual([proposal]);
  expect(await db.selectFrom('lvs_imports').select('id').where('move_id', 'is not', null).execute()).toEqual(
    [],
  );
});

test('what the old school erased meanwhile does not come back; what was read in at the new place does', async () => {
  const server = await played();
  const { db } = server;
  const { noor, account } = server.school;
  const { code, take, undo } = await startMoving(server);
  const [first] = await standing(server, noor);
  const move = randomUUID();
  await take(await code(), move);
  await db.deleteFrom('lvs_imports').where('id', '=', first!.import_id).execute();
  const other = await addTest(server, noor, 'E4');
  await db
    .updateTable('lvs_imports')
    .set({ account_id: server.school.elsewhere.account })
    .where('id', '=', other.import)
    .execute();
  await undo(move);
  expect((await standing(server, noor)).map((row) => [row.place, row.account_id])).toEqual([
    ['cito words E4 2026', account],
  ]);
});

test('a home keeps no results of tests; the school has them again when the child comes back', async () => {
  const server = await played();
  const { db } = server;
  const { noor, elsewhere } = server.school;
  await db.updateTable('accounts').set({ kind: 'thuis' }).where('id', '=', elsewhere.account).execute();
  const { code, take, undo } = await startMoving(server);
  const before = await standing(server, noor);
  const move = randomUUID();
  await take(await code(), move);
  expect(await standing(server, noor)).toEqual([]);
  await undo(move);
  expect(await standing(server, noor)).toEqual(before);
});
