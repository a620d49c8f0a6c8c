import type { SittingAnswerRow, TestItemRow } from '../data/schema.ts';
import { toldRule } from '../live/mistake-wording.ts';

/** What was broken, in words that a teacher knows. */
export function rulesOf(
  { errors, given }: Pick<SittingAnswerRow, 'errors' | 'given'>,
  { word, category }: TestItemRow,
): string[] {
  const told = (JSON.parse(errors) as string[]).flatMap(
    (rule) => toldRule({ rule, word, category, shown: given ?? '' }) ?? [],
  );
  return [...new Set(told)];
}
