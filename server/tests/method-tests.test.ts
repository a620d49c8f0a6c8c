import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { MethodTest, TestItemView, TestResult } from '../contract/method-tests.ts';
import type { OwnTest } from '../contract/own-tests.ts';
import type { ErrorBody } from '../contract/call.ts';
import { daysAfter } from '../contract/days.ts';
import { nameOfDay } from '../data/day.ts';
import { setLicence } from '../testing/licence.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

const DAYS = { from: '2020-01-01', to: '2099-12-31' };
const WISH = {
  title: 'Blok 3',
  source: { kind: 'categories', categories: ['ei-ij', 'au-ou'] },
  size: 20,
  sentences: 2,
  shows: 'woorden en score',
  ...DAYS,
};

type Whole = { test: MethodTest; items: TestItemView[]; results: TestResult[] };

/** A school that has method tests, with its teacher and a pupil who takes one. */
async function start() {
  const server = await startTestServer();
  const { account, group, noor } = server.school;
  const office = await server.login('office');
  const switchTo = async (on: boolean, basedOn: number) =>
    server.call('PUT', `/api/office/accounts/${account}/features/featureTestschool`, {
      token: office,
      body: { on, basedOn },
    });
  await switchTo(true, 0);
  const docent = await server.login('docent');
  const path = `/api/accounts/${account}/groups/${group}/method-tests`;
  const staff = <T>(method: string, rest: string, body?: unknown) =>
    server.call<T>(method, `${path}${rest}`, { token: docent, body });
  const make = async (more: object = {}) => {
    const id = randomUUID();
    await staff('PUT', `/${id}`, { ...WISH, ...more });
    return id;
  };
  return { server, switchTo, staff, make, docent, path, pupil: await taker(server, noor, 'noor') };
}

/** A pupil at a device. */
async function taker(server: TestServer, pupil: string, username: string, device = randomUUID()) {
  const token = await server.login(username);
  const { account } = server.school;
  const call = <T = ErrorBody>(method: string, id: string, rest = '', body?: object, from = account) =>
    server.call<T>(method, `/api/pupils/${pupil}/method-tests/${id}${rest}?account=${from}`, {
      token,
      ...(body && { body: { device, ...body } }),
    });
  return {
    token,
    device,
    look: (id: string, from?: string) => call<OwnTest>('GET', id, '', undefined, from),
    begin: (id: string, body = {}) => call<OwnTest>('POST', id, '/begin', body),
    write: (id: string, n: number, given: string | null, rev = 1, more = {}) =>
      call<{ rev: number }>('PUT', id, `/answers/${n}`, { rev, given, ms: 4000, ...more }),
    hear: (id: string, n: number, play: number) =>
      server.call(
        'POST',
        `/api/pupils/${pupil}/method-tests/${id}/words/${n}/plays?${new URLSearchParams({ account, device, play: `${play}` })}`,
        { token },
      ),
    handIn: (id: string, revs: { n: number; rev: number }[] = []) =>
      call<OwnTest & ErrorBody>('POST', id, '/hand-in', { revs }),
    list: async () =>
      (await server.call<{ id: string; state: string }[]>('GET', `/api/pupils/${pupil}/tests`, { token }))
        .body,
  };
}

