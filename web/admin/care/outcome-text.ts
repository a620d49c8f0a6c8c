import type { OUTCOMES } from '../../../server/contract/care-plan.ts';
import { text } from './plan-wording.ts';

/** What came of a goal, in words. */
export const outcomeText = (outcome: (typeof OUTCOMES)[number]): string =>
  text(`outcomes.${outcome === 'niet te zeggen' ? 'unknown' : outcome}`);
