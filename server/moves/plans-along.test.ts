import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword } from '../auth/passwords.ts';
import type { ErrorBody } from '../contract/call.ts';
import type { Plan } from '../contract/care-plan.ts';
import type { Job } from '../contract/jobs.ts';
import { nameOfDay } from '../data/day.ts';
import type { Db } from '../data/database.ts';
import { createUser } from '../people/create.ts';
import { startMoving } from '../testing/moves.ts';
import { until } from '../testing/play.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { writePayload } from './write-payload.ts';

const HELP = 'Schrijft woorden met ei en ij door elkaar, ook in eigen teksten.';
const today = nameOfDay(Date.now());

const switchCare = async (server: TestServer, account: string) =>
  server.call('PUT', `/api/office/accounts/${account}/features/featureZorgtraject`, {
    token: await server.login('office'),
    body: { on: true, basedOn: 0 },
  });

/** A school with two plans of Noor: one that ended, with a test, and one that runs; and another school that takes over. */
async function start() {
  const server = await startTestServer();
  const { account, noor, elsewhere, staff } = server.school;
  await server.db
    .updateTable('accounts')
    .set({ kind: 'school' })
    .where('id', '=', elsewhere.account)
    .execute();
  await createUser(server.db, {
    ...{ accountId: elsewhere.account, role: 'schooladmin', username: 'daar', name: 'Juf Daar' },
    passwordHash: await hashPassword('geheim', 'pupil'),
  });
  await switchCare(server, account);
  const token = await server.login('docent');
  const make = async () => {
    const id = randomUUID();
    const ask = <T = Plan>(method: string, rest: string, body?: unknown) =>
      server.call<T>(method, `/api/pupils/${noor}/plans/${id}${rest}`, { token, body });
    const { body: plan } = await ask('PUT', '', {});
    const goal = { id: randomUUID(), kind: 'categorie', category: 'ei-ij', text: 'goed', target: 0.8 };
    const fields = { hulpvraag: [{ key: 'eigen', text: HELP }], goals: [goal], voice: 'Ik wil dit leren.' };
    await ask('PATCH', '', { fields, basedOn: plan.versions });
    await ask('PUT', '/state', { to: 'actief', reason: '' });
    await ask('PUT', `/sessions/${randomUUID()}`, {
      ...{ day: today, minutes: 20, kind: 'begeleid', withPlay: false, note: 'met kaartjes', struck: null },
    });
    return id;
  };
  const ended = await make();
  await server.db
    .updateTable('plans')
    .set({ state: 'afgesloten', closed_on: today, closed_why: 'stoppen' })
    .where('id', '=', ended)
    .execute();
  await storeTest(server, ended);
  return { server, ended, runs: await make(), docent: staff.docent };
}

/** A test of a plan that was taken on paper, and a method test that the pupil took with its group. */
async function storeTest({ db, school: { account, noor, staff, group } }: TestServer, plan: string) {
  const at = { made_by: staff.docent, made_at: 1, trashed_at: null, trashed_by: null, version: 1 };
  const common = { title: 'Toets', source: '{}', categories: '["ei-ij"]', seed: 's', notices: '[]' };
  const open = { open_from: today, open_to: today, shows: 'niets', released_at: null } as const;
  for (const use of ['plan', 'methode'] as const) {
    const [set, sitting] = [randomUUID(), randomUUID()];
    const of =
      use === 'plan'
        ? { plan_id: plan, pupil_id: noor, group_id: null, moment: 'begin' as const }
        : { plan_id: null, pupil_id: null, group_id: group, moment: 'methode' as const };
    await db
      .insertInto('test_sets')
      .values({ id: set, account_id: account, use, first_form: 'A', ...at, ...common, ...open, ...of })
      .execute();
    await db
      .insertInto('test_items')
      .values({
        ...{ set_id: set, form: 'A', n: 1, part: 1, role: 'nieuw', item: 'ei-ij/trein', category: 'ei-ij' },
        ...{ word: 'trein', sentence: null, d: 0, v: 0.25 },
      })
      .execute();
    await db
      .insertInto('sittings')
      .values({
        ...{ id: sitting, set_id: set, pupil_id: noor, form: 'A', moment: of.moment, mode: 'papier' },
        ...{ state: 'nagekeken', device: null, begun_at: 1, handed_in_at: 2, why: null, taken_on: today },
        ...{ taker_id: staff.docent, circumstances: '', version: 1 },
      })
      .execute();
    await db
      .insertInto('sitting_answers')
      .values({
        ...{ sitting_id: sitting, pupil_id: noor, n: 1, rev: 1, given: 'trijn', plays: 0, ms: 0 },
        ...{ missing: null, late: null, verdict: 'fout', errors: '[]', decided_by: staff.docent, why: null },
      })
      .execute();
  }
}

