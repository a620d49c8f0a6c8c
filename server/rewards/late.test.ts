import { expect, test } from 'vitest';
import type { Rewards } from '../contract/rewards.ts';
import { dayFrom, nameOfDay, startOfWeek } from '../data/day.ts';
import { createDayCounts, noteRounds } from '../progress/day-counts.ts';
import { logRound } from '../testing/log.ts';
import { answerTo, endRound, sendAnswer, startPlayer } from '../testing/play.ts';
import { startTestServer } from '../testing/server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A pupil with a kite of this week, and a round that was dealt on the Thursday three weeks ago and played without a line. */
async function offlinePupil() {
  const server = await startTestServer();
  const { db, school } = server;
  const { noor } = school;
  const monday = dayFrom(startOfWeek(Date.now()), -21);
  const { token, socket, round } = await startPlayer(server, 'noor', noor);
  const thursday = dayFrom(monday, 3) + 10 * HOUR;
  await db.updateTable('rounds').set({ started_at: thursday }).where('id', '=', round.id).execute();
  const now = Date.now();
  await db
    .insertInto('kites')
    .values({
      pupil_id: noor,
      week: nameOfDay(startOfWeek(now)),
      bows: 1,
      goal: 3,
      pattern: 'vis',
      flown_at: null,
    })
    .execute();
  // An answer a minute: ten minutes of practice.
  const answers = Array.from({ length: 10 }, (_, i) => ({
    ...answerTo(round, i, true),
    at: thursday + (i + 1) * MINUTE,
    sentAt: now,
  }));
  return {
    server,
    noor,
    monday,
    week: nameOfDay(monday),
    /** The outbox is delivered, all of it. */
    async deliver() {
      for (const answer of answers) expect(await sendAnswer(socket, answer)).toMatchObject({ ok: true });
      const at = thursday + 11 * MINUTE;
      expect(await endRound(socket, round, { at })).toMatchObject({ ok: true });
      await createDayCounts(db).bringUpToDate();
    },
    rewards: async () => (await server.call<Rewards>('GET', `/api/pupils/${noor}/rewards`, { token })).body,
  };
}

test('answers that come weeks late tie the bow of their own week; a kite that so reaches its goal flies once', async () => {
  const { server, noor, monday, week, deliver, rewards } = await offlinePupil();
  for (const day of [0, 1]) {
    const round_id = await logRound(server, noor, dayFrom(monday, day) + 10 * HOUR, { answers: 40 });
    await noteRounds(server.db, [{ round_id, pupil_id: noor }]);
  }
  await server.db
    .insertInto('kites')
    .values({ pupil_id: noor, week, bows: 2, goal: 3, pattern: 'hart', flown_at: null })
    .execute();
  const old = { week, bows: 2, goal: 3, pattern: 'hart', flown: false };
  const before = await rewards();
  expect([before.kite.bows, before.kites, before.news.flown]).toEqual([1, [old], []]);
  await deliver();
  const after = await rewards();
  expect([after.kite.bows, after.kites]).toEqual([1, [{ ...old, bows: 3, flown: true }]]);
  expect(after.news.flown).toEqual([week]);
  // All of it is delivered once more.
  await deliver();
  const again = await rewards();
  expect([again.kites, again.news.flown, again.coins]).toEqual([after.kites, [], after.coins]);
  const flights = await server.db
    .selectFrom('rewards')
    .select('coins')
    .where('kind', '=', 'vlieger')
    .execute();
  expect(flights).toEqual([{ coins: 50 }]);
});

test('a week that had no bow at all gets its kite, which brings no coins before its goal', async () => {
  const { deliver, rewards, week } = await offlinePupil();
  expect((await rewards()).kites).toEqual([]);
  await deliver();
  await deliver();
  const { kites, news } = await rewards();
  expect(kites).toEqual([{ week, bows: 1, goal: 3, pattern: 'effen', flown: false }]);
  expect(news.flown).toEqual([]);
});
