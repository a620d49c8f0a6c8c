import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { BoardSnapshot } from '../contract/live.ts';
import type { DealtRound, PupilMap } from '../contract/practice.ts';
import type { ReadyTask, Tomorrow } from '../contract/tasks.ts';
import { answerTo, endRound, sendAnswer, startPlayer, until } from '../testing/play.ts';
import { startTestServer, type LiveClient, type TestServer } from '../testing/server.ts';

/** Sets something ready as the teacher of the group. */
async function teacher(server: TestServer) {
  const token = await server.login('docent');
  const { account, group } = server.school;
  const at = (id: string) => `/api/accounts/${account}/groups/${group}/ready-tasks/${id}`;
  return {
    token,
    set: (id: string, body: unknown) => server.call<ReadyTask>('PUT', at(id), { token, body }),
    takeBack: (id: string) => server.call('DELETE', at(id), { token }),
    list: async () =>
      (
        await server.call<{ tasks: ReadyTask[]; total: number }>(
          'GET',
          `/api/accounts/${account}/groups/${group}/ready-tasks`,
          { token },
        )
      ).body,
    open: (pupil: string, task: string) =>
      server.call('PUT', `/api/pupils/${pupil}/tasks/${task}/open`, { token }),
  };
}

/** The live board of a group, as it is on looking. */
const watch = (socket: LiveClient, groupId: string): Promise<BoardSnapshot> =>
  new Promise((resolve, reject) =>
    socket.emit('watchGroup', { groupId }, (reply) =>
      reply.ok ? resolve(reply.data) : reject(new Error(reply.error.message)),
    ),
  );

const mapOf = async (server: TestServer, token: string, pupil: string) =>
  (await server.call<PupilMap>('GET', `/api/pupils/${pupil}/map`, { token })).body;

test('a category that is set ready opens its place for exactly those pupils, until it was played', async () => {
  const server = await startTestServer();
  const { noor, daan, zoe } = server.school;
  const docent = await teacher(server);
  const { token, socket, start } = await startPlayer(server, 'noor', noor);
  const id = randomUUID();
  const { status, body } = await docent.set(id, { category: 'final-d-t', pupils: [noor, daan] });
  expect([status, body.name, body.pupils.sort(), body.played]).toEqual([
    200,
    'final of d-t',
    [noor, daan].sort(),
    [],
  ]);
  // Sent twice it is one task.
  expect((await docent.set(id, { category: 'final-d-t', pupils: [noor, daan] })).status).toBe(200);
  expect((await docent.list()).total).toBe(1);

  const map = await mapOf(server, token, noor);
  const at = map.tasks.findIndex(({ category }) => category === 'final-d-t');
  expect(map.tasks[at]).toMatchObject({
    state: 'klaargezet',
    anchor: 9,
    reason: 'Dit is voor jou klaargezet.',
  });
  const other = await mapOf(server, await server.login('zoë'), zoe);
  expect(other.tasks[at]!.state).toBe('dicht');

  const round = await start(at);
  for (let i = 0; i < round.size; i++) await sendAnswer(socket, answerTo(round, i, true));
  await endRound(socket, round);
  expect((await mapOf(server, token, noor)).tasks[at]!.state).toBe('klaar');
  expect((await docent.list()).tasks[0]!.played).toEqual([noor]);
  // Taken back: it is no longer set ready, but what was open stays open.
  expect((await docent.takeBack(id)).status).toBe(200);
  expect((await docent.list()).total).toBe(0);
  const daans = await mapOf(server, await server.login('daan'), daan);
  expect(daans.tasks[at]!.state).toBe('dicht');
  expect((await mapOf(server, token, noor)).tasks[at]!.state).toBe('klaar');
});

test('what a group set ready stays behind when a pupil moves, and is there again when the pupil comes back', async () => {
  const server = await startTestServer();
  const { account, group, otherGroup, noor, daan } = server.school;
  const docent = await teacher(server);
  await docent.set(randomUUID(), { category: 'final-d-t', pupils: [noor, daan] });
  const token = await server.login('noor');
  const standing = async () =>
    (await mapOf(server, token, noor)).tasks.filter(({ state }) => state === 'klaargezet').length;
  const move = async (to: string) =>
    server.call('POST', `/api/accounts/${account}/groups/${to}/moves`, {
      token: await server.login('schooladmin'),
      body: { change: randomUUID(), pupils: [noor] },
    });
  expect(await standing()).toBe(1);
  expect((await move(otherGroup)).status).toBe(200);
  expect(await standing()).toBe(0);
  expect((await docent.list()).tasks[0]!.pupils).toEqual([daan]);
  expect((await move(group)).status).toBe(200);
  expect(await standing()).toBe(1);
});

