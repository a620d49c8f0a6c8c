import { expect, test } from 'vitest';
import { answerTo, sendAnswer, startPlayer } from '../testing/play.ts';
import { startTestServer } from '../testing/server.ts';
import { SenderClock } from './sender-clock.ts';

const DAY = 86_400_000;
const event = {
  id: 'a',
  roundId: 'r',
  exerciseId: 'e',
  n: 0,
  given: { form: 'type', text: 'x' },
  ms: 1,
  tick: 1,
} as const;
/** When an answer was given on our clock, given at `at` and sent at `sentAt` of a clock that is so much ahead. */
const momentOf = (clock: SenderClock, ahead: number, at: number, sentAt: number, arrived: number) =>
  clock.mended({ ...event, at: at + ahead, sentAt: sentAt + ahead }, arrived).at;

test.each([
  ['a clock that is right', 0],
  ['a clock that is a day behind', -DAY],
  ['a clock that is five minutes ahead', 300_000],
])('with %s', (_what, ahead) => {
  const clock = new SenderClock();
  clock.hear(1000 + ahead, 1020);
  // At once; after it had waited at the sender's; after it had waited on its way.
  expect(momentOf(clock, ahead, 5000, 5000, 5030)).toBe(5020);
  expect(momentOf(clock, ahead, 6000, 26_000, 26_050)).toBe(6020);
  expect(momentOf(clock, ahead, 30_000, 30_000, 37_000)).toBe(30_020);
  // The line was slow at the handshake already: better is learned from what is quicker.
  expect(momentOf(clock, ahead, 40_000, 40_000, 40_005)).toBe(40_005);
});

test('a clock that is put back is believed after some minutes', () => {
  const clock = new SenderClock();
  clock.hear(3_600_000, 0);
  expect(momentOf(clock, 0, 1_200_000, 1_200_000, 1_200_010)).toBe(1_200_010);
});

test('without a word of the sender’s clock the moment is as it says, and nonsense is not listened to', () => {
  const clock = new SenderClock();
  for (const nonsense of [undefined, null, 'nu', NaN, 1e300, {}]) clock.hear(nonsense, 5);
  expect(clock.mended({ ...event, at: 7 }, 9).at).toBe(7);
  expect(momentOf(clock, 0, 8, 8, 9)).toBe(9);
});

test('an answer that hung on the line for a minute is stored when it was given, once', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const { round, token } = await startPlayer(server, 'noor', noor);
  const started = Date.now() - 10 * 60_000;
  await server.db.updateTable('rounds').set({ started_at: started }).where('id', '=', round.id).execute();
  const socket = await server.live(token, (one) => (one.auth = { token, now: Date.now() }));
  const given = Date.now() - 60_000;
  const answer = { ...answerTo(round, 0, true), at: given, sentAt: given };
  await sendAnswer(socket, answer);
  await sendAnswer(socket, { ...answer, sentAt: Date.now() });
  const rows = await server.db.selectFrom('answers').select('at').execute();
  expect(rows).toHaveLength(1);
  expect(Math.abs(rows[0]!.at - given)).toBeLessThan(20_000);
});
