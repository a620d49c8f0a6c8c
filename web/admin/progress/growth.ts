import type { Standing } from '../../../server/contract/progress.ts';
import { trendOf } from './looks.ts';

/** The mean growth of the levels in a period, in points of hundred, and of how many categories; undefined where none can be compared. */
export function growthOf(standings: readonly Standing[]): { points: number; count: number } | undefined {
  const trends = standings
    .filter((one) => trendOf(one) !== undefined)
    .map(({ level }) => level!.trend!.points);
  if (trends.length === 0) return undefined;
  return {
    points: Math.round(trends.reduce((sum, trend) => sum + trend, 0) / trends.length),
    count: trends.length,
  };
}
