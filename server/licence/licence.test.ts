import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import type { ErrorBody } from '../contract/call.ts';
import { daysAfter } from '../contract/days.ts';
import type { LicenceView, OfficeLicence } from '../contract/licence.ts';
import { nameOfDay } from '../data/day.ts';
import { up as licencesUp } from '../data/migrations/0035-licences.ts';
import { createOutbox } from '../mail/outbox.ts';
import { openOf } from '../testing/old-database.ts';
import { emptyPlace } from '../testing/places.ts';
import { setLicence, setState } from '../testing/licence.ts';
import { answerTo, endRound, sendAnswer, startPlayer } from '../testing/play.ts';
import { startTestServer } from '../testing/server.ts';
import { sendNotices } from './send-notices.ts';

const today = nameOfDay(Date.now());

/** A school, and what the office does with its licence. */
async function start() {
  const server = await startTestServer();
  const { account } = server.school;
  const office = await server.login('office');
  const ask = <T = OfficeLicence>(method: string, path: string, body?: unknown, token = office) =>
    server.call<T & ErrorBody>(method, path, { token, body });
  const base = `/api/office/accounts/${account}`;
  const period = { kind: 'paid', seats: 50, stops: false, note: '', why: 'bestelling per mail' };
  const save = (id: string, body: object) =>
    ask('PUT', `${base}/licences/${id}`, { ...period, basedOn: null, ...body });
  /** Takes all there is away, so that the office begins anew. */
  const none = () => server.db.deleteFrom('licences').where('account_id', '=', account).execute();
  return { server, account, base, ask, save, none };
}

test('a round that was begun goes on when the licence ends, and pays; another one is not begun', async () => {
  const { server, ask, base } = await start();
  const { noor, account } = server.school;
  const { socket, round, start: begin, token, map } = await startPlayer(server, 'noor', noor);
  for (let at = 0; at < 7; at++) await sendAnswer(socket, answerTo(round, at, true));
  // The office takes the days back: the server knows at once.
  const [licence] = (await ask('GET', `${base}/licences`)).body.periods;
  const ends = {
    kind: 'paid',
    seats: 50,
    stops: false,
    note: '',
    why: 'vergissing',
    basedOn: licence!.version,
  };
  const dates = { startsOn: daysAfter(today, -400), endsOn: daysAfter(today, -20) };
  expect((await ask('PUT', `${base}/licences/${licence!.id}`, { ...ends, ...dates })).status).toBe(200);
  for (let at = 7; at < round.size; at++)
    expect(await sendAnswer(socket, answerTo(round, at, true))).toMatchObject({ ok: true });

  // Reloaded: the same round goes on.
  const path = `/api/pupils/${noor}/tasks/${round.taskId}/rounds`;
  const again = { id: round.id, somvenster: map.somvenster.id, game: round.game };
  const taken = await server.call<{ answers: unknown[] }>('POST', path, { token, body: again });
  expect([taken.status, taken.body.answers.length]).toEqual([200, round.size]);
  const ended = await endRound(socket, round);
  expect(ended.ok && ended.data.coins).toBeGreaterThan(0);
  const stored = server.db.selectFrom('answers').select('id').where('round_id', '=', round.id);
  expect(await stored.execute()).toHaveLength(round.size);

  const refused = (await begin(0)) as unknown as ErrorBody;
  expect(refused).toEqual({
    code: 'licence-ended',
    message: 'Spelwereld is nu even dicht. Vraag het aan je juf of meester.',
  });
  expect((await server.call('GET', '/api/session', { token })).body).toMatchObject({
    account: { closed: true },
  });
  expect(account).toBe(server.school.account);
});

test('answers that waited come in after all is closed: logging in works, and they are stored', async () => {
  const { server } = await start();
  const { noor, account } = server.school;
  const first = await startPlayer(server, 'noor', noor);
  await setState(server.db, account, 'lapsed');
  // Another process, which knows nothing of before.
  const token = await server.login('noor');
  const socket = await server.live(token);
  for (let at = 0; at < 10; at++)
    expect(await sendAnswer(socket, answerTo(first.round, at, true))).toMatchObject({ ok: true });
});

test('everybody hears in the own words what can still be done', async () => {
  const { server } = await start();
  const { account, group, noor } = server.school;
  const text = async (who: string, method: string, path: string, body?: object) =>
    (await server.call(method, path, { token: await server.login(who), body })).body.message;
  const edit = [`PATCH`, `/api/accounts/${account}/groups/${group}`, {}] as const;
  await setState(server.db, account, 'readOnly');
  expect(await text('docent', 'PATCH', `/api/pupils/${noor}`, {})).toBe(
    'Je school kan nu alleen lezen en afdrukken. Vraag je beheerder om te verlengen.',
  );
  expect(await text('schooladmin', ...edit)).toMatch(
    /^De licentie liep af op \d+ \w+ \d{4}\. Tot en met \d+ \w+ \d{4} kun je lezen, afdrukken en exporteren\. Verleng om verder te werken\.$/,
  );
  expect(await text('noor', 'GET', `/api/accounts/${account}/groups`)).toBe(
    'Dit mag je niet met deze aanmelding.',
  );
});

