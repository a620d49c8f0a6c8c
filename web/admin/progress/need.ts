import type { PupilProgressRow } from '../../../server/contract/progress.ts';
import { lookOf, trendOf } from './looks.ts';

/** Below this expected share, in percent, a category that is well known counts as weak: half of its words go wrong. */
const WEAK = 50;
/** Added to the measured categories by which need is divided: two of two that are too hard say less than ten of ten. */
const DAMPING = 2;
/** How much each thing asks for help. */
const WEIGHT = { hard: 3, weak: 2, stuck: 1, down: 1, idle: 2 } as const;

/** What asks for help with a pupil: how many categories are too hard, weak, without growth or sinking, and whether nothing was done. */
export interface Need {
  hard: number;
  weak: number;
  stuck: number;
  down: number;
  idle: boolean;
  score: number;
}

/**
 * How much help a pupil needs, by the standings of a period. The score is a share of what was measured: who practised
 * much would else seem to need more than who practised little.
 */
export function needOf({ standings, answers }: Pick<PupilProgressRow, 'standings' | 'answers'>): Need {
  const hard = standings.filter((one) => lookOf(one) === 'stap-terug').length;
  const weak = standings.filter((one) => lookOf(one) === 'bezig' && one.level!.p < WEAK).length;
  const stuck = standings.filter((one) => lookOf(one) === 'stuck').length;
  const down = standings.filter((one) => trendOf(one) === 'down').length;
  const idle = answers === 0;
  const measured = standings.filter((one) => (lookOf(one) ?? 'few') !== 'few').length;
  const asks = hard * WEIGHT.hard + weak * WEIGHT.weak + stuck * WEIGHT.stuck + down * WEIGHT.down;
  const score = asks / (measured + DAMPING) + (idle ? WEIGHT.idle : 0);
  return { hard, weak, stuck, down, idle, score };
}
