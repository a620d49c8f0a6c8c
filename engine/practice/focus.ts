import { clamp } from './math.ts';
import type { Params } from './params.ts';
import type { Focus, MasteryStatus } from './types.ts';

/**
 * How many times more a goal category is worth in the choice: more the further the part it had of late lies below the share that is
 * wished, and never less than without a plan.
 */
export const focusWeight = (
  { share, reached }: Pick<Focus, 'share' | 'reached'>,
  { focusWeight: usual, focusSteepness, focusMost }: Params,
): number => clamp(usual * Math.exp(focusSteepness * (share - reached)), 1, focusMost);

/** What must be known of categories to say which are worked at for a goal. */
export interface GoalStand {
  status(this: void, category: string): MasteryStatus | undefined;
  /** What a category builds on that does not go well yet. */
  before(this: void, category: string): readonly string[];
}

/**
 * The categories that are worked at for goals: none for a goal that is reached; for one that is too hard what comes before it, as far
 * back as that is too hard itself.
 */
export function workedAt(goals: readonly string[], { status, before }: GoalStand): string[] {
  const worked = new Set<string>();
  const seen = new Set<string>();
  const add = (category: string) => {
    if (seen.has(category)) return;
    seen.add(category);
    if (status(category) === 'klaar') return;
    const earlier = status(category) === 'stap-terug' ? before(category) : [];
    if (earlier.length === 0) worked.add(category);
    for (const one of earlier) add(one);
  };
  for (const goal of goals) add(goal);
  return [...worked];
}
