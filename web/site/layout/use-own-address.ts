import { useSyncExternalStore } from 'react';
import { paths, startScreen } from '../../app/paths.ts';
import type { User } from '../../app/session/session.ts';
import { localStore } from '../../app/session/storage.ts';

const APP = '/app';
const never = () => () => undefined;

/** The first screen of who is logged in by this browser, or undefined. The server's page is that of a stranger. */
export const useOwnAddress = (): string | undefined =>
  useSyncExternalStore(never, readAddress, () => undefined);

function readAddress(): string | undefined {
  try {
    const user = JSON.parse(localStore.get('user') ?? 'null') as User | null;
    if (!user || user.exp * 1000 <= Date.now()) return undefined;
    const screen = startScreen(user);
    return screen && screen !== paths.login ? APP + screen : undefined;
  } catch {
    // What is not a stored user is nobody; the app cleans it up.
    return undefined;
  }
}
