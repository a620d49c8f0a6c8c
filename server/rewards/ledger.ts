import { coinsFor, type RoundScore } from '../../engine/exercise/index.ts';
import { newId } from '../contract/id.ts';
import type { Purse } from '../contract/rewards.ts';
import { transact, type Db } from '../data/database.ts';
import { notFound, Problem } from '../http/problem.ts';
import { priceOf } from '../contract/reward-items.ts';
import { isGolden } from './practised.ts';
import { ownedBy } from './trophies.ts';
import { lockWardrobe } from './wardrobe.ts';

/** The coins that a pupil has. */
export async function coinsOf(db: Db, pupilId: string): Promise<number> {
  const { coins } = await db
    .selectFrom('rewards')
    .select(({ fn }) => fn.sum<number | null>('coins').as('coins'))
    .where('pupil_id', '=', pupilId)
    .executeTakeFirstOrThrow();
  return Number(coins ?? 0);
}

/**
 * What a round that ended is worth in coins: effort always, play skill (tips) not when the round began in the golden
 * hour (scenes/landkaart/README.md 4.6).
 */
export async function coinsOfRound(
  db: Db,
  round: { pupil_id: string; started_at: number },
  score: RoundScore,
): Promise<number> {
  const tips = score.tips > 0 && (await isGolden(db, round.pupil_id, round.started_at)) ? 0 : score.tips;
  return coinsFor({ ...score, tips });
}

/**
 * Enters in the ledger what a round brought. Called again when late answers change the round; coins that were given
 * are never taken back, for they may have been spent.
 */
export async function payRound(
  db: Db,
  { round, coins, at }: { round: { id: string; pupil_id: string }; coins: number; at: number },
): Promise<void> {
  await db
    .insertInto('rewards')
    .values({
      id: newId(),
      pupil_id: round.pupil_id,
      round_id: round.id,
      kind: 'ronde',
      subject: null,
      coins,
      at,
    })
    .onConflict((conflict) =>
      conflict.column('round_id').doUpdateSet(({ eb, ref }) => ({
        coins: eb
          .case()
          .when('excluded.coins', '>', ref('rewards.coins'))
          .then(ref('excluded.coins'))
          .else(ref('rewards.coins'))
          .end(),
      })),
    )
    .execute();
}

/** Enters coins that are given once; `id` says for what, and a second time changes nothing. */
export async function giveOnce(
  db: Db,
  entry: { id: string; pupilId: string; kind: 'vlieger'; subject: string; coins: number; at: number },
): Promise<void> {
  const { pupilId, ...row } = entry;
  await db
    .insertInto('rewards')
    .values({ ...row, pupil_id: pupilId, round_id: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/**
 * Buys an item of the stall in one transaction. What the pupil has already is not paid again, so that a request that
 * is repeated, or made in two tabs, is one purchase. Throws `not-found` for what is not for sale and `conflict` when
 * there are too few coins.
 */
export function buy(
  db: Db,
  { id, pupilId, item, at }: { id: string; pupilId: string; item: string; at: number },
): Promise<Purse> {
  const price = priceOf(item);
  if (price === undefined) throw notFound('Dit is niet te koop.');
  return transact(db, async (trx) => {
    await lockWardrobe(trx, pupilId);
    const owned = await ownedBy(trx, pupilId);
    const coins = await coinsOf(trx, pupilId);
    if (owned.has(item)) return { coins, owned: [...owned] };
    const used = await trx.selectFrom('rewards').select('id').where('id', '=', id).executeTakeFirst();
    if (used) throw new Problem('conflict', 'Dit is al gebruikt om iets anders te kopen.');
    if (coins < price) {
      const short = price - coins;
      throw new Problem(
        'conflict',
        `Nog ${short} ${short === 1 ? 'munt' : 'munten'} te gaan. Speel eerst een spel!`,
      );
    }
    const entry = { id, pupil_id: pupilId, round_id: null, kind: 'koop', subject: item } as const;
    await trx
      .insertInto('rewards')
      .values({ ...entry, coins: -price, at })
      .execute();
    await trx.insertInto('belongings').values({ pupil_id: pupilId, item, at }).execute();
    return { coins: coins - price, owned: [...owned, item] };
  });
}
