import { expect, test } from 'vitest';
import type { PupilMap } from '../contract/practice.ts';
import { createDayCounts } from '../progress/day-counts.ts';
import { answerTo, endRound, sendAnswer, startPlayer, until } from '../testing/play.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { leftDemoPupils } from './demo-visits.ts';

const HALF_HOUR = 30 * 60_000;

/** What there is of the demo pupil. */
const keptOf = async ({ db, school }: TestServer) => {
  const rounds = await db.selectFrom('rounds').select('id').where('pupil_id', '=', school.demo).execute();
  const days = await db.selectFrom('day_counts').select('day').where('pupil_id', '=', school.demo).execute();
  const lifts = await db.selectFrom('balloon_lifts').selectAll().execute();
  return rounds.length + days.length + lifts.length;
};

/** Plays a round as the demo pupil, all right. */
async function visit(server: TestServer) {
  const { demo } = server.school;
  const player = await startPlayer(server, 'demo', demo);
  for (let i = 0; i < player.round.size; i++)
    await sendAnswer(player.socket, answerTo(player.round, i, true));
  await endRound(player.socket, player.round);
  await server.call('GET', `/api/pupils/${demo}/rewards`, { token: player.token });
  await createDayCounts(server.db).bringUpToDate();
  return player;
}

test('who leaves the demo leaves nothing behind', async () => {
  const server = await startTestServer();
  const { token } = await visit(server);
  expect(await keptOf(server)).toBeGreaterThan(0);
  await server.call('POST', '/api/auth/logout', { token });
  // First all is thrown away, then the map is opened with which a demo begins.
  await until(async () => (await leftDemoPupils(server.db)).length === 0);
  expect(await keptOf(server)).toBe(0);
});

test('a visit to the demo lasts half an hour, and while anybody is there nothing is thrown away', async () => {
  const server = await startTestServer();
  const { demo } = server.school;
  const began = Date.now();
  await visit(server);
  expect(await leftDemoPupils(server.db, began + HALF_HOUR - 1000)).toEqual([]);
  expect(await leftDemoPupils(server.db, began + HALF_HOUR + 60_000)).toEqual([demo]);
});

test('the demo has one island, however much is finished', async () => {
  const server = await startTestServer();
  const { demo } = server.school;
  const { token } = await visit(server);
  const tasks = await server.db.selectFrom('tasks').select('id').where('pupil_id', '=', demo).execute();
  await server.db
    .insertInto('task_games')
    .values(
      tasks.map(({ id }) => ({ task_id: id, game: 'x', stars: 3, plays: 1, last_played_at: Date.now() })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { body } = await server.call<PupilMap>('GET', `/api/pupils/${demo}/map`, { token });
  expect(body.islands).toHaveLength(1);
});