const TABLES = [
  'plans',
  'plan_sessions',
  'plan_versions',
  'test_sets',
  'sittings',
  'sitting_answers',
] as const;

/** All rows of plans and tests of a pupil, by table. */
async function rowsOf(db: Db, pupil: string) {
  const found: Record<string, Record<string, unknown>[]> = {};
  for (const table of TABLES) {
    const rows = await db
      .selectFrom(table as 'plans')
      .selectAll()
      .where('pupil_id', '=', pupil)
      .execute();
    found[table] = (rows as unknown as Record<string, unknown>[]).sort((one, other) =>
      JSON.stringify(one) < JSON.stringify(other) ? -1 : 1,
    );
  }
  return found;
}

/** Waits for the end of a copy or a merge. */
async function ended(server: TestServer, id: string, token: string) {
  await until(async () => {
    const { body: job } = await server.call<Job>('GET', `/api/jobs/${id}`, { token });
    return job.state === 'done' || (job.state === 'failed' && Promise.reject(new Error(job.error ?? '')));
  });
}

// Acceptance of care, case 34: without plans.
test('without the tick for plans there is no plan, sitting or set at the new school nor in a file', async () => {
  const { server, runs } = await start();
  const { noor, elsewhere } = server.school;
  const { code, take, practice } = await startMoving(server);
  const without = { scope: { settings: true, results: true, rewards: true, plans: false } };
  const typed = await code(without);
  const token = await server.db.selectFrom('move_tokens').selectAll().executeTakeFirstOrThrow();
  const pupil = await server.db
    .selectFrom('pupils')
    .selectAll()
    .where('id', '=', noor)
    .executeTakeFirstOrThrow();
  const file = JSON.stringify(await writePayload(server.db, pupil, token, Date.now()));
  for (const word of [HELP, 'met kaartjes', 'trijn']) expect(file).not.toContain(word);
  const id = randomUUID();
  const { body } = await take(typed, id);
  await ended(server, id, practice);
  expect(body.pupil).not.toBe(noor);
  for (const rows of Object.values(await rowsOf(server.db, body.pupil))) expect(rows).toEqual([]);
  const there = await server.db
    .selectFrom('test_sets')
    .select('id')
    .where('account_id', '=', elsewhere.account)
    .execute();
  expect(there).toEqual([]);
  // The one that ran there has ended; taking the move back lets it go on.
  const stateOf = async () =>
    (await server.db.selectFrom('plans').select('state').where('id', '=', runs).executeTakeFirstOrThrow())
      .state;
  expect(await stateOf()).toBe('gestopt');
  await server.call('POST', `/api/accounts/${elsewhere.account}/moves/${id}/undo`, { token: practice });
  expect(await stateOf()).toBe('actief');
});

