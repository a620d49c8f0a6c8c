import { useStore } from 'zustand';
import { reachOf, type Action } from '../../server/contract/permissions.ts';
import { session } from './services.ts';
import { isFamily } from './session/family.ts';
import type { User } from './session/session.ts';

/** The logged-in user, or null. */
export const useUser = (): User | null => useStore(session.store, (state) => state.user);

/** Whether a family reads this, which has no use for what only schools do. */
export const useIsFamily = (): boolean => isFamily(useUser());

/** Whether a user may do something somewhere, by the one permission table. */
export const may = (user: User | null, action: Action): boolean =>
  user !== null && reachOf(user.role, action) !== undefined;
