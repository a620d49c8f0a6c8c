import { expect, onTestFinished, test } from 'vitest';
import type { PresenceEvent } from '../contract/live.ts';
import type { DealtRound } from '../contract/practice.ts';
import { openBoard, watch } from '../testing/board.ts';
import { logRound } from '../testing/log.ts';
import { answerTo, endRound, sendAnswer, startPlayer, until } from '../testing/play.ts';
import { startTestServer, type LiveClient } from '../testing/server.ts';
import { createBoards } from './boards.ts';
import { createPresence } from './presence.ts';

const wordOf = ({ dealt }: DealtRound, at: number) => dealt[at]!.solution.reveal.text;

test('a teacher sees the whole group at once, and then each answer', async () => {
  const server = await startTestServer();
  const { noor, daan, zoe, group } = server.school;
  const player = await startPlayer(server, 'noor', noor);
  await sendAnswer(player.socket, answerTo(player.round, 0, true));
  const board = await openBoard(server);
  expect(board.snapshot).toMatchObject({ groupId: group, seq: 0 });
  expect(board.snapshot.tiles.map((tile) => tile.pupilId).sort()).toEqual([noor, daan, zoe].sort());
  expect(board.tile(zoe)).toMatchObject({
    name: 'Zoë van den Berg',
    avatar: { shape: 'rond', pattern: 'effen', worn: {} },
    state: 'away',
    last: [],
    today: { answers: 0, right: 0 },
  });
  expect(board.tile(noor)).toMatchObject({ today: { answers: 1, right: 1 } });

  player.socket.emit('presence', { screen: 'game', roundId: player.round.id, waiting: 0 });
  await sendAnswer(player.socket, answerTo(player.round, 1, false));
  const seen = await until(() => board.tile(noor).last.length === 2 && board.tile(noor));
  expect(seen).toMatchObject({
    state: 'playing',
    game: 'bellenprikken',
    gameTitle: 'Bellen prikken',
    task: 'ei of ij',
    progress: { at: 1, of: 10 },
    today: { answers: 2, right: 1 },
  });
  expect(seen.last.at(-1)).toMatchObject({
    right: false,
    word: wordOf(player.round, 1),
    given: 'foud',
    tryNo: 1,
    category: 'ei-ij',
  });
});

test('changes are numbered without a gap, and two watchers see the same', async () => {
  const server = await startTestServer();
  const { socket, round } = await startPlayer(server, 'noor', server.school.noor);
  const [one, two] = [await openBoard(server), await openBoard(server, 'schooladmin')];
  await Promise.all(Array.from({ length: 8 }, (_, i) => sendAnswer(socket, answerTo(round, i, true))));
  await until(
    () =>
      one.tile(server.school.noor).today.answers === 8 && two.tile(server.school.noor).today.answers === 8,
  );
  expect(one.changes.map((change) => change.seq)).toEqual(
    one.changes.map((_, i) => one.snapshot.seq + i + 1),
  );
  expect(two.changes).toEqual(one.changes.filter((change) => change.seq > two.snapshot.seq));
  // Gathered: fewer changes than answers.
  expect(one.changes.length).toBeLessThan(8);
});

test('a pupil whose line breaks is offline with what waits; one who leaves is away', async () => {
  const server = await startTestServer();
  const { noor, daan } = server.school;
  const a = await startPlayer(server, 'noor', noor);
  const b = await startPlayer(server, 'daan', daan);
  const board = await openBoard(server);
  const show = (socket: LiveClient, event: PresenceEvent) => socket.emit('presence', event);
  show(a.socket, { screen: 'game', roundId: a.round.id, waiting: 3 });
  show(b.socket, { screen: 'paused', roundId: b.round.id, waiting: 0 });
  await until(() => board.tile(noor).state === 'playing' && board.tile(daan).state === 'paused');
  expect(board.tile(noor).waiting).toBe(3);
  a.socket.io.engine.close();
  b.socket.disconnect();
  await until(() => board.tile(noor).state === 'offline' && board.tile(daan).state === 'away');
  expect(board.tile(noor)).toMatchObject({ waiting: 3, game: 'bellenprikken' });
});

