import { GRACE_DAYS, MOST_MORE_SEATS, SELF_SERVICE } from '../contract/account-terms.ts';
import { daysAfter } from '../contract/days.ts';
import type { Standing } from '../contract/licence-state.ts';
import type { OrderKind } from '../contract/orders.ts';
import { priceOf, type Price } from '../contract/price.ts';
import { MOST_PUPILS } from '../contract/prices.ts';
import { Problem } from '../http/problem.ts';
import type { Facts, StoredPeriod } from '../licence/repository.ts';
import { endOf, monthsLeft } from './months.ts';

/** What is wished for. */
interface Wish {
  kind: OrderKind;
  seats: number;
  months: number;
}

/** What an order comes to. */
export interface Plan {
  startsOn: string;
  endsOn: string;
  /** Of the licence; of `seats` those that are left of the running one. */
  months: number;
  /** Of the licence as it will be. */
  seats: number;
  price: Price;
  /** In cents without VAT. */
  excl: number;
  /** Counts at once; else the office looks first. */
  atOnce: boolean;
  /** The running period that gets more seats. */
  period?: StoredPeriod;
}

const faulty = (field: string, message: string) =>
  new Problem('invalid-fields', message, { fields: { [field]: message } });

/** What an order comes to on a day: when it begins, what it costs, and whether somebody of the office looks first. */
export function planOrder(facts: Facts, standing: Standing<StoredPeriod>, wish: Wish, today: string): Plan {
  const { kind: type, variant } = facts.account;
  if (wish.kind === 'seats') return planSeats(facts, standing, wish, today);
  if (wish.seats > MOST_PUPILS[type])
    throw faulty('seats', `Voor meer dan ${MOST_PUPILS[type]} {leerlingen} maken we samen een afspraak.`);
  const startsOn = startOf(facts, today);
  const price = priceOf({ variant, type, pupils: wish.seats, months: wish.months });
  const { period } = standing;
  const most = period && Math.ceil(period.seats * (1 + SELF_SERVICE.moreSeatsPercent / 100));
  return {
    startsOn,
    endsOn: endOf(startsOn, wish.months),
    months: wish.months,
    seats: wish.seats,
    price,
    excl: price.excl,
    atOnce: wish.months <= SELF_SERVICE.months && most !== undefined && wish.seats <= most,
  };
}

/** A licence begins after the last period, also while all goes on after it; else at once. */
function startOf({ periods }: Facts, today: string): string {
  const last = periods.toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1)).at(-1);
  if (!last) return today;
  if (last.endsOn === null)
    throw new Problem('conflict', 'Je licentie heeft geen einddatum: er is niets te verlengen.');
  const goesOnUntil = last.kind === 'paid' ? daysAfter(last.endsOn, GRACE_DAYS) : last.endsOn;
  return goesOnUntil >= today ? daysAfter(last.endsOn, 1) : today;
}

function planSeats(
  { account: { kind: type, variant } }: Facts,
  { state, period }: Standing<StoredPeriod>,
  { seats: more }: Wish,
  today: string,
): Plan {
  if (type === 'thuis') throw new Problem('conflict', 'Bestel een nieuwe licentie voor meer kinderen.');
  if (state === 'trial')
    throw new Problem(
      'conflict',
      'Meer plaatsen in de proef? Vraag het ons met een bericht, dat kost niets.',
    );
  if (!period || period.kind !== 'paid' || period.endsOn === null || period.endsOn < today || !period.id)
    throw new Problem('conflict', 'Er loopt geen licentie om plaatsen bij te bestellen.');
  if (more > MOST_MORE_SEATS)
    throw faulty('seats', `Bestel hoogstens ${MOST_MORE_SEATS} plaatsen per keer bij.`);
  const seats = period.seats + more;
  if (seats > MOST_PUPILS[type])
    throw faulty('seats', `Er passen hoogstens ${MOST_PUPILS[type]} plaatsen in.`);
  const months = monthsLeft(today, period.endsOn);
  const price = priceOf({ variant, type, pupils: seats, months });
  const before = priceOf({ variant, type, pupils: period.seats, months });
  return {
    startsOn: today,
    endsOn: period.endsOn,
    months,
    seats,
    price,
    excl: price.excl - before.excl,
    atOnce: true,
    period,
  };
}