test('an earlier round that is settled anew by a late answer does not hide that it was played since', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const docent = await teacher(server);
  const { token, socket, round, start } = await startPlayer(server, 'noor', noor);
  for (let i = 1; i < round.size; i++) await sendAnswer(socket, answerTo(round, i, true));
  await endRound(socket, round);
  const id = randomUUID();
  await docent.set(id, { category: 'ei-ij', pupils: [noor] });
  const again = await start(0);
  for (let i = 0; i < again.size; i++) await sendAnswer(socket, answerTo(again, i, true));
  await endRound(socket, again);
  expect((await docent.list()).tasks[0]!.played).toEqual([noor]);
  expect(await sendAnswer(socket, answerTo(round, 0, true))).toMatchObject({ ok: true });
  expect((await docent.list()).tasks[0]!.played).toEqual([noor]);
  expect((await mapOf(server, token, noor)).tasks[0]!.state).not.toBe('klaargezet');
});

test('words that are taken back in mid-round: the round ends well and counts, and then they are gone', async () => {
  const server = await startTestServer();
  const { account, noor, staff } = server.school;
  const docent = await teacher(server);
  const list = randomUUID();
  await server.db
    .insertInto('word_lists')
    .values({
      id: list,
      account_id: account,
      maker_id: staff.docent,
      name: 'Dictee',
      words: JSON.stringify(['fiets', 'boom', 'maan'].map((word) => ({ word }))),
      created_at: 1,
      changed_at: 1,
      removed_at: null,
    })
    .execute();
  const id = randomUUID();
  expect((await docent.set(id, { list, pupils: [noor] })).body).toMatchObject({ list, name: 'Dictee' });
  const token = await server.login('noor');
  const socket = await server.live(token);
  const map = await mapOf(server, token, noor);
  const task = map.tasks.find(({ state }) => state === 'klaargezet')!;
  expect(task).toMatchObject({ anchor: 12, name: 'Dictee' });
  const start = () =>
    server.call<DealtRound>('POST', `/api/pupils/${noor}/tasks/${task.id}/rounds`, {
      token,
      body: { id: randomUUID(), somvenster: map.somvenster.id, game: 'bellenprikken' },
    });
  const { body: round } = await start();
  // On the board it goes by the name of its list.
  const watcher = await server.live(await server.login('docent'));
  socket.emit('presence', { screen: 'game', roundId: round.id, waiting: 0 });
  await until(async () => {
    const board = await watch(watcher, server.school.group);
    return board.tiles.some(({ pupilId, task: name }) => pupilId === noor && name === 'Dictee');
  });
  // Three words make a whole round.
  expect(round.dealt.length).toBe(14);
  await sendAnswer(socket, answerTo(round, 0, true));
  await docent.takeBack(id);
  expect((await mapOf(server, token, noor)).tasks.some((one) => one.id === task.id)).toBe(false);
  // A reload in the middle of it gives the same round.
  expect((await start()).body.id).toBe(round.id);
  for (let i = 1; i < 10; i++) await sendAnswer(socket, answerTo(round, i, true));
  // The end screen offers no other round of it.
  const closed = 'Deze woorden zijn weer weggehaald. Kies een andere plek.';
  expect(await endRound(socket, round)).toMatchObject({ ok: true, data: { stars: 3, closed } });
  expect(await start()).toMatchObject({ status: 409, body: { message: closed } });
  await mapOf(server, token, noor);
  const level = await server.db
    .selectFrom('practice_levels')
    .select(['category', 'answers'])
    .where('pupil_id', '=', noor)
    .execute();
  expect(level).toEqual([{ category: `lijst/${list}`, answers: 10 }]);
});

