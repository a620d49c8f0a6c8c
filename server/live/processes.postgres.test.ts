import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Ack } from '../contract/live.ts';
import type { Hold } from '../contract/board.ts';
import { openBoard, watch } from '../testing/board.ts';
import { answerTo, sendAnswer, startPlayer, until } from '../testing/play.ts';
import { startProcess } from '../testing/process.ts';
import {
  connectLive,
  startBeside,
  startTestServer,
  type LiveClient,
  type TestServer,
} from '../testing/server.ts';

/** Two processes on one database that know each other. */
async function startTwo(): Promise<[TestServer, TestServer]> {
  const one = await startTestServer();
  return [one, await startBeside(one)];
}

/** Breaks the line between processes: what is told until it is mended is lost. */
const breakLines = (server: TestServer) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`.execute(server.db);

test('a teacher at one process sees what a pupil at another does: presence, each answer, the end of the line', async () => {
  const [here, there] = await startTwo();
  const { noor } = here.school;
  const board = await openBoard(there);
  const player = await startPlayer(here, 'noor', noor);
  await until(() => board.tile(noor).state === 'map');
  player.socket.emit('presence', { screen: 'game', roundId: player.round.id, waiting: 0 });
  await until(() => board.tile(noor).game !== undefined);
  expect(board.tile(noor)).toMatchObject({
    state: 'playing',
    game: 'bellenprikken',
    progress: { at: 0, of: 10 },
  });
  await sendAnswer(player.socket, answerTo(player.round, 0, false));
  await sendAnswer(player.socket, answerTo(player.round, 0, true, 1));
  const seen = await until(() => board.tile(noor).last.length === 2 && board.tile(noor));
  expect(seen).toMatchObject({ today: { answers: 1, right: 0 }, progress: { at: 1, of: 10 } });
  expect(seen.last.map(({ tryNo, right }) => [tryNo, right])).toEqual([
    [1, false],
    [2, true],
  ]);
  player.socket.disconnect();
  await until(() => board.tile(noor).state === 'away');
});

test(
  'a board that is opened elsewhere amid a stream of answers counts each of them once',
  { timeout: 60_000 },
  async () => {
    const [here, there] = await startTwo();
    const { noor, daan } = here.school;
    const players = [await startPlayer(here, 'noor', noor), await startPlayer(there, 'daan', daan)];
    const sent = players.map(async ({ socket, round }) => {
      for (let i = 0; i < 10; i++) {
        await sendAnswer(socket, answerTo(round, i, i % 2 === 0));
        await pause(15);
      }
    });
    const boards = [];
    for (let i = 0; i < 8; i++) {
      boards.push(await openBoard(i % 2 ? here : there));
      await pause(25);
    }
    await Promise.all(sent);
    // As a browser does that misses a change.
    const todayOf = async (socket: LiveClient, pupil: string) => {
      const reply = await watch(socket, here.school.group);
      return reply.ok ? reply.data.tiles.find(({ pupilId }) => pupilId === pupil)!.today : undefined;
    };
    for (const { socket } of boards)
      for (const id of [noor, daan])
        await until(async () => (await todayOf(socket, id))?.answers === 10, 20_000);
    // Nothing comes late on top of it.
    await pause(300);
    for (const { socket } of boards) expect(await todayOf(socket, noor)).toEqual({ answers: 10, right: 5 });
  },
);

test('what another process stores while a board is being read for the first time is on that board', async () => {
  const [here, there] = await startTwo();
  const { noor } = here.school;
  const { socket, round } = await startPlayer(here, 'noor', noor);
  socket.emit('presence', { screen: 'game', roundId: round.id, waiting: 0 });
  await sendAnswer(socket, answerTo(round, 0, true));
  await pause(200);
  // The round that a tile shows is read after the answers, and waits for this.
  const opening = await here.db.transaction().execute(async (trx) => {
    await sql`lock table word_lists in access exclusive mode`.execute(trx);
    const board = openBoard(there);
    await until(
      async () =>
        (
          await sql`select 1 from pg_locks where relation = 'word_lists'::regclass and not granted`.execute(
            here.db,
          )
        ).rows.length > 0,
    );
    await sendAnswer(socket, answerTo(round, 1, true));
    await pause(200);
    return { board };
  });
  const board = await opening.board;
  await until(async () => {
    const reply = await watch(board.socket, here.school.group);
    return reply.ok && reply.data.tiles.find(({ pupilId }) => pupilId === noor)?.today.answers === 2;
  });
});

test('a pupil who goes on at another process, and back, is graded by all that was answered', async () => {
  const [here, there] = await startTwo();
  const { noor } = here.school;
  const { socket, round, token } = await startPlayer(here, 'noor', noor);
  await sendAnswer(socket, answerTo(round, 0, false, 0));
  const other = await there.live(token);
  await sendAnswer(other, answerTo(round, 0, false, 1));
  await pause(200);
  await sendAnswer(socket, answerTo(round, 0, true, 2));
  const rows = await here.db.selectFrom('answers').select(['n', 'try_no', 'decides']).orderBy('n').execute();
  expect(rows.map(({ try_no }) => try_no)).toEqual([1, 2, 3]);
  expect(rows.map(({ decides }) => decides)).toEqual([1, 0, 0]);
});

test(
  'after the line between the processes was lost, boards are right again within five seconds',
  { timeout: 60_000 },
  async () => {
    const [here, there] = await startTwo();
    const { noor } = here.school;
    const player = await startPlayer(here, 'noor', noor);
    const board = await openBoard(there);
    player.socket.emit('presence', { screen: 'game', roundId: player.round.id, waiting: 0 });
    await until(() => board.tile(noor).state === 'playing');
    await breakLines(here);
    for (let i = 0; i < 5; i++) await sendAnswer(player.socket, answerTo(player.round, i, true));
    // As a browser does that misses a change.
    const seen = async () => {
      const reply = await watch(board.socket, here.school.group);
      return reply.ok ? reply.data.tiles.find(({ pupilId }) => pupilId === noor) : undefined;
    };
    await until(async () => (await seen())?.today.answers === 5, 5000);
    expect((await seen())?.state).toBe('playing');
    await sendAnswer(player.socket, answerTo(player.round, 5, true));
    await until(async () => (await seen())?.today.answers === 6);
  },
);

const hold = (socket: LiveClient, groupId: string, held: boolean): Promise<Ack<{ hold: Hold | null }>> =>
  new Promise((resolve) => socket.emit('holdPupils', { groupId, held }, resolve));

test('holding reaches pupils and teachers at all processes, also who comes later and a process that starts later', async () => {
  const [here, there] = await startTwo();
  const { group } = here.school;
  const told: number[] = [];
  await here.live(await here.login('noor'), (socket) => socket.on('hold', ({ forMs }) => told.push(forMs)));
  const board = await openBoard(here);
  const other = await openBoard(there, 'schooladmin');
  expect(await hold(other.socket, group, true)).toMatchObject({ ok: true });
  await until(() => (told.at(-1) ?? 0) > 9 * 60_000);
  await until(() => board.changes.at(-1)?.hold?.everyone);
  const late = await startBeside(here);
  const toldLate: number[] = [];
  await pause(1500);
  await late.live(await late.login('daan'), (socket) =>
    socket.on('hold', ({ forMs }) => toldLate.push(forMs)),
  );
  await until(() => (toldLate.at(-1) ?? 0) > 9 * 60_000);
  expect(await hold(board.socket, group, false)).toMatchObject({ ok: true });
  await until(() => told.at(-1) === 0 && toldLate.at(-1) === 0);
});

test('who logs out at one process is out at the other, and a game that begins there is taken over', async () => {
  const [here, there] = await startTwo();
  const { noor } = here.school;
  const { token, socket, round } = await startPlayer(here, 'noor', noor);
  const second = await there.live(token);
  const takenOver = new Promise((resolve) => socket.once('takenOver', () => resolve(true)));
  const ended = new Promise<string>((resolve) =>
    second.once('sessionEnded', ({ reason }) => resolve(reason)),
  );
  socket.emit('presence', { screen: 'game', roundId: round.id, waiting: 0 });
  await pause(200);
  second.emit('presence', { screen: 'game', roundId: round.id, waiting: 0 });
  expect(await takenOver).toBe(true);
  await here.call('POST', '/api/auth/logout', { token });
  expect(await ended).toBe('ended');
});

test('wrong passwords are counted for all processes together', { timeout: 60_000 }, async () => {
  const [here, there] = await startTwo();
  const wrong = (server: TestServer) =>
    server.call('POST', '/api/auth', { body: { username: 'noor', password: 'fout' } });
  for (let i = 0; i < 8; i++) await wrong(i % 2 ? here : there);
  expect((await wrong(here)).body.message).toContain('langer');
  const { token } = await there
    .call<{ token: string }>('POST', '/api/auth', { body: { username: 'docent', password: 'geheim' } })
    .then(({ body }) => body);
  const { body } = await there.call<{ pupils: { username: string; slowLogin: boolean }[] }>(
    'GET',
    `/api/accounts/${here.school.account}/groups/${here.school.group}/pupils`,
    { token },
  );
  expect(body.pupils.filter(({ slowLogin }) => slowLogin).map(({ username }) => username)).toEqual(['noor']);
});

test('a process that is gone takes its pupils along as a broken line does', { timeout: 30_000 }, async () => {
  const [here, there] = await startTwo();
  const { noor } = here.school;
  const board = await openBoard(here);
  const player = await startPlayer(there, 'noor', noor);
  player.socket.emit('presence', { screen: 'game', roundId: player.round.id, waiting: 0 });
  await until(() => board.tile(noor).state === 'playing');
  await there.close();
  await until(() => board.tile(noor).state === 'offline');
});

test.for(['and starts again', 'and stays away'])(
  'an answer that a process stored but told nobody, as it was killed %s, is soon on the boards of others',
  { timeout: 120_000 },
  async (then) => {
    const here = await startTestServer();
    const { noor } = here.school;
    const other = await startProcess(here.path, here.place);
    onTestFinished(() => other.kill());
    const { token, round } = await startPlayer(here, 'noor', noor);
    const socket = await connectLive(other.url, token);
    const board = await openBoard(here);
    await sendAnswer(socket, answerTo(round, 0, true));
    await until(() => board.tile(noor).today.answers === 1);
    // Words are gathered for some milliseconds: the reply is here before them.
    await sendAnswer(socket, answerTo(round, 1, true));
    await other.kill();
    // As a browser does that misses a change.
    const seen = async () => {
      const reply = await watch(board.socket, here.school.group);
      return reply.ok ? reply.data.tiles.find(({ pupilId }) => pupilId === noor) : undefined;
    };
    expect((await seen())?.today.answers).toBe(1);
    if (then === 'and starts again') {
      const again = await startProcess(here.path, here.place);
      onTestFinished(() => again.kill());
    }
    await until(async () => (await seen())?.today.answers === 2, 20_000);
  },
);
