import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ErrorBody } from '../contract/call.ts';
import type { Plan } from '../contract/care-plan.ts';
import type { OwnTest } from '../contract/own-tests.ts';
import type { PlanMoment, PlanTaken, PlanTests, PlanTestWord } from '../contract/plan-tests.ts';
import type { DealtRound } from '../contract/practice.ts';
import { daysAfter } from '../contract/days.ts';
import { nameOfDay } from '../data/day.ts';
import { familyOf } from '../practice/asked-words.ts';
import { createCatalogue } from '../practice/catalogue.ts';
import { SILENT_SPEAKER, wordsOf } from '../practice/words.ts';
import { isWordOf } from '../../engine/measure/index.ts';
import { createWordBank } from '../words/index.ts';
import { scoreOf, withWholeSentences } from './scoring.ts';
import { startTestServer } from '../testing/server.ts';

const today = nameOfDay(Date.now());
const HELP = 'Noor schrijft woorden met ei en ij door elkaar, ook in eigen teksten.';
const OPEN = { from: '2020-01-01', to: '2099-12-31' };

/** The words of the bank: of those of a test there are too few. */
const WORDS = wordsOf(createWordBank(), SILENT_SPEAKER);
const TYPING = 'typen';
const CATALOGUE = createCatalogue([
  {
    ...{ id: TYPING, title: 'Typen', family: 'type/a', round: 10, cap: 6, pace: 'L', explain: 'Doe mee.' },
    forms: ['type'],
  },
]);

/** A school that has the care trajectory, with a teacher, and a plan of Noor that runs. */
async function start(target = 0.8) {
  const server = await startTestServer({ words: WORDS, catalogue: CATALOGUE });
  const { account, noor } = server.school;
  const office = await server.login('office');
  const switchTo = (on: boolean, basedOn: number) =>
    server.call('PUT', `/api/office/accounts/${account}/features/featureZorgtraject`, {
      token: office,
      body: { on, basedOn },
    });
  await switchTo(true, 0);
  const docent = await server.login('docent');
  const id = randomUUID();
  const ask = <T = PlanTests & ErrorBody>(method: string, rest: string, body?: unknown) =>
    server.call<T>(method, `/api/pupils/${noor}/plans/${id}${rest}`, { token: docent, body });
  await ask('PUT', '', {});
  const { body: plan } = await ask<Plan>('GET', '');
  const goal = { id: randomUUID(), kind: 'categorie', category: 'ei-ij', text: 'ei en ij goed', target };
  await ask('PATCH', '', {
    fields: { hulpvraag: [{ key: 'eigen', text: HELP }], goals: [goal] },
    basedOn: plan.versions,
  });
  await ask('PUT', '/state', { to: 'actief', reason: '' });
  const set = randomUUID();
  const make = (size = 'whole') => ask('PUT', `/tests/${set}`, { size });
  const open = (moment: PlanMoment) => ask('PUT', `/tests/${set}/${moment}/open`, { open: OPEN });
  const enter = (moment: PlanMoment, answers: object[], more: object = {}) =>
    ask('PUT', `/tests/${set}/${moment}/entry`, { day: today, circumstances: '', answers, ...more });
  const taken = (tests: PlanTests, moment: PlanMoment): PlanTaken =>
    tests.taken.find((one) => one.moment === moment)!;
  /** Enters a test in which so many new words, and others, were right. */
  const enterRight = async (moment: PlanMoment, right: number, others = true, more: object = {}) => {
    if (moment === 'eind') await ask('PUT', `/tests/${set}/eind/open`, { open: null });
    const { words } = taken((await ask('GET', '/tests')).body, moment);
    let left = right;
    const isRight = ({ role }: PlanTestWord) => (role === 'nieuw' ? left-- > 0 : others);
    const answers = words.map((word) => ({ n: word.n, is: isRight(word) ? 'goed' : 'geschreven' }));
    return enter(moment, answers, more);
  };
  return {
    ...{ server, account, noor, docent, ask, set, make, open, enter, enterRight, taken, goal, id },
    switchTo,
  };
}

type Started = Awaited<ReturnType<typeof start>>;