test('what cannot be set ready says why', async () => {
  const server = await startTestServer();
  const { noor, daan, finn, account, otherGroup } = server.school;
  const docent = await teacher(server);
  const id = randomUUID();
  const fields = async (body: unknown) => {
    const reply = await docent.set(id, body);
    return [reply.status, Object.keys((reply.body as unknown as { fields?: object }).fields ?? {})];
  };
  expect(await fields({ category: 'bestaat-niet', pupils: [noor] })).toEqual([422, ['category']]);
  expect(await fields({ category: 'ei-ij', pupils: [noor, finn] })).toEqual([422, ['pupils']]);
  expect(await fields({ category: 'ei-ij', pupils: [] })).toEqual([422, ['pupils']]);
  expect(await fields({ pupils: [noor] })).toEqual([422, ['category']]);
  expect(await fields({ list: randomUUID(), pupils: [noor] })).toEqual([404, []]);
  expect((await docent.takeBack(id)).status).toBe(404);
  expect((await docent.set(id, { category: 'ei-ij', pupils: [noor] })).status).toBe(200);
  const colleague = await server.login('collega');
  const elsewhere = `/api/accounts/${account}/groups/${otherGroup}/ready-tasks/${id}`;
  const body = { category: 'ei-ij', pupils: [finn] };
  expect((await server.call('PUT', elsewhere, { token: colleague, body })).status).toBe(404);
  expect((await docent.list()).tasks[0]!.pupils).toEqual([noor]);
  // An id stands for one thing.
  expect((await docent.set(id, { category: 'final-d-t', pupils: [daan] })).status).toBe(409);
  expect((await docent.list()).tasks).toMatchObject([{ category: 'ei-ij', pupils: [noor] }]);
});

test('for whom something no longer stands ready is told so at once', async () => {
  const server = await startTestServer();
  const { noor, daan } = server.school;
  const docent = await teacher(server);
  const socket = await server.live(await server.login('noor'));
  let told = 0;
  socket.on('mapChanged', () => told++);
  const id = randomUUID();
  await docent.set(id, { category: 'final-d-t', pupils: [noor, daan] });
  await until(() => told === 1);
  await docent.set(id, { category: 'final-d-t', pupils: [daan] });
  await until(() => told === 2);
  await docent.set(id, { category: 'final-d-t', pupils: [daan] });
  await docent.takeBack(id);
  expect(told).toBe(2);
});

test('staff open any place, which stays open; that is written down', async () => {
  const server = await startTestServer();
  const { noor, finn } = server.school;
  const docent = await teacher(server);
  const token = await server.login('noor');
  const shut = (await mapOf(server, token, noor)).tasks[8]!;
  expect([shut.state, (await docent.open(noor, shut.id)).status]).toEqual(['dicht', 200]);
  expect((await mapOf(server, token, noor)).tasks[8]!.state).toBe('open');
  expect((await docent.open(finn, shut.id)).status).toBe(404);
  expect((await server.call('PUT', `/api/pupils/${noor}/tasks/${shut.id}/open`, { token })).status).toBe(403);
  const [logged] = await server.db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'task-opened')
    .execute();
  expect(logged).toMatchObject({ subject: noor, detail: shut.id });
});

test('what a pupil gets tomorrow names words with a reason, and stores no round', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const { socket, round } = await startPlayer(server, 'noor', noor);
  let n = 0;
  for (let i = 0; i < 10; i++) {
    if (i === 4 || i === 7) await sendAnswer(socket, answerTo(round, i, false, n++));
    await sendAnswer(socket, answerTo(round, i, true, n++));
  }
  await endRound(socket, round);
  const docent = await teacher(server);
  const { body } = await server.call<Tomorrow>('GET', `/api/pupils/${noor}/tomorrow`, {
    token: docent.token,
  });
  expect(body.at).toBeGreaterThan(Date.now());
  const [first, ...others] = body.tasks;
  expect(others.length).toBeGreaterThan(0);
  expect(first).toMatchObject({ category: 'ei-ij', state: 'bezig', game: 'Bellen prikken' });
  expect(first!.words.length).toBe(10);
  for (const { p, why, reason } of first!.words) {
    expect(p).toBeGreaterThan(40);
    expect([reason, why]).toEqual([expect.stringMatching(/^[A-Z_]+$/), expect.stringMatching(/^[A-Z].+\.$/)]);
  }
  expect(others.map(({ why }) => why)).toContain('De volgende in de leerlijn.');
  expect((await server.db.selectFrom('rounds').select('id').execute()).length).toBe(1);
});