test('playing becomes quiet and offline becomes away by the passing of time', () => {
  let now = 1_000_000;
  const presence = createPresence(() => now);
  presence.connected('a', '1');
  expect(presence.view('a').state).toBe('map');
  presence.update('a', '1', { screen: 'game', roundId: 'r', waiting: 0 });
  expect(presence.playing()).toBe(1);
  now += 61_000;
  // The same screen again is no activity.
  presence.update('a', '1', { screen: 'game', roundId: 'r', waiting: 0 });
  expect(presence.view('a').state).toBe('idle');
  presence.answered('a');
  expect(presence.view('a').state).toBe('playing');
  presence.disconnected('a', '1', false);
  expect(presence.view('a').state).toBe('offline');
  now += 31 * 60_000;
  expect(presence.view('a')).toMatchObject({ state: 'away', waiting: 0 });
});

test('of several tabs the one that is played in counts, whatever the others say and whichever goes first', () => {
  const presence = createPresence(() => 1_000_000);
  const game = { screen: 'game', roundId: 'r', waiting: 2 } as const;
  const hidden = { screen: 'hidden', roundId: undefined, waiting: 0 } as const;
  presence.connected('a', 'old');
  presence.update('a', 'old', { ...hidden, screen: 'map' });
  presence.connected('a', 'new');
  presence.update('a', 'new', game);
  presence.update('a', 'old', hidden);
  expect(presence.view('a')).toMatchObject({ state: 'playing', roundId: 'r', waiting: 2 });
  presence.disconnected('a', 'new', false);
  presence.disconnected('a', 'old', false);
  expect(presence.view('a')).toMatchObject({ state: 'offline', roundId: 'r', waiting: 2 });
  // Closed, and the other one goes on: then that is what there was.
  presence.connected('a', 'map');
  presence.connected('a', 'game');
  presence.update('a', 'game', game);
  presence.disconnected('a', 'game', false);
  presence.update('a', 'map', { ...hidden, screen: 'map' });
  presence.update('a', 'game', game);
  expect(presence.view('a').state).toBe('map');
  presence.disconnected('a', 'map', false);
  expect(presence.view('a').state).toBe('away');
});

test('the tab that starts a game last plays; the older one is told, and is not told again', async () => {
  const server = await startTestServer();
  const older = await startPlayer(server, 'noor', server.school.noor);
  const newer = await server.live(older.token);
  const told: string[] = [];
  older.socket.on('takenOver', () => told.push('older'));
  newer.on('takenOver', () => told.push('newer'));
  const play = { screen: 'game', roundId: older.round.id, waiting: 0 } as const;
  older.socket.emit('presence', play);
  await sendAnswer(older.socket, answerTo(older.round, 0, true));
  newer.emit('presence', play);
  await until(() => told.length > 0);
  newer.emit('presence', { ...play, waiting: 1 });
  // From now on it is seen by nobody.
  older.socket.emit('presence', { screen: 'hidden', waiting: 0 });
  // What still waits in the older tab is stored all the same.
  expect(await sendAnswer(older.socket, answerTo(older.round, 1, true))).toMatchObject({ ok: true });
  expect(told).toEqual(['older']);
});

test('a board that nobody watches any more starts again from what is stored', async () => {
  const server = await startTestServer();
  const { noor, group } = server.school;
  const { socket, round } = await startPlayer(server, 'noor', noor);
  const board = await openBoard(server);
  board.socket.emit('unwatchGroup', { groupId: group });
  for (let i = 0; i < round.size; i++) await sendAnswer(socket, answerTo(round, i, true));
  await endRound(socket, round);
  const again = await watch(board.socket, group);
  expect(again.ok && again.data.tiles.find((tile) => tile.pupilId === noor)).toMatchObject({
    today: { answers: 10, right: 10 },
  });
  expect(board.changes).toEqual([]);
});

test('answers of today in a game that stood still over a weekend are of today', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const gap = 3 * 24 * 60 * 60 * 1000;
  // Its one answer is of this moment.
  await logRound(server, noor, Date.now() - gap, { answers: 1, gap, ended_at: null, complete: 0 });
  const board = await openBoard(server);
  expect(board.tile(noor)).toMatchObject({ today: { answers: 1, right: 1 } });
});

