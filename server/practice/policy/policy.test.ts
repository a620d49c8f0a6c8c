import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { PupilState } from '../../../engine/practice/index.ts';
import { createPicker } from '../../../engine/practice/round/index.ts';
import type { AnswerEvent } from '../../contract/live.ts';
import type { DealtRound, PupilMap } from '../../contract/practice.ts';
import { answerTo, endRound, sendAnswer, startPlayer } from '../../testing/play.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { TEST_CATALOGUE, TEST_WORDS } from '../../testing/words.ts';
import { untouched } from './engines.ts';
import { createPolicy } from './policy.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Opens the pupil's map, by which everything that is stored is taken in. */
const look = (server: TestServer, pupil: string, token: string) =>
  server.call<PupilMap>('GET', `/api/pupils/${pupil}/map`, { token });

const storedState = (server: TestServer, pupil: string) =>
  server.db
    .selectFrom('practice_states')
    .select(['state', 'taken', 'start'])
    .where('pupil_id', '=', pupil)
    .executeTakeFirst();

/** The state as somebody makes it who only has the log. */
async function fromLog(
  server: TestServer,
  pupilId: string,
  before: { state: string; taken?: string; calibration?: number } = {
    state: '{}',
    taken: '{}',
    calibration: -1,
  },
) {
  const { db } = server;
  await db.updateTable('practice_states').set(before).where('pupil_id', '=', pupilId).execute();
  const policy = await createPolicy(db, TEST_WORDS.items, TEST_CATALOGUE);
  const pupil = await db.selectFrom('pupils').selectAll().where('id', '=', pupilId).executeTakeFirstOrThrow();
  await policy.standing({ pupil, wishes: { calm: false, targetSuccess: 0.8 } }, []);
  return storedState(server, pupilId);
}

const answersIn = async (server: TestServer, pupil: string) =>
  (
    await server.db
      .selectFrom('practice_levels')
      .select(({ fn }) => fn.sum<number>('answers').as('answers'))
      .where('pupil_id', '=', pupil)
      .executeTakeFirstOrThrow()
  ).answers;

/** Ten answers to a round, every third wrong, `since` ms ago and one every ten seconds. */
const tenAnswers = (round: DealtRound, since = 200_000): AnswerEvent[] =>
  Array.from({ length: 10 }, (_, i) => ({
    ...answerTo(round, i, i % 3 !== 2),
    at: Date.now() - since + i * 10_000,
  }));

/** As if the rounds had begun a while ago, so that clocks of pupils can be believed. */
const longAgo = (server: TestServer, rounds: Record<string, number>) =>
  Promise.all(
    Object.entries(rounds).map(([id, ago]) =>
      server.db
        .updateTable('rounds')
        .set({ started_at: Date.now() - ago })
        .where('id', '=', id)
        .execute(),
    ),
  );

test('answers in whatever order they come leave the state that they leave in order', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const { token, socket, round, start } = await startPlayer(server, 'noor', noor);
  const second = await start(1);
  await longAgo(server, { [round.id]: 900_000, [second.id]: 600_000 });
  const [early, late] = [tenAnswers(round, 800_000), tenAnswers(second, 500_000)];
  // Now and then somebody looks: what is taken in by then is not all of what comes before it.
  for (const event of [late[1]!, late[0]!, early[5]!]) await sendAnswer(socket, event);
  expect((await look(server, noor, token)).status).toBe(200);
  for (const event of [early[0]!, late[3]!, late[2]!, early[1]!]) await sendAnswer(socket, event);
  await look(server, noor, token);
  const rest = [...early, ...late].toReversed();
  await Promise.all(rest.map((event) => sendAnswer(socket, event)));
  await look(server, noor, token);
  const stored = await storedState(server, noor);
  expect(stored).toBeDefined();
  expect(stored).toEqual(await fromLog(server, noor));
  expect(await answersIn(server, noor)).toBe(20);
});

