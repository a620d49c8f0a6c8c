import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameOfDay } from '../data/day.ts';
import type { Db } from '../data/database.ts';
import { answerTo, sendAnswer, startPlayer } from '../testing/play.ts';
import { startTestServer } from '../testing/server.ts';
import { createDayCounts, rebuildDayCounts } from './day-counts.ts';
import { difference, sharesOf, type Countable, type Share } from './round-counts.ts';

const MINUTE = 60_000;
const countsOf = (db: Db) =>
  db.selectFrom('day_counts').selectAll().orderBy('pupil_id').orderBy('day').orderBy('category').execute();
/** Days on which nothing is left do not differ from days that never were. */
const somethingIn = (rows: Awaited<ReturnType<typeof countsOf>>) => rows.filter(({ tries }) => tries > 0);

test('answers that come late or out of order are counted as if they had come in order', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const { socket, round, start } = await startPlayer(server, 'noor', noor);
  const counts = createDayCounts(server.db);
  const second = await start(0, 'verfgooien');
  const at = Date.now();
  const events = [0, 1, 2, 3].map((i) => ({ ...answerTo(round, i, i % 2 === 0), at: at + i * 10 }));
  for (const event of [events[2]!, events[0]!])
    expect(await sendAnswer(socket, event)).toMatchObject({ ok: true });
  await counts.bringUpToDate([noor]);
  // Meanwhile another round, and then the rest of the first; the one that is sent twice counts once.
  await sendAnswer(socket, answerTo(second, 0, true));
  for (const event of [events[3]!, events[1]!, events[1]!]) await sendAnswer(socket, event);
  await counts.bringUpToDate();
  const kept = await countsOf(server.db);
  expect(kept.reduce((sum, { tries }) => sum + tries, 0)).toBe(5);
  expect(kept.reduce((sum, { correct }) => sum + correct, 0)).toBe(3);
  expect(new Set(kept.map(({ day }) => day))).toEqual(new Set([nameOfDay(at)]));
  expect(await server.db.selectFrom('due_rounds').selectAll().execute()).toEqual([]);
  await rebuildDayCounts(server.db, [noor]);
  expect(await countsOf(server.db)).toEqual(kept);
});

test('counting again adds nothing, and what was not counted when the server stopped is counted later', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const { socket, round } = await startPlayer(server, 'noor', noor);
  await sendAnswer(socket, answerTo(round, 0, true));
  await createDayCounts(server.db).bringUpToDate();
  const once = await countsOf(server.db);
  await server.db.insertInto('due_rounds').values({ round_id: round.id, pupil_id: noor }).execute();
  await createDayCounts(server.db).bringUpToDate();
  expect(await countsOf(server.db)).toEqual(once);
  expect(once).toMatchObject([{ pupil_id: noor, answers: 1, correct: 1, tries: 1 }]);
});

test('the words of a list are a category of their own', async () => {
  const server = await startTestServer();
  const { noor, account } = server.school;
  const { socket, round } = await startPlayer(server, 'noor', noor);
  const list = { id: randomUUID(), account_id: account, maker_id: null, name: 'Dictee', words: '[]' };
  await server.db
    .insertInto('word_lists')
    .values({ ...list, created_at: 1, changed_at: 1, removed_at: null })
    .execute();
  await server.db
    .updateTable('tasks')
    .set({ word_list_id: list.id })
    .where('id', '=', round.taskId)
    .execute();
  await sendAnswer(socket, answerTo(round, 0, false));
  await createDayCounts(server.db).bringUpToDate([noor]);
  expect(await countsOf(server.db)).toMatchObject([{ category: `lijst/${list.id}`, answers: 1, correct: 0 }]);
});

test('a pause counts as a minute at most, and an answer after midnight for the next day', () => {
  const midnight = Date.parse('2026-11-16T00:00:00+01:00');
  const startedAt = midnight - 5 * MINUTE;
  const answer = (n: number, at: number): Countable => ({ n, at, category: 'ei-ij', correct: 1, decides: 1 });
  const answers = [answer(0, startedAt + 10_000), answer(1, midnight - MINUTE), answer(2, midnight + 5000)];
  expect(sharesOf(answers, startedAt)).toMatchObject([
    { day: '2026-11-15', answers: 2, ms: 70_000 },
    { day: '2026-11-16', answers: 1, ms: MINUTE },
  ]);
});

test('whatever the portions in which answers come, the sum of the differences is what they all add up to', () => {
  const startedAt = Date.parse('2026-03-28T22:30:00Z');
  const answerArb = fc.record({
    at: fc.integer({ min: startedAt, max: startedAt + 5 * 60 * MINUTE }),
    category: fc.constantFrom('ei-ij', 'au-ou'),
    correct: fc.constantFrom(0, 1),
    decides: fc.constantFrom(0, 1),
  });
  const arb = fc
    .array(answerArb, { maxLength: 12 })
    .map((all) => all.map((answer, n): Countable => ({ ...answer, n })))
    .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })));
  fc.assert(
    fc.property(arb, fc.integer({ min: 1, max: 5 }), ([all, order], portion) => {
      const sums = new Map<string, Share>();
      let before: Share[] = [];
      for (let i = portion; i < order.length + portion; i += portion) {
        const now = sharesOf(order.slice(0, i), startedAt);
        for (const change of difference(before, now)) {
          const key = `${change.day} ${change.category}`;
          const sum = sums.get(key) ?? { ...change, answers: 0, correct: 0, tries: 0, ms: 0 };
          for (const name of ['answers', 'correct', 'tries', 'ms'] as const) sum[name] += change[name];
          sums.set(key, sum);
        }
        before = now;
      }
      const strip = ({ last_at: _, ...share }: Share) => share;
      const byKey = (a: Share, b: Share) => (a.day + a.category < b.day + b.category ? -1 : 1);
      expect(
        [...sums.values()]
          .filter(({ tries }) => tries > 0)
          .sort(byKey)
          .map(strip),
      ).toEqual(sharesOf(all, startedAt).sort(byKey).map(strip));
    }),
  );
});

test('counting of one pupil leaves those of others as they are', async () => {
  const server = await startTestServer();
  const { noor, daan } = server.school;
  for (const [name, id] of [
    ['noor', noor],
    ['daan', daan],
  ] as const) {
    const { socket, round } = await startPlayer(server, name, id);
    await sendAnswer(socket, answerTo(round, 0, true));
  }
  const counts = createDayCounts(server.db);
  await counts.bringUpToDate([noor]);
  expect(somethingIn(await countsOf(server.db)).map(({ pupil_id }) => pupil_id)).toEqual([noor]);
  await counts.bringUpToDate([]);
  await counts.bringUpToDate();
  expect(await countsOf(server.db)).toHaveLength(2);
});
