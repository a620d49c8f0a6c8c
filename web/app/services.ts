import { publicKey } from '../../server/contract/auth.ts';
import { createClient } from '../api/client.ts';
import { createSession } from './session/session.ts';
import { localStore, sessionStore } from './session/storage.ts';

/** The session of this browser. The public key is fetched without the client: the client needs the session. */
export const session = createSession({
  local: localStore,
  tab: sessionStore,
  fetchKey: async () => {
    const response = await fetch(publicKey.path);
    if (!response.ok) throw new Error(`The public key answered ${response.status}.`);
    return response.headers.get('content-type')?.includes('json')
      ? String(await response.json())
      : response.text();
  },
});

/** The typed client of the server's calls. */
export const { call } = createClient({ session, onDenied: () => session.logout('sessionEnded') });
