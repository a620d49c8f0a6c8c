import { expect, test } from 'vitest';
import { answerTo, endRound, sendAnswer, startPlayer } from '../../testing/play.ts';
import { startTestServer } from '../../testing/server.ts';
import { TEST_CATALOGUE, TEST_WORDS } from '../../testing/words.ts';
import { newestDifficulties } from './calibrations.ts';
import { calibrateApart } from './nightly.ts';
import { createPolicy } from './policy.ts';

test('what all pupils miss gets harder, states follow the new table, and without news nothing changes', async () => {
  const server = await startTestServer();
  const { noor, daan } = server.school;
  const { db } = server;
  const apart = () =>
    calibrateApart({
      place: server.place,
      items: TEST_WORDS.items,
      catalogue: TEST_CATALOGUE,
    });
  expect(await apart()).toBeUndefined();

  // Two pupils, some weeks of answers: the same word is missed each time, all others are right.
  const players = [await startPlayer(server, 'noor', noor), await startPlayer(server, 'daan', daan)];
  const missed = players[0]!.round.dealt[3]!.solution.wordId;
  for (const { socket, start, round: first } of players) {
    for (let turn = 0; turn < 27; turn++) {
      const round = turn === 0 ? first : await start(turn % 2);
      await Promise.all(
        round.dealt
          .slice(0, 10)
          .map(({ solution }, i) => sendAnswer(socket, answerTo(round, i, solution.wordId !== missed))),
      );
      await endRound(socket, round);
    }
  }
  const result = (await apart())!;
  expect(result.version).toBe(1);
  expect(result.answers).toBeGreaterThan(500);
  const { version, calibration } = await newestDifficulties(db);
  expect(version).toBe(1);
  const of = (word: string) => calibration!.words[`ei-ij/${word}`]!.mean;
  const others = players[0]!.round.dealt.map(({ solution }) => solution.wordId).filter((id) => id !== missed);
  for (const other of others) expect(of(missed)).toBeGreaterThan(of(other));

  // A state that was reckoned with other difficulties is reckoned anew, with the same answers.
  const policy = await createPolicy(db, TEST_WORDS.items, TEST_CATALOGUE);
  const pupil = await db.selectFrom('pupils').selectAll().where('id', '=', noor).executeTakeFirstOrThrow();
  const { levels } = await policy.standing({ pupil, wishes: { calm: false } }, []);
  const answers = [...levels.values()].reduce((sum, level) => sum + level.answers, 0);
  const state = await db
    .selectFrom('practice_states')
    .select('calibration')
    .where('pupil_id', '=', noor)
    .executeTakeFirstOrThrow();
  expect([state.calibration, answers]).toEqual([1, 270]);
  expect(await apart()).toBeUndefined();
}, 60_000);
