const long = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' });

/** A day such as 2027-03-28 as people read it: 28 maart 2027. */
export const longDay = (day: string): string => long.format(Date.parse(day));
