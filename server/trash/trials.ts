import { setImmediate } from 'node:timers/promises';
import { audit } from '../audit/audit.ts';
import type { Sessions } from '../auth/sessions.ts';
import { TRIAL_ERASED_DAYS, TRIAL_WARNED_DAYS } from '../contract/account-terms.ts';
import { transact, type Db } from '../data/database.ts';
import { trialOverLetter } from '../mail/letters.ts';
import type { Post } from '../mail/post.ts';
import { practisedSince } from '../progress/activity.ts';
import type { EraseDeps } from './erase.ts';
import { eraseAccount as eraseRest } from './for-good.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long before a trial is erased its administrators hear of it. */
const NOTICE_MS = (TRIAL_ERASED_DAYS - TRIAL_WARNED_DAYS) * DAY_MS;
const ADMIN_ROLES = ['schooladmin', 'rtadmin', 'thuisadmin'] as const;
const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });

interface TrialDeps extends EraseDeps {
  post: Pick<Post, 'add' | 'nudge'>;
  sessions: Pick<Sessions, 'endAll'>;
}

/** Tells the administrators of trials that ended four weeks ago when all is erased, once. Gives how many trials it were. */
export async function warnTrials({ db, post }: Pick<TrialDeps, 'db' | 'post'>, now: number): Promise<number> {
  let warned = 0;
  for (const { id, name, trial_ends_at: end } of await endedBefore(db, now - TRIAL_WARNED_DAYS * DAY_MS)) {
    if ((await warnedAt(db, id, end)) !== undefined) continue;
    const gone = Math.max(end + TRIAL_ERASED_DAYS * DAY_MS, now + NOTICE_MS);
    await transact(db, async (trx) => {
      const admins = await trx
        .selectFrom('users')
        .select(['id', 'name', 'email'])
        .where('account_id', '=', id)
        .where('role', 'in', ADMIN_ROLES)
        .where('active', '=', 1)
        .where('email', 'is not', null)
        .execute();
      for (const admin of admins)
        await post.add(trx, {
          kind: 'trial-over',
          to: { name: admin.name, address: admin.email! },
          letter: trialOverLetter({
            name: admin.name,
            organisation: name,
            ended: day.format(end),
            gone: day.format(gone),
          }),
          accountId: id,
          userId: admin.id,
        });
      await audit(trx, { action: 'trial-warned', accountId: id, subject: id });
    });
    warned++;
  }
  if (warned > 0) post.nudge();
  return warned;
}

/**
 * Erases trials that ended six weeks ago, that nobody made a licence of, and of which that was told two weeks before: pupils with all
 * they did, staff, groups, lists, mails, the application. Where pupils practised in those two weeks somebody goes on, and the office
 * only forgot to say so: such a trial stays. Gives how many were erased.
 */
export async function eraseTrials(deps: Omit<TrialDeps, 'post'>, now: number): Promise<number> {
  const { db } = deps;
  let erased = 0;
  for (const { id, trial_ends_at: end } of await endedBefore(db, now - TRIAL_ERASED_DAYS * DAY_MS)) {
    const warned = await warnedAt(db, id, end);
    if (warned === undefined || warned > now - NOTICE_MS) continue;
    if (await isPractisedIn(db, id, now - NOTICE_MS)) continue;
    await eraseAccount(deps, id);
    erased++;
  }
  return erased;
}

/** The trials that were over at a moment. */
const endedBefore = async (db: Db, moment: number) =>
  (
    await db
      .selectFrom('accounts')
      .select(['id', 'name', 'trial_ends_at'])
      .where('trial_ends_at', '<', moment)
      .execute()
  ).map((row) => ({ ...row, trial_ends_at: row.trial_ends_at! }));

/** When the administrators of a trial were told that it is over; undefined when they were not, or of an earlier end. */
async function warnedAt(db: Db, accountId: string, end: number): Promise<number | undefined> {
  const line = await db
    .selectFrom('audit')
    .select('at')
    .where('account_id', '=', accountId)
    .where('action', '=', 'trial-warned')
    .where('at', '>', end)
    .orderBy('at')
    .executeTakeFirst();
  return line?.at;
}

/** Whether a pupil of an account practised after a moment. */
const isPractisedIn = async (db: Db, accountId: string, since: number) =>
  (await db
    .selectFrom('pupils')
    .select('pupils.id')
    .where('account_id', '=', accountId)
    .where(practisedSince(since))
    .executeTakeFirst()) !== undefined;

async function eraseAccount({ db, erasures, sessions }: Omit<TrialDeps, 'post'>, id: string) {
  const users = await db.selectFrom('users').select(['id', 'role']).where('account_id', '=', id).execute();
  await sessions.endAll(
    users.map((user) => user.id),
    'erased',
  );
  const pupils = users.filter(({ role }) => role === 'leerling');
  for (const pupil of pupils) {
    // Of one pupil there may be tens of thousands of answers: others go first in between.
    await setImmediate();
    await erasures.erasing([{ kind: 'pupil', id: pupil.id }], async () => {
      await db.deleteFrom('users').where('id', '=', pupil.id).execute();
      return true;
    });
  }
  await erasures.erasing([{ kind: 'account', id }], () =>
    transact(db, async (trx) => {
      await eraseRest(trx, id, pupils.length);
      return true;
    }),
  );
}