test('levels are those of the whole log, also when a day is taken in a few answers at a time', async () => {
  const server = await startTestServer();
  const { db } = server;
  const { noor, account, group, staff } = server.school;
  const words = ['fiets', 'boom', 'maan'].map((word) => ({ word }));
  await db
    .insertInto('word_lists')
    .values({
      id: 'l',
      account_id: account,
      maker_id: staff.docent,
      name: 'Dictee',
      words: JSON.stringify(words),
      created_at: 1,
      changed_at: 1,
      removed_at: null,
    })
    .execute();
  await db.insertInto('ready_lists').values({ word_list_id: 'l', group_id: group, set_at: 1 }).execute();
  const { token, socket, round, start, map } = await startPlayer(server, 'noor', noor);
  const own = await start(map.tasks.findIndex(({ name }) => name === 'Dictee'));
  // What is written later moves what is thought of the pupil in everything that was practised that day.
  for (const [played, right] of [
    [own, true] as const,
    [round, true] as const,
    [await start(1), false] as const,
  ]) {
    for (let i = 0; i < 6; i++) await sendAnswer(socket, answerTo(played, i, right));
    await look(server, noor, token);
  }
  const levels = async () => [
    await db.selectFrom('practice_levels').selectAll().orderBy('category').execute(),
    await db.selectFrom('day_levels').selectAll().orderBy('category').execute(),
  ];
  const stored = await levels();
  expect(stored.map((rows) => rows.length)).toEqual([3, 3]);
  await fromLog(server, noor);
  expect(await levels()).toEqual(stored);
});

test('a replayed answer, a second tab and a second try are not counted twice', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const { token, socket, round } = await startPlayer(server, 'noor', noor);
  const tab = await server.live(token);
  const [first, again, other] = [
    answerTo(round, 0, false),
    answerTo(round, 0, true, 1),
    answerTo(round, 1, true, 2),
  ];
  const events = [first, first, again, other];
  await Promise.all(events.flatMap((event) => [sendAnswer(socket, event), sendAnswer(tab, event)]));
  // The same exercise once more, in the other tab.
  await sendAnswer(tab, { ...other, id: randomUUID(), n: 3 });
  await look(server, noor, token);
  await look(server, noor, token);
  expect(await answersIn(server, noor)).toBe(2);
  expect(await storedState(server, noor)).toEqual(await fromLog(server, noor));
});

test('a state of an earlier policy is made anew from the log', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const { token, socket, round } = await startPlayer(server, 'noor', noor);
  for (let i = 0; i < 3; i++) await sendAnswer(socket, answerTo(round, i, i > 0));
  await look(server, noor, token);
  const stored = (await storedState(server, noor))!;
  const old = { ...(JSON.parse(stored.state) as PupilState), version: 1, answers: 99, categories: {} };
  expect(await fromLog(server, noor, { state: JSON.stringify(old) })).toEqual(stored);
});

test('a clock that is a day wrong moves nothing, and two rounds through each other are in the order of their answers', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const { token, socket, round, start } = await startPlayer(server, 'noor', noor);
  const second = await start(1);
  const at = Date.now();
  // Seconds, not minutes: a session ends at midnight.
  await longAgo(server, { [round.id]: 6000, [second.id]: 5000 });
  for (let i = 0; i < 6; i++) {
    await sendAnswer(socket, { ...answerTo(round, i, true), at: at + (i % 2 === 0 ? DAY : -DAY) });
    await sendAnswer(socket, { ...answerTo(second, i, i > 2), at: at - 3000 + i * 100 });
    if (i === 3) await look(server, noor, token);
  }
  await look(server, noor, token);
  const stored = (await storedState(server, noor))!;
  expect(stored).toEqual(await fromLog(server, noor));
  const { lastAt, session } = JSON.parse(stored.state) as { lastAt: number; session: { answers: number } };
  expect(lastAt).toBeLessThanOrEqual(Date.now());
  expect(lastAt).toBeGreaterThan(at - 1000);
  expect(session.answers).toBe(12);
});

