import type { GroupProgress, ProgressCategory } from '../../../server/contract/progress.ts';

/** Categories that fit beside each other on a lying sheet of A4. */
const ON_PAPER = 18;

/** Spelling, reading and lists stand apart. */
const KINDS = ['spelling', 'lezen', 'lijst'] as const satisfies readonly ProgressCategory['kind'][];

/** Categories as columns: of each kind what most of these pupils practised first, else in the order of the line. */
export function byPractice(
  categories: readonly ProgressCategory[],
  pupils: GroupProgress['pupils'],
): ProgressCategory[] {
  const counts = new Map<string, number>();
  for (const { standings } of pupils)
    for (const { category } of standings) counts.set(category, (counts.get(category) ?? 0) + 1);
  const count = ({ id }: ProgressCategory) => counts.get(id) ?? 0;
  return categories
    .filter((category) => count(category) > 0)
    .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || count(b) - count(a));
}

/** Whether another kind begins with this column. */
export const isFirst = (columns: readonly Pick<ProgressCategory, 'kind'>[], at: number): boolean =>
  at > 0 && columns[at]!.kind !== columns[at - 1]!.kind;

/** Columns in sheets of at most so many, about as many on each. */
export function inSheets<T>(columns: readonly T[], most = ON_PAPER): T[][] {
  const sheets = Math.ceil(columns.length / most);
  const each = Math.ceil(columns.length / Math.max(1, sheets));
  return Array.from({ length: sheets }, (_, i) => columns.slice(i * each, (i + 1) * each));
}
