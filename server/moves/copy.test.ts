import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSeal } from '../cards/seal.ts';
import type { Job } from '../contract/jobs.ts';
import type { MoveScope } from '../contract/moves.ts';
import { openDatabase, type Db } from '../data/database.ts';
import type { JobKind } from '../jobs/kind.ts';
import { addJob } from '../jobs/store.ts';
import { coinsOf } from '../rewards/ledger.ts';
import { answerTo, endRound, sendAnswer, startPlayer, until } from '../testing/play.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { codeDigest, codeOf } from './codes.ts';
import { copyKind } from './copy.ts';
import { take } from './take.ts';

const MAIN = join(import.meta.dirname, '../testing/move-main.ts');
const ALL: MoveScope = { settings: true, results: true, rewards: true, plans: true };
const NOTE = 'Let op de open lettergreep';

/** A school whose pupil played two rounds and of whom something was noted. */
async function played() {
  const server = await startTestServer();
  const { noor, staff } = server.school;
  const { socket, round, start } = await startPlayer(server, 'noor', noor);
  for (const one of [round, await start(1)]) {
    for (const at of one.dealt.keys()) await sendAnswer(socket, answerTo(one, at, at > 2));
    await endRound(socket, one);
  }
  await server.db
    .insertInto('progress_notes')
    .values({
      id: randomUUID(),
      pupil_id: noor,
      author_id: staff.docent,
      from_day: '2026-11-01',
      to_day: '2026-11-02',
      text: NOTE,
      created_at: 1,
      changed_at: 1,
      removed_at: null,
    })
    .execute();
  return server;
}

/** What of a pupil came along. */
async function holdings(db: Db, pupil: string) {
  const count = async (table: 'rounds' | 'somvensters' | 'tasks' | 'trophies' | 'belongings') =>
    Number(
      (
        await db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('pupil_id', '=', pupil)
          .executeTakeFirstOrThrow()
      ).count,
    );
  const answers = await db
    .selectFrom('answers')
    .innerJoin('rounds', 'rounds.id', 'answers.round_id')
    .select(['answers.id', 'answers.word', 'answers.correct', 'answers.at'])
    .where('rounds.pupil_id', '=', pupil)
    .orderBy('answers.id')
    .execute();
  const skills = await db
    .selectFrom('skills')
    .select(['category', 'answers', 'correct', 'streak'])
    .where('pupil_id', '=', pupil)
    .orderBy('category')
    .execute();
  const games = await db
    .selectFrom('task_games')
    .innerJoin('tasks', 'tasks.id', 'task_games.task_id')
    .select(['game', 'stars', 'plays'])
    .where('tasks.pupil_id', '=', pupil)
    .orderBy('game')
    .execute();
  return {
    rounds: await count('rounds'),
    somvensters: await count('somvensters'),
    tasks: await count('tasks'),
    trophies: await count('trophies'),
    belongings: await count('belongings'),
    coins: await coinsOf(db, pupil),
    answers,
    skills,
    games,
  };
}

/** Takes a pupil over by calls, and waits for the end of the copying. */
async function copying(server: TestServer, { scope = ALL, kind = 'kopie' } = {}) {
  const { noor, elsewhere } = server.school;
  const [school, practice] = [await server.login('schooladmin'), await server.login('rtadmin')];
  const { body } = await server.call<{ code: string }>(
    'PUT',
    `/api/pupils/${noor}/move-tokens/${randomUUID()}`,
    {
      token: school,
      body: { scope, kind, basis: 'andere-school', basisDay: null, note: '', days: 14, plansSure: true },
    },
  );
  const id = randomUUID();
  const { elsewhere: there } = server.school;
  const taken = await server.call<{ pupil: string; username: string; state: string }>(
    'PUT',
    `/api/accounts/${there.account}/groups/${there.group}/moves/${id}`,
    { token: practice, body: { code: body.code } },
  );
  expect([taken.status, taken.body.state]).toEqual([200, 'running']);
  await until(async () => {
    const { body: job } = await server.call<Job>('GET', `/api/jobs/${id}`, { token: practice });
    return job.state === 'done' || (job.state === 'failed' && Promise.reject(new Error(job.error ?? '')));
  });
  return {
    id,
    child: taken.body.pupil,
    practice,
    undo: () =>
      server.call('POST', `/api/accounts/${elsewhere.account}/moves/${id}/undo`, { token: practice }),
  };
}

test('a copy has all that the pupil has, under ids of its own, and the pupil goes on where it was', async () => {
  const server = await played();
  const { noor, elsewhere } = server.school;
  const before = await holdings(server.db, noor);
  expect(before.answers.length).toBeGreaterThan(10);
  const { child, practice } = await copying(server);
  expect(await holdings(server.db, child)).toEqual(before);
  expect(await holdings(server.db, noor)).toEqual(before);
  const note = await server.db
    .selectFrom('progress_notes')
    .select(['text', 'author_id'])
    .where('pupil_id', '=', child)
    .execute();
  expect(note).toEqual([{ text: NOTE, author_id: null }]);
  const { body } = await server.call<{ pupils: { id: string; username: string }[] }>(
    'GET',
    `/api/accounts/${elsewhere.account}/groups/${elsewhere.group}/pupils`,
    { token: practice },
  );
  expect(body.pupils.map(({ id }) => id)).toContain(child);
  // It is reckoned how far the child is, as of any other.
  await until(
    async () =>
      (
        await server.db
          .selectFrom('practice_levels')
          .select('category')
          .where('pupil_id', '=', child)
          .execute()
      ).length > 0,
    10_000,
  );
  expect(
    (await server.call('GET', `/api/pupils/${noor}/map`, { token: await server.login('noor') })).status,
  ).toBe(200);
});

