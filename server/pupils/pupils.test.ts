import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { MOST_NEW_ROWS, type Pupil } from '../contract/pupils.ts';
import { answerTo, sendAnswer, startPlayer } from '../testing/play.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { usernamesFor } from './usernames.ts';

type Check = { pupils: { username: string; faults: Record<string, string>; twin?: object }[] };
type Faults = { fields: Record<string, string> };

const row = (firstName: string, lastName = '', more: object = {}) => ({
  firstName,
  infix: '',
  lastName,
  year: 5,
  number: '',
  username: '',
  ...more,
});
const base = ({ school }: TestServer) => `/api/accounts/${school.account}/groups/${school.group}`;
const listOf = async (server: TestServer, token: string) =>
  (await server.call<{ pupils: Pupil[]; total: number }>('GET', `${base(server)}/pupils`, { token })).body;

test('user names fold accents, apostrophes and foreign letters, and differ', () => {
  const names = (firstName: string, infix = '', lastName = '') =>
    usernamesFor({ firstName, infix, lastName, year: 5 }).slice(0, 3);
  expect(names('Anouk', 'van der', 'Berg')).toEqual(['anouk5', 'anoukv5', 'anouk5b']);
  expect(names('Zoë', '', "d'Hondt")).toEqual(['zoe5', 'zoed5', 'zoe5b']);
  expect(names('Łukasz', "'t", 'Øst')).toEqual(['lukasz5', 'lukaszt5', 'lukasz5b']);
  expect(names('Anne-Marie')).toEqual(['annemarie5', 'annemarie5b', 'annemarie5c']);
  expect(names('李')[0]).toMatch(/^[a-z]+5$/);
});

test('a class is looked at, mended, added once, and can log in', async () => {
  const server = await startTestServer();
  const token = await server.login('docent');
  const rows = [row('Anouk', 'Berg'), row('Anouk', 'Vries', { infix: 'de' }), row('Noor', 'Vries')];
  const check = await server.call<Check>('POST', `${base(server)}/new-pupils`, {
    token,
    body: { pupils: [...rows, row('Sem', '', { username: 'noor' })] },
  });
  expect(check.body.pupils.map(({ username }) => username)).toEqual(['anouk5', 'anoukd5', 'noor5', 'noor']);
  // In Flanders a groep 5 is a third year.
  await server.db
    .updateTable('accounts')
    .set({ variant: 'be' })
    .where('id', '=', server.school.account)
    .execute();
  const flemish = await server.call<Check>('POST', `${base(server)}/new-pupils`, {
    token,
    body: { pupils: [row('Anouk', 'Berg')] },
  });
  expect(flemish.body.pupils[0]!.username).toBe('anouk3');
  await server.db
    .updateTable('accounts')
    .set({ variant: 'nl' })
    .where('id', '=', server.school.account)
    .execute();
  expect(check.body.pupils[2]!.twin).toEqual({ name: 'Noor de Vries', group: 'Groep 5' });
  expect(check.body.pupils[3]!.faults['username']).toContain('van een ander');

  const pupils = rows.map((one) => ({ ...one, id: randomUUID() }));
  const add = (body: object) =>
    server.call<{ added: { id: string; username: string }[] } & Faults>('POST', `${base(server)}/pupils`, {
      token,
      body: { style: 'woorden', ...body },
    });
  const refused = await add({ pupils });
  expect(refused.status).toBe(422);
  expect(refused.body.fields).toEqual({
    'pupils.2.firstName': 'Noor de Vries zit al in Groep 5. Toch toevoegen?',
  });
  expect((await listOf(server, token)).total).toBe(3);

  pupils[2] = { ...pupils[2]!, sure: true } as (typeof pupils)[0];
  const [first, again] = [await add({ pupils }), await add({ pupils })];
  expect(first.body.added).toEqual(again.body.added);
  const { pupils: there } = await listOf(server, token);
  expect(there.map(({ name }) => name)).toEqual([
    'Anouk Berg',
    'Anouk de Vries',
    'Daan Jansen',
    'Noor de Vries',
    'Noor Vries',
    'Zoë van den Berg',
  ]);
  expect(there[0]).toMatchObject({ username: 'anouk5', coins: 0, minutesThisWeek: 0, logins: ['password'] });

  // The same ids in another account are not taken over.
  const stranger = await server.login('rtadmin');
  const { account, group } = server.school.elsewhere;
  const theft = await server.call('POST', `/api/accounts/${account}/groups/${group}/pupils`, {
    token: stranger,
    body: { style: 'woorden', pupils },
  });
  expect(theft.status).toBe(409);

  const reveal = await server.call<{ secrets: { username: string; password: string }[] }>(
    'POST',
    `${base(server)}/passwords/reveal`,
    { token, body: { pupils: [pupils[0]!.id] } },
  );
  const { username, password } = reveal.body.secrets[0]!;
  expect((await server.call('POST', '/api/auth', { body: { username, password } })).status).toBe(200);

  // Taken back: who never practised is gone, and the user name is free again.
  const undo = await server.call<{ removed: number }>('POST', `${base(server)}/pupils/undo`, {
    token,
    body: { pupils: pupils.map(({ id }) => id) },
  });
  expect(undo.body.removed).toBe(3);
  expect((await listOf(server, token)).total).toBe(3);
  expect(await server.db.selectFrom('users').select('id').where('username', '=', 'anouk5').execute()).toEqual(
    [],
  );
});

