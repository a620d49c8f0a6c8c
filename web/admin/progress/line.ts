import type { ProgressCategory, PupilProgress } from '../../../server/contract/progress.ts';
import { DAY_MS } from '../../app/day.ts';
import { shortDay } from './days.ts';

/** A level at the end of a day, in percent; the interval is only there for one category. */
export interface LinePoint {
  day: string;
  p: number;
  low?: number;
  high?: number;
}

/** The level of one category on the days of a period. What was known before is the first point. */
export function lineOf({ line, from }: Pick<PupilProgress, 'line' | 'from'>, category: string): LinePoint[] {
  const points = line.find((one) => one.category === category)?.points ?? [];
  const before = points.findLast(({ day }) => day < from);
  return [...(before ? [{ ...before, day: from }] : []), ...points.filter(({ day }) => day >= from)].filter(
    ({ day }, i, all) => day !== all[i + 1]?.day,
  );
}

/** The mean level of the categories of a kind that were practised until then, on the days of a period. */
export function lineTogether(
  { line, from, categories }: Pick<PupilProgress, 'line' | 'from' | 'categories'>,
  kind: ProgressCategory['kind'],
): LinePoint[] {
  const own = new Set(categories.filter((category) => category.kind === kind).map(({ id }) => id));
  const steps = line
    .filter(({ category }) => own.has(category))
    .flatMap(({ category, points }) => points.map(({ day, p }) => ({ category, day, p })))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  const latest = new Map<string, number>();
  const means = new Map<string, number>();
  for (const { category, day, p } of steps) {
    latest.set(category, p);
    const sum = [...latest.values()].reduce((all, one) => all + one, 0);
    means.set(day < from ? from : day, Math.round(sum / latest.size));
  }
  return [...means].map(([day, p]) => ({ day, p }));
}

/** Lines over the same days, oldest first; where a line has no point of a day it has none there. */
export function onDays(lines: readonly (readonly LinePoint[])[]): { day: string; p: (number | null)[] }[] {
  const days = [...new Set(lines.flat().map(({ day }) => day))].sort();
  return days.map((day) => ({
    day,
    p: lines.map((line) => line.find((point) => point.day === day)?.p ?? null),
  }));
}

/** An axis of days. A day is one moment, whatever clock the browser has, so that marks at whole days are called rightly. */
export const dayAxis = (days: readonly string[]) => ({
  scaleType: 'utc' as const,
  data: days.map((day) => new Date(day)),
  valueFormatter: (day: Date) => shortDay(day.toISOString().slice(0, 10)),
  ...(days.length > 1 && { tickMinStep: DAY_MS }),
});
