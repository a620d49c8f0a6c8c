import { plainText } from '../../exercise/shapes.ts';
import { MARKED_LETTERS } from './letters.ts';
import type { Normalised } from './types.ts';

/** The longest word that is analysed (N3). */
export const LONGEST = 30;

/** Beyond this a text is not even looked at, whatever is in it. */
const LONGEST_RAW = 300;

const LETTERS = `[a-z${MARKED_LETTERS}]`;
const LETTER = new RegExp(LETTERS);
const WORD = new RegExp(`^'?${LETTERS}+(?:['-]+${LETTERS}+)*(?:'|-)?$`);

/**
 * A text in the form in which words are analysed (N1 to N3 of the design): composed letters, ij as two letters, straight
 * apostrophes, single spaces; or why it can't be analysed. Takes any text of any length.
 */
export function normalise(text: string): Normalised {
  if (text.length > LONGEST_RAW)
    return { refused: text.slice(0, LONGEST_RAW).trim() === '' ? 'empty' : 'too-long' };
  const surface = plainText(text);
  const lower = surface.toLowerCase();
  if (surface === '') return { refused: 'empty' };
  const words = lower.split(' ');
  if (!words.every((word) => WORD.test(word) || word === "'s")) return { refused: 'letters' };
  if (!LETTER.test(lower)) return { refused: 'letters' };
  if (surface.length > LONGEST) return { refused: 'too-long' };
  if (words.length > 2) return { refused: 'several-words' };
  return { word: surface, surface, hasCapital: surface !== lower };
}