test('a test of a block: looked at first, set ready, taken, scored, released', async () => {
  const { staff, make, pupil, server } = await start();
  const id = randomUUID();
  const preview = await staff<{ items: TestItemView[] }>('POST', `/${id}/preview`, WISH);
  expect(preview.body.items.length).toBe(22);
  expect((await staff<{ total: number }>('GET', '')).body.total).toBe(0);
  const made = await staff<MethodTest>('PUT', `/${id}`, WISH);
  expect(made.body).toMatchObject({ title: 'Blok 3', words: 22, doubts: 0, version: 1 });
  expect((await staff<MethodTest>('PUT', `/${id}`, { ...WISH, title: 'Anders' })).body.title).toBe('Blok 3');
  const { body: whole } = await staff<Whole>('GET', `/${id}`);
  expect(whole.items).toEqual(preview.body.items);
  expect(whole.results.every(({ state }) => state === null)).toBe(true);

  expect(await pupil.list()).toMatchObject([{ id, state: 'klaar' }]);
  const before = await server.db.selectFrom('rewards').selectAll().execute();
  const { body: begun } = await pupil.begin(id);
  expect(begun).toMatchObject({ state: 'bezig', answers: [] });
  // What is right stays here.
  expect(JSON.stringify(begun)).not.toMatch(/woord\d|nieuw|oefen/);
  for (const { n, word, role, sentence } of whole.items)
    await pupil.write(id, n, role === 'zin' ? sentence! : n % 4 === 0 ? 'fout' : word);
  const ended = await pupil.handIn(
    id,
    whole.items.map(({ n }) => ({ n, rev: 1 })),
  );
  expect(ended.body).toMatchObject({ state: 'nagekeken', answers: [] });
  expect(ended.body.result).toBeUndefined();
  expect(await pupil.list()).toEqual([]);

  const { body: after } = await staff<Whole>('GET', `/${id}`);
  const own = after.results.find(({ state }) => state !== null)!;
  expect(own).toMatchObject({ state: 'nagekeken', minutes: 1 });
  const wrong = own.answers.filter(({ verdict }) => verdict === 'fout').map(({ n }) => n);
  expect(wrong).toEqual(whole.items.filter(({ n, role }) => n % 4 === 0 && role !== 'zin').map(({ n }) => n));
  expect(after.test.counts).toMatchObject({ checked: 1, busy: 0 });

  expect((await staff('PATCH', `/${id}`, { released: true, basedOn: 9 })).status).toBe(409);
  await staff('PATCH', `/${id}`, { released: true, basedOn: 1 });
  expect(await pupil.list()).toMatchObject([{ id, state: 'uitslag' }]);
  const { body: shown } = await pupil.look(id);
  expect(shown.result!.score).toEqual({ right: 22 - wrong.length, of: 22 });
  // A test is not practice: nothing of it moved anything.
  expect(await server.db.selectFrom('rewards').selectAll().execute()).toEqual(before);
  expect(await server.db.selectFrom('answers').selectAll().execute()).toEqual([]);
  await make();
});

// Acceptance of care, case 15.
test('broken off and gone on with elsewhere: what is stored stays, the first device writes no more, no third sound', async () => {
  const { make, pupil, server } = await start();
  const id = await make();
  await pupil.begin(id);
  for (let n = 1; n <= 6; n++) await pupil.write(id, n, `woord${n}`);
  expect((await pupil.hear(id, 7, 1)).status).toBe(200);
  expect((await pupil.hear(id, 7, 2)).status).toBe(200);
  const second = await taker(server, server.school.noor, 'noor');
  expect((await second.look(id)).body.answers.map(({ n, plays }) => [n, plays])).toEqual([
    ...[1, 2, 3, 4, 5, 6].map((n) => [n, 0]),
    [7, 2],
  ]);
  expect((await second.begin(id)).status).toBe(409);
  expect((await second.write(id, 7, 'woord7')).status).toBe(409);
  const { body } = await second.begin(id, { takeOver: true });
  expect(body.answers.length).toBe(7);
  expect((await pupil.write(id, 7, 'laat')).body).toMatchObject({
    code: 'conflict',
    fields: { device: 'elsewhere' },
  });
  for (const play of [1, 2]) expect((await second.hear(id, 7, play)).status).toBe(409);
  expect((await second.hear(id, 7, 3)).status).toBe(422);
  // The higher revision wins, in whatever order they come.
  await second.write(id, 7, 'nieuw', 3);
  expect((await second.write(id, 7, 'oud', 2)).body).toEqual({ rev: 3 });
  expect((await second.look(id)).body.answers.find(({ n }) => n === 7)!.given).toBe('nieuw');
});

