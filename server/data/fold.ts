/** A text as it is searched and compared: without accents, capitals and spaces at its ends. */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** What `like` finds texts by in which a folded `text` stands, whatever signs are in it; with `escape '\'`. */
export const containing = (text: string): string => `%${fold(text).replace(/[\\%_]/g, '\\$&')}%`;
