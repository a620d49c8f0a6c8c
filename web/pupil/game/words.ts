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
