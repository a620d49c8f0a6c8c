import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { NAMES_PER_HOUR, type FoundPupil, type OfficePupil } from '../../contract/office-pupils.ts';
import { createPupil } from '../../people/create.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const WHY = { why: 'vraag', reason: 'De school belde over dit kind.' };

async function asOffice() {
  const server = await startTestServer();
  const token = await server.login('office');
  const find = (q: string) =>
    server.call<{ pupils: FoundPupil[]; isMore: boolean }>('GET', `/api/office/pupils?q=${q}`, { token });
  const search = (body: object) =>
    server.call<{ pupils: FoundPupil[]; isMore: boolean; fields: Record<string, string> }>(
      'POST',
      '/api/office/pupil-searches',
      { token, body },
    );
  const one = (id: string) => server.call<OfficePupil>('GET', `/api/office/pupils/${id}`, { token });
  const name = (id: string, body: object = {}, by = token) =>
    server.call<{ name: string; until: number; message: string; fields: Record<string, string> }>(
      'POST',
      `/api/office/pupils/${id}/name-views`,
      { token: by, body: { id: randomUUID(), ...WHY, ...body } },
    );
  return { server, db: server.db, ...server.school, token, find, search, one, name };
}

const logged = ({ db }: TestServer, action: string) =>
  db
    .selectFrom('audit')
    .select(['actor_id', 'account_id', 'subject', 'reason', 'detail'])
    .where('action', '=', action)
    .execute();

test('a user name finds whole or by its first four signs, an id too, and nobody is named', async () => {
  const { db, account, group, elsewhere, noor, zoe, find } = await asOffice();
  const { status, body } = await find('noor');
  expect(status).toBe(200);
  expect(body).toEqual({
    pupils: [
      {
        ...{ id: noor, username: 'noor', initials: 'N. d. V.', groep: 5, group: 'Groep 5' },
        ...{ account: { id: account, name: 'De Proefschool' }, state: 'active' },
      },
    ],
    isMore: false,
  });
  expect((await find('noo')).body.pupils).toEqual([]);
  expect((await find('SAM')).body.pupils).toMatchObject([
    { id: elsewhere.pupil, account: { name: 'RT Proef' } },
  ]);
  expect((await find(zoe)).body.pupils).toMatchObject([{ username: 'zoë', initials: 'Z. v. B.' }]);
  expect((await find('zo%C3%AB')).body.pupils).toMatchObject([{ id: zoe }]);
  // No sign of a pattern finds all, and the pupil of the demo is nobody's.
  for (const nobody of ['____', '%25%25%25%25', 'demo', 'schooladmin'])
    expect((await find(nobody)).body.pupils).toEqual([]);
  for (const empty of ['', '%20%20']) expect((await find(empty)).status).toBe(422);
  for (let n = 0; n < 30; n++)
    await createPupil(db, {
      ...{ username: `anouk${n}`, passwordHash: '', account_id: account, group_id: group },
      ...{ first_name: 'Anouk', infix: '', last_name: 'Vos', groep: 5 },
      ...{ avatar_shape: 'rond', avatar_colour: 'blauw' },
    });
  const many = (await find('anou')).body;
  expect([many.pupils.length, many.isMore]).toEqual([25, true]);
  expect((await find('anouk7')).body.pupils[0]).toMatchObject({ username: 'anouk7' });
});

test('a name finds within a school and with a reason, which the school can read', async () => {
  const { server, account, noor, zoe, staff, search } = await asOffice();
  for (const less of [
    { firstName: 'Noor', lastName: '' },
    { firstName: 'Noor', lastName: '', ...WHY },
    { account, firstName: 'Noor', lastName: '' },
    { account, firstName: 'Noor', lastName: '', ...WHY, reason: 'te kort' },
    { account, firstName: 'N', lastName: '', ...WHY },
  ])
    expect((await search(less)).status).toBe(422);
  expect(await logged(server, 'pupils-searched')).toEqual([]);
  const wanted = { account, lastName: '', ...WHY };
  const { body } = await search({ ...wanted, firstName: 'noo' });
  expect(body.pupils).toMatchObject([{ id: noor, initials: 'N. d. V.' }]);
  expect(JSON.stringify(body)).not.toMatch(/Noor|Vries/);
  const found = async (firstName: string, lastName: string) =>
    (await search({ ...wanted, firstName, lastName })).body.pupils.map(({ id }) => id);
  expect(await found('zoe', '')).toEqual([zoe]);
  expect(await found('', 'van den b')).toEqual([zoe]);
  expect(await found('', 'BERG')).toEqual([zoe]);
  expect(await found('noor', 'berg')).toEqual([]);
  // Of another school nobody is found.
  expect(await found('sam', '')).toEqual([]);
  const lines = await logged(server, 'pupils-searched');
  expect(lines).toHaveLength(6);
  expect(lines[0]).toEqual({
    ...{ actor_id: staff.office, account_id: account, subject: account, detail: null },
    reason: 'Vraag van de klant: De school belde over dit kind.',
  });
  expect((await search({ ...wanted, account: randomUUID(), firstName: 'noor' })).status).toBe(404);
});