test('names that are none, years out of reach and a number twice are told at their place', async () => {
  const server = await startTestServer();
  const token = await server.login('docent');
  const pupils = [
    row('', 'Berg'),
    row('Sem3', ''),
    row('Bo', '', { year: 9 }),
    row('Fee', '', { username: 'fee fee' }),
  ].map((one) => ({ ...one, id: randomUUID() }));
  const { status, body } = await server.call<Faults>('POST', `${base(server)}/pupils`, {
    token,
    body: { style: 'cijfers', pupils },
  });
  expect(status).toBe(422);
  expect(Object.keys(body.fields)).toEqual([
    'pupils.0.firstName',
    'pupils.1.firstName',
    'pupils.2.year',
    'pupils.3.username',
  ]);
  const twice = [row('Ada', '', { number: '7' }), row('Bo', '', { number: '7' })];
  const check = await server.call<Check>('POST', `${base(server)}/new-pupils`, {
    token,
    body: { pupils: twice },
  });
  expect(check.body.pupils[1]!.faults['number']).toContain('hierboven');
});

test('the list shows practice, coins and settings; a pupil is changed', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const { socket, round } = await startPlayer(server, 'noor', noor);
  await sendAnswer(socket, answerTo(round, 0, true));
  await server.db
    .insertInto('pupil_settings')
    .values({ pupil_id: noor, setting_id: null, fields: '{"calm":true}', changed_at: 1 })
    .execute();
  const token = await server.login('docent');
  const of = async () => (await listOf(server, token)).pupils.find(({ id }) => id === noor)!;
  expect(await of()).toMatchObject({ ownSetting: true, lastPractice: expect.any(Number) as number });
  const body = { firstName: 'Noortje', infix: 'van  ’t', lastName: 'Hof', year: 6, number: '12' };
  expect((await server.call('PATCH', `/api/pupils/${noor}`, { token, body })).status).toBe(200);
  expect(await of()).toMatchObject({ name: "Noortje van 't Hof", year: 6, number: '12', username: 'noor' });
  const taken = await server.call<Faults>('PATCH', `/api/pupils/${server.school.daan}`, { token, body });
  expect(taken.body.fields['number']).toContain('Noortje');
  expect((await server.call('PATCH', `/api/pupils/${server.school.finn}`, { token, body })).status).toBe(404);
});

