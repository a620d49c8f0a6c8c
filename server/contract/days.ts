const DAY_MS = 24 * 60 * 60 * 1000;

/** Days that were worked out, by where they begin and how far they lie: licences of thousands of customers end on the same few. */
const known = new Map<string, string>();
const MOST_KNOWN = 10_000;

/** The day that lies so many days after `day`, both as 2026-11-16; a negative number gives one before. */
export function daysAfter(day: string, days: number): string {
  const key = `${day} ${days}`;
  let found = known.get(key);
  if (found !== undefined) return found;
  found = new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, found);
  return found;
}

/** How many days lie between two days; negative when `to` comes first. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/**
 * The same date so many months later, as terms in law are counted (regulation 1182/71): a month after 2027-02-28 is 2027-03-28, and
 * after 2027-01-31 the last day of a month that is shorter.
 */
export function sameDateAfter(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
