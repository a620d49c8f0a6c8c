import { expect, test } from 'vitest';
import type { Rewards } from '../contract/rewards.ts';
import { startOfDay, startOfWeek } from '../data/day.ts';
import { logRound } from '../testing/log.ts';
import { answerTo, endRound, sendAnswer, startPlayer } from '../testing/play.ts';
import { startTestServer } from '../testing/server.ts';
import { isGolden, practisedDays, practisedToday } from './practised.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test('pauses do not count as practice, and after 25 minutes play skill brings no coins', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const now = Date.now();
  const noon = startOfDay(now) + 1000;
  // Two hours with an answer every quarter of an hour is eight minutes of practice.
  await logRound(server, noor, noon, { answers: 8, gap: 15 * MINUTE });
  expect(await isGolden(server.db, noor, noon + 3 * HOUR)).toBe(false);
  await logRound(server, noor, noon + 4 * HOUR, { answers: 18, gap: MINUTE });
  expect(await isGolden(server.db, noor, noon + 4 * HOUR + 10 * MINUTE)).toBe(false);
  expect(await isGolden(server.db, noor, noon + 5 * HOUR)).toBe(true);
  expect(await isGolden(server.db, noor, noon + 30 * HOUR)).toBe(false);
});

test('a round that begins in the golden hour pays effort, no tips', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  // The last half hour; where that was yesterday the day has had no practice.
  const begin = Date.now() - 40 * MINUTE;
  await logRound(server, noor, begin, { answers: 39, gap: MINUTE });
  const golden = await isGolden(server.db, noor, Date.now());
  const { socket, round } = await startPlayer(server, 'noor', noor);
  for (let i = 0; i < round.size; i++) await sendAnswer(socket, answerTo(round, i, true));
  const ack = await endRound(socket, round, { tips: 7 });
  expect(round.tips).toBe(!golden);
  expect(ack).toMatchObject({ ok: true, data: { coins: round.size * 3 + (golden ? 0 : 7) } });
});

test('a game that stood still over a weekend counts for Monday from where it went on', async () => {
  const server = await startTestServer();
  const { db, school } = server;
  const monday = Date.parse('2026-03-23T08:00:00Z');
  // Begun on Friday; ten answers then, thirty on Monday.
  const round = await logRound(server, school.noor, monday - 3 * DAY, { answers: 40, gap: 20_000 });
  await db
    .updateTable('answers')
    .set(({ eb }) => ({ at: eb('at', '+', 3 * DAY) }))
    .where('round_id', '=', round)
    .where('n', '>=', 10)
    .execute();
  await db
    .updateTable('rounds')
    .set({ ended_at: monday + HOUR })
    .where('id', '=', round)
    .execute();
  const today = await practisedToday(db, school.noor, monday + 2 * HOUR);
  expect(today).toMatchObject({ day: startOfDay(monday), exercises: 30 });
  // The pause is a minute at most.
  expect(today.minutes).toBeCloseTo(1 + 29 / 3);
});

test('the day on which the clocks go back has an hour more, and Monday begins at midnight', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const [last, week] = ['2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'].map((moment) => Date.parse(moment));
  expect(startOfWeek(week!)).toBe(week);
  // From ten past midnight, and across the next midnight: of six answers one every five minutes, two come after it.
  await logRound(server, noor, last! + 10 * MINUTE, { answers: 20, gap: 20_000 });
  await logRound(server, noor, week! - 21 * MINUTE, { answers: 6, gap: 5 * MINUTE });
  const days = await practisedDays(server.db, noor, last!);
  expect(days.map(({ day, exercises }) => [day, exercises])).toEqual([
    [last, 24],
    [week, 2],
  ]);
});

test('what is played on a clock that is a day wrong counts today, and once when all of it is sent again', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const { socket, token, round } = await startPlayer(server, 'noor', noor);
  const wrong = Date.now() + DAY;
  const answers = Array.from({ length: round.size }, (_, i) => ({
    ...answerTo(round, i, true),
    at: wrong,
    sentAt: wrong,
  }));
  for (const answer of [...answers, ...answers]) await sendAnswer(socket, answer);
  const brought = { data: { totalCoins: round.size * 3 + 4 } };
  expect(await endRound(socket, round, { at: wrong, tips: 4 })).toMatchObject(brought);
  expect(await endRound(socket, round, { at: wrong, tips: 4 })).toMatchObject(brought);
  const days = await practisedDays(server.db, noor, startOfDay(Date.now() - HOUR));
  expect(days.reduce((sum, { exercises }) => sum + exercises, 0)).toBe(round.size);
  expect(days.at(-1)!.day).toBeLessThanOrEqual(Date.now());
  const { body } = await server.call<Rewards>('GET', `/api/pupils/${noor}/rewards`, { token });
  expect([body.coins, body.kite.bows]).toEqual([round.size * 3 + 4, 0]);
});
