import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Job } from '../contract/jobs.ts';
import type { PupilMap } from '../contract/practice.ts';
import type { Db } from '../data/database.ts';
import { coinsOf } from '../rewards/ledger.ts';
import { addTest, holdings, NOTE, played } from '../testing/holdings.ts';
import { startMoving, twin } from '../testing/moves.ts';
import { answerTo, startPlayer, sendAnswer, until } from '../testing/play.ts';
import type { TestServer } from '../testing/server.ts';

/** A school and a practice that have the same child. */
async function twice(wish: object = {}) {
  const server = await played();
  const sam = await twin(server);
  const moving = await startMoving(server);
  const id = randomUUID();
  const code = await moving.code(wish);
  return { ...moving, server, db: server.db, noor: server.school.noor, sam, id, code };
}

/** Waits for the end of long work. */
const ended = (server: TestServer, token: string, id: string) =>
  until(async () => {
    const { body: job } = await server.call<Job>('GET', `/api/jobs/${id}`, { token });
    return ['done', 'failed', 'cancelled'].includes(job.state) ? job : undefined;
  }, 20_000);

/** What is known of a pupil by the log: the state of the policy, without when that was. */
const known = (db: Db, pupil: string) =>
  db
    .selectFrom('practice_states')
    .select(['state', 'taken'])
    .where('pupil_id', '=', pupil)
    .executeTakeFirstOrThrow();

const daysOf = (db: Db, pupil: string) =>
  db
    .selectFrom('day_counts')
    .selectAll()
    .where('pupil_id', '=', pupil)
    .orderBy('day')
    .orderBy('category')
    .execute();
const levelsOf = (db: Db, pupil: string) =>
  db.selectFrom('practice_levels').selectAll().where('pupil_id', '=', pupil).orderBy('category').execute();

async function look(server: TestServer, username: string, pupil: string) {
  const token = await server.login(username);
  const map = await server.call<PupilMap>('GET', `/api/pupils/${pupil}/map`, { token });
  expect(map.status).toBe(200);
  return map.body;
}

/** Has the days of a pupil be counted, by looking at them. */
const count = async (server: TestServer, token: string, pupil: string) =>
  expect((await server.call('GET', `/api/pupils/${pupil}/progress`, { token })).status).toBe(200);

