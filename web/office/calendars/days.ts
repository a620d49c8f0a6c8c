import { text } from './wording.ts';

const DAY = new Intl.DateTimeFormat('nl', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day such as 2027-04-24, in words. */
export const dayText = (day: string): string => DAY.format(Date.parse(day));

/** Days from the first to the last. */
export const rangeText = ({ from, to }: { from: string; to: string }): string =>
  from === to ? dayText(from) : text('history.range', { from: dayText(from), to: dayText(to) });

/** A school year as people write it. */
export const yearText = (year: number): string => `${year}–${year + 1}`;
