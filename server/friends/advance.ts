import {
  FRIEND_EXPIRES_DAYS,
  FRIEND_ADDRESS_DAYS,
  FRIEND_REWARD,
  FRIEND_TRIAL_DAYS,
  MOST_REWARD_MONTHS,
  REWARDS_PER_YEAR,
} from '../contract/account-terms.ts';
import { daysAfter } from '../contract/days.ts';
import { transact, type Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { FriendRow, LicenceRow } from '../data/schema.ts';
import { periodsOf } from '../licence/repository.ts';
import { storePeriod } from '../licence/periods.ts';
import { sendMessage } from '../messages/send.ts';
import { firstPayment, type FirstPayment } from './payment.ts';
import { rewardsOfYear } from './rewards.ts';
import { isSameCustomer, knownOf } from './same-customer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Takes every invitation as far as it has come: a trial that opened, a bill that was paid, a reward, or the end. */
export async function advanceFriends(db: Db, now: number, paid: FirstPayment = firstPayment): Promise<void> {
  await expire(db, now);
  for (const row of await inState(db, 'applied')) await transact(db, (trx) => opened(trx, row.id, now));
  for (const row of await inState(db, 'trial'))
    if (await paid(db, row.friend_account!)) await step(db, row.id, ['trial'], 'paid', now);
  for (const row of await inState(db, 'paid')) await transact(db, (trx) => reward(trx, row.id, now, paid));
  for (const row of await inState(db, 'rewarded'))
    await transact(db, (trx) => takeBack(trx, row.id, now, paid));
}

const inState = (db: Db, state: FriendRow['state']) =>
  db
    .selectFrom('friends')
    .selectAll()
    .where('state', '=', state)
    .$if(state !== 'applied', (query) => query.where('friend_account', 'is not', null))
    .orderBy('created_at')
    .execute();

const find = (trx: Db, id: string, state: FriendRow['state']) =>
  trx.selectFrom('friends').selectAll().where('id', '=', id).where('state', '=', state).executeTakeFirst();

/** Has an invitation come from one of these states to another; false when it is elsewhere by now. */
async function step(
  db: Db,
  id: string,
  from: readonly FriendRow['state'][],
  state: FriendRow['state'],
  now: number,
  more: Partial<FriendRow> = {},
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('friends')
    .set({ state, changed_at: now, ...more })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function expire(db: Db, now: number): Promise<void> {
  await db
    .updateTable('friends')
    .set({ state: 'expired', changed_at: now })
    .where('state', 'in', ['made', 'opened'])
    // A link that people pass on works until it is withdrawn.
    .where('channel', '=', 'mail')
    .where('created_at', '<', now - FRIEND_EXPIRES_DAYS * DAY_MS)
    .execute();
  await db
    .deleteFrom('friend_addresses')
    .where('never', '=', 0)
    .where('at', '<', now - FRIEND_ADDRESS_DAYS * DAY_MS)
    .execute();
}

/** An account was made of a friend's application: the trial is longer, unless it is the inviter's own or was there before. */
async function opened(trx: Db, id: string, now: number): Promise<void> {
  const row = await find(trx, id, 'applied');
  if (!row) return;
  const lead = await trx
    .selectFrom('leads')
    .select(['account_id', 'status'])
    .where('id', '=', row.lead_id!)
    .executeTakeFirst();
  // Refused by the office, or forgotten with time.
  if (!lead || lead.status === 'closed') return void (await step(trx, id, ['applied'], 'expired', now));
  if (lead.account_id === null) return;
  const account = await trx
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', lead.account_id)
    .executeTakeFirst();
  if (!account) return;
  const [inviter, friend] = [await knownOf(trx, row.account_id), await knownOf(trx, account.id)];
  const taken = await trx
    .selectFrom('friends')
    .select('id')
    .where('friend_account', '=', account.id)
    .executeTakeFirst();
  if (!inviter || !friend || taken || isSameCustomer(inviter, friend)) {
    await step(trx, id, ['applied'], 'refused', now);
    await sendMessage(
      trx,
      {
        kind: 'licentie',
        title: 'De uitnodiging telt niet mee',
        text: 'Je vroeg een proef aan met de link van een vriend. Die telt niet mee, omdat we je organisatie al kenden. Je proef loopt gewoon door.',
        accountId: account.id,
        source: `friend ${id} refused`,
      },
      now,
    );
    return;
  }
  await step(trx, id, ['applied'], 'trial', now, { friend_account: account.id });
  const trial = (await periodsOf(trx, account.id)).find(({ kind }) => kind === 'trial');
  // Only the own link is for both; a mail of our server promises nothing.
  if (trial && row.channel === 'link')
    await lengthen(
      trx,
      account,
      trial,
      daysAfter(trial.ends_on!, FRIEND_TRIAL_DAYS),
      'uitgenodigd door een vriend: proef twee weken langer',
    );
}

/** Gives a period another last day, with the reason, and without a person who did it. */
const lengthen = (
  trx: Db,
  account: { id: string; kind: 'school' | 'rt' | 'thuis' },
  period: LicenceRow,
  endsOn: string,
  why: string,
) =>
  storePeriod(trx, account, {
    id: period.id,
    basedOn: period.version,
    wish: {
      kind: period.kind,
      seats: period.seats,
      startsOn: period.starts_on,
      endsOn,
      stops: period.stops === 1,
      note: period.note,
    },
    why,
    actorId: null,
  });

/** Months further, on the same day; the last day of a month stays a last day, so that months back and forth cancel out. */
export function monthsAfter(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const lastOf = (far: number) => new Date(Date.UTC(year, month + far, 0)).getUTCDate();
  const wanted = date === lastOf(0) ? lastOf(months) : Math.min(date, lastOf(months));
  return new Date(Date.UTC(year, month - 1 + months, wanted)).toISOString().slice(0, 10);
}

/** A friend paid: a while after, and within what one can earn, the inviter's licence is a month longer. */
async function reward(trx: Db, id: string, now: number, paid: FirstPayment): Promise<void> {
  const row = await find(trx, id, 'paid');
  const payment = row && (await paid(trx, row.friend_account!));
  if (!row || !payment || payment.isCredited || payment.months < FRIEND_REWARD.paidMonths) return;
  if (row.channel !== 'link' || daysAfter(payment.paidOn, FRIEND_REWARD.afterDays) > nameOfDay(now)) return;
  const account = await trx
    .selectFrom('accounts')
    .select(['id', 'kind'])
    .where('id', '=', row.account_id)
    .executeTakeFirstOrThrow();
  const period = (await periodsOf(trx, account.id)).filter(({ ends_on }) => ends_on !== null).at(-1);
  const earned = await trx
    .selectFrom('friends')
    .select(['reward_licence', 'changed_at'])
    .where('account_id', '=', account.id)
    .where('state', '=', 'rewarded')
    .execute();
  const isFull =
    earned.length >= MOST_REWARD_MONTHS.account ||
    earned.filter(({ reward_licence }) => reward_licence === period?.id).length >= MOST_REWARD_MONTHS.period;
  // Of many the office looks first (rewards.ts).
  const isMuch = rewardsOfYear(earned, now) >= REWARDS_PER_YEAR;
  if (!period || isFull || (isMuch && row.looked !== 'yes')) return;
  await step(trx, id, ['paid'], 'rewarded', now, { reward_licence: period.id });
  await lengthen(
    trx,
    account,
    period,
    monthsAfter(period.ends_on!, FRIEND_REWARD.months),
    'een vriend ging mee: een maand erbij',
  );
  await sendMessage(
    trx,
    {
      kind: 'licentie',
      title: 'Je licentie is een maand langer',
      text: 'Een vriend die je uitnodigde, gaat mee met Spelwereld. Als dank loopt je licentie een maand langer door.',
      link: 'vriend-uitnodigen',
      accountId: account.id,
      source: `friend ${id} rewarded`,
    },
    now,
  );
}

/** A friend got the money back: so goes the month, and the licence ends no earlier than today. */
async function takeBack(trx: Db, id: string, now: number, paid: FirstPayment): Promise<void> {
  const row = await find(trx, id, 'rewarded');
  if (!row || !(await paid(trx, row.friend_account!))?.isCredited) return;
  const account = await trx
    .selectFrom('accounts')
    .select(['id', 'kind'])
    .where('id', '=', row.account_id)
    .executeTakeFirstOrThrow();
  const period = (await periodsOf(trx, account.id)).find((one) => one.id === row.reward_licence);
  await step(trx, id, ['rewarded'], 'refused', now);
  if (!period || period.ends_on === null) return;
  const today = nameOfDay(now);
  const shorter = monthsAfter(period.ends_on, -FRIEND_REWARD.months);
  const endsOn = shorter < today ? (period.ends_on < today ? period.ends_on : today) : shorter;
  if (endsOn !== period.ends_on)
    await lengthen(
      trx,
      account,
      period,
      endsOn,
      'de rekening van een vriend is terugbetaald: de maand gaat eraf',
    );
}
