import type { Dictionary } from './dictionary.ts';
import type { RefusedWords } from './refused.ts';

/**
 * Whether exactly this spelling must never be shown as a misspelling: it is a word of the list, or one that no pupil
 * gets to see.
 */
export function createExists(dictionary: Dictionary, refused: RefusedWords): (form: string) => boolean {
  // A form is asked for with one capital after another, for which the answers lie in the same place.
  let letters = '';
  let words: string[] = [];
  let isRefused = false;
  return (form) => {
    const lower = form.toLowerCase();
    if (lower !== letters) {
      letters = lower;
      words = dictionary.spellings(lower);
      isRefused = refused(lower);
    }
    return isRefused || words.includes(form);
  };
}
