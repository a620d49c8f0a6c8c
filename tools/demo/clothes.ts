import type { Rng } from '../../engine/exercise/index.ts';
import { newId } from '../../server/contract/id.ts';
import { KITE_PATTERNS, SLOTS, type Worn } from '../../server/contract/rewards.ts';
import type { Db } from '../../server/data/database.ts';
import { liftBalloon } from '../../server/rewards/balloon.ts';
import { STALL } from '../../server/contract/reward-items.ts';
import { buy, coinsOf } from '../../server/rewards/ledger.ts';
import { pickKite, putOn } from '../../server/rewards/wardrobe.ts';

/** Slots that a pupil of the demo may have bought something for; some buy nothing. */
const MOST_BOUGHT = 4;

/** What a pupil did in the clubhouse: bought and put on a few things, chose a kite, lifted the balloon. */
export async function visitClubhouse(db: Db, pupilId: string, rng: Rng): Promise<void> {
  const pupil = await db
    .selectFrom('pupils')
    .select(['id', 'group_id'])
    .where('id', '=', pupilId)
    .executeTakeFirstOrThrow();
  await liftBalloon(db, pupil);
  await pickKite(db, pupilId, rng.pick(KITE_PATTERNS));
  const worn: Worn = {};
  const slots = rng.shuffle(SLOTS).slice(0, Math.floor(rng.next() * (MOST_BOUGHT + 1)));
  for (const slot of slots) {
    const item = rng.pick(STALL.filter((outfit) => outfit.slot === slot));
    // Half of the coins stay in the purse.
    if ((item.price ?? 0) * 2 > (await coinsOf(db, pupilId))) continue;
    await buy(db, { id: newId(), pupilId, item: item.id, at: Date.now() });
    worn[slot] = item.id;
  }
  await putOn(db, pupilId, worn);
}
