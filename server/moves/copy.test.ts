import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Job } from '../contract/jobs.ts';
import type { MoveScope } from '../contract/moves.ts';
import type { Db } from '../data/database.ts';
import { coinsOf } from '../rewards/ledger.ts';
import { holdings, NOTE, played } from '../testing/holdings.ts';
import { until } from '../testing/play.ts';
import type { TestServer } from '../testing/server.ts';
import { moveProcess, waitingMove } from '../testing/waiting-move.ts';

const ALL: MoveScope = { settings: true, results: true, rewards: true, plans: true };
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
    const { db, place, noor, child } = await waitingMove();
    const before = await holdings(db, noor);
    let chunks = 0;
    for (; ; chunks++) {
      expect(chunks).toBeLessThan(60);
      // One chunk is done, and the next dies in its middle.
      const signal = await moveProcess(place, 'inside', 1);
      if (signal === null) break;
      expect(await isShown(db, child)).toBe(false);
      if (chunks === 3) expect(await moveProcess(place, 'before', 0)).toBe('SIGKILL');
    }
    expect(chunks).toBeGreaterThan(4);
    expect(await isShown(db, child)).toBe(true);
    expect(await holdings(db, child)).toEqual(before);
    expect(await holdings(db, noor)).toEqual(before);
  },
);
