import type { Variant } from '../contract/variant.ts';

/** What schools call otherwise in Flanders (spec section 1). Articles and endings around them are the same in both. */
const WORDS: Record<Variant, Record<string, string>> = {
  nl: { groep: 'groep', groepen: 'groepen' },
  be: { groep: 'klas', groepen: 'klassen' },
};

/**
 * A message in the words of a variant: `Deze {groep} is er niet meer.` Every answer of the server goes through it on its
 * way out (calls.ts, errors.ts), as text or as JSON; `npm test` finds a message with such a word outside braces.
 */
export const inWords = (text: string, variant: Variant): string =>
  text.replace(/\{(groepen|groep)\}/g, (_, word: string) => WORDS[variant][word]!);