test('of a round that is left half-way counts what was answered, of one that staff look at nothing', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const { token, socket, map, round } = await startPlayer(server, 'noor', noor);
  for (let i = 0; i < 3; i++) await sendAnswer(socket, answerTo(round, i, true));
  await endRound(socket, round, { complete: false });
  await look(server, noor, token);
  const before = await storedState(server, noor);
  const docent = await server.login('docent');
  const preview = await server.call<DealtRound>(
    'POST',
    `/api/pupils/${noor}/tasks/${map.tasks[0]!.id}/rounds`,
    {
      token: docent,
      body: { id: randomUUID(), somvenster: map.somvenster.id, game: 'piñata' },
    },
  );
  expect(preview.body.preview).toBe(true);
  await look(server, noor, docent);
  expect(await storedState(server, noor)).toEqual(before);
  expect(await answersIn(server, noor)).toBe(3);
});

test('an answer that is late by days, and a pupil who changes groups in mid-round, lose nothing', async () => {
  const server = await startTestServer();
  const { noor, otherGroup } = server.school;
  const { token, socket, round, start } = await startPlayer(server, 'noor', noor);
  await longAgo(server, { [round.id]: 3 * DAY });
  const [waiting, ...sent] = tenAnswers(round, 3 * DAY - 60_000);
  for (const event of sent) await sendAnswer(socket, event);
  await endRound(socket, round);
  const later = await start(1);
  await server.db
    .updateTable('pupils')
    .set({ group_id: otherGroup, groep: 6 })
    .where('id', '=', noor)
    .execute();
  for (let i = 0; i < 6; i++) await sendAnswer(socket, answerTo(later, i, true));
  await look(server, noor, token);
  expect(await answersIn(server, noor)).toBe(15);
  await sendAnswer(socket, waiting!);
  await look(server, noor, token);
  expect(await answersIn(server, noor)).toBe(16);
  const stored = await storedState(server, noor);
  // What the pupil began with stays, whatever the group is now.
  expect(JSON.parse(stored!.start)).toMatchObject({ groep: 5 });
  await server.db.updateTable('pupils').set({ groep: 5 }).where('id', '=', noor).execute();
  expect(stored).toEqual(await fromLog(server, noor));
});

test('what went wrong comes back, words get harder where all goes right, and each says why it was dealt', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const { socket, round, start } = await startPlayer(server, 'noor', noor);
  const kept = async (id: string) =>
    JSON.parse(
      (await server.db.selectFrom('rounds').select('choices').where('id', '=', id).executeTakeFirstOrThrow())
        .choices!,
    ) as { of: Record<string, { reason: string; p: number }> };
  const { of } = await kept(round.id);
  expect(Object.keys(of)).toEqual(round.dealt.map(({ exercise }) => exercise.id));
  expect(new Set(round.dealt.map(({ solution }) => solution.wordId)).size).toBe(round.dealt.length);
  for (const { reason } of Object.values(of)) expect(['PEILEN', 'STEEKPROEF']).toContain(reason);
  for (let i = 0; i < 10; i++) await sendAnswer(socket, answerTo(round, i, i !== 2));
  await endRound(socket, round);
  const next = await start(0);
  const again = Object.entries((await kept(next.id)).of).filter(([, { reason }]) => reason === 'HERHALING');
  // What went wrong comes back in the same sitting.
  const wrong = round.dealt[2]!.solution.wordId;
  expect(again.length).toBe(1);
  expect(next.again).toEqual(again.map(([id]) => id));
  expect(next.dealt.find(({ exercise }) => exercise.id === next.again[0])!.solution.wordId).toBe(wrong);
  // Who has everything right gets harder words, in other places too: here the longer ones.
  for (let i = 0; i < 10; i++) await sendAnswer(socket, answerTo(next, i, false));
  await endRound(socket, next);
  const daan = await startPlayer(server, 'daan', server.school.daan);
  for (const played of [daan.round, await daan.start(1)]) {
    for (let i = 0; i < 10; i++) await sendAnswer(daan.socket, answerTo(played, i, true));
    await endRound(daan.socket, played);
  }
  const length = ({ dealt }: DealtRound) =>
    dealt.reduce((sum, { solution }) => sum + (Number(solution.wordId.slice(5)) % 7), 0) / dealt.length;
  const { body: map } = await look(server, server.school.daan, daan.token);
  const open = map.tasks.findIndex(({ state }, i) => i > 1 && state === 'open');
  expect(length(await daan.start(open))).toBeGreaterThan(length(await start(1)) + 1);
});

