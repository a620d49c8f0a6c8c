/** Something that is wrong with a text. */
export interface Fault {
  at: string;
  what: string;
}

/** What schools in Flanders call otherwise (spec section 1), and compounds of it that are the same in both. */
export const DUTCH_ONLY =
  /(?<![\p{L}-])(?:groep|groepen|normgroep\p{L}*|groepsindeling\p{L}*|rt-praktijk\p{L}*)(?![\p{L}-])/iu;
/** Groups of something else than pupils. */
export const OTHER_GROUPS = /groep(?:en)? (?:woorden|vragen|letters)|kleine groep|vlaanderen|belgië/i;
