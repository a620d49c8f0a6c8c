import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { PupilMap } from '../contract/practice.ts';
import { answerTo, endRound, sendAnswer, startPlayer } from '../testing/play.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

const skillsOf = (server: TestServer, pupil: string) =>
  server.db.selectFrom('skills').selectAll().where('pupil_id', '=', pupil).execute();

test('an answer is judged by the server, stored once however often it is sent, and counted once', async () => {
  const server = await startTestServer();
  const { socket, round } = await startPlayer(server, 'noor', server.school.noor);
  const wrong = answerTo(round, 0, false);
  const mended = answerTo(round, 0, true, 1);
  const next = answerTo(round, 1, true, 2);
  const acks = await Promise.all(
    [wrong, mended, wrong, next, next].map((event) => sendAnswer(socket, event)),
  );
  expect(acks).toEqual([wrong, mended, wrong, next, next].map(({ id }) => ({ ok: true, data: { id } })));
  expect(await sendAnswer(socket, mended)).toEqual({ ok: true, data: { id: mended.id } });

  const rows = await server.db.selectFrom('answers').selectAll().orderBy('n').execute();
  const [first, second] = round.dealt.map(({ solution }) => solution.wordId);
  expect(rows.map((row) => [row.id, row.correct, row.try_no, row.decides, row.shown, row.word])).toEqual([
    [wrong.id, 0, 1, 1, 'foud', first],
    [mended.id, 1, 2, 0, first, first],
    [next.id, 1, 1, 1, second, second],
  ]);
  expect(await skillsOf(server, server.school.noor)).toMatchObject([
    { category: 'ei-ij', answers: 2, correct: 1, streak: 1 },
  ]);
});

test('answers that come late or in another order leave the same skills and tries as in order', async () => {
  const server = await startTestServer();
  const rights = [true, false, true, true, false, true, true];
  const inOrder = await startPlayer(server, 'noor', server.school.noor);
  const shuffled = await startPlayer(server, 'daan', server.school.daan);
  const events = (round: typeof inOrder.round) => [
    ...rights.map((right, i) => answerTo(round, i, right, i)),
    // Second tries at the two that went wrong.
    answerTo(round, 1, true, 7),
    answerTo(round, 4, true, 8),
  ];
  for (const event of events(inOrder.round)) await sendAnswer(inOrder.socket, event);
  const mixed = events(shuffled.round);
  for (const i of [8, 3, 0, 7, 1, 6, 5, 4, 2]) await sendAnswer(shuffled.socket, mixed[i]!);

  const [one, two] = await Promise.all([
    skillsOf(server, server.school.noor),
    skillsOf(server, server.school.daan),
  ]);
  const counts = ({ category, answers, correct, streak }: (typeof one)[number]) => ({
    category,
    answers,
    correct,
    streak,
  });
  expect(two.map(counts)).toEqual(one.map(counts));
  expect(one.map(counts)).toEqual([{ category: 'ei-ij', answers: 7, correct: 5, streak: 2 }]);
  const tries = async (pupil: string) =>
    server.db
      .selectFrom('answers')
      .innerJoin('rounds', 'rounds.id', 'answers.round_id')
      .select(['n', 'try_no', 'decides', 'correct'])
      .where('pupil_id', '=', pupil)
      .orderBy('n')
      .execute();
  expect(await tries(server.school.daan)).toEqual(await tries(server.school.noor));
});

test('answers to an earlier round that come after those of a later one are put in their place', async () => {
  const server = await startTestServer();
  const player = await startPlayer(server, 'noor', server.school.noor);
  const later = await player.start(0, 'piñata');
  expect(later.id).not.toBe(player.round.id);
  const at = Date.now();
  for (const i of [0, 1, 2]) await sendAnswer(player.socket, answerTo(later, i, true));
  await sendAnswer(player.socket, { ...answerTo(player.round, 0, false), at });
  expect(await skillsOf(server, server.school.noor)).toMatchObject([{ answers: 4, correct: 3, streak: 3 }]);
  // A round that is gone on with after another one counts by when it was answered, not by when it began.
  await sendAnswer(player.socket, answerTo(player.round, 1, false));
  expect(await skillsOf(server, server.school.noor)).toMatchObject([{ answers: 5, correct: 3, streak: 0 }]);
});

