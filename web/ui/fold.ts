/** A text as it is searched: without accents, capitals and spaces at its ends. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
