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

/** What a mistake tells beside the category that it is under: that one is not said again. Undefined where nothing is left to say. */
export function ruleUnder(title: string, rule: string | undefined): string | undefined {
  if (rule === undefined) return text('mistakes.noRule');
  if (rule === title) return undefined;
  return rule.startsWith(`${title}: `) ? rule.slice(title.length + 2) : rule;
}