test('an exercise that is answered in two tabs counts once', async () => {
  const server = await startTestServer();
  const { socket, round } = await startPlayer(server, 'noor', server.school.noor);
  for (const n of [0, 1, 2]) await sendAnswer(socket, answerTo(round, 0, true, n));
  for (const n of [3, 4]) await sendAnswer(socket, answerTo(round, 1, false, n));
  expect(await skillsOf(server, server.school.noor)).toMatchObject([{ answers: 2, correct: 1 }]);
  expect(await endRound(socket, round, { complete: false })).toMatchObject({ data: { coins: 5 } });
});

test('the end of a round brings stars and coins once, and opens the next place', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const { token, socket, round, map } = await startPlayer(server, 'noor', noor);
  let n = 0;
  for (let i = 0; i < round.size; i++) {
    if (i === 3) void sendAnswer(socket, answerTo(round, i, false, n++));
    void sendAnswer(socket, answerTo(round, i, true, n++));
  }
  const ended = { id: randomUUID(), tips: 40 };
  const reply = await endRound(socket, round, ended);
  // Nine of ten at the first try: three stars; ten finished, nine first tries, tips capped at ten.
  const reward = { stars: 3, coins: 39, totalStars: 3, totalCoins: 39, opened: [map.tasks[2]!.id] };
  expect(reply).toEqual({ ok: true, data: reward });
  expect(await endRound(socket, round, ended)).toEqual({ ok: true, data: reward });

  const after = (await server.call<PupilMap>('GET', `/api/pupils/${noor}/map`, { token })).body;
  expect(after).toMatchObject({ stars: 3, coins: 39 });
  expect(after.resume).toBeUndefined();
  expect(after.tasks.slice(0, 4).map((task) => task.state)).toEqual(['klaar', 'open', 'open', 'dicht']);
});

test('a round that was left half-way brings coins but no star, and stars never go down', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const { socket, round, start } = await startPlayer(server, 'noor', noor);
  for (let i = 0; i < 3; i++) await sendAnswer(socket, answerTo(round, i, true));
  expect(await endRound(socket, round, { complete: false })).toMatchObject({
    ok: true,
    data: { stars: 0, coins: 9, opened: [] },
  });

  const good = await start(0);
  for (let i = 0; i < good.size; i++) await sendAnswer(socket, answerTo(good, i, true));
  expect(await endRound(socket, good)).toMatchObject({ ok: true, data: { stars: 3, totalStars: 3 } });
  const poor = await start(0);
  for (let i = 0; i < poor.size; i++) {
    await sendAnswer(socket, answerTo(poor, i, false, 2 * i));
    await sendAnswer(socket, answerTo(poor, i, false, 2 * i + 1));
  }
  expect(await endRound(socket, poor)).toMatchObject({
    ok: true,
    data: { stars: 1, totalStars: 3, totalCoins: 9 + 30 + 20 },
  });
});

test('a claim of having finished a round that was not answered is not believed', async () => {
  const server = await startTestServer();
  const { socket, round } = await startPlayer(server, 'noor', server.school.noor);
  await sendAnswer(socket, answerTo(round, 0, true));
  expect(await endRound(socket, round, { complete: true })).toMatchObject({
    ok: true,
    data: { stars: 0, coins: 3 },
  });
});

test('an answer that comes after the end of its round is stored and still counts', async () => {
  const server = await startTestServer();
  const { socket, round } = await startPlayer(server, 'noor', server.school.noor);
  for (let i = 0; i < round.size - 1; i++) await sendAnswer(socket, answerTo(round, i, true));
  expect(await endRound(socket, round)).toMatchObject({ data: { coins: 27 } });
  const late = answerTo(round, round.size - 1, true);
  expect(await sendAnswer(socket, late)).toMatchObject({ ok: true });
  expect(await endRound(socket, round)).toMatchObject({ data: { coins: 30, totalCoins: 30 } });
});

