import { readFileSync } from 'node:fs';
import { parseList } from '../../engine/spelling/index.ts';
import type { Dictionary } from './dictionary.ts';
import type { RefusedWords } from './refused.ts';

const SURNAMES = new URL('../../assets/words/surnames.txt', import.meta.url);

/** Names that in small letters are no words but errors of children: pannekoek, kamping (E3). */
export const readSurnames = (): ReadonlySet<string> => parseList(readFileSync(SURNAMES, 'utf8'));

const RARE = new URL('../../assets/words/rare.txt', import.meta.url);

/** Words that no child knows and that are the error of an everyday one: stat, gelt, wort (E3). */
export const readRare = (): ReadonlySet<string> => parseList(readFileSync(RARE, 'utf8'));

/**
 * Whether exactly this spelling must never be shown as a misspelling: it is a word of the list, or one that no pupil
 * gets to see.
 */
export function createExists(
  dictionary: Dictionary,
  refused: RefusedWords,
  errors: ReadonlySet<string> = new Set([...readSurnames(), ...readRare()]),
): (form: string) => boolean {
  // A form is asked for with one capital after another, for which the answers lie in the same place.
  let letters = '';
  let words: string[] = [];
  let isRefused = false;
  return (form) => {
    const lower = form.toLowerCase();
    if (lower !== letters) {
      letters = lower;
      words = errors.has(lower) ? [] : dictionary.spellings(lower);
      isRefused = refused(lower);
    }
    return isRefused || words.includes(form);
  };
}
