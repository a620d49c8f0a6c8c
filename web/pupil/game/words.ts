import type { Dealt, ExerciseResult } from '../../../engine/exercise/index.ts';

/** The words of a round, by how they went: at once, or not yet. */
export interface RoundWords {
  right: string[];
  practise: string[];
}

/** How a round went: a result per exercise, and their ids in the same order. */
export interface Went {
  results: readonly ExerciseResult[];
  asked: readonly string[];
}

/** Sorts the words of a round for the end screen; a word that went wrong once is not also called right. */
export function wordsOf(dealt: readonly Dealt[], { results, asked }: Went): RoundWords {
  const words = new Map(dealt.map(({ exercise, solution }) => [exercise.id, solution.reveal.text]));
  const right = new Set<string>();
  const practise = new Set<string>();
  results.forEach((result, i) => {
    const word = words.get(asked[i] ?? '');
    if (word === undefined || result === 'open') return;
    (result === 'first-try' ? right : practise).add(word);
  });
  return { right: [...right].filter((word) => !practise.has(word)), practise: [...practise] };
}

/** Width in u of a word on its card on the end screen, about: Andika at 28 u, with its rim and gap. */
const cardWidth = (word: string) => 42 + 16 * word.length;
/** Width in u that a row of words has. */
const ROW = 520;

/** Rows of words that the end screen has room for; both lists together. */
const ROWS = 4;

/** Breaks words into rows, as the browser does. */
function rowsOf(words: readonly string[]): string[][] {
  const rows: string[][] = [];
  let used = ROW;
  for (const word of words) {
    used += cardWidth(word);
    if (used > ROW) {
      rows.push([]);
      used = cardWidth(word);
    }
    rows.at(-1)!.push(word);
  }
  return rows;
}

/** Words as they are shown, and how many are left over. */
export interface Shown {
  shown: string[];
  more: number;
}

function fitting(words: readonly string[], rows: number): Shown {
  const all = rowsOf(words);
  const shown = all.slice(0, rows).flat();
  if (shown.length === words.length) return { shown, more: 0 };
  // The number of what is left over stands where the last word would.
  if (shown.length > 1) shown.pop();
  return { shown, more: words.length - shown.length };
}

/** The words that fit on the end screen; what is still to practise comes first, but never crowds out what went well. */
export function fittingWords({ right, practise }: RoundWords): Record<keyof RoundWords, Shown> {
  const most = right.length > 0 ? ROWS - 1 : ROWS;
  const rows = Math.min(most, rowsOf(practise).length);
  return { right: fitting(right, ROWS - rows), practise: fitting(practise, rows) };
}
