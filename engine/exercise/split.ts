import type { RawAnswer } from './exercise.ts';

/** The cuts of an answer to split; none of any other. */
export const cutsIn = (answer: RawAnswer | undefined): number[] =>
  answer && 'cuts' in answer ? answer.cuts : [];

/** A part of a word between two cuts: letters `from` (included) to `to` (not included). */
export interface Part {
  from: number;
  to: number;
}

/** The parts into which cuts divide a word of `length` letters. */
export function partsOf(length: number, cuts: readonly number[]): Part[] {
  const ends = [0, ...cuts, length];
  return ends.slice(1).map((to, i) => ({ from: ends[i]!, to }));
}
