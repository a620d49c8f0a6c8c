import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Island, PupilMap } from '../contract/practice.ts';
import { answerTo, endRound, sendAnswer, startPlayer, until } from '../testing/play.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { TEST_WORDS } from '../testing/words.ts';

/** The twelve categories of the test words for groep 5, and as many again for later years. */
const WORDS = {
  ...TEST_WORDS,
  line: [...TEST_WORDS.line, ...TEST_WORDS.line.map(({ id }) => ({ id: `${id}-2`, groep: 7 }))],
  category: (id: string) =>
    TEST_WORDS.category(id.replace(/-2$/, '')) && { id, goal: `Schrijf ${id} goed`, sign: id },
};

const mapOf = async (server: TestServer, token: string, pupil: string) =>
  (await server.call<PupilMap>('GET', `/api/pupils/${pupil}/map`, { token })).body;

/** Gives the first places of an island stars, as if they had been played. */
const finish = (server: TestServer, { tasks }: Pick<Island, 'tasks'>, count: number) =>
  server.db
    .insertInto('task_games')
    .values(
      tasks
        .slice(0, count)
        .map(({ id }) => ({ task_id: id, game: 'piñata', stars: 1, plays: 1, last_played_at: Date.now() })),
    )
    .execute();

test('the ferry comes when 60 % of an island is finished; what was open stays open', async () => {
  const server = await startTestServer({ words: WORDS });
  const { noor } = server.school;
  const token = await server.login('noor');
  const first = await mapOf(server, token, noor);
  expect(first.islands.map(({ number, theme, layout }) => [number, theme, layout])).toEqual([
    [1, 'weide', 1],
  ]);
  expect(first.next).toEqual({ number: 2, theme: 'duinstrand', layout: 1, name: 'Duinstrand', toFinish: 8 });
  await finish(server, first.islands[0]!, 7);
  const almost = await mapOf(server, token, noor);
  expect([almost.islands.length, almost.next?.toFinish]).toEqual([1, 1]);
  expect(almost.tasks.filter(({ state }) => state !== 'dicht').length).toBe(9);
  await server.db.deleteFrom('task_games').execute();
  await finish(server, first.islands[0]!, 8);
  // Two calls at once make one island.
  const [map, same] = await Promise.all([mapOf(server, token, noor), mapOf(server, token, noor)]);
  expect(same.somvenster).toEqual(map.somvenster);
  expect(map.islands.map(({ name }) => name)).toEqual(['Weide-eiland', 'Duinstrand']);
  expect(map.somvenster).toMatchObject({ number: 2, theme: 'duinstrand' });
  expect(map.tasks).toEqual(map.islands[1]!.tasks);
  expect(map.tasks[0]).toMatchObject({
    category: 'ei-ij-2',
    state: 'open',
    reason: 'Nieuw voor jou. Kom maar kijken!',
  });
  expect(map.tasks[2]).toMatchObject({ state: 'dicht', reason: `Nog even. Eerst: ${map.tasks[0]!.name}.` });
  const open = map.islands[0]!.tasks.filter(({ state }) => state !== 'dicht');
  expect(open.length).toBe(10);
  expect(map.islands[0]!.tasks[0]!.state).toBe('bezig');
});

test('for whom an island is too hard the next one comes early, with what comes before; not while enough is left to do', async () => {
  // Each category of the island builds on one of an earlier year, which has no place yet.
  const baseOf = (id: string) => `voor-${id}`;
  const ids = TEST_WORDS.line.map(({ id }) => id);
  const { items } = TEST_WORDS;
  const server = await startTestServer({
    words: {
      ...TEST_WORDS,
      line: [...ids.map((id) => ({ id: baseOf(id), groep: 4 })), ...ids.map((id) => ({ id, groep: 5 }))],
      category: (id) =>
        TEST_WORDS.category(id.replace(/^voor-/, '')) && { id, goal: `Schrijf ${id} goed`, sign: id },
      items: {
        ...items,
        words: [
          ...items.words,
          ...items.words.map(({ id, category, ...word }) => ({
            ...word,
            id: id.replace(category, baseOf(category)),
            category: baseOf(category),
          })),
        ],
        categories: [
          ...ids.map((id) => ({ id: baseOf(id), groep: 4, requires: [] })),
          ...ids.map((id) => ({ id, groep: 5, requires: [baseOf(id)] })),
        ],
      },
    },
  });
  const { noor } = server.school;
  const token = await server.login('noor');
  const first = await mapOf(server, token, noor);
  const [one, two] = first.tasks.map(({ category }) => category);
  const level = (category: string, status: 'stap-terug' | 'bezig', answers: number) =>
    server.db
      .insertInto('practice_levels')
      .values({
        pupil_id: noor,
        category,
        mean: -2,
        sd: 0.2,
        p: 0.2,
        status,
        reason: 'te-moeilijk',
        answers,
        last_at: Date.now(),
        mastered_at: null,
        review: '[]',
      })
      .onConflict((conflict) => conflict.columns(['pupil_id', 'category']).doUpdateSet({ status, answers }))
      .execute();
  const islands = async () => (await mapOf(server, token, noor)).islands.length;

  // One category that is too hard is no reason; nor are two before there is much to tell by.
  await level(one!, 'stap-terug', 20);
  expect(await islands()).toBe(1);
  await level(two!, 'stap-terug', 19);
  expect(await islands()).toBe(1);
  // Two, but two other places are open and go well: the island still has work.
  await level(two!, 'stap-terug', 20);
  const other = first.tasks.slice(2, 4).map(({ id }) => id);
  const open = (at: number | null) =>
    server.db.updateTable('tasks').set({ opened_at: at }).where('id', 'in', other).execute();
  await open(Date.now());
  expect(await islands()).toBe(1);

  // Nothing else is open: with no place finished the ferry comes, and begins with what the two build on.
  await open(null);
  const map = await mapOf(server, token, noor);
  expect(map.islands.map(({ number }) => number)).toEqual([1, 2]);
  const begin = map.tasks.slice(0, 2).map(({ category }) => category);
  expect(begin.sort()).toEqual([baseOf(one!), baseOf(two!)].sort());
  expect(map.tasks[0]).toMatchObject({ state: 'open' });
  // What was open stays open.
  expect(map.islands[0]!.tasks.slice(0, 2).map(({ state }) => state)).not.toContain('dicht');
});

