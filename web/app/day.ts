/** The clocks that the server goes by too: a laptop may be set to those of another country. */
export const ZONE = 'Europe/Amsterdam';
const iso = new Intl.DateTimeFormat('sv', { timeZone: ZONE });

/** The day of a moment (now without it) in the Netherlands and Belgium, as 2026-11-16. */
export const dayOf = (moment = Date.now()): string => iso.format(moment);

const isoTime = new Intl.DateTimeFormat('sv', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' });

/** A moment as spreadsheets read it, as 2026-11-16 14:05. */
export const momentOf = (moment: number): string => isoTime.format(moment);

/** The length of an ordinary day. */
export const DAY_MS = 24 * 60 * 60 * 1000;
