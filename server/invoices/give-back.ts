import { nameOfDay } from '../data/day.ts';
import type { Db } from '../data/database.ts';
import type { AccountRow, LicenceRow, OrderRow } from '../data/schema.ts';
import { storePeriod } from '../licence/periods.ts';
import { periodsOf } from '../licence/repository.ts';

/** The last day of a period of which no more is left to be used. */
const lastDayOf = ({ starts_on: startsOn }: Pick<LicenceRow, 'starts_on'>, today: string) =>
  startsOn > today ? startsOn : today;

/** The period, of those of a customer, in which is what an order gave; undefined when that is over. */
export function periodOfOrder(
  order: Pick<OrderRow, 'id' | 'kind' | 'seats' | 'starts_on'>,
  periods: readonly LicenceRow[],
  today: string,
): LicenceRow | undefined {
  const running = periods.filter((period) => period.ends_on === null || period.ends_on >= today);
  if (order.kind === 'seats')
    return running.find(
      (period) => period.kind === 'paid' && period.starts_on <= order.starts_on && period.seats > order.seats,
    );
  return running.find(
    (period) =>
      period.order_id === order.id && (period.kind === 'paid' || period.ends_on !== lastDayOf(period, today)),
  );
}

/** Takes from a customer what an order gave: today is the last day of its licence, or its seats are gone. */
export async function giveBack(
  trx: Db,
  account: Pick<AccountRow, 'id' | 'kind'>,
  order: OrderRow,
  { why, actorId, now }: { why: string; actorId: string; now: number },
): Promise<void> {
  const today = nameOfDay(now);
  const period = periodOfOrder(order, await periodsOf(trx, account.id), today);
  if (!period) return;
  const { id, kind, seats, starts_on: startsOn, ends_on: endsOn, note, version } = period;
  await storePeriod(trx, account, {
    id,
    basedOn: version,
    wish:
      order.kind === 'seats'
        ? { kind, startsOn, endsOn, note, stops: period.stops === 1, seats: seats - order.seats }
        : // Without the days in which all goes on after what was paid. What had not begun keeps its first day alone.
          { kind: 'free', startsOn, endsOn: lastDayOf(period, today), note, stops: true, seats },
    why,
    actorId,
  });
}
