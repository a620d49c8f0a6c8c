import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { PupilMap } from '../contract/practice.ts';
import type { PupilSetting } from '../contract/pupil-settings.ts';
import { answerTo, endRound, sendAnswer } from '../testing/play.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import type { DealtRound } from '../contract/practice.ts';

const WORDS = ['fiets', 'boom', 'maan', 'kast', 'huis', 'tuin'];

/** A school whose pupil Noor practises word lists, and the practice that will take her over. */
async function moving(server: TestServer) {
  const { account, noor, elsewhere } = server.school;
  const [school, other] = [await server.login('schooladmin'), await server.login('rtadmin')];
  const token = await server.login('noor');
  const own = (path: string, body?: object, method = body ? 'POST' : 'GET') =>
    server.call<unknown>(method, `/api/pupils/${noor}${path}`, { token, ...(body && { body }) });
  const map = async () => (await own('/map')).body as PupilMap;
  const places = ({ islands }: PupilMap) => islands.flatMap(({ tasks }) => tasks);
  return {
    places,
    map,
    names: async () => places(await map()).map(({ name }) => name),
    list: (at: string, id: string, name: string, words = WORDS) =>
      server.call('PUT', `/api/accounts/${at}/word-lists/${id}`, {
        token: at === account ? school : other,
        body: { name, words: words.map((word) => ({ word })) },
      }),
    save: (by: 'school' | 'practice', body: object) =>
      server.call('PUT', `/api/pupils/${noor}/practice-setting`, {
        token: by === 'school' ? school : other,
        body: { batch: randomUUID(), ...body },
      }),
    setting: async () =>
      (await server.call<PupilSetting>('GET', `/api/pupils/${noor}/practice-setting`, { token: other })).body,
    /** Plays a round of a place, all right. */
    async play(task: string, somvenster: string) {
      const body = { id: randomUUID(), somvenster, game: 'bellenprikken' };
      const { body: round } = (await own(`/tasks/${task}/rounds`, body)) as { body: DealtRound };
      const socket = await server.live(token);
      for (const at of round.dealt.keys()) await sendAnswer(socket, answerTo(round, at, true));
      await endRound(socket, round);
      return round;
    },
    begin: (task: string, somvenster: string) =>
      own(`/tasks/${task}/rounds`, { id: randomUUID(), somvenster, game: 'bellenprikken' }),
    /** What a move token comes down to, as long as no call reads one in: the pupil is of another account and group. */
    async takeOver() {
      const to = { account_id: elsewhere.account, group_id: elsewhere.group };
      await server.db.updateTable('pupils').set(to).where('id', '=', noor).execute();
      await server.db
        .updateTable('users')
        .set({ account_id: elsewhere.account })
        .where('id', '=', noor)
        .execute();
    },
  };
}

test('who practised word lists and comes to another account leaves them there, loses nothing, and can go on', async () => {
  const server = await startTestServer();
  const { account, noor, elsewhere } = server.school;
  const { list, save, map, names, places, play, begin, takeOver, setting } = await moving(server);
  const ids = [randomUUID(), randomUUID(), randomUUID()];
  for (const [i, id] of ids.entries()) await list(account, id, `Lijst ${i + 1}`);
  expect((await save('school', { set: { learningLine: { kind: 'lists', lists: ids } } })).status).toBe(200);
  const before = await map();
  expect(places(before).map(({ name }) => name)).toEqual(['Lijst 1', 'Lijst 2', 'Lijst 3']);
  const round = await play(before.tasks[0]!.id, before.somvenster.id);
  const played = await map();
  expect(played.coins).toBeGreaterThan(0);
  expect(played.stars).toBeGreaterThan(0);

  await takeOver();
  // Nothing of the other school is on the map, nor can it be played by its address.
  expect(await names()).toEqual([]);
  expect((await begin(before.tasks[1]!.id, before.somvenster.id)).status).toBe(409);
  expect((await setting()).nothing).toMatch(/^Deze woordenlijsten zijn er niet meer/);
  const there = await map();
  expect([there.stars, there.coins]).toEqual([played.stars, played.coins]);
  const kept = await server.db.selectFrom('answers').select('id').where('round_id', '=', round.id).execute();
  expect(kept).toHaveLength(round.dealt.length);
  const levels = await server.db
    .selectFrom('practice_levels')
    .select('category')
    .where('pupil_id', '=', noor)
    .execute();
  expect(levels).toEqual([{ category: `lijst/${ids[0]}` }]);

  // The old school changes and throws away its lists: that is no matter of the pupil any more.
  expect((await list(account, ids[1]!, 'Anders')).status).toBe(200);
  expect(await names()).toEqual([]);

  // A list of the practice has its place, and with one star there the journey goes on as usual: gone places keep nothing away.
  const own = randomUUID();
  await list(elsewhere.account, own, 'Van de praktijk');
  await save('practice', { set: { learningLine: { kind: 'lists', lists: [own] } } });
  expect(await names()).toEqual(['Van de praktijk']);
  const { tasks, somvenster } = await map();
  await play(tasks[0]!.id, somvenster.id);
  await save('practice', { clear: ['learningLine'] });
  const open = places(await map()).filter(({ state }) => state === 'open');
  expect(open.length).toBeGreaterThanOrEqual(2);
});

test('lists of the old account leave what is left of an island open to go on', async () => {
  const server = await startTestServer();
  const { account } = server.school;
  const { list, save, map, names, places, takeOver } = await moving(server);
  const ids = Array.from({ length: 4 }, () => randomUUID());
  for (const [i, id] of ids.entries()) await list(account, id, `Lijst ${i + 1}`);
  await save('school', { set: { learningLine: { kind: 'lists', lists: ids } } });
  expect(await names()).toHaveLength(4);
  await takeOver();
  await save('practice', { clear: ['learningLine'] });
  const after = await map();
  expect(places(after).filter(({ state }) => state === 'open').length).toBeGreaterThanOrEqual(2);
  expect(after.somvenster.number).toBe(2);
});

test('a block of a method of the old account is practised as it was when the pupil left', async () => {
  const server = await startTestServer();
  const { account } = server.school;
  const { save, map, takeOver } = await moving(server);
  const token = await server.login('schooladmin');
  const [method, block] = [randomUUID(), randomUUID()];
  const saveBlock = (categories: string[], basedOn: number | null) =>
    server.call<{ changedAt: number }>('PUT', `/api/accounts/${account}/methods/${method}`, {
      token,
      body: {
        name: 'Onze methode',
        basedOn,
        blocks: [{ id: block, name: 'Blok 1', categories, from: null, to: null }],
      },
    });
  const { changedAt } = (await saveBlock(['klinker'], null)).body;
  await save('school', { set: { learningLine: { kind: 'block', method, block, categories: ['klinker'] } } });
  await takeOver();
  expect((await saveBlock(['ei-ij'], changedAt)).status).toBe(200);
  const { tasks } = await map();
  expect(tasks.map(({ category }) => category)).toEqual(['klinker']);
});