test('a first try that comes after the second takes its place in the count of today', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const { socket, round } = await startPlayer(server, 'noor', noor);
  const board = await openBoard(server);
  await sendAnswer(socket, answerTo(round, 0, true, 1));
  await until(() => board.tile(noor).today.right === 1);
  await sendAnswer(socket, answerTo(round, 0, false, 0));
  // As a browser does that misses a change.
  const today = async () => {
    const reply = await watch(board.socket, server.school.group);
    return reply.ok ? reply.data.tiles.find(({ pupilId }) => pupilId === noor)?.today : undefined;
  };
  await until(async () => (await today())?.right === 0);
  expect(await today()).toEqual({ answers: 1, right: 0 });
});

/** The boards of a school by themselves; the round of one pupil takes a while to be read. */
async function openBoards(
  between: Parameters<typeof createBoards>[1]['between'],
  events: Partial<Parameters<typeof createBoards>[4]> = {},
) {
  const { db, school } = await startTestServer();
  const there = { state: 'playing' as const, waiting: 0, seenAt: 1, activeAt: 1 };
  const boards = createBoards(
    db,
    { between },
    {
      presence: (id) => ({ ...there, roundId: id === school.noor ? 'ronde' : undefined }),
      round: () => undefined,
      load: () => new Promise((resolve) => setTimeout(resolve, 200)),
      hold: () => null,
      nameOf: () => undefined,
      isDayDone: () => Promise.resolve(false),
      stepsBack: () => Promise.resolve(new Map()),
      clock: Date.now,
    },
    60_000,
    {
      send: () => undefined,
      opened: () => undefined,
      closed: () => undefined,
      unread: () => undefined,
      ...events,
    },
  );
  onTestFinished(() => boards.close());
  return { boards, school };
}

test('who watches finds a gap when a group is read anew, also when something was sent in the meantime', async () => {
  const sent: number[] = [];
  const { boards, school } = await openBoards((read) => read(), { send: ({ seq }) => void sent.push(seq) });
  await boards.watch(school.group, 'juf');
  boards.reload(school.group);
  boards.changed(school.noor);
  await until(() => sent.length === 2);
  expect(sent).toEqual([1, 3]);
});

test('a board that could not be read anew, as without its database, is read as soon as that works again', async () => {
  let isAway = false;
  const unread: unknown[] = [];
  const sent: number[] = [];
  const { boards, school } = await openBoards(
    (read) => (isAway ? Promise.reject(new Error('away')) : read()),
    { send: ({ seq }) => void sent.push(seq), unread: (error) => void unread.push(error) },
  );
  await boards.watch(school.group, 'juf');
  isAway = true;
  boards.reload(school.group);
  await until(() => unread.length === 2);
  expect(sent).toEqual([]);
  isAway = false;
  await until(() => sent.length > 0);
});

test('only who may see a group can watch it', async () => {
  const server = await startTestServer();
  const { group, otherGroup, elsewhere } = server.school;
  const codeFor = async (username: string, groupId: string) => {
    const reply = await watch(await server.live(await server.login(username)), groupId);
    return reply.ok ? 'ok' : reply.error.code;
  };
  expect(await codeFor('docent', otherGroup)).toBe('not-found');
  expect(await codeFor('docent', elsewhere.group)).toBe('not-found');
  expect(await codeFor('schooladmin', otherGroup)).toBe('ok');
  expect(await codeFor('rtadmin', group)).toBe('not-found');
  expect(await codeFor('rtadmin', elsewhere.group)).toBe('ok');
  expect(await codeFor('office', elsewhere.group)).toBe('ok');
  expect(await codeFor('noor', group)).toBe('not-allowed');
});

