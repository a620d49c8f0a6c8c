import type { MoveScope } from '../../../server/contract/moves.ts';
import { text } from './wording.ts';

/** What can come along with a pupil, in the order in which it is told. */
export const PARTS = ['settings', 'results', 'rewards', 'plans'] as const satisfies (keyof MoveScope)[];

/** A part in words; action plans are named where there are any. */
export const partText = (part: (typeof PARTS)[number], hasCare: boolean): string =>
  text(part === 'plans' && hasCare ? 'plansToo' : `parts.${part}`);

const day = new Intl.DateTimeFormat('nl', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day (as 2026-11-16) in words. */
export const dayText = (name: string): string => day.format(new Date(`${name}T12:00Z`));
