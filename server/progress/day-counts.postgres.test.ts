import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { transact } from '../data/database.ts';
import { answerTo, sendAnswer, startPlayer } from '../testing/play.ts';
import { startTestServer } from '../testing/server.ts';
import { createDayCounts, noteRounds } from './day-counts.ts';

test('an answer that is being stored while its round is counted is counted too', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const { socket, round } = await startPlayer(server, 'noor', noor);
  await sendAnswer(socket, answerTo(round, 0, true));
  const { db } = server;
  const counts = createDayCounts(db);
  const stored = await db.selectFrom('answers').selectAll().executeTakeFirstOrThrow();
  let counting: Promise<void> | undefined;
  await transact(db, async (trx) => {
    const id = randomUUID();
    await trx
      .insertInto('answers')
      .values({ ...stored, id, n: 1 })
      .execute();
    await noteRounds(trx, [{ round_id: round.id, pupil_id: noor }]);
    // Counts to its end, or until it finds that this is not yet stored.
    counting = counts.bringUpToDate();
    await Promise.race([counting, new Promise((resolve) => setTimeout(resolve, 1500))]);
  });
  await counting;
  await counts.bringUpToDate();
  const { tries } = await db.selectFrom('day_counts').select('tries').executeTakeFirstOrThrow();
  expect(tries).toBe(2);
});
