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
  expect(two.body).toEqual(one.body);
  expect((await start(randomUUID())).body.id).toBe(id);
  expect((await mapOf(server, token, noor)).body.resume).toEqual({
    roundId: id,
    taskId: map.tasks[0]!.id,
    game: 'bellenprikken',
  });
  // Written with a combining tilde, as a browser may send it.
  expect((await start(randomUUID(), 'pin\u0303ata')).body).toMatchObject({ game: 'piñata', size: 12 });
});
