import { login } from '../../../server/contract/auth.ts';
import { callTimed, session } from '../services.ts';
import { localStore } from './storage.ts';

/** What this device is known by to those who logged in on it; it stays when they log out, and names nobody. */
const DEVICE = 'device';

/** Logs in with a password. Throws an ApiError when it is refused, a TokenError when its token can't be trusted. */
export async function logIn(entered: { username: string; password: string }): Promise<void> {
  const device = localStore.get(DEVICE);
  const { data, serverTime } = await callTimed(login, { body: { ...entered, ...(device && { device }) } });
  localStore.set(DEVICE, data.device);
  await session.start(data.token, serverTime);
}
