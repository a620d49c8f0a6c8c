const words = new Intl.DateTimeFormat('nl', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month such as 2027-03 in words; nothing for none. */
export const monthText = (month: string): string =>
  month === '' ? '' : words.format(Date.parse(`${month}-15T12:00Z`));
