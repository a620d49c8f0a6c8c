import type { MoveScope } from '../../../server/contract/moves.ts';

/** What can come along with a pupil, in the order in which it is told. */
export const PARTS = ['settings', 'results', 'rewards', 'plans'] as const satisfies (keyof MoveScope)[];

const day = new Intl.DateTimeFormat('nl', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day (as 2026-11-16) in words. */
export const dayText = (name: string): string => day.format(new Date(`${name}T12:00Z`));