/** Noor at a device. */
async function pupilOf({ server, noor, set }: Started) {
  const token = await server.login('noor');
  const device = randomUUID();
  const call = <T = OwnTest & ErrorBody>(method: string, rest: string, body?: object) =>
    server.call<T>(method, `/api/pupils/${noor}/method-tests/${set}${rest}`, {
      token,
      ...(body && { body: { device, ...body } }),
    });
  const listed = async () =>
    (
      await server.call<{ id: string; state: string; use: string }[]>('GET', `/api/pupils/${noor}/tests`, {
        token,
      })
    ).body;
  const writeAll = async (wordOf: (n: number) => string) => {
    const { body } = await call('POST', '/begin', {});
    for (const { n } of body.words)
      await call('PUT', `/answers/${n}`, { rev: 1, given: wordOf(n), ms: 3000 });
    return call('POST', '/hand-in', { revs: body.words.map(({ n }) => ({ n, rev: 1 })) });
  };
  return { token, call, listed, writeAll };
}

// Acceptance of care, case 13.
test('the words of a plan: two forms alike, once each, none practised meanwhile; the same id makes the same', async () => {
  const started = await start();
  const { server, set, make, ask, taken } = started;
  const preview = await ask<{ counts: object }>('POST', `/tests/${set}/preview`, { size: 'whole' });
  expect(preview.body.counts).toEqual({ nieuw: 30, zin: 8, controle: 6 });
  const { body } = await make();
  const [begin, end] = [taken(body, 'begin').words, taken(body, 'eind').words];
  expect([begin.length, end.length]).toEqual([44, 44]);
  const families = [...begin, ...end].map(({ word }) => word.toLowerCase());
  expect(new Set(families).size).toBe(88);
  expect((await make()).body).toEqual(body);
  const other = await ask('PUT', `/tests/${randomUUID()}`, { size: 'whole' });
  expect(other).toMatchObject({ status: 409, body: { message: expect.stringContaining('al een') } });
  const reserved = await server.db.selectFrom('reserved_words').select('family').execute();
  expect(reserved.length).toBeGreaterThanOrEqual(88);
  await make('short');
  expect((await ask('GET', '/tests')).body.test?.size).toBe('whole');
});

// Acceptance of care, case 24: no reserved word dealt.
test('words of the test, and those of their family, are in no round until the end test is in', async () => {
  const started = await start();
  const { server, noor, make, enterRight } = started;
  await make();
  const token = await server.login('noor');
  const families = new Set(
    (await server.db.selectFrom('reserved_words').select('family').execute()).map(({ family }) => family),
  );
  const task = await server.db
    .selectFrom('tasks')
    .selectAll()
    .where('pupil_id', '=', noor)
    .where('category', '=', 'ei-ij')
    .executeTakeFirst();
  const { id, somvenster_id } = task ?? (await placeOf(started));
  const dealt = async () => {
    const words: string[] = [];
    for (let n = 0; n < 8; n++) {
      const { body } = await server.call<DealtRound>('POST', `/api/pupils/${noor}/tasks/${id}/rounds`, {
        token,
        body: { id: randomUUID(), somvenster: somvenster_id, game: TYPING },
      });
      words.push(...(body.dealt ?? []).map(({ solution }) => solution.reveal.text));
      await server.db.updateTable('rounds').set({ deal: null, ended_at: Date.now() }).execute();
    }
    return words;
  };
  const isKept = (word: string) => families.has(familyOf({ text: word }));
  const during = await dealt();
  expect(during.length).toBeGreaterThan(40);
  expect(during.filter(isKept)).toEqual([]);
  await enterRight('begin', 12);
  await enterRight('eind', 20);
  expect(await server.db.selectFrom('reserved_words').select('family').execute()).toEqual([]);
  expect((await dealt()).some(isKept)).toBe(true);
});

/** A place on the map for the goal of the plan. */
async function placeOf({ server, noor }: Pick<Started, 'server' | 'noor'>) {
  const token = await server.login('noor');
  await server.call('GET', `/api/pupils/${noor}/map`, { token });
  const task = await server.db
    .selectFrom('tasks')
    .selectAll()
    .where('pupil_id', '=', noor)
    .orderBy('anchor')
    .executeTakeFirstOrThrow();
  await server.db
    .updateTable('tasks')
    .set({ category: 'ei-ij', opened_at: 1 })
    .where('id', '=', task.id)
    .execute();
  return task;
}