test('who runs an account and its teachers see how the licence stands; a pupil never does', async () => {
  const { server } = await start();
  await setState(server.db, server.school.account, 'grace');
  const seen = async (who: string) =>
    (
      await server.call<{ account: { closed: boolean; licence?: { state: string } } }>(
        'GET',
        '/api/session',
        {
          token: await server.login(who),
        },
      )
    ).body.account;
  expect((await seen('schooladmin')).licence?.state).toBe('grace');
  expect((await seen('docent')).licence?.state).toBe('grace');
  expect(Object.keys(await seen('noor')).toSorted()).toEqual(['closed', 'id', 'kind', 'name']);
});

test('the office makes periods that never overlap, with every change, who made it and why', async () => {
  const { server, ask, save, none, base } = await start();
  await none();
  const [first, second] = [randomUUID(), randomUUID()];
  const dates = { startsOn: today, endsOn: daysAfter(today, 364) };
  const made = await save(first, dates);
  expect(made.body).toMatchObject({ standing: { state: 'active' }, seats: { total: 50, used: 4, free: 46 } });
  // Sent again because the answer got lost.
  expect((await save(first, dates)).body.periods).toHaveLength(1);
  const overlapping = await save(second, { startsOn: daysAfter(today, 364), endsOn: daysAfter(today, 500) });
  expect([overlapping.status, overlapping.body.fields?.['startsOn']]).toEqual([
    422,
    expect.stringMatching(/^Deze periode overlapt met \d+ \w+ \d{4} t\/m \d+ \w+ \d{4}\.$/),
  ]);
  expect(
    (await save(second, { startsOn: daysAfter(today, 365), endsOn: daysAfter(today, 500) })).status,
  ).toBe(200);

  const changed = await save(first, { ...dates, seats: 60, basedOn: 1, why: 'tien erbij' });
  expect(changed.body.periods[0]).toMatchObject({ seats: 60, version: 2 });
  expect(changed.body.changes[0]).toMatchObject({
    why: 'tien erbij',
    by: 'Juf office',
    before: { seats: 50 },
    after: { seats: 60 },
  });
  // Somebody who looked at it before that.
  expect((await save(first, { ...dates, seats: 70, basedOn: 1 })).body.code).toBe('conflict');
  expect((await save(randomUUID(), { startsOn: '2031-01-01', endsOn: '2030-01-01' })).body.fields).toEqual({
    endsOn: 'De laatste dag ligt voor de eerste.',
  });
  expect((await save(randomUUID(), { startsOn: '2031-01-01', endsOn: null })).status).toBe(422);
  expect(
    (await save(randomUUID(), { startsOn: '2031-01-01', endsOn: '2031-02-01', seats: 3001 })).status,
  ).toBe(422);
  const lines = server.db.selectFrom('audit').select('id').where('action', '=', 'licence-changed');
  expect(await lines.execute()).toHaveLength(3);
  expect((await ask('GET', `${base}/licences`)).body.changes).toHaveLength(3);
});

test('of two who make overlapping periods at the same moment one is refused', async () => {
  const { save, none } = await start();
  await none();
  const tries = await Promise.all(
    Array.from({ length: 6 }, (_, i) =>
      save(randomUUID(), { startsOn: daysAfter(today, i), endsOn: daysAfter(today, 100 + i) }),
    ),
  );
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422]);
});

test('the office works on in an account that can only read, puts off and blocks', async () => {
  const { server, ask, base } = await start();
  const { account, group } = server.school;
  await setState(server.db, account, 'readOnly');
  const edited = await ask('PATCH', `/api/accounts/${account}/groups/${group}`, {
    change: randomUUID(),
    name: 'Groep 5a',
  });
  expect(edited.status).toBe(200);
  const line = server.db.selectFrom('audit').select('actor_id').where('action', '=', 'group-edited');
  expect(await line.execute()).toEqual([{ actor_id: server.school.staff.office }]);

  let token = await server.login('schooladmin');
  const read = () => ask<LicenceView>('GET', `/api/accounts/${account}/licence`, undefined, token);
  expect((await read()).body.standing.state).toBe('readOnly');
  const hold = { until: daysAfter(today, 10), why: 'bestelling onderweg' };
  expect((await ask('PUT', `${base}/hold`, hold)).body.standing.state).toBe('grace');
  expect((await read()).body.standing.state).toBe('grace');
  expect(
    (await ask('PUT', `${base}/hold`, { ...hold, until: daysAfter(today, 61) })).body.fields,
  ).toHaveProperty('until');

  const block = { kind: 'misbruik', why: 'Er wordt met wachtwoorden gehandeld.' };
  expect((await ask('PUT', `${base}/block`, { block })).body.standing.state).toBe('blocked');
  // Staff log in anew, and read why.
  expect((await read()).status).toBe(401);
  token = await server.login('schooladmin');
  expect(await read()).toMatchObject({
    status: 409,
    body: {
      message: 'Dit account is geblokkeerd. Er wordt met wachtwoorden gehandeld. Stuur ons een bericht.',
    },
  });
  // Its administrators read why on each page, its teachers that it is closed.
  const seenBy = async (as: string) => {
    const { body } = await server.call<{ account: object }>('GET', '/api/session', { token: as });
    return body.account;
  };
  expect(await seenBy(token)).toMatchObject({ blockedFor: block.why, licence: { state: 'blocked' } });
  expect(await seenBy(await server.login('docent'))).not.toHaveProperty('blockedFor');
  expect((await ask('PUT', `${base}/block`, { block: null })).body.standing.state).toBe('grace');
  expect((await read()).status).toBe(200);
});

