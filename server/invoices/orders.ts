import type { z } from 'zod';
import { hasAddress } from '../accounts/details.ts';
import { audit } from '../audit/audit.ts';
import { SIGN_FIRST } from '../contract/agreements.ts';
import { OFFICE_OVERRIDE_PERCENT, ORDER_HOLD_DAYS } from '../contract/account-terms.ts';
import { daysAfter } from '../contract/days.ts';
import { newId } from '../contract/id.ts';
import { standingOn } from '../contract/licence-state.ts';
import type { placeOrder } from '../contract/orders.ts';
import type { Role } from '../contract/permissions.ts';
import type { Price } from '../contract/price.ts';
import { transact, type Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { AccountRow, OrderRow } from '../data/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import { longDay } from '../licence/long-day.ts';
import { storePeriod } from '../licence/periods.ts';
import { lockAccount, periodsOf, readFacts } from '../licence/repository.ts';
import { agreementStanding } from '../privacy/agreements.ts';
import type { Seller } from './document.ts';
import { addDraft } from './invoices.ts';
import { linesOf } from './lines.ts';
import { endOf } from './months.ts';
import { planOrder, type Plan } from './plan.ts';

type Wish = z.output<typeof placeOrder.body>;

/** Signs of a sentence that says why a price is another one. */
const LEAST_WHY = 10;

/** Who does something, and when. */
interface Doing {
  actorId: string;
  now: number;
  seller: Seller;
}

/** What an order comes to, with what an invitation promised. */
interface PromisedPlan extends Plan {
  /** Without what was promised, in cents without VAT. */
  listExcl: number;
  /** Percent off. */
  promisedOff: number | null;
}

/** What an order comes to today. */
export async function planFor(
  db: Db,
  accountId: string,
  wish: Pick<Wish, 'kind' | 'seats' | 'months'>,
  now: number,
): Promise<PromisedPlan> {
  const facts = await readFacts(db, accountId);
  const today = nameOfDay(now);
  const plan = planOrder(facts, standingOn(facts, today), wish, today);
  if (wish.kind === 'seats') return { ...plan, listExcl: plan.excl, promisedOff: null };
  const { promised_off: promised } = await db
    .selectFrom('accounts')
    .select('promised_off')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  // What an invitation promised is shown from the first, and given by the office.
  return {
    ...plan,
    listExcl: plan.excl,
    promisedOff: promised,
    excl: Math.round((plan.excl * (100 - (promised ?? 0))) / 100),
    atOnce: plan.atOnce && promised === null,
  };
}

/**
 * Stores an order, once per id; what is within the usual counts at once, for the rest all goes on until the office has looked. Throws
 * `conflict` when somebody ordered the same already, or the agreement on pupils' data was not signed.
 */
export const order = (db: Db, account: AccountRow, id: string, wish: Wish, doing: Doing): Promise<void> =>
  transact(db, async (trx) => {
    await lockAccount(trx, account.id);
    const sent = await trx.selectFrom('orders').select('account_id').where('id', '=', id).executeTakeFirst();
    if (sent?.account_id === account.id) return;
    if (sent) throw notFound();
    const agreed = await agreementStanding(trx, account, false);
    if (agreed === 'missing' || agreed === 'again') throw new Problem('conflict', SIGN_FIRST);
    if (!hasAddress(account))
      throw new Problem(
        'conflict',
        'Vul eerst bij Accountgegevens het adres in: dat moet op de factuur staan.',
      );
    await refuseSecond(trx, account.id, wish.kind);
    const plan = await planFor(trx, account.id, wish, doing.now);
    const row: OrderRow = {
      id,
      account_id: account.id,
      kind: wish.kind,
      seats: wish.seats,
      months: plan.months,
      starts_on: plan.startsOn,
      list_excl: plan.listExcl,
      excl: plan.excl,
      price: JSON.stringify(plan.price),
      order_number: wish.orderNumber,
      vat_id: account.kind === 'thuis' ? '' : wish.vatId,
      vat_id_checked_on: null,
      ordered_by: doing.actorId,
      terms_version: wish.terms,
      state: plan.atOnce ? 'confirmed' : 'asked',
      refusal: null,
      version: 1,
      created_at: doing.now,
    };
    await trx.insertInto('orders').values(row).execute();
    await audit(trx, {
      action: 'licence-ordered',
      actorId: doing.actorId,
      accountId: account.id,
      subject: id,
    });
    if (plan.atOnce) await carryOut(trx, account, row, doing);
    else {
      const until = daysAfter(nameOfDay(doing.now), ORDER_HOLD_DAYS);
      if (account.hold_until === null || account.hold_until < until)
        await trx
          .updateTable('accounts')
          .set({ hold_until: until, hold_why: 'Er is besteld.' })
          .where('id', '=', account.id)
          .execute();
    }
  });

async function refuseSecond(trx: Db, accountId: string, kind: OrderRow['kind']) {
  if (kind === 'seats') return;
  const open = await trx
    .selectFrom('orders')
    .leftJoin('users', 'users.id', 'ordered_by')
    .select(['users.name', 'orders.created_at'])
    .where('orders.account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('state', 'in', ['asked', 'confirmed'])
    .executeTakeFirst();
  if (!open) return;
  const on = longDay(nameOfDay(Number(open.created_at)));
  throw new Problem('conflict', `${open.name ?? 'Iemand anders'} heeft op ${on} al besteld.`);
}

/** Gives an account what was ordered, with a draft of its invoice. */
async function carryOut(trx: Db, account: AccountRow, row: OrderRow, { actorId, now, seller }: Doing) {
  const today = nameOfDay(now);
  const facts = await readFacts(trx, account.id);
  const why = 'bestelling';
  let to: string;
  if (row.kind === 'seats') {
    const { period } = standingOn(facts, today);
    const running = (await periodsOf(trx, account.id)).find(({ id }) => id === period?.id);
    if (!running || running.kind !== 'paid') throw new Problem('conflict', 'Er loopt geen licentie meer.');
    to = running.ends_on!;
    const { kind, starts_on: startsOn, ends_on: endsOn, note, version } = running;
    const stops = running.stops === 1;
    const wish = { kind, startsOn, endsOn, note, stops, seats: running.seats + row.seats };
    await storePeriod(trx, account, { id: running.id, basedOn: version, wish, why, actorId });
  } else {
    to = endOf(row.starts_on, row.months);
    const wish = { kind: 'paid' as const, seats: row.seats, startsOn: row.starts_on, endsOn: to };
    await storePeriod(trx, account, {
      id: newId(),
      basedOn: null,
      wish: { ...wish, note: '', stops: false, orderId: row.id },
      why,
      actorId,
    });
  }
  const lines = linesOf(row, JSON.parse(row.price) as Price, account);
  await addDraft(trx, seller, { account, order: row, lines, from: row.starts_on, to }, today);
}

/** Confirms an order that the office looked at, for the price it was ordered at or another one. Throws `conflict` when it is not to be confirmed any more. */
export const confirm = (
  db: Db,
  id: string,
  { excl, why, role }: { excl?: number | undefined; why: string; role: Role },
  doing: Doing,
): Promise<string> =>
  transact(db, async (trx) => {
    const row = await findOrder(trx, id);
    const account = await trx
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', row.account_id)
      .executeTakeFirst();
    if (!account) throw notFound('Dit account is er niet meer.');
    await lockAccount(trx, account.id);
    const agreed = excl ?? row.excl;
    const off = Math.abs(agreed - row.list_excl) * 100 > row.list_excl * OFFICE_OVERRIDE_PERCENT;
    const fault = (field: string, message: string) =>
      new Problem('invalid-fields', message, { fields: { [field]: message } });
    const isAsOrdered = agreed === row.excl || agreed === row.list_excl;
    if (off && !isAsOrdered && role !== 'superadmin')
      throw fault(
        'excl',
        `Meer dan ${OFFICE_OVERRIDE_PERCENT} % van de lijstprijs af kan alleen een superbeheerder.`,
      );
    if (!isAsOrdered && why.length < LEAST_WHY)
      throw fault('why', 'Schrijf in een zin waarom de prijs anders is.');
    // What began while it was looked at begins today at the latest: days that are over are not sold.
    const facts = await readFacts(trx, account.id);
    const today = nameOfDay(doing.now);
    const plan = planOrder(facts, standingOn(facts, today), row, today);
    const confirmed = { ...row, excl: agreed, starts_on: plan.startsOn };
    const { numUpdatedRows } = await trx
      .updateTable('orders')
      .set({ state: 'confirmed', excl: agreed, starts_on: plan.startsOn, version: row.version + 1 })
      .where('id', '=', id)
      .where('state', '=', 'asked')
      .executeTakeFirst();
    if (!numUpdatedRows) throw new Problem('conflict', 'Deze bestelling is al bevestigd of ingetrokken.');
    if (row.kind !== 'seats')
      await trx.updateTable('accounts').set({ promised_off: null }).where('id', '=', account.id).execute();
    const reason = why === '' ? {} : { reason: why };
    const line = { actorId: doing.actorId, accountId: account.id, subject: id };
    await audit(trx, { action: 'order-confirmed', ...line, ...reason });
    await carryOut(trx, account, confirmed, doing);
    return account.id;
  });

/** An order; throws `not-found`, also for one of another account than `accountId`. */
export async function findOrder(db: Db, id: string, accountId?: string): Promise<OrderRow> {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || (accountId !== undefined && row.account_id !== accountId))
    throw notFound('Deze bestelling is er niet.');
  return row;
}

/** Takes back an order that was not confirmed yet. */
export const cancel = (db: Db, accountId: string, id: string, actorId: string): Promise<void> =>
  transact(db, async (trx) => {
    const row = await findOrder(trx, id, accountId);
    if (row.state === 'cancelled') return;
    const { numUpdatedRows } = await trx
      .updateTable('orders')
      .set({ state: 'cancelled', version: row.version + 1 })
      .where('id', '=', id)
      .where('state', '=', 'asked')
      .executeTakeFirst();
    if (!numUpdatedRows)
      throw new Problem('conflict', 'Deze bestelling is al bevestigd. Stuur ons een bericht.');
    await audit(trx, { action: 'order-cancelled', actorId, accountId, subject: id });
  });
