import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { NewPupilLogin } from '../../contract/office-pupil-acts.ts';
import { confirmedUntil } from '../../auth/confirmed.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const WHY = { why: 'vraag', reason: 'De school belde over dit kind.' };
const REASON = 'Vraag van de klant: De school belde over dit kind.';

async function asOffice() {
  const server = await startTestServer();
  const token = await server.login('office');
  const act = <T = { message: string }>(method: string, child: string, path: string, body: object = {}) =>
    server.call<T & { code: string; message: string }>(method, `/api/office/pupils/${child}/${path}`, {
      token,
      ...(method !== 'GET' && { body: { ...WHY, ...body } }),
    });
  return { server, db: server.db, ...server.school, token, act };
}

/** What the school reads, and no teacher. */
const told = async (server: TestServer, username = 'schooladmin') =>
  JSON.stringify((await server.call('GET', '/api/messages', { token: await server.login(username) })).body);

const logged = ({ db }: TestServer, subject: string) =>
  db
    .selectFrom('audit')
    .select(['action', 'account_id', 'actor_id', 'reason'])
    .where('subject', '=', subject)
    .where('reason', 'is not', null)
    .execute();

test('a pupil gets a new password, once: the old one ends, the school hears of it, and only who asked reads it', async () => {
  const { server, db, account, noor, staff, act } = await asOffice();
  const noorIn = await server.login('noor');
  const id = randomUUID();
  expect((await act('POST', noor, 'logins', { id, reason: 'te kort' })).status).toBe(422);
  const { status, body } = await act<NewPupilLogin>('POST', noor, 'logins', { id });
  expect([status, body.username, body.style]).toEqual([200, 'noor', 'woorden']);
  expect(body.password).toMatch(/^\p{L}+-\p{L}+/u);
  expect((await server.call('GET', '/api/session', { token: noorIn })).status).toBe(401);
  const enter = (password: string) =>
    server.call('POST', '/api/auth', { body: { username: 'noor', password } });
  expect((await enter('geheim')).status).toBe(422);
  expect((await enter(body.password)).status).toBe(200);
  // Sent again it is the same one, and nobody is told twice.
  expect((await act<NewPupilLogin>('POST', noor, 'logins', { id })).body.password).toBe(body.password);
  expect(await logged(server, noor)).toEqual([
    { action: 'pupil-password-changed', account_id: account, actor_id: staff.office, reason: REASON },
  ]);
  expect(await told(server)).toContain('gaf noor een nieuw wachtwoord');
  expect(await told(server)).not.toContain(body.password);
  expect(await told(server, 'docent')).not.toContain('noor');
  await db.updateTable('pupils').set({ group_id: null, trashed_at: 1 }).where('id', '=', noor).execute();
  expect((await act('POST', noor, 'logins', { id: randomUUID() })).status).toBe(409);
  // Who showed too long ago who it is, shows it again first.
  await db
    .updateTable('token_families')
    .set({ confirmed_at: Date.now() - confirmedUntil(0) })
    .where('user_id', '=', staff.office)
    .execute();
  expect((await act('POST', noor, 'logins', { id: randomUUID() })).body.code).toBe('confirmation-needed');
});

test('out of the trash it comes into a group, with a seat; without one, or a second time, it stays where it is', async () => {
  const { server, db, account, group, otherGroup, noor, elsewhere, act } = await asOffice();
  await server.call('PUT', `/api/accounts/${account}/groups/${group}/pupils/trash`, {
    token: await server.login('docent'),
    body: { pupils: [noor], trashed: true },
  });
  await db.updateTable('licences').set({ seats: 3 }).where('account_id', '=', account).execute();
  const full = await act('POST', noor, 'restores', { group: otherGroup });
  expect([full.status, full.body.code]).toEqual([409, 'seats-full']);
  await db.updateTable('licences').set({ seats: 4 }).where('account_id', '=', account).execute();
  expect((await act('POST', noor, 'restores', { group: elsewhere.group })).status).toBe(409);
  // Of two who do so at once one is too late.
  const both = await Promise.all([1, 2].map(() => act('POST', noor, 'restores', { group: otherGroup })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(JSON.stringify(both)).not.toMatch(/Noor|Vries/);
  const pupil = await db.selectFrom('pupils').selectAll().where('id', '=', noor).executeTakeFirstOrThrow();
  expect([pupil.group_id, pupil.trashed_at]).toEqual([otherGroup, null]);
  expect((await logged(server, noor)).map(({ action, reason }) => [action, reason])).toEqual([
    ['pupil-restored', REASON],
  ]);
  expect(await told(server)).toContain('haalde noor terug uit de prullenbak');
});

test('another group of the same customer, from the one that was seen', async () => {
  const { server, db, group, otherGroup, noor, elsewhere, act } = await asOffice();
  const move = (body: object, change = randomUUID()) => act('PUT', noor, `group-moves/${change}`, body);
  expect((await move({ group: elsewhere.group, basedOn: group })).status).toBe(404);
  const late = await move({ group: otherGroup, basedOn: otherGroup });
  expect([late.status, late.body.message]).toEqual([
    409,
    'Iemand anders heeft dit net veranderd. Bekijk eerst wat er nu staat.',
  ]);
  const change = randomUUID();
  expect((await move({ group: otherGroup, basedOn: group }, change)).status).toBe(200);
  expect((await move({ group: otherGroup, basedOn: group }, change)).status).toBe(200);
  const pupil = await db.selectFrom('pupils').select('group_id').where('id', '=', noor).executeTakeFirst();
  expect(pupil).toEqual({ group_id: otherGroup });
  expect((await logged(server, noor)).map(({ action }) => action)).toEqual(['pupil-moved']);
  expect(await told(server)).toContain('zette noor in een andere groep');
  // The lines name who did it, and no pupil.
  const { body } = await act<{ lines: object[] }>('GET', noor, 'lines');
  expect(body.lines).toMatchObject([
    {
      by: 'Juf office, kantoor van Spelwereld',
      what: 'Leerling in een andere groep gezet door kantoor',
      reason: REASON,
    },
  ]);
});
