import type { Dealt, ExerciseResult } from '../../../engine/exercise/index.ts';

/** The words of a round, by how they went: at once, or not yet. */
export interface RoundWords {
  right: string[];
  practise: string[];
}

/** Sorts the words of a round for the end screen; a word that went wrong once is not also called right. */
export function wordsOf(dealt: readonly Dealt[], results: readonly ExerciseResult[]): RoundWords {
  const right = new Set<string>();
  const practise = new Set<string>();
  results.forEach((result, i) => {
    const word = dealt[i]?.solution.reveal.text;
    if (word === undefined || result === 'open') return;
    (result === 'first-try' ? right : practise).add(word);
  });
  return { right: [...right].filter((word) => !practise.has(word)), practise: [...practise] };
}

/** Width in u of a word on its card on the end screen, about: Andika at 28 u, with its rim and gap. */
const cardWidth = (word: string) => 42 + 16 * word.length;
/** Width in u that a row of words has. */
const ROW = 520;

/** The words that fit in so many rows, and how many are left over. */
export function fitting(words: readonly string[], rows: number): { shown: string[]; more: number } {
  const shown: string[] = [];
  let row = 1;
  let used = 0;
  for (const [i, word] of words.entries()) {
    // A word that is not the last one must leave room for the number of what is left over.
    const rest = i < words.length - 1 && row === rows ? cardWidth('+99') : 0;
    if (used + cardWidth(word) + rest > ROW) {
      if (row === rows) break;
      row++;
      used = 0;
    }
    used += cardWidth(word);
    shown.push(word);
  }
  return { shown, more: words.length - shown.length };
}
