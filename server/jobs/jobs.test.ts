import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Job, JobProgress, JobRow } from '../contract/jobs.ts';
import { transact } from '../data/database.ts';
import { countJob, thingsIn, thingsTo, type Counting, type Moment } from '../testing/count-job.ts';
import { until } from '../testing/play.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { cleanJobs } from './cleaning.ts';
import { JobRefusal, type JobKind } from './kind.ts';
import { addJob } from './store.ts';

const DAY = 24 * 60 * 60 * 1000;
const PACE = { lookMs: 10, againMs: 1, tellMs: 0 };

type Counts = JobKind<Counting, number, void>;
const asKind = (kind: Counts) => kind as unknown as JobKind;

/** A server that can count, and how it is asked to. */
async function counting(more: Partial<Counts> = {}, moment?: Moment) {
  const kind = countJob(more, moment);
  const server = await startTestServer({ jobs: { kinds: [asKind(kind)], pace: PACE } });
  const { account, staff } = server.school;
  const kinds = new Map([[kind.id, asKind(kind)]]);
  const add = (upTo: number, of: { id?: string; accountId?: string | null; madeBy?: string } = {}) => {
    const id = of.id ?? randomUUID();
    const draft = { id, accountId: account, madeBy: staff.schooladmin, params: { upTo }, ...of };
    return transact(server.db, (trx) => addJob(trx, kind, kinds, { ...draft, id })).then(() => id);
  };
  const token = await server.login('schooladmin');
  const get = async (id: string, as = token) =>
    (await server.call<Job>('GET', `/api/jobs/${id}`, { token: as })).body;
  const ended = async (id: string) => {
    let job = await get(id);
    await until(async () => ['done', 'failed', 'cancelled'].includes((job = await get(id)).state));
    return job;
  };
  const ask = (what: string, id: string, body: unknown = {}, as = token) =>
    server.call<Job & { message: string; code: string }>('POST', `/api/jobs/${id}/${what}`, {
      token: as,
      body,
    });
  return { ...server, add, get, ended, ask, token };
}

/** Something that waits until it is let go on, so that a test sees a job in the middle. */
function gate() {
  let open: () => void = () => undefined;
  let isReached = false;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return {
    reached: () => until(() => isReached),
    open,
    at(n: number): Moment {
      return (where, way, at) => {
        if (where !== 'before' || way !== 'run' || at !== n) return;
        isReached = true;
        return opened;
      };
    },
  };
}

test('who asked for it follows it and reads what it did; a report has lines, a list all jobs', async () => {
  const stop = gate();
  const { add, get, ended, live, call, token, school } = await counting({}, stop.at(2));
  const heard: JobProgress[] = [];
  await live(token, (socket) => socket.on('job', (progress) => heard.push(progress)));
  const id = await add(4);
  await stop.reached();
  expect(await get(id)).toMatchObject({
    title: 'Tellen',
    state: 'running',
    step: 'Tellen',
    done: 2,
    total: 4,
    by: 'Juf schooladmin',
    own: true,
    cancel: 'back',
    undoUntil: null,
  });
  stop.open();
  const job = await ended(id);
  expect(job).toMatchObject({ state: 'done', done: 4, step: '', error: null });
  expect(job.report).toEqual([{ outcome: 'made', label: 'gemaakt', count: 4 }]);
  expect(job.undoUntil).toBeGreaterThan(Date.now());
  await until(() => heard.some(({ state, done }) => state === 'done' && done === 4));
  const { body: report } = await call<{ rows: JobRow[]; total: number }>(
    'GET',
    `/api/jobs/${id}/rows?page=1`,
    {
      token,
    },
  );
  expect(report.total).toBe(4);
  expect(report.rows.map(({ n, label }) => [n, label])).toEqual([1, 2, 3, 4].map((n) => [n, 'gemaakt']));
  const { body: list } = await call<{ jobs: Job[] }>('GET', `/api/accounts/${school.account}/jobs`, {
    token,
  });
  expect(list.jobs.map((one) => one.id)).toEqual([id]);
});

