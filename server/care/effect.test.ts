import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ErrorBody } from '../contract/call.ts';
import type { Plan } from '../contract/care-plan.ts';
import { daysAfter } from '../contract/days.ts';
import type { BoardSnapshot } from '../contract/live.ts';
import type { PupilSetting } from '../contract/pupil-settings.ts';
import type { PupilMap } from '../contract/practice.ts';
import type { Tomorrow } from '../contract/tasks.ts';
import { nameOfDay } from '../data/day.ts';
import { answerTo, endRound, sendAnswer, startPlayer } from '../testing/play.ts';
import { startTestServer } from '../testing/server.ts';
import { TEST_WORDS } from '../testing/words.ts';

const today = nameOfDay(Date.now());
const HELP = 'Noor schrijft woorden met ei en ij door elkaar, ook in eigen teksten.';
/** An island of six places: the others of the line have none yet. */
const WORDS = { ...TEST_WORDS, categoriesOf: () => TEST_WORDS.categoriesOf(4).slice(0, 6) };
/** Shut on the island, and without a place on it. */
const SHUT = 'ch-cht';
const AWAY = 'final-d-t';

/** A school that has the care trajectory, and a plan of Noor that runs since yesterday. */
async function start(categories: readonly string[] = [SHUT, AWAY]) {
  const server = await startTestServer({ words: WORDS });
  const { account, group, noor } = server.school;
  const office = await server.login('office');
  const switchTo = (on: boolean, basedOn: number) =>
    server.call('PUT', `/api/office/accounts/${account}/features/featureZorgtraject`, {
      token: office,
      body: { on, basedOn },
    });
  await switchTo(true, 0);
  const docent = await server.login('docent');
  const id = randomUUID();
  const ask = <T = Plan & ErrorBody>(method: string, rest: string, body?: unknown) =>
    server.call<T>(method, `/api/pupils/${noor}${rest}`, { token: docent, body });
  await ask('PUT', `/plans/${id}`, {});
  const { body: plan } = await ask('GET', `/plans/${id}`);
  const goals = categories.map((category) => ({
    ...{ id: randomUUID(), kind: 'categorie', category, text: `${category} goed`, target: 0.8 },
  }));
  await ask('PATCH', `/plans/${id}`, {
    fields: { hulpvraag: [{ key: 'eigen', text: HELP }], goals },
    basedOn: plan.versions,
  });
  const go = (to: string, more: object = {}) =>
    ask('PUT', `/plans/${id}/state`, { to, reason: 'zo is het besproken', ...more });
  const token = await server.login('noor');
  const map = async () => (await server.call<PupilMap>('GET', `/api/pupils/${noor}/map`, { token })).body;
  const placeOf = async (category: string) => (await map()).tasks.find((task) => task.category === category);
  const setting = async () => (await ask<PupilSetting>('GET', '/practice-setting')).body;
  const saveSetting = (set: object) =>
    ask<PupilSetting>('PUT', '/practice-setting', { batch: randomUUID(), set, clear: [] });
  const tomorrow = async () => (await ask<Tomorrow>('GET', '/tomorrow')).body.tasks;
  const trash = (removed: boolean) => ask('PUT', `/plans/${id}/removed`, { removed });
  const play = async (category: string) => {
    const at = (await map()).tasks.findIndex((task) => task.category === category);
    const { socket, start: begin } = await startPlayer(server, 'noor', noor);
    const round = await begin(at);
    for (let i = 0; i < round.size; i++) await sendAnswer(socket, answerTo(round, i, true));
    await endRound(socket, round);
  };
  /** Moves the days of the plan: its first and its last. */
  const lasts = (from: number, to: number) =>
    server.db
      .updateTable('plans')
      .set({ from_day: daysAfter(today, from), to_day: daysAfter(today, to) })
      .where('id', '=', id)
      .execute();
  /** Keeps a word for the tests of the plan. */
  const keep = async (family: string) => {
    const set = randomUUID();
    await server.db
      .insertInto('test_sets')
      .values({
        ...{ id: set, account_id: account, group_id: null, use: 'plan', plan_id: id, pupil_id: noor },
        ...{ moment: 'begin', first_form: 'A', notices: '[]', title: '', source: '{}', categories: '[]' },
        ...{ seed: set, shows: 'niets', open_from: today, open_to: today, released_at: null, made_by: null },
        ...{ made_at: 0, trashed_at: null, trashed_by: null, version: 1 },
      })
      .execute();
    await server.db.insertInto('reserved_words').values({ set_id: set, pupil_id: noor, family }).execute();
  };
  /** A list that a teacher made. */
  const listOf = async (...texts: string[]) => {
    const list = randomUUID();
    const words = JSON.stringify(texts.map((word) => ({ word })));
    await server.db
      .insertInto('word_lists')
      .values({
        ...{ id: list, account_id: account, maker_id: server.school.staff.docent, name: 'Dictee', words },
        ...{ created_at: 1, changed_at: 1, removed_at: null, removed_by: null },
      })
      .execute();
    return list;
  };
  return {
    ...{ server, account, group, noor, docent, id, ask, go, map, placeOf, play, setting, saveSetting },
    ...{ tomorrow, trash, switchTo, lasts, keep, listOf },
  };
}