// Acceptance of care, cases 2, 3 and 29.
test.each([
  [12, 21, 'clearly-up'],
  [12, 15, 'no-difference'],
  [12, 18, 'likely-up'],
  [20, 12, 'likely-down'],
] as const)('%i of 30 and then %i: %s', async (first, last, finding) => {
  const { server, make, open, enter, enterRight, taken, ask } = await start();
  await make();
  await server.db.updateTable('test_items').set({ d: 0, v: 0.25 }).execute();
  const { body: begun } = await enterRight('begin', first);
  expect(taken(begun, 'begin')).toMatchObject({
    state: 'nagekeken',
    mode: 'papier',
    counts: { nieuw: { right: first, of: 30 }, zin: { right: 8, of: 8 } },
  });
  const { body: plan } = await ask<Plan>('GET', '');
  expect(plan.fields.goals[0]!.start).toMatchObject({ source: 'begintoets', answers: 30, day: today });
  await open('eind');
  await server.db.updateTable('test_items').set({ d: 0, v: 0.25 }).execute();
  const { words } = taken((await ask('GET', '/tests')).body, 'eind');
  let left: number = last;
  const { body } = await enter(
    'eind',
    words.map(({ n, role }) => ({ n, is: role !== 'nieuw' || left-- > 0 ? 'goed' : 'geschreven' })),
  );
  expect(body.conclusion).toMatchObject({
    change: { finding, cautions: [] },
    practised: null,
    sentences: 'no-difference',
    goals: [{ words: 30 }],
  });
  expect((await ask<Plan>('GET', '')).body.state).toBe('evalueren');
});

test('an outcome that is another than the tests say wants a reason; without an end test nothing is said', async () => {
  const { make, enterRight, ask, goal } = await start(0.6);
  await make();
  await enterRight('begin', 2);
  const { body } = await enterRight('eind', 30);
  expect(body.conclusion!.goals).toMatchObject([{ outcome: 'bereikt', begin: { p: expect.any(Number) } }]);
  const { body: plan } = await ask<Plan>('GET', '');
  const evaluate = (outcome: string, why: string) =>
    ask<Plan & ErrorBody>('PUT', `/evaluations/${randomUUID()}`, {
      ...{ day: today, instrument: 'eindtoets', conclusion: 'stoppen', text: '', nextOn: null },
      ...{ version: plan.version, goals: [{ goal: goal.id, outcome, why }] },
    });
  expect((await evaluate('deels', '')).body.fields).toMatchObject({
    'goals.0.why': expect.stringContaining('waarom'),
  });
  const closed = await evaluate('bereikt', '');
  expect(closed.body).toMatchObject({
    state: 'afgesloten',
    evaluations: [{ goals: [{ outcome: 'bereikt', proposed: 'bereikt' }], proposed: 'stoppen' }],
  });
});

// Acceptance of care, cases 15 to 17.
test('on the screen: the pupil begins it on the map, hears words of the own form, and learns nothing of what is right', async () => {
  const started = await start();
  const { make, open, ask, taken, server } = started;
  const noor = await pupilOf(started);
  await make();
  expect(await noor.listed()).toEqual([]);
  expect((await noor.call('GET', '')).body).toMatchObject({ state: 'dicht' });
  await open('begin');
  expect(await noor.listed()).toMatchObject([{ id: started.set, state: 'klaar', use: 'plan' }]);
  // At the address of a method test it is not there.
  const { account } = server.school;
  expect((await noor.call('GET', `?account=${account}`)).status).toBe(404);
  const before = await server.db.selectFrom('day_counts').selectAll().execute();
  const { words } = taken((await ask('GET', '/tests')).body, 'begin');
  const rightOf = new Map(words.map(({ n, word, sentence, role }) => [n, role === 'zin' ? sentence! : word]));
  const done = await noor.writeAll((n) => (n <= 3 ? 'xx' : rightOf.get(n)!));
  expect(done.body).toMatchObject({ state: 'nagekeken', answers: [] });
  expect(JSON.stringify(done.body)).not.toContain(words[5]!.word);
  expect(await server.db.selectFrom('day_counts').selectAll().execute()).toEqual(before);
  const { body } = await ask('GET', '/tests');
  expect(taken(body, 'begin')).toMatchObject({ state: 'nagekeken', mode: 'scherm', minutes: 2 });
  const { nieuw, zin, controle } = taken(body, 'begin').counts;
  expect(nieuw!.right + zin!.right + controle!.right).toBe(41);
  expect(await noor.listed()).toEqual([]);
  // The end test is the other form, and a sitting of its own.
  await open('eind');
  expect(await noor.listed()).toMatchObject([{ state: 'klaar' }]);
  const { body: second } = await noor.call('POST', '/begin', {});
  expect(second.state).toBe('bezig');
});

