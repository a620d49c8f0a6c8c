import { inFamilyWords } from '../contract/family-words.ts';
import type { AccountKind } from '../contract/lead-kinds.ts';
import type { Role } from '../contract/permissions.ts';
import type { Variant } from '../contract/variant.ts';

/** Whose words a message is in. */
export interface Reader {
  variant: Variant;
  /** A family has children, and no classes. */
  isFamily: boolean;
}

/** What schools call otherwise in Flanders (spec section 1). Articles and endings around them are the same in both. */
const WORDS: Record<Variant, Record<string, string>> = {
  nl: { groep: 'groep', groepen: 'groepen' },
  be: { groep: 'klas', groepen: 'klassen' },
};

/** Whom somebody in a role is spoken to as, about what is of a variant. */
export const readerAs = (role: Role, variant: Variant): Reader => ({
  variant,
  isFamily: role === 'thuisadmin',
});

/** Whom the staff of an account are. */
export const readerOf = (account: { kind: AccountKind; variant: Variant }): Reader => ({
  variant: account.variant,
  isFamily: account.kind === 'thuis',
});

/**
 * A message in the words of who reads it: `{Deze leerling} zit niet in deze {groep}.` What changes with the word stands within
 * the braces too. Every answer of the server goes through it on its way out (calls.ts, errors.ts), as text or as JSON;
 * `npm test` finds a message with such a word outside braces.
 */
export const inWords = (text: string, { variant, isFamily }: Reader): string =>
  text
    .replace(/\{(groepen|groep)\}/g, (_, word: string) => WORDS[isFamily ? 'nl' : variant][word]!)
    .replace(/\{((?:\p{L}+ )?leerling(?:en)?(?:,? die)?)\}/giu, (_, words: string) =>
      isFamily ? inFamilyWords(words) : words,
    );