// Acceptance of care, case 16.
test('handed in before all has come: the server says what it lacks; what comes after is kept and not scored', async () => {
  const { make, staff, pupil, server } = await start();
  const id = await make();
  await pupil.begin(id);
  // What was begun is stored whatever becomes of the licence.
  const ended = daysAfter(nameOfDay(Date.now()), -50);
  await setLicence(server.db, server.school.account, { ends_on: ended });
  const revs = Array.from({ length: 22 }, (_, i) => ({ n: i + 1, rev: 1 }));
  for (const { n } of revs) if (n !== 5 && n !== 9) await pupil.write(id, n, 'woord');
  expect((await pupil.handIn(id, revs)).body).toMatchObject({ code: 'conflict', fields: { missing: '5 9' } });
  await pupil.write(id, 5, 'woord');
  await pupil.write(id, 9, null, 1, { noSound: true });
  expect((await pupil.handIn(id, revs)).status).toBe(200);
  // A second time is as once.
  expect((await pupil.handIn(id, revs)).status).toBe(200);
  expect((await pupil.write(id, 5, 'beter', 2)).status).toBe(200);
  await setLicence(server.db, server.school.account);
  const { body } = await staff<Whole>('GET', `/${id}`);
  const { answers } = body.results.find(({ state }) => state !== null)!;
  expect(answers[4]).toMatchObject({ given: 'woord', verdict: 'fout', late: 'beter' });
  // No sound is no mistake.
  expect(answers[8]).toMatchObject({ verdict: null, missing: true });
});

test('staff see it as the pupil does, and nothing is stored', async () => {
  const { make, server, docent, pupil } = await start();
  const { account, noor } = server.school;
  const id = await make({ from: '2099-01-01', to: '2099-02-01' });
  const path = `/api/pupils/${noor}/method-tests/${id}`;
  const look = await server.call<OwnTest>('GET', `${path}?account=${account}`, { token: docent });
  expect(look.body).toMatchObject({ state: 'klaar', answers: [] });
  const hear = () =>
    server.call('POST', `${path}/words/1/plays?account=${account}&device=${randomUUID()}&play=1`, {
      token: docent,
    });
  expect([(await hear()).status, (await hear()).status]).toEqual([200, 200]);
  expect(
    (await server.call('POST', `${path}/begin?account=${account}`, { token: docent, body: {} })).status,
  ).toBe(403);
  expect(await server.db.selectFrom('sittings').selectAll().execute()).toEqual([]);
  expect((await pupil.look(id)).body.state).toBe('dicht');
});

// Acceptance of care, case 18.
test('all that is not there for a pupil looks the same', async () => {
  const { make, staff, pupil, server, switchTo, path } = await start();
  const { elsewhere, finn } = server.school;
  const [id, gone] = [await make(), await make()];
  await staff('PATCH', `/${gone}/removed`, { removed: true });
  const other = await taker(server, finn, 'finn');
  const answers = [
    await pupil.look(id, elsewhere.account),
    await pupil.look(randomUUID()),
    await pupil.look(gone),
  ];
  if (other) answers.push(await other.look(id));
  expect((await pupil.look(id)).status).toBe(200);
  await switchTo(false, 1);
  answers.push(await pupil.look(id));
  const unknown = await server.call('GET', '/api/bestaat-niet', { token: pupil.token });
  expect(unknown.status).toBe(404);
  for (const { status, body } of answers) expect([status, body]).toEqual([404, unknown.body]);
  // To staff too: each call of it, for whoever may or may not.
  const office = await server.login('office');
  const rt = await server.login('rtadmin');
  for (const token of [office, rt, pupil.token])
    for (const [method, rest] of [
      ['GET', ''],
      ['GET', `/${id}`],
      ['PUT', `/${id}`],
    ] as const) {
      const { status, body } = await server.call(method, `${path}${rest}`, {
        token,
        ...(method === 'PUT' && { body: WISH }),
      });
      expect([status, body]).toEqual([404, unknown.body]);
    }
});