// Acceptance of care, case 8.
test('begun on the screen and ended on paper is told with more care', async () => {
  const started = await start();
  const { make, open, enterRight, ask, taken, server } = started;
  const noor = await pupilOf(started);
  await make();
  await open('begin');
  await server.db.updateTable('test_items').set({ d: 0, v: 0.25 }).execute();
  const { words } = taken((await ask('GET', '/tests')).body, 'begin');
  const right = new Map(
    words.filter(({ role }) => role === 'nieuw').map(({ n, word }, i) => [n, i < 12 ? word : 'xx']),
  );
  // A sentence that is no sentence is for somebody to decide.
  for (const { n, role, sentence } of words) if (role === 'zin') right.set(n, sentence!);
  await noor.writeAll((n) => right.get(n) ?? 'xx');
  const { body } = await enterRight('eind', 21);
  expect(body.conclusion!.change).toMatchObject({ finding: 'likely-up', cautions: ['other-mode'] });
  // What was taken on the screen is not written over from paper.
  expect((await enterRight('begin', 3)).status).toBe(409);
});

test('the end test waits for a start test that is under way, and from paper for being set ready', async () => {
  const started = await start();
  const { make, open, enter } = started;
  const noor = await pupilOf(started);
  await make();
  await open('begin');
  await noor.call('POST', '/begin', {});
  expect(await open('eind')).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(await enter('eind', [])).toMatchObject({ status: 409, body: { code: 'conflict' } });
});

test('a sheet with a missing line is not stored; entered again it wants a reason', async () => {
  const { make, enter, enterRight, ask, taken } = await start();
  await make();
  const { words } = taken((await ask('GET', '/tests')).body, 'begin');
  const all = words.map(({ n }) => ({ n, is: 'goed' }));
  expect((await enter('begin', all.slice(1))).body.fields).toMatchObject({
    answers: 'Nog niet ingevuld: 1.',
  });
  expect((await enter('begin', all, { day: '2099-01-01' })).status).toBe(422);
  const some = all.map((one, i) => (i < 2 ? { ...one, is: 'niet gemaakt' } : one));
  const { body } = await enter('begin', some);
  expect(taken(body, 'begin').words.filter(({ out }) => out === 'niet gemaakt')).toHaveLength(2);
  expect((await enterRight('begin', 5)).body.fields).toMatchObject({ why: 'Schrijf kort waarom.' });
  const again = await enterRight('begin', 5, true, { why: 'Verkeerd overgenomen.' });
  expect(taken(again.body, 'begin').counts.nieuw).toEqual({ right: 5, of: 30 });
});

test('no sentence is asked whole in which its word does not stand as it is', () => {
  const words = WORDS.asked({ category: 'ei-ij' });
  const other = words.filter(({ text, sentence }) => sentence && !isWordOf(sentence, text));
  expect(other.length).toBeGreaterThan(0);
  expect(withWholeSentences(other).every(({ sentence }) => sentence === undefined)).toBe(true);
  // Of a set of before it is for somebody to decide.
  const { text: word, sentence } = other[0]!;
  const item = { word, sentence: sentence!, role: 'zin' as const, category: 'ei-ij' };
  expect(scoreOf(item, sentence!, 'nl').verdict).toBe('twijfel');
});

// Acceptance of care, case 9.
test('new words of the end test that were practised after all count nowhere, and are named', async () => {
  const { server, noor, make, enterRight, ask, taken } = await start();
  await make();
  await enterRight('begin', 12);
  const fresh = taken((await ask('GET', '/tests')).body, 'eind').words.filter(({ role }) => role === 'nieuw');
  const task = await placeOf({ server, noor });
  const at = Date.now();
  await server.db
    .insertInto('rounds')
    .values({
      ...{ id: randomUUID(), pupil_id: noor, task_id: task.id, game: 'typen', form: 'type', seed: 's' },
      ...{
        size: 4,
        deal: null,
        choices: '{}',
        first_visit: 0,
        started_at: at,
        ended_at: at,
        complete: 1,
        tips: 0,
      },
      ...{ feat: 0, finished: 1, first_try: 4, stars: 3, coins: 1 },
    })
    .execute();
  const round = await server.db.selectFrom('rounds').select('id').executeTakeFirstOrThrow();
  await server.db
    .insertInto('answers')
    .values(
      fresh.slice(0, 4).map(({ word }, n) => ({
        ...{ id: randomUUID(), round_id: round.id, round_at: at, exercise_id: `e${n}`, category: 'ei-ij' },
        ...{
          word_id: word,
          word,
          n,
          given: '{}',
          shown: word,
          correct: 1,
          try_no: 1,
          decides: 1,
          rule: null,
        },
        ...{ ms: 1000, tick: 0, at, stored_at: at, typed: null },
      })),
    )
    .execute();
  const { body } = await enterRight('eind', 30);
  expect(taken(body, 'eind').counts.nieuw).toEqual({ right: 26, of: 26 });
  expect(taken(body, 'eind').words.filter(({ out }) => out === 'geoefend')).toHaveLength(4);
});

