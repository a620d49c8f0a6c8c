import type { CategoryId } from '../catalogue/ids.ts';
import { applied } from './candidates.ts';
import { RULES } from './rules/index.ts';
import { shapeOf } from './shape.ts';

/**
 * What some rules make of a word in one place, each with the first of them that makes it: enough to name a misspelling
 * of which the category is known, at a fraction of the price of all rules.
 */
export function madeBy(rules: readonly string[], word: string, practised: CategoryId): Map<string, string> {
  const shape = shapeOf(word, false, practised);
  const made = new Map<string, string>();
  for (const id of rules) {
    for (const edit of RULES.find((rule) => rule.id === id)?.edits(shape) ?? []) {
      const text = applied(shape.word, edit);
      if (!made.has(text)) made.set(text, id);
    }
  }
  return made;
}
