import type { PlanHead, PlanState } from '../../../server/contract/care-plan.ts';
import { longDay } from '../../app/moments.ts';
import { VARIANT } from '../../app/variant.ts';
import { dayText as shortDay } from '../lvs/labels.ts';
import { text } from './wording.ts';

/** A day in full; given as 2026-11-16. */
export const dayText = (day: string): string => longDay.format(new Date(`${day}T12:00Z`));

/** A share as percents, without the sign. */
export const percentOf = (share: number): number => Math.round(share * 100);

/** The levels of support that are used here. */
export const SUPPORTS: readonly number[] = VARIANT === 'be' ? [0, 1, 2, 3] : [1, 2, 3, 4];

/** A level of support in words. */
export const supportText = (level: number): string =>
  text(`supports.${VARIANT}.s${level as 0 | 1 | 2 | 3 | 4}`);

/** How far a plan is, in words. */
export const stateText = (state: PlanState): string => text(`states.${state}`);

/** The days of a plan. */
export const periodText = ({ from, to }: Pick<PlanHead, 'from' | 'to'>): string =>
  text('fromTo', { from: shortDay(from), to: shortDay(to) });

/** The minutes that were done of those that were planned until now. */
export const minutesText = ({ done, planned }: Pick<PlanHead, 'done' | 'planned'>): string =>
  text('minutesOf', { done, planned });

/** In which colour a state is shown; what it is stands beside it in words. */
export const STATE_COLOURS = {
  concept: 'default',
  actief: 'success',
  gepauzeerd: 'default',
  evalueren: 'warning',
  afgesloten: 'primary',
  gestopt: 'default',
} as const satisfies Record<PlanState, string>;