test('a customer says to stop, and that it goes on after all', async () => {
  const { server, ask } = await start();
  const { account } = server.school;
  await setLicence(server.db, account);
  const token = await server.login('schooladmin');
  const path = `/api/accounts/${account}/licence`;
  const view = (await ask<LicenceView>('GET', path, undefined, token)).body;
  const stop = (stops: boolean, basedOn: number) =>
    ask<LicenceView>('PUT', `${path}/stops`, { stops, basedOn }, token);
  expect((await stop(true, view.periods[0]!.version)).body.standing.stops).toBe(true);
  expect((await stop(false, view.periods[0]!.version)).body.code).toBe('conflict');
  expect((await stop(false, view.periods[0]!.version + 1)).body.standing.stops).toBe(false);
});

test('who uses a seat is listed by group, with when there was practice', async () => {
  const { server, ask } = await start();
  const { account } = server.school;
  const token = await server.login('schooladmin');
  const { body } = await ask<{ pupils: { name: string; group: { name: string }; lastOn: null }[] }>(
    'GET',
    `/api/accounts/${account}/licence/seats`,
    undefined,
    token,
  );
  expect(body.pupils.map(({ name, group, lastOn }) => [group.name, name, lastOn])).toEqual([
    ['Groep 5', 'Daan Jansen', null],
    ['Groep 5', 'Noor de Vries', null],
    ['Groep 5', 'Zoë van den Berg', null],
    ['Groep 6', 'Finn Bakker', null],
  ]);
});

test('nothing lengthens a licence by itself: years later there is no other one, no order and no invoice', async () => {
  let now = Date.now();
  const server = await startTestServer({ licences: { clock: () => now } });
  const { account } = server.school;
  await setLicence(server.db, account);
  const token = await server.login('schooladmin');
  const states: string[] = [];
  const outbox = createOutbox(server.db, false);
  const post = { add: outbox.add.bind(outbox), nudge() {} };
  for (const days of [0, 150, 34, 20, 30, 400]) {
    now += days * 24 * 60 * 60 * 1000;
    await sendNotices({ db: server.db, post }, now);
    const { body } = await server.call<LicenceView>('GET', `/api/accounts/${account}/licence`, { token });
    states.push(body.standing.state);
  }
  expect(states).toEqual(['active', 'ending', 'grace', 'readOnly', 'lapsed', 'erased']);
  expect(
    await server.db.selectFrom('licences').select('id').where('account_id', '=', account).execute(),
  ).toHaveLength(1);
  for (const table of ['orders', 'invoices'] as const)
    expect(await server.db.selectFrom(table).select('id').execute()).toEqual([]);
});

test('a trial of before becomes a period with its last day, and who had none has a free one', async () => {
  const db = await openOf(await emptyPlace(), '0034-jobs');
  onTestFinished(() => db.destroy());
  const [trial, home] = ['trial', 'home'];
  const end = Date.parse('2027-03-29T00:00+02:00') - 1;
  await db
    .insertInto('accounts')
    .values([
      { id: trial, kind: 'school', name: 'De Proefschool', variant: 'nl', created_at: 1, trial_ends_at: end },
      { id: home, kind: 'thuis', name: 'Thuis', variant: 'nl', created_at: 1, trial_ends_at: null },
    ] as never)
    .execute();
  await licencesUp(db as never);
  const rows = await db.selectFrom('licences').selectAll().execute();
  expect(rows.find((row) => row.account_id === trial)).toMatchObject({
    kind: 'trial',
    seats: 30,
    ends_on: '2027-03-28',
  });
  expect(rows.find((row) => row.account_id === home)).toMatchObject({
    kind: 'free',
    seats: 8,
    ends_on: null,
  });
});