test('two who are one: coins, things and what was practised of both are with who was there, and all of it comes apart again', async () => {
  const { server, db, noor, sam, id, code, check, take, undo, practice, list, school } = await twice();
  const { elsewhere } = server.school;
  await count(server, practice, sam);
  const [there, here] = [await holdings(db, noor), await holdings(db, sam)];
  const before = {
    map: await look(server, 'sam', sam),
    days: await daysOf(db, sam),
    state: await known(db, sam),
  };
  const { twins } = (await check(code)).body;
  expect(twins).toEqual([{ id: sam, name: 'Noor Smit', group: 'Maandag', groupId: elsewhere.group }]);

  const { status, body } = await take(code, id, { into: sam });
  expect([status, body.pupil, body.username, body.state]).toEqual([200, sam, 'sam', 'running']);
  expect(await ended(server, practice, id)).toMatchObject({ state: 'done', error: null });
  expect(await coinsOf(db, sam)).toBe(65);
  const things = await db
    .selectFrom('belongings')
    .select(['item', 'at'])
    .where('pupil_id', '=', sam)
    .orderBy('item')
    .execute();
  expect(things.filter(({ item }) => item.startsWith('blob'))).toEqual([
    { item: 'blob-1', at: 5 },
    { item: 'blob-2', at: 7 },
  ]);
  const now = await holdings(db, sam);
  expect(now.rounds).toBe(here.rounds + there.rounds);
  expect(now.answers.map(({ id: answer }) => answer)).toEqual(
    [...here.answers, ...there.answers].map(({ id: answer }) => answer).sort(),
  );
  expect(now.tests).toEqual(there.tests);
  expect(now.trophies).toBeGreaterThan(here.trophies);
  const total = (skills: typeof now.skills) => skills.reduce((sum, { answers }) => sum + answers, 0);
  expect(total(now.skills)).toBe(total(here.skills) + total(there.skills));
  // The places and stars stay those of here: where the rest was practised is on no map.
  expect(now.games).toEqual(here.games);
  const map = await look(server, 'sam', sam);
  expect(map.islands.map(({ number }) => number)).toEqual(before.map.islands.map(({ number }) => number));
  const ids = ({ tasks }: PupilMap) => tasks.map(({ id: task }) => task);
  expect(ids(map)).toEqual(ids(before.map));
  expect(map.stars).toBe(before.map.stars);

  // What is known is as if all was practised here: made anew from the log it is the same.
  const state = await known(db, sam);
  expect(state.state).not.toBe(before.state.state);
  const levels = await levelsOf(db, sam);
  await db.updateTable('pupils').set({ log_turn: 99 }).where('id', '=', sam).execute();
  await look(server, 'sam', sam);
  expect(await known(db, sam)).toEqual(state);
  expect(await levelsOf(db, sam)).toEqual(levels);
  await count(server, practice, sam);
  const answered = (days: typeof before.days) => days.reduce((sum, { answers }) => sum + answers, 0);
  expect(answered(await daysOf(db, sam))).toBe(total(now.skills));

  // At the school the child is gone, and both read what happened.
  expect((await list()).out).toMatchObject([{ state: 'used', to: 'RT Proef' }]);
  expect((await list(practice, elsewhere.account)).in).toMatchObject([
    { id, how: 'merged', state: 'done', pupil: { id: sam } },
  ]);
  const texts = async (token: string) =>
    (await server.call<{ messages: { title: string }[] }>('GET', '/api/messages', { token })).body;
  expect(JSON.stringify(await texts(practice))).toContain(
    'Wat sam bij De Proefschool deed, staat er nu bij.',
  );
  expect(JSON.stringify(await texts(school))).toContain('noor is overgenomen door RT Proef.');

  // In the meantime it played on.
  const { socket, round } = await startPlayer(server, 'sam', sam);
  await sendAnswer(socket, answerTo(round, 0, true));
  expect((await undo(id)).status).toBe(204);
  await until(async () => (await holdings(db, sam)).rounds === here.rounds + 1, 20_000);
  await until(
    async () =>
      (await db.selectFrom('somvensters').select('id').where('theme', '=', 'vorige-plek').execute())
        .length === 0,
    20_000,
  );
  expect(await coinsOf(db, sam)).toBe(25);
  const back = await holdings(db, sam);
  expect([back.trophies, back.belongings, back.tests]).toEqual([here.trophies, here.belongings, here.tests]);
  expect(total(back.skills)).toBe(total(here.skills) + 1);
  await count(server, practice, sam);
  expect(answered(await daysOf(db, sam))).toBe(answered(before.days) + 1);
  expect((await holdings(db, noor)).answers).toEqual(there.answers);
  await look(server, 'noor', noor);
  expect(JSON.stringify(await texts(school))).toContain('Het kind is hier weer.');
});

test('without the round that was played since, undoing brings back all that was known, to the byte', async () => {
  const { server, db, sam, id, code, take, undo, practice } = await twice({ kind: 'kopie' });
  await look(server, 'sam', sam);
  await count(server, practice, sam);
  const before = [
    await known(db, sam),
    await levelsOf(db, sam),
    await daysOf(db, sam),
    await holdings(db, sam),
  ];
  await take(code, id, { into: sam });
  await ended(server, practice, id);
  await look(server, 'sam', sam);
  await count(server, practice, sam);
  expect(await daysOf(db, sam)).not.toEqual(before[2]);
  await undo(id);
  await until(
    async () =>
      (await db.selectFrom('jobs').select('state').where('kind', '=', 'move-unmerge').executeTakeFirst())
        ?.state === 'done',
    20_000,
  );
  await look(server, 'sam', sam);
  await count(server, practice, sam);
  const after = [
    await known(db, sam),
    await levelsOf(db, sam),
    await daysOf(db, sam),
    await holdings(db, sam),
  ];
  expect(after).toEqual(before);
});

