import type { NewPupil } from '../../../engine/practice/index.ts';
import { usualAt } from '../../words/practice-items.ts';

/** A school year, and the first or the second half of it. */
export interface StartLevel {
  groep: number;
  half: 1 | 2;
  /** What a placement test says of the pupil, in logits; without it what is usual there. */
  belief?: { mean: number; variance: number } | undefined;
}

/** A start as the engine takes it. */
export const begunAt = ({ groep, half, belief }: StartLevel): Pick<NewPupil, 'start' | 'startVariance'> =>
  belief
    ? { start: belief.mean, startVariance: belief.variance }
    : { start: usualAt(groep + (half - 1) / 2) };

/** How a pupil is to practise now; no part of what is known of the pupil. */
export interface Wishes {
  calm: boolean;
  /** Wished share of right answers; the usual one without it. */
  targetSuccess?: number;
  /** Where a teacher lets the pupil begin; the school year and the level decide without it. */
  start?: StartLevel;
  /** The most of a round that is words that come back; the usual share without it. */
  reviewShare?: number;
}

/** What the engine must know of the wishes. */
export const asked = ({ calm, targetSuccess }: Wishes) => ({
  calm,
  ...(targetSuccess !== undefined && { targetSuccess }),
});
