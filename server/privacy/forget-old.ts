import { AUDIT_AFTER_DAYS, INVOICES_YEARS } from '../contract/account-terms.ts';
import { RETENTION } from '../contract/retention.ts';
import { eraseOldPlans } from '../care/nightly.ts';
import { transact, type Db } from '../data/database.ts';
import { nameOfDay, overBefore } from '../data/day.ts';
import { forgetInvitees } from '../invitations/forget.ts';
import { clearLeads } from '../leads/repository.ts';
import { eraseOldTests } from '../lvs/trash.ts';
import { forgetMoves } from '../moves/forget.ts';
import { eraseOldMethodTests } from '../tests/forget.ts';
import { clearSignUps } from '../webinars/forget.ts';

/**
 * Forgets at `now` what is kept no longer (contract/retention.ts) and lies in no trash: forms of the site, results of tests, who moved,
 * invoices, who did what in accounts that are gone. Gives how many results of tests, action plans and method tests were erased. What goes within hours is cleaned by
 * its own room (`cleaning.ts` there).
 */
export async function forgetOld(
  db: Db,
  now: number,
): Promise<{ results: number; plans: number; methodTests: number }> {
  const results = await eraseOldTests(db, now);
  const plans = await eraseOldPlans(db, now);
  const methodTests = await eraseOldMethodTests(db, now);
  await clearLeads(db, now);
  await forgetMoves(db, now);
  await clearSignUps(db, now);
  await forgetInvitees(db, now);
  await forgetInvoices(db, now);
  await forgetAudit(db, now);
  await db.deleteFrom('deletion_log').where('at', '<', overBefore(RETENTION.deletions.span, now)).execute();
  return { results, plans, methodTests };
}

/** Removes invoices with their orders once the tax law of the buyer's country wants them no longer. */
async function forgetInvoices(db: Db, now: number): Promise<void> {
  const before = (years: number) => nameOfDay(overBefore({ years }, now));
  const old = await db
    .selectFrom('invoices')
    .select(['id', 'order_id', 'seller', 'buyer', 'issue_day'])
    .where('issue_day', '<', before(INVOICES_YEARS.nl))
    .execute();
  const due = old.filter(
    ({ seller, buyer, issue_day: day }) =>
      [seller, buyer].every(isDutch) || day! < before(INVOICES_YEARS.other),
  );
  if (due.length === 0) return;
  await transact(db, async (trx) => {
    const ids = due.map(({ id }) => id);
    const dueOnes = trx.deleteFrom('invoices').where('id', 'in', ids);
    await dueOnes.where('corrects_id', 'is not', null).execute();
    // One that was taken back stays as long as what took it back.
    await dueOnes
      .where('id', 'not in', (eb) =>
        eb
          .selectFrom('invoices as credit')
          .select('credit.corrects_id')
          .where('credit.corrects_id', 'is not', null)
          .$castTo<{ corrects_id: string }>(),
      )
      .execute();
    const orders = due.flatMap(({ order_id: order }) => order ?? []);
    if (orders.length === 0) return;
    // One of which another invoice is still kept stays with it.
    await trx
      .deleteFrom('orders')
      .where('id', 'in', orders)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('invoices').select('invoices.id').whereRef('invoices.order_id', '=', 'orders.id'),
          ),
        ),
      )
      .execute();
  });
}

const isDutch = (party: string) => (JSON.parse(party) as { country?: string }).country === 'nl';

/** Removes who did what in accounts that were erased a year ago. */
async function forgetAudit(db: Db, now: number): Promise<void> {
  const gone = await db
    .selectFrom('audit')
    .select('account_id')
    .distinct()
    .where('action', '=', 'account-erased')
    .where('at', '<', overBefore({ days: AUDIT_AFTER_DAYS }, now))
    .where('account_id', 'is not', null)
    .execute();
  for (const { account_id: account } of gone)
    await db.deleteFrom('audit').where('account_id', '=', account).execute();
}
