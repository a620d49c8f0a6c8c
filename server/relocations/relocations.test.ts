import { expect, test } from 'vitest';
import type { FoundAccount } from '../contract/office-messages.ts';
import type { RelocationLine } from '../contract/relocations.ts';
import type { Db } from '../data/database.ts';
import { setLicence, setState } from '../testing/licence.ts';
import { relocating } from '../testing/relocations.ts';

const found = (lines: readonly RelocationLine[], label: string) =>
  lines.find((line) => line.label === label)!;

/** All that is stored. */
async function stored(db: Db): Promise<string> {
  const tables = await db.introspection.getTables();
  const all = await Promise.all(
    tables.map(({ name }) =>
      db
        .selectFrom(name as 'users')
        .selectAll()
        .execute(),
    ),
  );
  return JSON.stringify(all);
}

test('a name that is taken, somebody of the same name and too few seats are three conflicts, and trying writes nothing', async () => {
  const { db, board, group, otherGroup, noor, staff, begin, save, check } = await relocating();
  await setLicence(db, board, { seats: 2 });
  expect((await begin()).status).toBe(200);
  expect((await begin()).status).toBe(200);
  await save({ groups: [group, otherGroup], staff: [staff.docent] });
  const before = await stored(db);
  const seen = await check();
  await check();
  expect(await stored(db)).toEqual(before);

  expect([seen.isReady, seen.pupils]).toEqual([false, 4]);
  const stopped = seen.lines.filter(({ outcome }) => outcome === 'stopped');
  expect(stopped.map(({ label, options }) => [label, options])).toEqual([
    ['Plaatsen', []],
    ['Groep 5', ['join', 'rename']],
    ['daan', ['come', 'stay']],
    ['Juf docent', ['come', 'stay']],
  ]);
  expect(found(seen.lines, 'Plaatsen').notes.join()).toContain('3 plaatsen te weinig: 1 vrij, 4 nodig');
  expect(found(seen.lines, 'Groep 6').outcome).toBe('goes');
  // By user name: names are nobody's business here.
  expect(JSON.stringify(seen)).not.toMatch(/Vries|Jansen/);

  // Each has a way out.
  const choices = {
    [`group:${group}`]: { pick: 'rename', name: 'Groep 5 zuid' },
    [`pupil:${found(seen.lines, 'daan').key.slice(6)}`]: { pick: 'stay' },
    [`staff:${staff.docent}`]: { pick: 'come' },
  };
  await save({ groups: [group, otherGroup], staff: [staff.docent], seats: 10 }, choices);
  const then = await check();
  expect([then.isReady, then.pupils]).toEqual([true, 3]);
  expect(found(then.lines, 'Groep 5').outcome).toBe('changed');
  expect(found(then.lines, 'daan').outcome).toBe('stays');
  expect(found(then.lines, 'Plaatsen').outcome).toBe('goes');

  // The same again is the same list; a child more is another one.
  expect((await check()).stamp).toBe(then.stamp);
  await db.updateTable('pupils').set({ group_id: otherGroup }).where('id', '=', noor).execute();
  expect((await check()).stamp).not.toBe(then.stamp);
});