test('each goal has an open place, on the islet where the island has none; it goes first, and neither keeps the ferry', async () => {
  const { go, map, placeOf, tomorrow } = await start();
  const before = await map();
  expect((await placeOf(SHUT))!.state).toBe('dicht');
  expect(await placeOf(AWAY)).toBeUndefined();
  expect(before.tasks.some(({ turn }) => turn !== undefined)).toBe(false);
  await go('actief');
  const during = await map();
  const [shut, away] = [(await placeOf(SHUT))!, (await placeOf(AWAY))!];
  expect([shut.state, away.state, away.anchor]).toEqual(['open', 'open', 12]);
  const first = during.tasks.toSorted((a, b) => (a.turn ?? 9) - (b.turn ?? 9));
  expect(first.slice(0, 2).map(({ category }) => category)).toEqual([SHUT, AWAY]);
  // The child hears nothing of a plan.
  expect(JSON.stringify(during)).not.toMatch(/plan/i);
  expect(during.next?.toFinish).toBe(before.next?.toFinish);
  expect((await tomorrow()).slice(0, 2)).toMatchObject([
    { category: SHUT, why: 'Hoort bij het handelingsplan.' },
    { category: AWAY, why: 'Hoort bij het handelingsplan.' },
  ]);
});

test('after the plan a place that was begun stays, an untouched one is gone; the next round has no plan', async () => {
  const { go, map, placeOf, play, tomorrow, ask, id } = await start(['final-d-t', 'f-v']);
  await go('actief');
  await play('final-d-t');
  const { body } = await ask('GET', `/plans/${id}`);
  expect(body.practice).toMatchObject({ isHolding: true, excluded: [] });
  expect(body.practice.answers).toBeGreaterThan(5);
  expect(body.practice.aimed).toBe(body.practice.answers);
  // All that was done of late was for the goals: now the rest comes first.
  const [first] = (await map()).tasks.toSorted((a, b) => (a.turn ?? 9) - (b.turn ?? 9));
  expect(first!.category).toBe('ei-ij');
  await go('gestopt', { why: 'anders' });
  expect(await placeOf('f-v')).toBeUndefined();
  expect((await placeOf('final-d-t'))!.anchor).toBe(12);
  expect((await map()).tasks.some(({ turn }) => turn !== undefined)).toBe(false);
  const told = JSON.stringify(await tomorrow());
  expect(told).not.toContain('Hoort bij');
});

