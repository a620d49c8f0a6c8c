import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Relocation, RelocationCheck } from '../contract/relocations.ts';
import { groupOf, readyToMove } from '../testing/relocations.ts';

test('who stays when it is taken back, moved on or in the trash, goes home by a relocation that is filled in', async () => {
  const at = await readyToMove();
  const { server, db, token, account, board, group, there, id, noor, finn } = at;
  const { save, choices, askConsent, agree, run, ended, undo, rows, view } = at;
  await save({ groups: [group] }, choices);
  await askConsent();
  await agree();
  const job = randomUUID();
  await run(job);
  await ended(job);
  const of = (pupil: string) => groupOf(at, pupil);
  const { group_id: made } = await db
    .selectFrom('pupils')
    .select('group_id')
    .where('id', '=', noor)
    .executeTakeFirstOrThrow();
  const thrown = { trashed_at: 1, trashed_from: made, group_id: null };
  await db.updateTable('pupils').set(thrown).where('id', '=', noor).execute();
  await db.updateTable('pupils').set({ group_id: there }).where('id', '=', at.daan).execute();
  const back = randomUUID();
  await undo(job, back);
  const left = [
    { id: at.daan, name: 'daan', note: '' },
    { id: noor, name: 'noor', note: 'ligt daar in de prullenbak' },
  ];
  expect(await view()).toMatchObject({ state: 'undone', left });
  // Who lies in the trash comes back into the group that it was of there, which is not put away.
  const groups = db.selectFrom('groups').select('archived_at');
  expect(await groups.where('id', '=', made).execute()).toEqual([{ archived_at: null }]);
  expect((await rows(back)).find(({ name }) => name === 'Groep 5 zuid')!.note).toContain('prullenbak');

  const next = `/api/office/relocations/${randomUUID()}`;
  const wish = { from: board, to: account, reason: 'Terug naar de eigen school.', leftOf: id };
  const begin = (body: object) => server.call('PUT', next, { token, body });
  expect((await begin({ ...wish, from: account, to: board })).status).toBe(404);
  expect((await begin(wish)).status).toBe(200);
  const filled = await server.call<Relocation>('GET', next, { token });
  expect(filled.body.items.pupils.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
    [at.daan, noor].toSorted().map((pupil) => ({ id: pupil, to: group })),
  );
  const check = async () =>
    (await server.call<RelocationCheck>('GET', `${next}/check`, { token })).body.lines.filter(
      ({ kind }) => kind === 'pupil',
    );
  const lines = await check();
  expect(lines.map(({ label, outcome }) => [label, outcome]).toSorted()).toEqual([
    ['daan', 'goes'],
    ['noor', 'stopped'],
  ]);
  expect(lines.find(({ label }) => label === 'noor')!.notes.join()).toContain('in de prullenbak');
  const restored = { trashed_at: null, trashed_from: null, group_id: made };
  await db.updateTable('pupils').set(restored).where('id', '=', noor).execute();
  expect((await check()).map(({ outcome }) => outcome)).toEqual(['goes', 'goes']);
  expect((await of(finn))!.account).toBe(account);
});