test('what stands in the way of all of it is told: licences, other work, roles, and an account without who runs it', async () => {
  const { db, board, group, otherGroup, elsewhere, staff, begin, save, check } = await relocating();
  await begin();
  await save({ groups: [otherGroup], staff: [staff.docent, staff.schooladmin] });
  const seen = await check();
  // Groep 5 stays behind, without its teacher and with nobody who runs the account.
  expect(found(seen.lines, 'Juf docent')).toMatchObject({ outcome: 'stopped', options: ['leave', 'stay'] });
  expect(found(seen.lines, 'De Proefschool').notes.join()).toContain('Alle beheerders gaan mee');

  await setState(db, board, 'readOnly');
  expect(found((await check()).lines, 'Bestuur Noord').outcome).toBe('stopped');
  await setState(db, board, 'blocked');
  expect(found((await check()).lines, 'Bestuur Noord').notes.join()).toContain('geblokkeerd');
  await db.updateTable('accounts').set({ variant: 'be' }).where('id', '=', board).execute();
  await setState(db, board, 'active');
  expect(found((await check()).lines, 'Bestuur Noord')).toMatchObject({ outcome: 'changed' });
  await db.updateTable('groups').set({ archived_at: 1 }).where('id', '=', otherGroup).execute();
  expect(found((await check()).lines, 'Niet meer gevonden').outcome).toBe('stopped');

  // A practice has another role for who runs it; a home has none.
  const into = async (to: string) => {
    await db.updateTable('relocations').set({ target_id: to }).execute();
    await save({ groups: [group], staff: [staff.schooladmin] });
    return found((await check()).lines, 'Juf schooladmin');
  };
  expect(await into(elsewhere.account)).toMatchObject({
    outcome: 'changed',
    notes: ['Wordt daar beheerder.'],
  });
  const home = await db
    .selectFrom('accounts')
    .select('id')
    .where('kind', '=', 'thuis')
    .executeTakeFirstOrThrow();
  expect(await into(home.id)).toMatchObject({ outcome: 'stopped', options: ['stay'] });
});

test('of two customers of one name it is told which is which, to the office and to the other side', async () => {
  const { server, db, account, board, group, staff, token, begin, save, view, ask, check } =
    await relocating();
  const name = 'De Proefschool';
  await db.updateTable('accounts').set({ name }).where('id', '=', board).execute();
  const details = JSON.stringify({ city: 'Ede' });
  await db.updateTable('accounts').set({ details, number: '12AB' }).where('id', '=', account).execute();
  await db
    .updateTable('users')
    .set({ email: 'Directie@proefschool.test' })
    .where('id', '=', staff.schooladmin)
    .execute();
  const found = await server.call<{ accounts: FoundAccount[] }>('POST', '/api/office/message-accounts', {
    token,
    body: { search: 'proefschool' },
  });
  const school = { place: 'Ede', number: '12AB', admin: 'Juf schooladmin', domain: 'proefschool.test' };
  const other = { place: '', number: '', admin: 'Meester Bestuur', domain: '' };
  const told = new Map(found.body.accounts.map(({ id, who }) => [id, who]));
  expect([told.get(account), told.get(board)]).toMatchObject([school, other]);
  await begin();
  expect(await view()).toMatchObject({ source: { who: school }, target: { who: other } });
  await save({ groups: [group] }, { [`group:${group}`]: { pick: 'rename', name: 'Groep 5 zuid' } });
  const daan = (await check()).lines.find(({ kind }) => kind === 'pupil')!;
  await save({ groups: [group] }, { ...(await view()).choices, [daan.key]: { pick: 'stay' } });
  await ask('POST', '/asks', { stamp: (await check()).stamp, basedOn: (await view()).version });
  for (const [username, of, who] of [
    ['schooladmin', account, other],
    ['bestuur', board, school],
  ] as const) {
    const list = await server.call('GET', `/api/accounts/${of}/relocations`, {
      token: await server.login(username),
    });
    expect(list.body).toMatchObject({ relocations: [{ other: name, who }] });
  }
});

test('two members of the office who pick at once: the later one hears it, and what was agreed to is gone', async () => {
  const { group, otherGroup, begin, save, view, ask, board } = await relocating();
  await begin();
  const { version } = await view();
  expect((await save({ groups: [group] }, {}, version)).status).toBe(200);
  const late = await save({ groups: [otherGroup] }, {}, version);
  expect([late.status, late.body.code]).toEqual([409, 'conflict']);
  expect((await view()).items.groups).toEqual([group]);
  expect((await ask('POST', '/cancel', { basedOn: (await view()).version })).body.state).toBe('cancelled');
  expect((await save({ groups: [otherGroup] })).status).toBe(409);
  expect((await begin({ from: board, to: board, reason: 'Om te zien of het kan.' })).status).toBe(422);
});
