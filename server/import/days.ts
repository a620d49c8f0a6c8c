/** How a day in a file is read: a day as 2017-02-28, and whether it was written otherwise than it should be. */
export interface ReadDay {
  day: string;
  odd: boolean;
}

/** A day written as 2017-02-28, with or without a time behind it, or as 28-02-2017; undefined for what is no day of the calendar. */
export function readDay(text: string): ReadDay | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T\sZ+-])/.exec(text);
  if (iso) return dayOf(iso[1]!, iso[2]!, iso[3]!, false);
  const dutch = /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(text);
  return dutch ? dayOf(dutch[3]!, dutch[2]!, dutch[1]!, true) : undefined;
}

// Date makes 2 March of 30 February: its parts are compared with what was written.
function dayOf(year: string, month: string, day: string, odd: boolean): ReadDay | undefined {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const date = new Date(Date.UTC(y, m - 1, d));
  if (date.getUTCFullYear() !== y || date.getUTCMonth() !== m - 1 || date.getUTCDate() !== d)
    return undefined;
  return { day: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, odd };
}

/** The same day so many years earlier. */
export const yearsBefore = (day: string, years: number): string =>
  String(Number(day.slice(0, 4)) - years).padStart(4, '0') + day.slice(4);
