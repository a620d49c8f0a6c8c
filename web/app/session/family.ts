import type { AccountKind } from '../../../server/contract/lead-kinds.ts';
import type { Reader } from '../wording/define.ts';
import type { User } from './session.ts';

type Role = Pick<User, 'role'> | null;

/** Whether somebody runs the account of a family: what only schools need is not shown there. */
export const isFamily = (user: Role): boolean => user?.role === 'thuisadmin';

/** In whose words those of an account read. */
export const READER: Record<AccountKind, Reader> = { school: 'school', rt: 'practice', thuis: 'home' };

/** In whose words somebody reads, as far as the role says it: a child's role does not say where it lives. */
export const readerOf = (user: Role): Reader =>
  isFamily(user) ? 'home' : user?.role === 'rtadmin' ? 'practice' : 'school';
