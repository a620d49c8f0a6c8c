import type { PupilWords } from '../../../server/contract/progress.ts';
import { progress as text } from './wording.ts';

/** Rules that are named. */
const RULES = 5;

/** Rules that were broken most; what happened once is told by the word itself. */
export const oftenBroken = (rules: PupilWords['rules']): PupilWords['rules'] =>
  rules.filter(({ count }) => count > 1).slice(0, RULES);

/** What shows the rest of the words, as far as the server told them; undefined where that is all of it. */
export function restText(counts: { shown: number; told: number; total: number }): string | undefined {
  const { shown, told, total } = counts;
  if (told === shown) return undefined;
  return text(told === total ? 'mistakes.all' : 'mistakes.newest', { count: told });
}