test('a teacher sees the own work, nobody that of another account, the office all of it', async () => {
  const { add, ended, login, call, school } = await counting();
  const ofAdmin = await add(1);
  await ended(ofAdmin);
  const mine = await add(2, { madeBy: school.staff.docent });
  await ended(mine);
  const [teacher, practice, office] = [await login('docent'), await login('rtadmin'), await login('office')];
  const status = async (id: string, token: string) =>
    (await call('GET', `/api/jobs/${id}`, { token })).status;
  expect(await status(mine, teacher)).toBe(200);
  expect(await status(ofAdmin, teacher)).toBe(404);
  expect(await status(mine, practice)).toBe(404);
  expect(await status(mine, office)).toBe(200);
  const idsOf = async (path: string, token: string) =>
    (await call<{ jobs: Job[] }>('GET', path, { token })).body.jobs.map(({ id }) => id);
  expect(await idsOf(`/api/accounts/${school.account}/jobs`, teacher)).toEqual([mine]);
  expect(await idsOf('/api/office/jobs', office)).toEqual([mine, ofAdmin]);
  for (const what of ['cancellation', 'retry', 'undo'])
    expect(
      (await call('POST', `/api/jobs/${ofAdmin}/${what}`, { token: practice, body: { id: randomUUID() } }))
        .status,
    ).toBe(404);
});

test('of an account one thing is changed at a time, whoever asks at the same moment', async () => {
  const stop = gate();
  const { add, ended, db, school } = await counting({}, stop.at(0));
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => add(1)));
  const made = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(made).toHaveLength(1);
  for (const one of tries)
    if (one.status === 'rejected')
      expect(one.reason).toMatchObject({
        code: 'job-busy',
        message: 'Er loopt al een telling van Juf schooladmin. Wacht tot dat klaar is.',
      });
  // The same once more is no second one; elsewhere it is nobody's business.
  await add(1, { id: made[0]! });
  const elsewhere = await add(0, { accountId: school.elsewhere.account });
  expect(await db.selectFrom('jobs').select('id').execute()).toHaveLength(2);
  stop.open();
  await ended(made[0]!);
  expect(elsewhere).toBeTruthy();
});

test('stopping keeps what is done, takes it back, or is refused, as the kind says', async () => {
  for (const [cancel, left] of [
    ['stop', 2],
    ['back', 0],
  ] as const) {
    const stop = gate();
    const { add, ended, ask, db } = await counting({ cancel }, stop.at(2));
    const id = await add(50);
    await stop.reached();
    expect((await ask('cancellation', id)).body).toMatchObject({ state: 'cancelling' });
    stop.open();
    expect(await ended(id)).toMatchObject({ state: 'cancelled', error: null });
    // The chunk that was under way is done first.
    expect((await thingsIn(db)).length).toBe(left === 0 ? 0 : left + 1);
    expect((await ask('cancellation', id)).status).toBe(409);
  }
  const stop = gate();
  const { add, ended, ask } = await counting(
    { cancel: 'no', stays: 'Wissen kan niet meer stoppen.' },
    stop.at(1),
  );
  const id = await add(3);
  await stop.reached();
  const refused = await ask('cancellation', id);
  expect([refused.status, refused.body.message]).toEqual([409, 'Wissen kan niet meer stoppen.']);
  stop.open();
  expect((await ended(id)).state).toBe('done');
});

test('what fails five times is taken back, says so, and can be tried again once the cause is gone', async () => {
  let isBroken = true;
  let tries = 0;
  const { add, ended, ask, db } = await counting({}, (where, way, n) => {
    if (!isBroken || where !== 'inside' || way !== 'run' || n !== 3) return;
    tries++;
    throw new Error('broken');
  });
  const id = await add(5);
  const failed = await ended(id);
  expect(failed).toMatchObject({ state: 'failed', canRetry: true });
  expect(failed.error).toContain('niet gelukt');
  expect(tries).toBe(5);
  expect(await thingsIn(db)).toEqual([]);
  isBroken = false;
  expect((await ask('retry', id)).status).toBe(200);
  expect(await ended(id)).toMatchObject({ state: 'done', done: 5, error: null });
  expect(await thingsIn(db)).toEqual(thingsTo(5));
  expect((await ask('retry', id)).status).toBe(409);
});