test('only what was chosen comes along, and of coins without rounds the sum', async () => {
  const server = await played();
  const { noor } = server.school;
  const coins = await coinsOf(server.db, noor);
  const { child } = await copying(server, {
    scope: { settings: false, results: false, rewards: true, plans: false },
  });
  expect(await holdings(server.db, child)).toMatchObject({
    rounds: 0,
    tasks: 0,
    answers: [],
    skills: [],
    coins,
  });
  expect(
    await server.db.selectFrom('progress_notes').select('id').where('pupil_id', '=', child).execute(),
  ).toEqual([]);
});

test('who moves with a part goes to the trash there and gives the user name; both come back when it is undone', async () => {
  const server = await played();
  const { noor, group, account } = server.school;
  const usernames = async () => {
    const rows = await server.db.selectFrom('users').select(['id', 'username', 'active']).execute();
    return new Map(rows.map((row) => [row.id, row]));
  };
  const { child, undo } = await copying(server, { scope: { ...ALL, plans: false }, kind: 'verhuizen' });
  expect((await usernames()).get(child)).toMatchObject({ username: 'noor', active: 1 });
  expect((await usernames()).get(noor)!.active).toBe(0);
  const lying = async () =>
    server.db
      .selectFrom('pupils')
      .select(['trashed_from', 'group_id', 'account_id'])
      .where('id', '=', noor)
      .executeTakeFirstOrThrow();
  expect(await lying()).toEqual({ trashed_from: group, group_id: null, account_id: account });
  expect((await undo()).status).toBe(204);
  expect((await usernames()).get(noor)).toMatchObject({ username: 'noor', active: 1 });
  // The copy did nothing of its own.
  expect((await usernames()).has(child)).toBe(false);
  expect(await lying()).toEqual({ trashed_from: null, group_id: group, account_id: account });
});

/** Has a process copy until it is killed, or has ended it. */
async function process(place: string, ...die: [where: string, n: number] | []) {
  const child = spawn(globalThis.process.execPath, [MAIN, place, ...die.map(String)], { stdio: 'inherit' });
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return signal;
}

/** A copy that is to be made, on a database that no server is at. */
async function waiting() {
  const server = await played();
  const { noor, elsewhere, account, staff } = server.school;
  await server.close();
  const db = await openDatabase(server.place);
  onTestFinished(() => db.destroy());
  const [id, token] = [randomUUID(), randomUUID()];
  const digest = codeDigest(codeOf('geheim', token));
  await db
    .insertInto('move_tokens')
    .values({
      id: token,
      digest,
      pupil_id: noor,
      account_id: account,
      made_by: staff.schooladmin,
      scope: JSON.stringify(ALL),
      kind: 'kopie',
      basis: 'andere-school',
      basis_day: null,
      note: '',
      expires_on: '2999-01-01',
      state: 'open',
      archive: null,
      created_at: 1,
      settled_at: null,
    })
    .execute();
  const kind = copyKind(() => undefined);
  const kinds = new Map([[kind.id, kind as unknown as JobKind]]);
  const group = await db
    .selectFrom('groups')
    .selectAll()
    .where('id', '=', elsewhere.group)
    .executeTakeFirstOrThrow();
  const taken = await take(
    { db, seal: createSeal('geheim'), copies: { add: (trx, draft) => addJob(trx, kind, kinds, draft) } },
    { id, group, actorId: staff.rtadmin },
    digest,
    Date.now(),
  );
  return { db, place: server.place, id, token, noor, child: taken!.told.pupil };
}

const isShown = async (db: Db, child: string) =>
  (
    await db
      .selectFrom('pupils')
      .innerJoin('users', 'users.id', 'pupils.id')
      .select(['active', 'trashed_at', 'arriving'])
      .where('pupils.id', '=', child)
      .executeTakeFirst()
  )?.active === 1;

test(
  'killed in each chunk and after each, it goes on, and the child is there only at the end and whole',
  { timeout: 240_000 },
  async () => {
    const { db, place, noor, child } = await waiting();
    const before = await holdings(db, noor);
    let chunks = 0;
    for (; ; chunks++) {
      expect(chunks).toBeLessThan(60);
      // One chunk is done, and the next dies in its middle.
      const signal = await process(place, 'inside', 1);
      if (signal === null) break;
      expect(await isShown(db, child)).toBe(false);
      if (chunks === 3) expect(await process(place, 'before', 0)).toBe('SIGKILL');
    }
    expect(chunks).toBeGreaterThan(5);
    expect(await isShown(db, child)).toBe(true);
    expect(await holdings(db, child)).toEqual(before);
    expect(await holdings(db, noor)).toEqual(before);
  },
);

test('what fails five times leaves nothing, and the code works again', { timeout: 120_000 }, async () => {
  const { db, place, id, token, child } = await waiting();
  for (let tries = 0; tries < 5; tries++) expect(await process(place, 'inside', 0)).toBe('SIGKILL');
  expect(await process(place)).toBeNull();
  expect(await db.selectFrom('users').select('id').where('id', '=', child).execute()).toEqual([]);
  const state = (table: 'moves' | 'move_tokens', key: string) =>
    db.selectFrom(table).select('state').where('id', '=', key).executeTakeFirst();
  expect(await state('moves', id)).toEqual({ state: 'failed' });
  expect(await state('move_tokens', token)).toEqual({ state: 'open' });
  const job = await db.selectFrom('jobs').select(['state', 'seats']).executeTakeFirst();
  expect(job).toEqual({ state: 'failed', seats: 0 });
});
