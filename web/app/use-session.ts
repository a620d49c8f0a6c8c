import { useStore } from 'zustand';
import { reachOf, type Action } from '../../server/contract/permissions.ts';
import { session } from './services.ts';
import type { User } from './session/session.ts';

/** The logged-in user, or null. */
export const useUser = (): User | null => useStore(session.store, (state) => state.user);

/** Whether a user may do something somewhere, by the one permission table. */
export const may = (user: User | null, action: Action): boolean =>
  user !== null && reachOf(user.role, action) !== undefined;