test('who may no longer see a group is told within the minute, and sees no more of it', async () => {
  const server = await startTestServer({ live: { checkMs: 300 } });
  const { noor, group } = server.school;
  const { socket, round } = await startPlayer(server, 'noor', noor);
  const gone = await openBoard(server);
  const staying = await openBoard(server, 'schooladmin');
  const ended: unknown[] = [];
  gone.socket.on('watchEnded', (end) => ended.push(end));
  staying.socket.on('watchEnded', (end) => ended.push(end));
  await server.db.deleteFrom('group_teachers').where('group_id', '=', group).execute();
  await until(() => ended.length > 0);
  const before = gone.changes.length;
  await sendAnswer(socket, answerTo(round, 0, true));
  await until(() => staying.tile(noor).last.length === 1);
  expect(ended).toMatchObject([{ groupId: group, error: { code: 'not-found' } }]);
  expect(gone.changes.length).toBe(before);
});

test('the board tells who is stuck and why, and which rule is broken with which words', async () => {
  let ahead = 0;
  const server = await startTestServer({ live: { clock: () => Date.now() + ahead, sweepMs: 100 } });
  const { noor, daan } = server.school;
  const one = await startPlayer(server, 'noor', noor, 'piñata');
  await sendAnswer(one.socket, answerTo(one.round, 0, false));
  const board = await openBoard(server);
  // What was stored before the board was opened, read from the database.
  expect(board.snapshot.misses).toMatchObject([
    { pupilId: noor, rule: 'ei-ij', category: 'ei-ij', word: wordOf(one.round, 0), given: 'fout' },
  ]);
  expect(board.tile(noor).standing).toMatchObject({ cluster: 'going' });

  const two = await startPlayer(server, 'daan', daan, 'piñata');
  two.socket.emit('presence', { screen: 'game', roundId: two.round.id, waiting: 0 });
  for (const i of [0, 1, 2]) await sendAnswer(two.socket, answerTo(two.round, i, false));
  await until(() => board.tile(daan).last.length === 3);
  const misses = board.changes.flatMap((change) => change.misses);
  expect(misses.map(({ pupilId, word }) => [pupilId, word])).toEqual(
    [0, 1, 2].map((i) => [daan, wordOf(two.round, i)]),
  );
  expect(board.tile(daan)).toMatchObject({
    place: { somvensterId: two.map.somvenster.id, taskId: two.round.taskId },
  });
  // Not within ten seconds of beginning.
  ahead = 11_000;
  await until(() => board.tile(daan).standing?.cluster === 'stuck');
  expect(board.tile(daan).standing).toMatchObject({ reason: 'wrong-in-row' });
  // Who looks now reads the same from memory.
  const later = await openBoard(server, 'schooladmin');
  expect(later.snapshot.misses.map(({ id }) => id)).toEqual(
    [...board.snapshot.misses, ...misses].map(({ id }) => id),
  );
});

test('the board tells what is too hard for a pupil and what comes before it, also when a round has just shown it', async () => {
  const server = await startTestServer({ live: { sweepMs: 100 } });
  const { noor, daan } = server.school;
  const tooHard = (pupil_id: string, category: string) =>
    server.db
      .insertInto('practice_levels')
      .values({
        pupil_id,
        category,
        mean: -2,
        sd: 0.2,
        p: 0.2,
        status: 'stap-terug',
        reason: 'te-moeilijk',
        answers: 20,
        last_at: Date.now(),
        mastered_at: null,
        review: '[]',
      })
      .onConflict((conflict) =>
        conflict.columns(['pupil_id', 'category']).doUpdateSet({ status: 'stap-terug' }),
      )
      .execute();
  await tooHard(noor, 'au-ou');
  const board = await openBoard(server);
  await until(() => board.tile(noor).back);
  expect(board.tile(noor).back).toMatchObject([
    { category: 'au-ou', name: 'au of ou', first: { category: 'ei-ij', name: 'ei of ij' } },
  ]);
  expect(board.tile(daan).back).toBeUndefined();

  const { socket, round } = await startPlayer(server, 'daan', daan);
  for (let i = 0; i < round.size; i++) await sendAnswer(socket, answerTo(round, i, false));
  await endRound(socket, round);
  await tooHard(daan, 'ng');
  await until(() => board.tile(daan).back?.some(({ category }) => category === 'ng'));
});
