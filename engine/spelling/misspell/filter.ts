import { VOWEL_SIGNS } from '../analyse/letters.ts';

const VOWEL = new RegExp(`[${VOWEL_SIGNS}]`, 'i');

/** Whether a spelling is one word in letters, or words with spaces in which each is one. */
export type Exists = (word: string) => boolean;

/**
 * Whether a form must not be shown as a misspelling because it can be read as a word (E1): as it is, with other
 * capitals, without its hyphen or apostrophe, or as words apart. A missing capital is an error of its own, so for that
 * only the form as it is counts.
 */
export function isWord(form: string, exists: Exists, aboutCapital = false): boolean {
  if (form.includes(' ')) return form.split(' ').every((part) => part === '' || isWord(part, exists));
  if (exists(form)) return true;
  if (aboutCapital) return false;
  const lower = form.toLowerCase();
  const joined = lower.replaceAll('-', '');
  return [lower, joined].some((text) =>
    [text, text.charAt(0).toUpperCase() + text.slice(1), text.toUpperCase()].some(exists),
  );
}

/** Whether children could have written it: no q alone, no letter three times but e, nothing empty. */
export const isPronounceable = (form: string): boolean =>
  VOWEL.test(form) &&
  !/q(?!u)/i.test(form) &&
  !/([^e])\1\1/i.test(form) &&
  !/eeee/i.test(form) &&
  !/^([bcdfghjklmnpqrstvwxz])\1/i.test(form);
