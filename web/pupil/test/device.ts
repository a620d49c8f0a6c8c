import { sessionStore } from '../../app/session/storage.ts';

/** Where a test is, and on what device it is taken. */
export interface TestAddress {
  pupil: string;
  test: string;
  account: string;
  device: string;
}

const KEY = 'toets_apparaat';

/** By which the server knows this tab: the same after a reload, another in another tab. */
export function deviceId(): string {
  const known = sessionStore.get(KEY);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  sessionStore.set(KEY, made);
  return made;
}