test('a name is shown for half an hour to who said why, and to nobody else', async () => {
  const { server, account, noor, staff, one, name } = await asOffice();
  for (const less of [{ reason: 'te kort' }, { why: 'zomaar' }, { id: 'x' }])
    expect((await name(noor, less)).status).toBe(422);
  const id = randomUUID();
  expect((await one(noor)).body).toMatchObject({ initials: 'N. d. V.', shown: null });
  const { status, body } = await name(noor, { id });
  expect([status, body.name]).toEqual([200, 'Noor de Vries']);
  expect((await name(noor, { id })).body).toEqual(body);
  expect((await one(noor)).body.shown).toEqual(body);
  const other = await server.login('superadmin');
  const seen = await server.call<OfficePupil>('GET', `/api/office/pupils/${noor}`, { token: other });
  expect(seen.body.shown).toBeNull();
  expect(JSON.stringify(seen.body)).not.toMatch(/Noor|Vries/);
  // What one asked for is nobody else's.
  expect((await name(noor, { id }, other)).status).toBe(409);
  expect(await logged(server, 'pupil-name-viewed')).toEqual([
    {
      ...{ actor_id: staff.office, account_id: account, subject: noor, detail: null },
      reason: 'Vraag van de klant: De school belde over dit kind.',
    },
  ]);
  vi.useFakeTimers({ toFake: ['Date'], now: body.until });
  expect((await one(noor)).body.shown).toBeNull();
  vi.useRealTimers();
});

test('of names so many are shown in an hour', async () => {
  const { server, noor, daan, name } = await asOffice();
  const id = randomUUID();
  await name(noor, { id });
  for (let n = 1; n < NAMES_PER_HOUR; n++) expect((await name(n % 2 ? noor : daan)).status).toBe(200);
  const { status, body } = await name(daan);
  expect([status, body.message]).toEqual([429, expect.stringContaining('Je bekeek 30 namen in een uur.')]);
  // What was shown already is shown on, and a colleague has an hour of their own.
  expect((await name(noor, { id })).status).toBe(200);
  expect((await name(daan, {}, await server.login('superadmin'))).status).toBe(200);
  expect(await logged(server, 'pupil-name-viewed')).toHaveLength(NAMES_PER_HOUR + 1);
});

test('who lies in the trash, left, or sits in a group that was put away is found as such; who is on the way is not', async () => {
  const { server, db, account, group, otherGroup, noor, daan, zoe, finn, one, find } = await asOffice();
  const set = (id: string, values: object) =>
    db.updateTable('pupils').set(values).where('id', '=', id).execute();
  const at = Date.UTC(2026, 9, 1, 10);
  await set(noor, { group_id: null, trashed_at: at, trashed_from: group });
  await set(daan, { group_id: null, left_at: at });
  await set(zoe, { arriving: randomUUID(), trashed_at: at });
  await db.updateTable('groups').set({ archived_at: at }).where('id', '=', otherGroup).execute();
  expect((await one(noor)).body).toMatchObject({
    ...{ state: 'trash', group: 'Groep 5', groupId: null, since: at, keptUntil: '2026-12-30' },
    ...{ account: { id: account, kind: 'school', variant: 'nl' }, isSample: false, lastLogin: null },
    ways: { password: false, card: false, sso: false },
  });
  expect((await one(daan)).body).toMatchObject({ state: 'left', group: '', since: at, keptUntil: null });
  expect((await one(finn)).body).toMatchObject({ state: 'archived', group: 'Groep 6', since: null });
  expect((await one(zoe)).status).toBe(404);
  expect((await find('zoe')).body.pupils).toEqual([]);
  expect(
    (await server.call('GET', `/api/office/pupils/${noor}`, { token: await server.login('schooladmin') }))
      .status,
  ).toBe(403);
});
