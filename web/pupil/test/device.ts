import { sessionStore } from '../../app/session/storage.ts';

/** Where a test is, and on what device it is taken. */
export interface TestAddress {
  pupil: string;
  test: string;
  /** In the address of a method test; a test of a plan has none. */
  account?: string;
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

/** What a call about a test says of its address. */
export const queryIn = ({ account }: Pick<TestAddress, 'account'>): { account?: string } =>
  account === undefined ? {} : { account };
