import { daysAfter } from '../contract/days.ts';
import { lastDaysOf, type LastDays, type Period } from '../contract/licence-state.ts';
import { LAPSED_DAYS } from '../contract/account-terms.ts';
import type { NoticeSubject } from '../mail/templates/licence.ts';

/** A notice that is sent on a day, for an end that it tells of. */
export interface Notice {
  kind: string;
  subject: NoticeSubject;
  /** The day on which it goes out. */
  on: string;
  /** The end that it tells of: when that moves it goes out anew. */
  endsOn: string;
  /** It also goes to where invoices go. */
  toInvoices: boolean;
  /** Nothing is erased without it: it goes out however late it is. */
  isWarning: boolean;
}

/** Days before the end of a paid licence on which that is told. */
const BEFORE_END = [60, 30, 14, 7, 1];
const BEFORE_END_OF_TRIAL = [14, 3];
/** Days of the time in which all goes on. */
const IN_GRACE = [1, 8];
const BEFORE_LAPSED = [14, 3];
const BEFORE_ERASED = [7, 1];

/** Days that lie between a warning and erasing, at least. */
export const warnedDays = (stops: boolean): number => (stops ? BEFORE_ERASED[0]! : LAPSED_DAYS);

/** The kind of the notice without which nothing is erased. */
export const warningOf = ({ stops }: Pick<Period, 'stops'>): string => (stops ? 'erased-7' : 'lapsed');

/** All notices of a period that ends and that nothing follows, the first one first. */
export function noticesOf(period: Period, holdUntil: string | null): Notice[] {
  const end = period.endsOn!;
  const days = lastDaysOf(period, holdUntil);
  const all = period.kind === 'paid' ? [...beforeEnd(end, BEFORE_END), ...inGrace(end)] : [];
  if (period.kind !== 'paid') all.push(...beforeEnd(end, BEFORE_END_OF_TRIAL));
  all.push(...afterwards(days));
  return all
    .map((notice) => ({ ...notice, isWarning: notice.kind === warningOf(period) }))
    .filter(({ kind }) => !period.stops || /^(grace-1|readOnly|erased)/.test(kind));
}

type Bare = Omit<Notice, 'isWarning'>;

const beforeEnd = (end: string, days: readonly number[]): Bare[] =>
  days.map((n) => ({
    kind: `end-${n}`,
    subject: 'ends',
    on: daysAfter(end, -n),
    endsOn: end,
    toInvoices: n === 60,
  }));

const inGrace = (end: string): Bare[] =>
  IN_GRACE.map((n) => ({
    kind: `grace-${n}`,
    subject: 'grace',
    on: daysAfter(end, n),
    endsOn: end,
    toInvoices: false,
  }));

/** What comes after all that goes on: it shifts when that is lengthened, and is told anew. */
function afterwards({ grace, readOnly, lapsed }: LastDays): Bare[] {
  const [lapsing, erasing] = [daysAfter(readOnly, 1), daysAfter(lapsed, 1)];
  const told = { endsOn: grace, toInvoices: false };
  return [
    { ...told, kind: 'readOnly', subject: 'readOnly', on: daysAfter(grace, 1) },
    ...BEFORE_LAPSED.map((n): Bare => ({
      ...told,
      kind: `lapsed-${n}`,
      subject: 'lapses',
      on: daysAfter(lapsing, -n),
    })),
    { ...told, kind: 'lapsed', subject: 'lapsed', on: lapsing, toInvoices: true },
    ...BEFORE_ERASED.map((n): Bare => ({
      ...told,
      kind: `erased-${n}`,
      subject: 'erases',
      on: daysAfter(erasing, -n),
      toInvoices: true,
    })),
  ];
}