test('who is in the trash is nowhere and cannot log in, also not with the open session, until taken back', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const token = await server.login('docent');
  const own = await server.login('noor');
  const trash = (trashed: boolean) =>
    server.call<{ changed: number }>('PUT', `${base(server)}/pupils/trash`, {
      token,
      body: { pupils: [noor, server.school.finn], trashed },
    });
  expect((await trash(true)).body.changed).toBe(1);
  expect((await listOf(server, token)).pupils.map(({ id }) => id)).not.toContain(noor);
  expect((await server.call('GET', `/api/pupils/${noor}/map`, { token: own })).status).toBe(401);
  expect((await server.call('GET', `/api/pupils/${noor}/map`, { token })).status).toBe(404);
  const login = () => server.call('POST', '/api/auth', { body: { username: 'noor', password: 'geheim' } });
  expect((await login()).status).toBe(422);
  expect((await trash(false)).body.changed).toBe(1);
  expect((await login()).status).toBe(200);
  expect((await listOf(server, token)).pupils.map(({ id }) => id)).toContain(noor);
});

test('a practice adds a child with consent, once; a school does not', async () => {
  const server = await startTestServer();
  const token = await server.login('rtadmin');
  const { account, group } = server.school.elsewhere;
  const id = randomUUID();
  const child = {
    firstName: 'Ilse',
    lastName: '',
    year: 4,
    birthYear: 2018,
    style: 'plaatjes',
    agreed: true,
    start: { groep: 3, half: 2 },
    minutes: 15,
  };
  const put = (body: object, where = `/api/accounts/${account}/groups/${group}`, as = token) =>
    server.call<{ username: string } & Faults>('PUT', `${where}/children/${id}`, { token: as, body });
  expect((await put(child)).body.fields['parentMail']).toContain('ouder');
  expect((await put({ ...child, agreed: false })).body.fields['agreed']).toContain('akkoord');
  const wanted = { ...child, parentMail: 'Ouder@Thuis.nl' };
  expect((await put(wanted)).body).toMatchObject({ username: 'ilse4', name: 'Ilse' });
  expect((await put(wanted)).body).toMatchObject({ username: 'ilse4' });
  const row = await server.db
    .selectFrom('pupils')
    .innerJoin('pupil_settings', 'pupil_id', 'pupils.id')
    .selectAll()
    .where('pupils.id', '=', id)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(row.child!)).toMatchObject({ parentMail: 'ouder@thuis.nl', birthYear: 2018 });
  expect(JSON.parse(row.fields)).toEqual({ start: { groep: 3, half: 2 }, minutes: 15 });
  const docent = await server.login('docent');
  expect((await put(wanted, base(server), docent)).status).toBe(409);
});

test('a whole school is looked at together, so that no two of it get one user name', async () => {
  const server = await startTestServer();
  const token = await server.login('docent');
  const { account, group } = server.school;
  const one = { infix: 'van den', lastName: 'Berg', year: 5, number: '', username: '' };
  const pupils = Array.from({ length: MOST_NEW_ROWS }, (_, i) => ({
    ...one,
    firstName: i % 2 ? 'Sem' : 'Tess',
  }));
  const look = (rows: object[]) =>
    server.call<{ pupils: { username: string }[] }>(
      'POST',
      `/api/accounts/${account}/groups/${group}/new-pupils`,
      { token, body: { pupils: rows } },
    );
  const { status, body } = await look(pupils);
  expect(status).toBe(200);
  expect(new Set(body.pupils.map(({ username }) => username)).size).toBe(MOST_NEW_ROWS);
  const others = pupils.map((pupil, i) => ({
    ...pupil,
    firstName: `Qua${'abcdefghijklmnopqrst'[i % 20]}${'abcdefghijklmnopqrst'[Math.floor(i / 20)]}`,
  }));
  expect(new Set((await look(others)).body.pupils.map(({ username }) => username)).size).toBe(MOST_NEW_ROWS);
  expect((await look([...pupils, pupils[0]!])).status).toBe(422);
});
