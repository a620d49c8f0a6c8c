import { REOPEN_DAYS, EXTENSION } from '../contract/care-terms.ts';
import type { Plan, PlanState } from '../contract/care-plan.ts';
import { daysBetween } from '../contract/days.ts';
import type { PlanRow } from '../data/schema.ts';

/** From which states one may go where, by hand. An evaluation closes a plan, a longer one runs again. */
const NEXT: Record<PlanState, readonly PlanState[]> = {
  concept: ['actief'],
  actief: ['gepauzeerd', 'evalueren', 'gestopt'],
  gepauzeerd: ['actief', 'evalueren', 'gestopt'],
  evalueren: ['gestopt'],
  afgesloten: ['evalueren'],
  gestopt: ['evalueren'],
};

/** Plans that have not ended. */
export const OPEN_STATES: readonly PlanState[] = ['concept', 'actief', 'gepauzeerd', 'evalueren'];

/** Whether a plan ended too long ago to be opened again. */
const isShut = (plan: Pick<PlanRow, 'closed_on' | 'moved_on'>, today: string) =>
  plan.closed_on !== null && (endedElsewhere(plan) || daysBetween(plan.closed_on, today) > REOPEN_DAYS);

/** Whether a plan ended at the account that its pupil came from: it is to be read alone. */
export const endedElsewhere = ({ closed_on, moved_on }: Pick<PlanRow, 'closed_on' | 'moved_on'>): boolean =>
  closed_on !== null && moved_on !== null && closed_on <= moved_on;

/** What may be done with a plan today. */
export function mayDo(
  plan: Pick<PlanRow, 'state' | 'closed_on' | 'extended' | 'moved_on'>,
  today: string,
): Plan['may'] {
  const next = NEXT[plan.state].filter((to) => to !== 'evalueren' || !isShut(plan, today));
  const isOpen = OPEN_STATES.includes(plan.state);
  return [
    ...(next as Plan['may']),
    ...(plan.state === 'evalueren' && plan.extended < EXTENSION.times ? (['verlengen'] as const) : []),
    ...(isOpen ? (['wijzigen'] as const) : []),
    'weggooien',
  ];
}