test('a refusal is not tried again, and its own words are shown', async () => {
  let tries = 0;
  const { add, ended, db } = await counting({}, (where, way, n) => {
    if (where !== 'before' || way !== 'run' || n !== 2) return;
    tries++;
    throw new JobRefusal('De plaatsen zijn op.');
  });
  expect(await ended(await add(3))).toMatchObject({ state: 'failed', error: 'De plaatsen zijn op.' });
  expect(tries).toBe(1);
  expect(await thingsIn(db)).toEqual([]);
});

test('a job that is done is undone by another, once and within its time; what failed to be undone is tried again', async () => {
  let isBroken = true;
  const { add, ended, ask, get, db } = await counting({}, (where, way) => {
    if (isBroken && way === 'undo' && where === 'inside') throw new Error('broken');
  });
  const id = await add(3);
  await ended(id);
  const undo = { id: randomUUID() };
  expect((await ask('undo', id, undo)).body).toMatchObject({ undoOf: id, title: 'Ongedaan maken: Tellen' });
  expect((await ended(undo.id)).state).toBe('failed');
  expect((await get(id)).undoneBy).toBeNull();
  isBroken = false;
  const again = { id: randomUUID() };
  expect((await ask('undo', id, again)).status).toBe(200);
  // Asked twice is done once.
  expect((await ask('undo', id, again)).status).toBe(200);
  expect(await ended(again.id)).toMatchObject({ state: 'done', undoUntil: null });
  expect(await thingsIn(db)).toEqual([]);
  expect(await get(id)).toMatchObject({ undoneBy: again.id, undoUntil: null });
  expect((await ask('undo', id, { id: randomUUID() })).status).toBe(409);

  const late = await add(1);
  await ended(late);
  await db.updateTable('jobs').set({ undo_until: 1 }).where('id', '=', late).execute();
  expect((await ask('undo', late, { id: randomUUID() })).body.message).toBe(
    'Dit kan niet meer ongedaan worden gemaakt.',
  );
  expect((await ask('undo', late, {})).status).toBe(422);
});

test('a report goes after a year, what is needed to undo with the undoing, a line with its pupil', async () => {
  const chunk: Counts['run']['chunk'] = async () => ({
    next: null,
    done: 1,
    rows: [{ subjectId: noor, outcome: 'made', detail: { was: 'Noor' } }, { outcome: 'made' }],
  });
  const server: TestServer & Awaited<ReturnType<typeof counting>> = await counting({ run: { chunk } });
  const { noor } = server.school;
  const { add, ended, db, call, token } = server;
  const id = await add(1);
  await ended(id);
  const { body } = await call<{ rows: JobRow[] }>('GET', `/api/jobs/${id}/rows`, { token });
  expect(body.rows.map(({ name, subject }) => [name, subject])).toEqual([
    ['Noor de Vries', noor],
    ['', null],
  ]);
  // The office reads no name.
  const { body: seen } = await call<{ rows: JobRow[] }>('GET', `/api/jobs/${id}/rows`, {
    token: await server.login('office'),
  });
  expect(seen.rows[0]?.name).toBe('noor');
  const details = async () =>
    (await db.selectFrom('job_rows').select('detail').orderBy('n').execute()).map(({ detail }) => detail);
  await cleanJobs(db, Date.now());
  expect(await details()).toEqual(['{"was":"Noor"}', null]);
  await cleanJobs(db, Date.now() + DAY);
  expect(await details()).toEqual([null, null]);
  await cleanJobs(db, Date.now() + 364 * DAY);
  expect(await details()).toHaveLength(2);
  await cleanJobs(db, Date.now() + 366 * DAY);
  expect(await details()).toEqual([]);
});

test('a server that stops leaves the rest to the next start, at once', async () => {
  const stop = gate();
  const { add, close, db } = await counting({}, stop.at(2));
  const id = await add(5);
  await stop.reached();
  const closing = close();
  stop.open();
  await closing;
  const job = await db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(job).toMatchObject({ state: 'running', done: 3, lease_until: 0, lease_by: null, attempts: 0 });
});
