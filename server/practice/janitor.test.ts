import { expect, test } from 'vitest';
import { answerTo, endRound, sendAnswer, startPlayer } from '../testing/play.ts';
import { startTestServer } from '../testing/server.ts';
import { clearDeals } from './janitor.ts';

const DAY = 24 * 60 * 60 * 1000;

test('the deal of a round goes when no answer to it is to be expected any more', async () => {
  const server = await startTestServer();
  const { socket, round, start } = await startPlayer(server, 'noor', server.school.noor);
  await sendAnswer(socket, answerTo(round, 0, true));
  await endRound(socket, round, { complete: false });
  const open = await start(1);
  const kept = async () => {
    const rows = await server.db.selectFrom('rounds').select('id').where('deal', 'is not', null).execute();
    return rows.map((row) => row.id).sort();
  };
  await clearDeals(server.db, Date.now() + 4 * DAY);
  expect(await kept()).toEqual([round.id, open.id].sort());
  await clearDeals(server.db, Date.now() + 6 * DAY);
  expect(await kept()).toEqual([open.id]);
  await clearDeals(server.db, Date.now() + 61 * DAY);
  expect(await kept()).toEqual([]);
  // The answers stay.
  expect((await server.db.selectFrom('answers').select('id').execute()).length).toBe(1);
});