test('of a demo pupil who begins again nothing is known any more', async () => {
  const server = await startTestServer();
  const { demo } = server.school;
  const { token, socket, round } = await startPlayer(server, 'demo', demo);
  for (let i = 0; i < 5; i++) await sendAnswer(socket, answerTo(round, i, true));
  await look(server, demo, token);
  expect(await answersIn(server, demo)).toBe(5);
  await look(server, demo, await server.login('demo'));
  expect(await answersIn(server, demo)).toBeNull();
  const { state } = (await storedState(server, demo))!;
  expect(JSON.parse(state)).toMatchObject({ answers: 0, words: {} });
});

test('new difficulties that come into use while a pupil is looked up disturb nobody', async () => {
  const server = await startTestServer();
  const { db } = server;
  const policy = await createPolicy(db, TEST_WORDS.items, TEST_CATALOGUE);
  const difficulty = JSON.stringify(untouched(TEST_WORDS.items));
  await db
    .insertInto('practice_calibrations')
    .values({ version: 1, made_at: Date.now(), answers: 500, difficulty })
    .execute();
  const pupil = await db
    .selectFrom('pupils')
    .selectAll()
    .where('id', '=', server.school.noor)
    .executeTakeFirstOrThrow();
  const practising = { pupil, wishes: { calm: false } };
  // A pupil whose log is read from the start is looked up for longer than the new difficulties take.
  const [{ expected }, handover] = await Promise.all([
    policy.standing(practising, ['ei-ij']),
    policy.handover({ ...practising, matter: { category: 'ei-ij' }, dealt: [], now: Date.now() }),
    policy.refresh(),
  ]);
  expect(expected.get('ei-ij')!.answers).toBe(0);
  expect(handover.pupil.pupil.id).toBe(pupil.id);
});

test('a round brings along what the browser chooses by: this pupil as known now, the words of the round and no more', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const { socket, round, start } = await startPlayer(server, 'noor', noor);
  const before = JSON.stringify(round.handover).length;
  for (const at of round.dealt.keys()) await sendAnswer(socket, answerTo(round, at, at % 3 !== 2));
  const again = await start(0);
  expect(again.id).toBe(round.id);
  const { handover } = again;
  expect(handover.pupil.answers).toBe(round.dealt.length);
  expect(Object.keys(handover.about)).toEqual(again.dealt.map(({ exercise }) => exercise.id));
  expect(new Set(handover.words.map(({ id }) => id))).toEqual(new Set(Object.values(handover.about)));
  expect(JSON.stringify(handover).length).toBeLessThan(before + 8000);

  // Of another category it tells nothing of this one.
  const { handover: other } = await start(1);
  expect(Object.keys(other.pupil.categories)).toEqual([]);
  expect(other.pupil.answers).toBe(round.dealt.length);
  const picker = createPicker({
    handover,
    dealt: again.dealt,
    game: { id: again.game, pace: 'T' },
    clock: () => handover.now,
  });
  const picked = picker.pick(again.dealt.slice(4), false);
  expect(again.dealt.slice(4).map(({ exercise }) => exercise.id)).toContain(picked);
});