// Acceptance of care, case 11.
test('a test of others: points and a word with its error of measurement, and nothing over another norm', async () => {
  const { ask } = await start();
  const put = (moment: PlanMoment, score: number, more: object = {}) =>
    ask('PUT', `/externals/${randomUUID()}`, {
      ...{ moment, day: today, provider: 'Cito', test: 'Spelling', norm: '2022', score, sem: 5 },
      ...more,
    });
  await put('begin', 105);
  expect((await put('eind', 118)).body.external).toEqual({
    kind: 'points',
    points: 13,
    finding: 'likely-up',
  });
  expect((await put('eind', 121)).body.external).toMatchObject({ finding: 'clearly-up' });
  expect((await put('eind', 121, { sem: null, norm: '2022' })).body.external).toMatchObject({ points: 16 });
  expect((await put('eind', 121, { norm: '2018' })).body.external).toEqual({ kind: 'other-norm' });
  expect((await put('eind', -1)).body.fields).toHaveProperty('score');
  expect((await put('eind', 110, { day: '2099-01-01' })).body.fields).toHaveProperty('day');
});

// Acceptance of care, case 20.
test('switched off nothing is offered, and what was begun is handed in', async () => {
  const started = await start();
  const { make, open, ask, switchTo } = started;
  const noor = await pupilOf(started);
  await make();
  await open('begin');
  await noor.call('POST', '/begin', {});
  await switchTo(false, 1);
  expect((await ask('GET', '/tests')).status).toBe(404);
  expect(await noor.listed()).toMatchObject([{ state: 'bezig' }]);
  expect((await noor.call('PUT', '/answers/1', { rev: 1, given: 'trein', ms: 10 })).status).toBe(200);
  expect((await noor.call('POST', '/hand-in', { revs: [{ n: 1, rev: 1 }] })).body.state).toBe('nagekeken');
  expect(await noor.listed()).toEqual([]);
});

test('a goal that is chosen after the start test begins with what that said', async () => {
  const started = await start();
  const { ask, make, enterRight, goal } = started;
  await make();
  await enterRight('begin', 12);
  const { body: plan } = await ask<Plan>('GET', '');
  const change = (goals: object[], basedOn: object) =>
    ask<Plan & ErrorBody>('PATCH', '', { fields: { goals }, basedOn, reason: 'opnieuw gekozen' });
  const begin = plan.fields.goals[0]!.start;
  expect(begin).toMatchObject({ source: 'begintoets', day: today });
  const { body: without } = await change([], plan.versions);
  const { body: again } = await change([{ ...goal, id: randomUUID() }], without.versions);
  expect(again.fields.goals[0]!.start).toEqual(begin);
  // The test says nothing of another category: that begins with what practice says.
  const other = { ...goal, id: randomUUID(), category: 'au-ou' };
  const { body: more } = await change([{ ...goal, id: randomUUID() }, other], again.versions);
  expect(more.fields.goals[1]!.start).toBeNull();
});

test('a start test within ten schooldays after the first day counts, and is told of; one after that is no start', async () => {
  const taken = async (days: number) => {
    const started = await start();
    const { server, id, make, enterRight, ask } = started;
    await server.db
      .updateTable('plans')
      .set({ from_day: daysAfter(today, -days) })
      .where('id', '=', id)
      .execute();
    await make();
    await enterRight('begin', 12);
    const { body: plan } = await ask<Plan>('GET', '');
    await enterRight('eind', 21);
    const { startLate, conclusion } = (await ask('GET', '/tests')).body;
    return [startLate, plan.fields.goals[0]!.start?.source, conclusion?.change?.z !== undefined];
  };
  expect(await taken(0)).toEqual([null, 'begintoets', true]);
  expect(await taken(5)).toEqual(['after', 'begintoets', true]);
  expect(await taken(70)).toEqual(['too-late', undefined, false]);
});