// Acceptance of care, case 20: the flag off with a plan that runs.
test('without the care trajectory a plan does nothing to practice; on again it goes on, past its last day it does not', async () => {
  const { go, placeOf, switchTo, ask, id, lasts } = await start();
  await go('actief');
  expect((await placeOf(AWAY))!.state).toBe('open');
  await switchTo(false, 1);
  expect(await placeOf(AWAY)).toBeUndefined();
  await switchTo(true, 2);
  expect((await placeOf(AWAY))!.state).toBe('open');
  await switchTo(false, 3);
  await lasts(-90, -1);
  await switchTo(true, 4);
  expect(await placeOf(AWAY)).toBeUndefined();
  expect((await ask('GET', `/plans/${id}`)).body).toMatchObject({
    ...{
      number: 1,
      practice: { isHolding: false },
      fields: { goals: [{ category: SHUT }, { category: AWAY }] },
    },
  });
});

test('a plan that has not begun, stands still or is over does nothing', async () => {
  const { go, placeOf, lasts } = await start();
  await go('actief');
  await lasts(1, 60);
  expect(await placeOf(AWAY)).toBeUndefined();
  await lasts(-60, 0);
  expect((await placeOf(AWAY))!.state).toBe('open');
  await go('gepauzeerd');
  expect(await placeOf(AWAY)).toBeUndefined();
  await go('actief');
  expect((await placeOf(AWAY))!.state).toBe('open');
});

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

// Acceptance of care, case 31.
test('a plan in the trash does nothing, and does so again once it is back; past its last day it is to be looked back on', async () => {
  const { go, placeOf, trash, ask, id, lasts, server, keep } = await start();
  await go('actief');
  await keep('woord3');
  const reserved = async () => (await server.db.selectFrom('reserved_words').selectAll().execute()).length;
  await trash(true);
  expect(await placeOf(AWAY)).toBeUndefined();
  expect(await reserved()).toBe(1);
  await trash(false);
  expect((await placeOf(AWAY))!.state).toBe('open');
  await trash(true);
  await lasts(-60, -1);
  await trash(false);
  expect((await ask('GET', `/plans/${id}`)).body.state).toBe('evalueren');
  expect(await placeOf(AWAY)).toBeUndefined();
  await go('gestopt', { why: 'anders' });
  expect(await reserved()).toBe(0);
});

// Acceptance of care, case 33.
test('a new school year with a plan that runs: goals, days and owner stay, who teaches the pupil now reaches it; undone, as it was', async () => {
  const { go, ask, id, server, account, noor, docent } = await start();
  await go('actief');
  const { body: before } = await ask('GET', `/plans/${id}`);
  const admin = await server.login('schooladmin');
  const colleague = await server.login('collega');
  const teacher = await server.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'collega')
    .executeTakeFirst();
  const see = (token: string) => server.call<Plan>('GET', `/api/pupils/${noor}/plans/${id}`, { token });
  expect((await see(colleague)).status).toBe(404);
  const base = `/api/accounts/${account}`;
  const { body } = await server.call<{
    plan: { groups: { id: string; name: string; teachers: string[] }[] };
  }>('GET', `${base}/school-year-plan`, { token: admin });
  const groups = body.plan.groups.map((group) => ({ ...group, teachers: [teacher!.id] }));
  const change = randomUUID();
  const begun = await server.call('POST', `${base}/school-years`, {
    token: admin,
    body: { ...body.plan, groups, change },
  });
  expect(begun.status).toBe(200);
  expect((await see(docent)).status).toBe(404);
  const { body: during } = await see(colleague);
  const same = ({ fields, from, to, state }: Plan) => ({
    goals: fields.goals,
    owner: fields.owner,
    from,
    to,
    state,
  });
  expect(same(during)).toEqual(same(before));
  expect(during.flags).toContain('eigenaar');
  const undone = await server.call('POST', `${base}/group-changes/${change}/undo`, {
    token: admin,
    body: {},
  });
  expect(undone.status).toBe(200);
  expect((await see(docent)).body).toEqual(before);
  expect((await see(colleague)).status).toBe(404);
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
