import { audit } from '../audit/audit.ts';
import { FRIEND_REWARD, REWARDS_PER_YEAR } from '../contract/account-terms.ts';
import type { RewardToLookAt } from '../contract/friends.ts';
import { transact, type Db } from '../data/database.ts';
import { notFound, Problem } from '../http/problem.ts';
import { sendMessage } from '../messages/send.ts';
import { firstPayment, type FirstPayment } from './payment.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** How many of these rewards are of the last year. */
export const rewardsOfYear = (earned: readonly { changed_at: number }[], now: number): number =>
  earned.filter(({ changed_at }) => Number(changed_at) > now - YEAR_MS).length;

/** Rewards that do not go by themselves, those of who waits longest first. */
export async function rewardsToLookAt(
  db: Db,
  now: number,
  paid: FirstPayment = firstPayment,
): Promise<{ rewards: RewardToLookAt[]; total: number }> {
  const rows = await db
    .selectFrom('friends')
    .innerJoin('accounts', 'accounts.id', 'friends.account_id')
    .leftJoin('accounts as friend', 'friend.id', 'friends.friend_account')
    .select([
      'friends.id',
      'friends.account_id',
      'friend_account',
      'accounts.name',
      'friend.name as friend',
      'changed_at',
      'looked',
    ])
    .where('state', '=', 'paid')
    .where('channel', '=', 'link')
    .orderBy('changed_at')
    .orderBy('friends.id')
    .execute();
  const rewards: RewardToLookAt[] = [];
  for (const row of rows) {
    const earned = await db
      .selectFrom('friends')
      .select('changed_at')
      .where('account_id', '=', row.account_id)
      .where('state', '=', 'rewarded')
      .execute();
    const count = rewardsOfYear(earned, now);
    if (count < REWARDS_PER_YEAR) continue;
    const payment = row.friend_account === null ? undefined : await paid(db, row.friend_account);
    // What brings nothing anyway needs nobody to look.
    if (!payment || payment.isCredited || payment.months < FRIEND_REWARD.paidMonths) continue;
    rewards.push({
      id: row.id,
      account: { id: row.account_id, name: row.name },
      friend: row.friend ?? '',
      at: Number(row.changed_at),
      rewards: count,
      isGranted: row.looked === 'yes',
    });
  }
  return { rewards, total: rewards.length };
}

/** Says of a reward whether it goes: a yes goes by itself when its days have passed, a no is told to who invited. */
export const decideReward = (db: Db, id: string, grants: boolean, by: string, now: number): Promise<void> =>
  transact(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('friends')
      .set(grants ? { looked: 'yes' } : { looked: 'no', state: 'refused', changed_at: now })
      .where('id', '=', id)
      .where('state', '=', 'paid')
      .executeTakeFirst();
    const row = await trx.selectFrom('friends').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound('Deze uitnodiging is er niet.');
    if (!numUpdatedRows) throw new Problem('conflict', 'Over deze beloning is al beslist.');
    await audit(trx, {
      action: grants ? 'reward-granted' : 'reward-refused',
      actorId: by,
      accountId: row.account_id,
      subject: id,
    });
    if (!grants)
      await sendMessage(
        trx,
        {
          kind: 'licentie',
          title: 'Een uitnodiging telt niet mee',
          text: 'Het kantoor keek naar een van je uitnodigingen en rekent daar geen extra maand voor. Wil je weten waarom? Stel een vraag bij Berichten.',
          link: 'vriend-uitnodigen',
          accountId: row.account_id,
          source: `friend ${id} looked`,
        },
        now,
      );
  });
