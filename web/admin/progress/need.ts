import type { PupilProgressRow } from '../../../server/contract/progress.ts';
import { daysOn, shortDay } from './days.ts';
import { lookOf, trendOf } from './looks.ts';
import { progress as text } from './wording.ts';

/** Below this expected share, in percent, a category that is well known counts as weak: half of its words go wrong. */
const WEAK = 50;
/** Added to the measured categories by which need is divided: two of two that are too hard say less than ten of ten. */
const DAMPING = 2;
/** How much each thing asks for help. */
const WEIGHT = { hard: 3, weak: 2, stuck: 1, down: 1, idle: 2, away: 0.5 } as const;
/** Days without practice, while others of the group went on, after which a pupil was away. */
const AWAY_DAYS = 7;

/** What asks for help with a pupil: how many categories are too hard, weak, without growth or sinking, and whether nothing was done. */
export interface Need {
  hard: number;
  weak: number;
  stuck: number;
  down: number;
  idle: boolean;
  /** The last day of practice, where that is a week before that of the group. */
  away?: string;
  /** Categories that are known well enough to say something of. */
  measured: number;
  score: number;
}

/** The last day on which one of these pupils practised; in a holiday nobody is away. */
export const latestDay = (rows: readonly Pick<PupilProgressRow, 'lastDay'>[]): string | undefined =>
  rows.reduce<string | undefined>(
    (last, { lastDay }) => (lastDay && lastDay > (last ?? '') ? lastDay : last),
    undefined,
  );

/**
 * How much help a pupil needs, by the standings of a period. The score is a share of what was measured: who practised
 * much would else seem to need more than who practised little. `latest` is the last day of practice of the group.
 */
export function needOf(
  { standings, answers, lastDay }: Pick<PupilProgressRow, 'standings' | 'answers' | 'lastDay'>,
  latest?: string,
): Need {
  const hard = standings.filter((one) => lookOf(one) === 'stap-terug').length;
  const weak = standings.filter((one) => lookOf(one) === 'bezig' && one.level!.p < WEAK).length;
  const stuck = standings.filter((one) => lookOf(one) === 'stuck').length;
  const down = standings.filter((one) => trendOf(one) === 'down').length;
  const idle = answers === 0;
  const isAway = !idle && lastDay && latest && lastDay <= daysOn(latest, -AWAY_DAYS);
  const measured = standings.filter((one) => (lookOf(one) ?? 'few') !== 'few').length;
  const asks = hard * WEIGHT.hard + weak * WEIGHT.weak + stuck * WEIGHT.stuck + down * WEIGHT.down;
  const score = asks / (measured + DAMPING) + (idle ? WEIGHT.idle : 0) + (isAway ? WEIGHT.away : 0);
  return { hard, weak, stuck, down, idle, ...(isAway && { away: lastDay }), measured, score };
}

/** What asks for help, in words. */
export function needText({ hard, weak, stuck, down, idle, away, measured }: Need): string {
  const parts = [
    idle && text('needs.idle'),
    away && text('needs.away', { day: shortDay(away) }),
    hard > 0 && text('needs.hard', { count: hard }),
    weak > 0 && text('needs.weak', { count: weak }),
    stuck > 0 && text('needs.stuck', { count: stuck }),
    down > 0 && text('needs.down', { count: down }),
  ].filter(Boolean);
  return parts.join(', ') || text(measured > 0 ? 'needs.none' : 'needs.unknown');
}
