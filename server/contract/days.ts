const DAY_MS = 24 * 60 * 60 * 1000;

/** The day that lies so many days after `day`, both as 2026-11-16; a negative number gives one before. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days lie between two days; negative when `to` comes first. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
