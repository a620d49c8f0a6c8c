import type { Dictionary } from './dictionary.ts';
import type { RefusedWords } from './refused.ts';

/**
 * Whether exactly this spelling must never be shown as a misspelling: it is a word of the list, or one that no pupil
 * gets to see.
 */
export const createExists =
  (dictionary: Dictionary, refused: RefusedWords) =>
  (form: string): boolean =>
    dictionary.spellings(form).includes(form) || refused(form);