test('the settings of here stay, and each that was otherwise there can be taken over; an undo takes just those back', async () => {
  const { server, db, noor, sam, id, code, check, take, undo, practice, school } = await twice();
  const set = (pupil: string, token: string, fields: object) =>
    server.call('PUT', `/api/pupils/${pupil}/practice-setting`, {
      token,
      body: { batch: randomUUID(), set: fields },
    });
  await set(noor, school, { calm: true, largeLetters: true, weekGoal: 5, days: [1] });
  await set(sam, practice, { weekGoal: 2 });
  const { differences } = (await check(code, practice, server.school.elsewhere.account, { into: sam })).body;
  expect(differences).toEqual({
    here: { calm: false, largeLetters: false, weekGoal: 2 },
    there: { calm: true, largeLetters: true, weekGoal: 5 },
  });
  await take(code, id, { into: sam, fields: ['calm', 'weekGoal', 'days'] });
  await ended(server, practice, id);
  const own = async () =>
    JSON.parse(
      (
        await db
          .selectFrom('pupil_settings')
          .select('fields')
          .where('pupil_id', '=', sam)
          .executeTakeFirstOrThrow()
      ).fields,
    ) as object;
  expect(await own()).toEqual({ calm: true, weekGoal: 5 });
  await set(sam, practice, { largeLetters: true });
  await undo(id);
  expect(await own()).toEqual({ weekGoal: 2, largeLetters: true });
});

test('of two results of one test that of here stays, notes come only where they were chosen, and no balloon goes up', async () => {
  const { server, db, sam, id, code, take, practice } = await twice({
    scope: { settings: true, results: true, rewards: true, plans: false },
    plansSure: false,
  });
  const { import: own } = await addTest(server, sam, 'M5');
  await db
    .updateTable('lvs_imports')
    .set({ account_id: server.school.elsewhere.account })
    .where('id', '=', own)
    .execute();
  await db
    .updateTable('lvs_results')
    .set({ measures: '{"skillScore":1}' })
    .where('import_id', '=', own)
    .execute();
  const balloon = async () => {
    const token = await server.login('sam');
    const { body } = await server.call<{ balloon?: { height: number } }>(
      'GET',
      `/api/pupils/${sam}/rewards`,
      {
        token,
      },
    );
    const lifts = await db.selectFrom('balloon_lifts').selectAll().where('pupil_id', '=', sam).execute();
    return [body.balloon, lifts.reduce((sum, row) => sum + row.rights - row.from_rights, 0)];
  };
  const before = await balloon();
  await take(code, id, { into: sam });
  await ended(server, practice, id);
  expect((await holdings(db, sam)).tests).toMatchObject([{ measures: '{"skillScore":1}' }]);
  const notes = await db.selectFrom('progress_notes').select('text').where('pupil_id', '=', sam).execute();
  expect(JSON.stringify(notes)).not.toContain(NOTE);
  expect(await balloon()).toEqual(before);
});

test('only a child of the group itself is merged with, and who is there takes no seat', async () => {
  const { server, db, sam, noor, code, take, check, practice } = await twice();
  const { elsewhere } = server.school;
  const at = elsewhere.account;
  expect((await take(code, randomUUID(), { into: noor })).status).toBe(404);
  expect((await take(code, randomUUID(), { into: 'niemand' })).status).toBe(404);
  expect((await check(code, practice, at, { into: noor })).status).toBe(404);
  expect((await take(code, randomUUID(), { into: sam, fields: ['onzin'] })).status).toBe(422);
  await db.updateTable('licences').set({ seats: 1 }).where('account_id', '=', at).execute();
  expect((await take(code)).status).toBe(409);
  const id = randomUUID();
  expect((await take(code, id, { into: sam })).status).toBe(200);
  expect(await ended(server, practice, id)).toMatchObject({ state: 'done' });
});