test('what is wrong with a message is said, and the connection stays usable', async () => {
  const server = await startTestServer();
  const { socket, round } = await startPlayer(server, 'noor', server.school.noor);
  const good = answerTo(round, 0, true);
  const emit = (event: string, ...args: unknown[]) =>
    new Promise<unknown>((resolve) =>
      (socket as unknown as { emit(...all: unknown[]): void }).emit(event, ...args, resolve),
    );
  for (const bad of [
    null,
    7,
    'answer',
    [],
    {},
    { ...good, n: -1 },
    { ...good, id: 'x' },
    { ...good, extra: 1 },
    { ...good, given: { form: 'zing' } },
  ]) {
    expect(await emit('answer', bad)).toMatchObject({ ok: false, error: { code: 'invalid-fields' } });
  }
  expect(await emit('answer', { ...good, roundId: randomUUID() })).toMatchObject({
    ok: false,
    error: { code: 'not-found' },
  });
  expect(await emit('answer', { ...good, exerciseId: 'x' })).toMatchObject({
    ok: false,
    error: { code: 'not-found' },
  });
  expect(await emit('watchGroup', { groupId: server.school.group })).toMatchObject({
    ok: false,
    error: { code: 'not-allowed' },
  });
  // Without an acknowledgement to answer to, and events that do not exist.
  (socket as unknown as { emit(...all: unknown[]): void }).emit('answer', 'onzin');
  (socket as unknown as { emit(...all: unknown[]): void }).emit('bestaatniet', {});
  expect(await sendAnswer(socket, good)).toEqual({ ok: true, data: { id: good.id } });
});

test('a batch with something wrong in it stores all the rest', async () => {
  const server = await startTestServer();
  const noor = await startPlayer(server, 'noor', server.school.noor);
  const daan = await startPlayer(server, 'daan', server.school.daan);
  await sendAnswer(daan.socket, answerTo(daan.round, 0, true));
  // Her round is taken away while it is in the memory of the server: storing an answer to it fails.
  await sendAnswer(noor.socket, answerTo(noor.round, 0, true));
  await server.db.deleteFrom('rounds').where('id', '=', noor.round.id).execute();
  const acks = await Promise.all([
    sendAnswer(daan.socket, answerTo(daan.round, 1, true)),
    sendAnswer(noor.socket, answerTo(noor.round, 1, true)),
    sendAnswer(daan.socket, answerTo(daan.round, 2, false)),
  ]);
  expect(acks.map((ack) => (ack.ok ? 'ok' : ack.error.code))).toEqual(['ok', 'not-found', 'ok']);
  expect((await server.db.selectFrom('answers').select('id').execute()).length).toBe(3);
  expect(await skillsOf(server, server.school.daan)).toMatchObject([{ answers: 3, correct: 2, streak: 0 }]);
});

test("nobody answers in another pupil's round", async () => {
  const server = await startTestServer();
  const noor = await startPlayer(server, 'noor', server.school.noor);
  const daan = await startPlayer(server, 'daan', server.school.daan);
  expect(await sendAnswer(daan.socket, answerTo(noor.round, 0, true))).toMatchObject({
    ok: false,
    error: { code: 'not-found' },
  });
  expect(await endRound(daan.socket, noor.round)).toMatchObject({ ok: false, error: { code: 'not-found' } });
});

test('a message beyond the largest size ends the connection, not the server', async () => {
  const server = await startTestServer();
  const { socket, round, token } = await startPlayer(server, 'noor', server.school.noor);
  const gone = new Promise((resolve) => socket.once('disconnect', resolve));
  socket.emit('presence', { screen: 'x'.repeat(40_000) as 'map', waiting: 0 });
  await gone;
  expect(await sendAnswer(await server.live(token), answerTo(round, 0, true))).toMatchObject({ ok: true });
});
