import { AsyncLocalStorage } from 'node:async_hooks';

const acting = new AsyncLocalStorage<string>();

/** Does something as one of the staff of a customer: each line that is logged meanwhile names the member of the office too. */
export const actingFor = <T>(officeId: string, work: () => T): T => acting.run(officeId, work);

/** The member of the office who acts as somebody else at this moment; null when nobody does. */
export const actingNow = (): string | null => acting.getStore() ?? null;
