import { readDetails } from '../accounts/details.ts';
import type { Db } from '../data/database.ts';
import { WITHDRAWAL_DAYS } from '../contract/account-terms.ts';
import { daysAfter } from '../contract/days.ts';
import type { OfficeOrder, OrderView } from '../contract/orders.ts';
import { nameOfDay } from '../data/day.ts';
import type { AccountRow, OrderRow } from '../data/schema.ts';
import { isAgreed, standing } from './again.ts';

const columns = (db: Db) =>
  db
    .selectFrom('orders')
    .leftJoin('users', 'users.id', 'ordered_by')
    .leftJoin('accounts', 'accounts.id', 'orders.account_id')
    .selectAll('orders')
    .select([
      'users.name as by',
      'accounts.name as account',
      'accounts.kind as type',
      'details',
      'promised_off',
    ]);

type Found = OrderRow & {
  by: string | null;
  account: string | null;
  details: string | null;
  type: AccountRow['kind'] | null;
  promised_off: number | null;
};

const orderView = (row: Found, now: number): OrderView => ({
  id: row.id,
  kind: row.kind,
  seats: row.seats,
  months: row.months,
  startsOn: row.starts_on,
  excl: row.excl,
  orderNumber: row.order_number,
  vatId: row.vat_id,
  state: row.state,
  by: row.by ?? '',
  at: Number(row.created_at),
  refusal: row.refusal,
  withdrawUntil: withdrawUntil(row, row.type, now),
});

const placeOf = ({ details }: Found) => (details === null ? '' : readDetails({ details }).city);

/** Until when a family takes an order back; null when it can't, or not any more. */
export function withdrawUntil(
  row: Pick<OrderRow, 'state' | 'created_at'>,
  type: AccountRow['kind'] | null,
  now: number,
): string | null {
  if (type !== 'thuis' || !isAgreed(row)) return null;
  const until = daysAfter(nameOfDay(Number(row.created_at)), WITHDRAWAL_DAYS);
  return nameOfDay(now) <= until ? until : null;
}

/** The orders of an account, the last one first. */
export const ordersOf = async (db: Db, accountId: string, now: number): Promise<OrderView[]> =>
  (
    await columns(db)
      .where('orders.account_id', '=', accountId)
      .orderBy('orders.created_at', 'desc')
      .execute()
  ).map((row) => orderView(row as Found, now));

/** All orders, those that wait for the office first; or the one with this id. */
export async function officeOrders(db: Db, now: number, id?: string): Promise<OfficeOrder[]> {
  const rows = (await columns(db)
    .$if(id !== undefined, (query) => query.where('orders.id', '=', id!))
    .orderBy('orders.created_at', 'desc')
    .limit(500)
    .execute()) as Found[];
  const invoiced = await withInvoice(db, rows);
  return rows
    .toSorted((a, b) => Number(b.state === 'asked') - Number(a.state === 'asked'))
    .map((row) => ({
      ...orderView(row, now),
      account:
        row.account_id === null ? null : { id: row.account_id, name: row.account ?? '', place: placeOf(row) },
      listExcl: row.list_excl,
      promisedOff: row.kind === 'seats' || row.state !== 'asked' ? null : row.promised_off,
      vatIdCheckedOn: row.vat_id_checked_on,
      lacksInvoice: row.account_id !== null && isAgreed(row) && !invoiced.has(row.id),
    }));
}

/** Which of these orders have an invoice that stands: a draft, or one that was not taken back whole. */
async function withInvoice(db: Db, rows: readonly Pick<OrderRow, 'id'>[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const found = await standing(db)
    .where(
      'order_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return new Set(found.map(({ order_id }) => order_id!));
}
