import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DealtRound, PupilMap } from '../contract/practice.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

const mapOf = (server: TestServer, token: string, pupil: string) =>
  server.call<PupilMap>('GET', `/api/pupils/${pupil}/map`, { token });

test('a new pupil finds twelve places, two of them open', async () => {
  const server = await startTestServer();
  const token = await server.login('noor');
  const { status, body } = await mapOf(server, token, server.school.noor);
  expect(status).toBe(200);
  expect(body.pupil.name).toBe('Noor de Vries');
  expect(body.somvenster).toMatchObject({ number: 1, theme: 'weide', name: 'Weide-eiland' });
  expect(body.tasks.map((task) => task.state)).toEqual(['open', 'open', ...Array<string>(10).fill('dicht')]);
  expect(body.tasks[2]!.opensAfter).toBe(body.tasks[0]!.name);
  expect(body.tasks[0]!.games.map((game) => [game.id, game.form])).toEqual([
    ['bellenprikken', 'type'],
    ['piñata', 'choose'],
    ['verfgooien', 'choose'],
  ]);
  expect(await mapOf(server, token, server.school.noor)).toMatchObject({
    body: { somvenster: { id: body.somvenster.id } },
  });
});

test('the same request twice is one round, and a round left open is taken up again', async () => {
  const server = await startTestServer();
  const token = await server.login('noor');
  const { noor } = server.school;
  const map = (await mapOf(server, token, noor)).body;
  const start = (id: string, game = 'bellenprikken', task = map.tasks[0]!.id) =>
    server.call<DealtRound>('POST', `/api/pupils/${noor}/tasks/${task}/rounds`, {
      token,
      body: { id, somvenster: map.somvenster.id, game },
    });
  const id = randomUUID();
  const [one, two] = await Promise.all([start(id), start(id)]);
  expect(one.status).toBe(200);
  expect(one.body).toMatchObject({ id, size: 10, firstVisit: true, preview: false, answers: [] });
  expect(one.body.dealt.length).toBeGreaterThan(10);
  // Only the moment at which each was answered differs.
  expect({ ...two.body, handover: one.body.handover }).toEqual(one.body);
  expect((await start(randomUUID())).body.id).toBe(id);
  expect((await mapOf(server, token, noor)).body.resume).toEqual({
    roundId: id,
    somvensterId: map.somvenster.id,
    taskId: map.tasks[0]!.id,
    game: 'bellenprikken',
  });
  // Written with a combining tilde, as a browser may send it.
  expect((await start(randomUUID(), 'pin\u0303ata')).body).toMatchObject({ game: 'piñata', size: 12 });
});

test('what cannot be started says why', async () => {
  const server = await startTestServer();
  const { noor, daan } = server.school;
  const token = await server.login('noor');
  const map = (await mapOf(server, token, noor)).body;
  const other = (await mapOf(server, await server.login('daan'), daan)).body;
  const start = (task: string, game: string, somvenster = map.somvenster.id, id: string = randomUUID()) =>
    server.call('POST', `/api/pupils/${noor}/tasks/${task}/rounds`, {
      token,
      body: { id, somvenster, game },
    });
  const [open, , shut] = map.tasks.map((task) => task.id) as [string, string, string];

  expect(await start(shut, 'bellenprikken')).toMatchObject({
    status: 409,
    body: { message: 'Deze plek is nog dicht.' },
  });
  expect(await start(open, 'vliegtuig')).toMatchObject({
    status: 404,
    body: { message: 'Dit spel bestaat niet.' },
  });
  expect(await start(other.tasks[0]!.id, 'bellenprikken')).toMatchObject({ status: 404 });
  expect(await start(other.tasks[0]!.id, 'bellenprikken', other.somvenster.id)).toMatchObject({
    status: 404,
  });
  expect(await start(open, 'bellenprikken', other.somvenster.id)).toMatchObject({ status: 404 });
  expect(await start(open, 'bellenprikken', map.somvenster.id, 'geen-uuid')).toMatchObject({ status: 422 });
  const id = randomUUID();
  expect((await start(open, 'bellenprikken', map.somvenster.id, id)).status).toBe(200);
  expect(await start(open, 'piñata', map.somvenster.id, id)).toMatchObject({ status: 409 });
  expect((await server.db.selectFrom('rounds').select('id').execute()).length).toBe(1);
});

test('staff who look on get a round of any place, and nothing is recorded but that they looked', async () => {
  const server = await startTestServer();
  const { noor, staff } = server.school;
  const token = await server.login('docent');
  const map = (await mapOf(server, token, noor)).body;
  const { status, body } = await server.call<DealtRound>(
    'POST',
    `/api/pupils/${noor}/tasks/${map.tasks[5]!.id}/rounds`,
    {
      token,
      body: { id: randomUUID(), somvenster: map.somvenster.id, game: 'bellenprikken' },
    },
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({ preview: true, answers: [] });
  expect(await server.db.selectFrom('rounds').selectAll().execute()).toEqual([]);
  const looked = await server.db.selectFrom('audit').selectAll().where('action', '=', 'map-viewed').execute();
  expect(looked).toMatchObject([{ actor_id: staff.docent, subject: noor }]);
});

test('a pupil’s own settings are kept over those of the group', async () => {
  const server = await startTestServer();
  const { noor, group } = server.school;
  const token = await server.login('noor');
  await server.db
    .insertInto('practice_settings')
    .values({
      id: 'g',
      group_id: group,
      name: 'Standaard',
      is_default: 1,
      whole_group: 0,
      from_day: null,
      to_day: null,
      archived_at: null,
      created_at: 1,
      changed_at: 1,
      fields: JSON.stringify({ calm: true, tempo: 0.1 }),
    })
    .execute();
  expect((await mapOf(server, token, noor)).body.settings).toMatchObject({
    calm: true,
    tempo: 0.1,
    noMisspellings: true,
  });
  const save = (body: unknown) => server.call('PATCH', `/api/pupils/${noor}/settings`, { token, body });
  const volumes = { speech: 0.5, effects: 0, music: 0 };
  expect((await save({ calm: false })).status).toBe(200);
  expect(await save({ volumes })).toMatchObject({ body: { settings: { calm: false, tempo: 0.1, volumes } } });
  expect((await mapOf(server, token, noor)).body.settings).toMatchObject({
    calm: false,
    tempo: 0.1,
    volumes,
  });
  expect(await save({ voice: 'device' })).toMatchObject({
    body: { settings: { voice: 'device', onlineVoices: false } },
  });
  expect(await save({ ruler: true })).toMatchObject({ body: { settings: { ruler: true, voice: 'device' } } });
  // Only what a pupil may choose: the rest of the body is not taken over.
  await save({ noMisspellings: false });
  expect((await mapOf(server, token, noor)).body.settings.noMisspellings).toBe(true);
});