// Acceptance of care, case 34: with plans.
test('with it all goes along under its own ids, hidden where the part is off, and stands still until somebody keeps it', async () => {
  const { server, ended: closed, runs, docent } = await start();
  const { noor, elsewhere } = server.school;
  const { code, take, check, undo } = await startMoving(server);
  const before = await rowsOf(server.db, noor);
  const typed = await code();
  expect((await check(typed)).body.counts).toMatchObject({ plans: 2 });
  const id = randomUUID();
  expect((await take(typed, id)).body.pupil).toBe(noor);
  // What a group took stays with it; no name of the old school goes along.
  const moved = await rowsOf(server.db, noor);
  expect(moved['sittings']).toHaveLength(1);
  expect(JSON.stringify(moved)).not.toContain(docent);
  const token = await server.login('daar');
  const ask = <T = Plan & ErrorBody>(method: string, rest: string, body?: unknown) =>
    server.call<T>(method, `/api/pupils/${noor}/plans/${rest}`, { token, body });
  expect((await ask('GET', closed)).status).toBe(404);
  await switchCare(server, elsewhere.account);
  const old = await ask('GET', closed);
  expect(old.body).toMatchObject({
    ...{ state: 'afgesloten', may: ['weggooien'], owner: null, moved: { on: today, follows: null } },
    sessions: [{ by: 'medewerker vorige school', note: 'met kaartjes' }],
  });
  const still = await ask('GET', runs);
  expect(still.body).toMatchObject({ state: 'gepauzeerd', owner: null, flags: ['eigenaar'] });
  const go = { to: 'actief', reason: 'weer verder' };
  expect((await ask('PUT', `${runs}/state`, go)).body.message).toContain('wie dit plan bijhoudt');
  const { body: care } = await server.call<{ owners: { id: string }[] }>('GET', `/api/pupils/${noor}/care`, {
    token,
  });
  await ask('PATCH', runs, {
    ...{ fields: { owner: care.owners[0]!.id }, basedOn: still.body.versions, reason: 'nieuwe school' },
  });
  expect((await ask('PUT', `${runs}/state`, go)).body.state).toBe('actief');
  // What ended elsewhere is no work of this school.
  const report = await server.call<{ total: number }>(
    'GET',
    `/api/accounts/${elsewhere.account}/care-report?from=2020-01-01&to=2099-12-31`,
    { token },
  );
  expect(report.body.total).toBe(0);
  // Back home all is as it was, but for what was written since.
  await undo(id);
  const home = await rowsOf(server.db, noor);
  for (const table of ['plan_sessions', 'test_sets', 'sittings', 'sitting_answers'])
    expect(home[table]).toEqual(before[table]);
  const planOf = (rows: typeof home, plan: string) => rows['plans']!.find((row) => row['id'] === plan);
  expect(planOf(home, closed)).toEqual(planOf(before, closed));
  expect(planOf(home, runs)).toMatchObject({ state: 'actief', owner_id: docent, moved_on: null });
});

test('of a copy what ended comes whole, and what ran as a draft that goes on with it; merged it gets a number of its own', async () => {
  const { server } = await start();
  const { noor, elsewhere } = server.school;
  const { code, take, practice, undo } = await startMoving(server);
  await switchCare(server, elsewhere.account);
  const sam = elsewhere.pupil;
  const daar = await server.login('daar');
  await server.call('PUT', `/api/pupils/${sam}/plans/${randomUUID()}`, { token: daar, body: {} });
  const id = randomUUID();
  await take(await code(), id, { into: sam });
  await ended(server, id, practice);
  const plans = async () =>
    server.db.selectFrom('plans').selectAll().where('pupil_id', '=', sam).orderBy('number').execute();
  const rows = await plans();
  expect(rows.map(({ number, state, follows }) => [number, state, follows])).toEqual([
    [1, 'concept', null],
    [2, 'afgesloten', null],
    [3, 'concept', 2],
  ]);
  expect(rows[2]).toMatchObject({ fields: expect.stringContaining(HELP), owner_id: null });
  expect(rows[2]!.fields).not.toContain('Ik wil dit leren.');
  const copies = await rowsOf(server.db, sam);
  expect(copies['plan_sessions']).toMatchObject([{ plan_id: rows[1]!.id, by_id: null }]);
  expect(copies['sitting_answers']).toMatchObject([{ given: 'trijn', decided_by: null }]);
  const left = await server.db
    .selectFrom('plans')
    .select('state')
    .where('pupil_id', '=', noor)
    .orderBy('number')
    .execute();
  expect(left.map(({ state }) => state)).toEqual(['afgesloten', 'gestopt']);
  await undo(id);
  expect(await plans()).toHaveLength(1);
  const back = await server.db
    .selectFrom('plans')
    .select('state')
    .where('pupil_id', '=', noor)
    .orderBy('number')
    .execute();
  expect(back.map(({ state }) => state)).toEqual(['afgesloten', 'actief']);
});
