import { isItem, type Rng } from '../../engine/exercise/index.ts';
import type { DealtRound } from '../../server/contract/practice.ts';
import { newId } from '../../server/contract/id.ts';
import type { Db } from '../../server/data/database.ts';
import { insertAnswers } from '../../server/live/insert-answers.ts';
import { OpenRound } from '../../server/live/round.ts';
import { settle } from '../../server/practice/round-reward.ts';

/** Answers the exercises of a round, four out of five right, and ends it; gives how many answers were stored. */
export async function playOut(db: Db, round: DealtRound, rng: Rng): Promise<number> {
  const head = await db.selectFrom('rounds').selectAll().where('id', '=', round.id).executeTakeFirstOrThrow();
  const open = new OpenRound(head, round.dealt, []);
  const at = Date.now();
  const rows = round.dealt.slice(0, round.size).flatMap(({ exercise, solution }, n) => {
    const others = round.dealt.filter((other) => other.exercise.form === exercise.form);
    const given = rng.next() < 0.8 ? solution.answer : rng.pick(others).solution.answer;
    if (isItem(given)) return [];
    const event = {
      id: newId(),
      roundId: round.id,
      exerciseId: exercise.id,
      n,
      given,
      ms: 4000,
      tick: n,
      at,
    };
    return open.answer(event, at)?.row ?? [];
  });
  await insertAnswers(db, rows);
  open.end({ complete: true, tips: 0, feat: false }, at);
  await settle(db, { round: head, endedAt: at, first: true, score: open.score() });
  return rows.length;
}
