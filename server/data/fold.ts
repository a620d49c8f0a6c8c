/** A text as it is searched and compared: without accents, capitals and spaces at its ends. */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** What `like` finds folded texts by that begin with `text`, whatever signs are in it; with `escape '\'`. */
export const beginning = (text: string): string => `${fold(text).replace(/[\\%_]/g, '\\$&')}%`;

/** The same for texts in which it stands. */
export const containing = (text: string): string => `%${beginning(text)}`;
