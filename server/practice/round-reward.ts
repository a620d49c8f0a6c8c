import type { RoundReward } from '../contract/live.ts';
import type { Db } from '../data/database.ts';
import { notFound } from '../http/problem.ts';
import { coinsOfRound, payRound } from '../rewards/ledger.ts';
import { closedNow } from './why-closed.ts';
import { matterLeft, WORDS_GONE } from './list-tasks.ts';
import { openEarned, purse } from './somvensters.ts';

/** A round that ended, with what it is worth. */
export interface Settlement {
  round: { id: string; pupil_id: string; task_id: string; game: string; started_at: number };
  endedAt: number;
  /** False when it was settled before and a late answer changed its worth. */
  first: boolean;
  score: {
    complete: boolean;
    tips: number;
    feat: boolean;
    finished: number;
    worth: number;
    firstTry: number;
    stars: number;
  };
}

/** Stores what a round brought: its score, the best stars of its game, its coins, and the places it opens. */
export async function settle(db: Db, { round, endedAt, first, score }: Settlement): Promise<void> {
  const coins = await coinsOfRound(db, round, score);
  await db
    .updateTable('rounds')
    .set({
      ended_at: endedAt,
      complete: score.complete ? 1 : 0,
      tips: score.tips,
      feat: score.feat ? 1 : 0,
      finished: score.finished,
      first_try: score.firstTry,
      stars: score.stars,
      coins,
    })
    .where('id', '=', round.id)
    .execute();
  await db
    .insertInto('task_games')
    .values({
      task_id: round.task_id,
      game: round.game,
      stars: score.stars,
      plays: 1,
      last_played_at: endedAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['task_id', 'game']).doUpdateSet(({ eb, ref }) => ({
        stars: eb
          .case()
          .when('excluded.stars', '>', ref('task_games.stars'))
          .then(ref('excluded.stars'))
          .else(ref('task_games.stars'))
          .end(),
        plays: eb('task_games.plays', '+', first ? 1 : 0),
        // A late answer settles an earlier round anew: what was played since stays the last.
        last_played_at: eb
          .case()
          .when('excluded.last_played_at', '>', ref('task_games.last_played_at'))
          .then(ref('excluded.last_played_at'))
          .else(ref('task_games.last_played_at'))
          .end(),
      })),
    )
    .execute();
  await payRound(db, { round, coins, at: endedAt });
  if (score.stars === 0) return;
  const task = await db
    .selectFrom('tasks')
    .select('somvenster_id')
    .where('id', '=', round.task_id)
    .executeTakeFirstOrThrow();
  await openEarned(db, task.somvenster_id, endedAt);
}

/** What an ended round brought: the same each time it is asked. Besides, whether another can be begun now. */
export async function rewardOf(db: Db, roundId: string): Promise<RoundReward> {
  const round = await db
    .selectFrom('rounds')
    .innerJoin('tasks', 'tasks.id', 'rounds.task_id')
    .innerJoin('pupils', 'pupils.id', 'rounds.pupil_id')
    .select(['rounds.pupil_id', 'account_id', 'group_id', 'category', 'word_list_id', 'anchor'])
    .select(['rounds.stars', 'rounds.coins', 'rounds.ended_at'])
    .where('rounds.id', '=', roundId)
    .executeTakeFirst();
  if (!round || round.ended_at === null) throw notFound();
  const total = await purse(db, round.pupil_id);
  const opened = await db
    .selectFrom('tasks')
    .select('id')
    .where('pupil_id', '=', round.pupil_id)
    .where('opened_at', '=', round.ended_at)
    .orderBy('anchor')
    .execute();
  const pupil = { id: round.pupil_id, account_id: round.account_id, group_id: round.group_id };
  const isGone = (await matterLeft(db, round, pupil)) === undefined;
  const closed = isGone ? WORDS_GONE : await closedNow(db, pupil, round);
  return {
    stars: round.stars,
    coins: round.coins,
    totalStars: total.stars,
    totalCoins: total.coins,
    opened: opened.map((task) => task.id),
    ...(closed !== undefined && { closed }),
  };
}