test('switched off in the middle: what was begun is handed in', async () => {
  const { make, pupil, switchTo } = await start();
  const id = await make();
  await pupil.begin(id);
  await switchTo(false, 1);
  expect(await pupil.list()).toMatchObject([{ id, state: 'bezig' }]);
  expect((await pupil.write(id, 1, 'woord1')).status).toBe(200);
  expect((await pupil.handIn(id)).status).toBe(200);
  expect((await pupil.look(id)).status).toBe(404);
});

test('staff decide what is doubted, and other words with a reason; a test is opened again, or does not count', async () => {
  const { make, staff, pupil, server } = await start();
  const { noor } = server.school;
  const id = await make();
  const { body: whole } = await staff<Whole>('GET', `/${id}`);
  const spoken = whole.items.find(({ role }) => role === 'zin')!;
  await pupil.begin(id);
  for (const { n, word } of whole.items) if (n !== spoken.n) await pupil.write(id, n, word);
  await pupil.write(id, spoken.n, 'Hier staat te lezen');
  await pupil.handIn(id);
  const result = async () =>
    (await staff<Whole>('GET', `/${id}`)).body.results.find(({ pupil: one }) => one === noor)!;
  expect(await result()).toMatchObject({ state: 'ingeleverd' });
  const verdicts = (n: number, verdict: string, why?: string) =>
    staff<TestResult & ErrorBody>('PUT', `/${id}/pupils/${noor}/verdicts`, {
      verdicts: [{ n, verdict }],
      ...(why && { why }),
    });
  expect((await verdicts(spoken.n, 'fout')).body.state).toBe('nagekeken');
  const sure = whole.items.find(({ n }) => n !== spoken.n)!.n;
  expect((await verdicts(sure, 'fout')).body).toMatchObject({ fields: { why: 'Schrijf kort waarom.' } });
  expect((await verdicts(sure, 'fout', 'Overgeschreven van het bord.')).status).toBe(200);
  expect((await verdicts(99, 'fout', 'Die is er niet.')).status).toBe(404);

  const state = (to: string, why = 'De brandbel ging af.') =>
    staff<TestResult & ErrorBody>('PUT', `/${id}/pupils/${noor}/state`, { to, why });
  expect((await state('open', 'kort')).status).toBe(422);
  expect((await state('ongeldig')).body.state).toBe('ongeldig');
  expect((await state('geldig')).body.state).toBe('nagekeken');
  expect((await state('open')).body.state).toBe('bezig');
  expect((await pupil.begin(id)).body.answers.length).toBe(22);
  // Eighty in a hundred words: staff may hand it in for who is ill.
  expect((await state('inleveren')).body.state).toBe('ingeleverd');
});

test('bad input: too few words, days the wrong way round, what is not there', async () => {
  const { staff, pupil, make } = await start();
  const put = (more: object) => staff<ErrorBody>('PUT', `/${randomUUID()}`, { ...WISH, ...more });
  expect((await put({ to: '2019-01-01' })).body.fields).toEqual({
    to: 'De laatste dag ligt voor de eerste.',
  });
  expect((await put({ size: 31 })).status).toBe(422);
  expect((await put({ source: { kind: 'categories', categories: ['lezen'] } })).body.fields).toHaveProperty(
    'source',
  );
  expect((await put({ source: { kind: 'list', list: randomUUID() } })).body.fields).toHaveProperty('source');
  expect((await put({ source: { kind: 'block', method: 'x', block: 'y' } })).body.fields).toHaveProperty(
    'source',
  );
  expect((await put({ title: ' ' })).body.fields).toEqual({ title: 'Geef de toets een naam.' });
  const id = await make({ from: '2099-01-01', to: '2099-02-01' });
  expect((await pupil.look(id)).body.state).toBe('dicht');
  expect((await pupil.begin(id)).status).toBe(409);
  const open = await make();
  await pupil.begin(open);
  expect((await pupil.write(open, 99, 'x')).status).toBe(404);
  expect((await pupil.write(open, 1, 'x'.repeat(201))).status).toBe(422);
  await pupil.write(open, 1, 'wo\u0007ord');
  expect((await pupil.look(open)).body.answers[0]!.given).toBe('woord');
});
