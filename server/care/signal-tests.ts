import type { SignalKind, SignalReason } from '../contract/care-signals.ts';
import { SIGNALS } from '../contract/care-terms.ts';
import type { LvsPart } from '../contract/lvs-heads.ts';
import type { Moment } from '../contract/lvs-moment.ts';
import type { LevelScale, LvsProvider, Measures } from '../contract/lvs.ts';

/** A result of a pupil monitoring system. */
export interface Result {
  provider: LvsProvider;
  part: LvsPart;
  moment: Moment;
  /** The day of the test, or the end of the half of the school year in which it was. */
  day: string | undefined;
  normVersion: string | null;
  measures: Measures;
}

/** A reason of a kind of which nothing is told yet. */
export const nothingOf = (kind: SignalKind): SignalReason => ({ kind, categories: [], tests: [] });

/** Levels from the best on. */
const LEVELS: Record<LevelScale, readonly string[]> = {
  'I-V': ['I', 'II', 'III', 'IV', 'V'],
  'A-E': ['A', 'B', 'C', 'D', 'E'],
};
/** The place from which on a level is low: IV and V, D and E. */
const LOW = 3;

const placeOf = ({ measures: { level } }: Result) =>
  level && LEVELS[level.scale].indexOf(level.value.replace(/[+-]$/, ''));

const isLow = (result: Result) => {
  const { level, percentile } = result.measures;
  return level ? placeOf(result)! >= LOW : percentile !== undefined && percentile <= SIGNALS.tests.percentile;
};

const isMeasured = ({ measures: { level, percentile } }: Result) =>
  level !== undefined || percentile !== undefined;

/**
 * What the results of a pupil, the latest first, say: low twice in a row, or much lower than before; the latest counts from a day on. Levels of
 * two scales, makers or norms are not compared.
 */
export function testReasons(results: readonly Result[], from: string): SignalReason[] {
  const parts = [...Map.groupBy(results.filter(isMeasured), ({ part }) => part).values()].filter(
    ([latest]) => latest!.day === undefined || latest!.day >= from,
  );
  const low = parts.flatMap(([latest, before]) =>
    before && isLow(latest!) && isLow(before) && scaleOf(latest!) === scaleOf(before)
      ? [latest!, before]
      : [],
  );
  const fallen = parts.flatMap(([latest, ...older]) => {
    const before = older.find((one) => isAlike(one, latest!));
    return before && placeOf(latest!)! - placeOf(before)! >= SIGNALS.tests.fall ? [latest!, before] : [];
  });
  return [...about('lvs', low), ...about('val', fallen)];
}

const scaleOf = ({ measures: { level } }: Result) => level?.scale ?? 'percentile';

/** Whether the levels of two results can be compared. */
const isAlike = (one: Result, other: Result) =>
  one.measures.level !== undefined &&
  one.measures.level.scale === other.measures.level?.scale &&
  one.provider === other.provider &&
  one.normVersion === other.normVersion;

const about = (kind: SignalKind, results: readonly Result[]): SignalReason[] =>
  results.length === 0 ? [] : [{ ...nothingOf(kind), tests: results.map(told) }];

const told = ({ provider, part, moment, day, measures: { level, percentile } }: Result) => ({
  ...{ provider, part, moment },
  ...(day !== undefined && { day }),
  ...(level ? { level } : { percentile: percentile! }),
});
