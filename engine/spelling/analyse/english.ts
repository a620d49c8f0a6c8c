import { ENGLISH } from './lexicon/loans.ts';

const ENDING = /(?:'?s|en|je|jes|tje|tjes|t|te|ten|d|de|den|er|ers|'tje|'tjes)$/;

/** Dutch words that look like a form of an English one. */
const DUTCH = /^(?:missen|mist(?:e|en)?)$/;

/** Whether a part in small letters is an English word of the list, or a form of one. */
export function isEnglish(part: string): boolean {
  if (ENGLISH.has(part)) return true;
  if (DUTCH.test(part)) return false;
  const stem = part.replace(ENDING, '');
  if (stem === part || stem.length < 3) return false;
  return (
    ENGLISH.has(stem) ||
    (/(.)\1$/.test(stem) && ENGLISH.has(stem.slice(0, -1))) ||
    ENGLISH.has(part.replace(/'?s$/, ''))
  );
}