test('islands go on to the end of the line, and then the least known come once more', async () => {
  const server = await startTestServer({ words: WORDS });
  const { noor } = server.school;
  const token = await server.login('noor');
  for (let number = 1; number <= 3; number++) {
    const { islands } = await mapOf(server, token, noor);
    expect(islands.at(-1)!.number).toBe(number);
    expect(islands.at(-1)!.tasks.length).toBe(12);
    await finish(server, islands.at(-1)!, 12);
  }
});

test('a learning line of chosen categories gets an island at once; what was there stays', async () => {
  const server = await startTestServer({ words: WORDS });
  const { noor } = server.school;
  const token = await server.login('noor');
  await mapOf(server, token, noor);
  const fields = { learningLine: { kind: 'categories', categories: ['nk-2', 'ng-2', 'eer-2'] } };
  await server.db
    .insertInto('pupil_settings')
    .values({ pupil_id: noor, setting_id: null, fields: JSON.stringify(fields), changed_at: 1 })
    .execute();
  const map = await mapOf(server, token, noor);
  expect(map.islands.length).toBe(2);
  expect(map.tasks.map(({ category, state }) => [category, state])).toEqual([
    ['nk-2', 'open'],
    ['ng-2', 'open'],
    ['eer-2', 'dicht'],
  ]);
  expect(map.next).toBeUndefined();
  expect((await mapOf(server, token, noor)).islands.length).toBe(2);
});

test('what is set ready comes along to the next island, with its stars', async () => {
  const server = await startTestServer({ words: WORDS });
  const { noor, group, account, staff } = server.school;
  const token = await server.login('noor');
  await server.db
    .insertInto('word_lists')
    .values({
      id: 'l',
      account_id: account,
      maker_id: staff.docent,
      name: 'Dictee',
      words: '[{"word":"fiets"}]',
      created_at: 1,
      changed_at: 1,
      removed_at: null,
    })
    .execute();
  await server.db
    .insertInto('ready_lists')
    .values({ word_list_id: 'l', group_id: group, set_at: 1 })
    .execute();
  const before = await mapOf(server, token, noor);
  const list = before.tasks.find(({ name }) => name === 'Dictee')!;
  expect([list.state, list.anchor]).toEqual(['klaargezet', 12]);
  await finish(server, { tasks: [list] }, 1);
  await finish(server, before.islands[0]!, 8);
  const map = await mapOf(server, token, noor);
  const along = map.tasks.find(({ name }) => name === 'Dictee')!;
  expect([along.id, along.stars, along.state]).toEqual([list.id, 1, 'bezig']);
  expect(map.islands[0]!.tasks.some(({ id }) => id === list.id)).toBe(false);
  // Another tab still has the address of before: it leads to the same place.
  const path = `/api/pupils/${noor}/tasks/${list.id}/rounds`;
  const body = { id: randomUUID(), somvenster: before.somvenster.id, game: 'bellenprikken' };
  expect((await server.call('POST', path, { token, body })).status).toBe(200);
});

test('after a round the answers are taken in without anybody looking', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const { socket, round } = await startPlayer(server, 'noor', noor);
  for (let i = 0; i < 10; i++) await sendAnswer(socket, answerTo(round, i, true));
  await endRound(socket, round);
  const level = await until(
    () =>
      server.db
        .selectFrom('practice_levels')
        .select(['category', 'answers', 'status'])
        .where('pupil_id', '=', noor)
        .executeTakeFirst(),
    10_000,
  );
  expect(level).toEqual({ category: 'ei-ij', answers: 10, status: 'bezig' });
});
