import type { User } from './session.ts';

/** Whether somebody runs the account of a family: what only schools need is not shown there. */
export const isFamily = (user: Pick<User, 'role'> | null): boolean => user?.role === 'thuisadmin';
