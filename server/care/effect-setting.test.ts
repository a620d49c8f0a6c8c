import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ErrorBody } from '../contract/call.ts';
import type { BoardSnapshot } from '../contract/live.ts';
import { answerTo, sendAnswer, startPlayer } from '../testing/play.ts';
import { startTestServer } from '../testing/server.ts';
import { AWAY, ISLAND, startEffect } from '../testing/effect.ts';

const start = async (categories?: readonly string[]) =>
  startEffect(await startTestServer({ words: ISLAND }), categories);

// Acceptance of care, case 25.
test('the setting goes before the plan, both pages say so; what is changed in it stays, and the plan writes nothing there', async () => {
  const { go, placeOf, setting, saveSetting, ask, id, server, tomorrow, listOf } = await start();
  await go('actief');
  expect((await setting()).plans).toMatchObject([{ id, share: 0.6, categories: 2, excluded: [] }]);
  const { status } = await saveSetting({
    learningLine: {
      kind: 'lists',
      lists: [await listOf('trein', 'plein', 'klein', 'eiland', 'reis', 'geit')],
    },
    targetSuccess: 0.85,
  });
  expect(status).toBe(200);
  expect(await placeOf(AWAY)).toBeUndefined();
  const after = await setting();
  expect(after.plans[0]!.excluded).toHaveLength(2);
  expect(Object.keys(after.own).sort()).toEqual(['learningLine', 'targetSuccess']);
  expect((await ask('GET', `/plans/${id}`)).body.practice.excluded).toEqual(after.plans[0]!.excluded);
  expect(JSON.stringify(await tomorrow())).not.toContain('Hoort bij');
  await go('gestopt', { why: 'anders' });
  const ended = await setting();
  expect([ended.plans, ended.own]).toEqual([[], after.own]);
  const rows = await server.db.selectFrom('setting_changes').selectAll().execute();
  expect(rows).toHaveLength(1);
});

test('a list with words that are kept for the end test is set ready once somebody says so, for a pupil or the group', async () => {
  const { server, account, group, noor, docent, keep, go, switchTo, listOf, map } = await start();
  await go('actief');
  await keep('plein');
  const { daan } = server.school;
  const list = await listOf('trein', 'plein', 'klein');
  const put = (rest: string, body: object) =>
    server.call<ErrorBody>('PUT', `/api/accounts/${account}${rest}`, { token: docent, body });
  const set = (pupils: string[], more: object = {}) =>
    put(`/groups/${group}/ready-tasks/${randomUUID()}`, { list, pupils, ...more });
  const refused = { message: '1 woord bewaren we voor de eindtoets. Toch oefenen?', fields: { kept: '1' } };
  expect(await set([noor, daan])).toMatchObject({ status: 409, body: refused });
  // It is about this pupil alone.
  expect((await set([daan])).status).toBe(200);
  expect((await set([noor], { anyway: true })).status).toBe(200);
  // With the words in it: what somebody chose goes before a test.
  const { tasks } = await map();
  const at = tasks.findIndex(({ state }) => state === 'klaargezet');
  const round = await (await startPlayer(server, 'noor', noor)).start(at);
  expect(round.dealt.map(({ solution }) => solution.reveal.text)).toContain('plein');
  const ready = (more: object) => put(`/groups/${group}/word-lists/${list}/ready`, { ready: true, ...more });
  expect(await ready({})).toMatchObject({ status: 409, body: refused });
  expect((await ready({ anyway: true })).status).toBe(200);
  expect((await put(`/groups/${group}/word-lists/${list}/ready`, { ready: false })).status).toBe(200);
  await switchTo(false, 1);
  expect((await ready({})).status).toBe(200);
});

test('the board tells of a plan that runs, and whether what is played now is one of its goals', async () => {
  const { server, group, noor, docent, go, id } = await start(['ei-ij']);
  await go('actief');
  const socket = await server.live(docent);
  const board = () =>
    new Promise<BoardSnapshot>((resolve) =>
      socket.emit('watchGroup', { groupId: group }, (reply) => reply.ok && resolve(reply.data)),
    );
  const planOf = async () => (await board()).tiles.find(({ pupilId }) => pupilId === noor)!.plan;
  expect(await planOf()).toEqual({ id, isPlayed: false });
  const player = await startPlayer(server, 'noor', noor);
  const round = await player.start(0);
  player.socket.emit('presence', { screen: 'game', roundId: round.id, waiting: 0 });
  await sendAnswer(player.socket, answerTo(round, 0, true));
  expect(await planOf()).toEqual({ id, isPlayed: true });
  expect((await board()).tiles.filter(({ plan }) => plan !== undefined)).toHaveLength(1);
});

test('a goal for which the setting leaves no game is none that is practised', async () => {
  const { go, placeOf, setting, saveSetting, server, noor } = await start();
  await go('actief');
  expect((await placeOf(AWAY))!.state).toBe('open');
  await saveSetting({ formsOff: ['type'] });
  expect((await setting()).plans[0]!.excluded).toEqual([]);
  // As it stands once the games of a form were changed.
  await server.db
    .updateTable('pupil_settings')
    .set({ fields: JSON.stringify({ formsOff: ['type', 'choose'] }) })
    .where('pupil_id', '=', noor)
    .execute();
  expect(await placeOf(AWAY)).toBeUndefined();
  expect((await setting()).plans[0]!.excluded).toHaveLength(2);
});

test('of goals that are mastered none has a turn, and the page asks for the end test; one that is too hard lets another go first', async () => {
  const { server, noor, go, ask, id, map, placeOf } = await start(['ng', 'final-d-t']);
  await go('actief');
  const level = (category: string, status: 'klaar' | 'bezig' | 'stap-terug') => ({
    ...{
      pupil_id: noor,
      category,
      status,
      mean: 0,
      sd: 0.3,
      p: status === 'klaar' ? 0.95 : 0.4,
      answers: 40,
    },
    ...{ reason: '', last_at: Date.now(), mastered_at: status === 'klaar' ? Date.now() : null, review: '[]' },
  });
  const know = async (...levels: ReturnType<typeof level>[]) => {
    await server.db.deleteFrom('practice_levels').where('pupil_id', '=', noor).execute();
    await server.db.insertInto('practice_levels').values(levels).execute();
  };
  const practice = async () => (await ask('GET', `/plans/${id}`)).body.practice;
  await know(level('ng', 'klaar'), level('final-d-t', 'klaar'));
  expect(await practice()).toMatchObject({ isDone: true, tooHard: [] });
  expect((await placeOf('final-d-t'))!.turn).toBeUndefined();
  await know(level('ng', 'klaar'), level('final-d-t', 'stap-terug'), level('f-v', 'bezig'));
  expect(await practice()).toMatchObject({ isDone: false, tooHard: [expect.any(String)] });
  // What comes before it counts as the goal: it has a place and goes first.
  const first = (await map()).tasks.toSorted((a, b) => (a.turn ?? 9) - (b.turn ?? 9))[0]!;
  expect([first.category, first.state]).toEqual(['f-v', 'bezig']);
});
