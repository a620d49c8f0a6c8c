import type { PupilProgressRow } from '../../../server/contract/progress.ts';
import { lookOf } from './looks.ts';
import { latestDay, needOf } from './need.ts';

export const SORTS = ['need', 'name', 'effort'] as const;
/** An order of pupils; the id of a category puts the weakest in it first. */
export type Sort = (typeof SORTS)[number] | (string & {});

/** Pupils in an order; who are alike in it stand by name. */
export function inOrder<T extends PupilProgressRow>(rows: readonly T[], sort: Sort): T[] {
  const latest = latestDay(rows);
  const keyOf = (row: T): number => {
    if (sort === 'need') return -needOf(row, latest).score;
    if (sort === 'name') return 0;
    if (sort === 'effort') return row.minutes;
    return levelIn(row, sort);
  };
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((a, b) => a.key - b.key || a.row.name.localeCompare(b.row.name, 'nl'))
    .map(({ row }) => row);
}

/** The level in a category, in percent; of whom too little is known comes after that, who never practised it last. */
function levelIn({ standings }: PupilProgressRow, category: string): number {
  const standing = standings.find((one) => one.category === category);
  const look = standing && lookOf(standing);
  if (!look) return standing ? 102 : 103;
  return look === 'few' ? 101 : standing.level!.p;
}
