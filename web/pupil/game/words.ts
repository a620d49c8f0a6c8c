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

/** What was read or put in order is a sentence: it stands smaller. A word may have a space: *'s nachts*. */
export const isSentence = (text: string): boolean => / \S+ | .*[.!?]$/.test(text);

/** Width in u of a word on its card on the end screen, about: Andika at 28 u, with its rim and gap; of a sentence at 22 u. */
const cardWidth = (text: string) => (isSentence(text) ? 42 + 11.6 * text.length : 42 + 16 * text.length);
/** Width in u of what says how many are left over. */
const MORE = 150;
/** Width in u that a row of words has. */
const ROW = 520;

/** Rows that the end screen has room for; both lists together. */
const ROWS = 4;

/** Words beside each other; a long sentence takes the room of two rows. */
interface Row {
  words: string[];
  width: number;
}

const heightOf = (rows: readonly Row[]) => rows.reduce((sum, { width }) => sum + Math.ceil(width / ROW), 0);

/** Breaks words into rows, as the browser does. */
function rowsOf(words: readonly string[]): Row[] {
  const rows: Row[] = [];
  for (const word of words) {
    const width = cardWidth(word);
    const last = rows.at(-1);
    if (last && last.width + width <= ROW) {
      last.words.push(word);
      last.width += width;
    } else rows.push({ words: [word], width });
  }
  return rows;
}

/** Words as they are shown, and how many are left over. */
export interface Shown {
  shown: string[];
  more: number;
}

/** The first words that fit in some rows, with room behind or below them for how many are left over; one at least. */
function fitting(words: readonly string[], room: number): Shown {
  for (let count = words.length; ; count--) {
    const rows = rowsOf(words.slice(0, count));
    const more = words.length - count;
    const isBelow = more > 0 && (rows.at(-1)?.width ?? 0) + MORE > ROW;
    if (count <= 1 || heightOf(rows) + (isBelow ? 1 : 0) <= room)
      return { shown: rows.flatMap((row) => row.words), more };
  }
}

/** The words that fit on the end screen; what is still to practise comes first, but never crowds out what went well. */
export function fittingWords({ right, practise }: RoundWords): Record<keyof RoundWords, Shown> {
  const most = right.length > 0 ? ROWS - 1 : ROWS;
  const rows = Math.min(most, heightOf(rowsOf(practise)));
  return { right: fitting(right, ROWS - rows), practise: fitting(practise, rows) };
}
