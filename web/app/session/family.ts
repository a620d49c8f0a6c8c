import type { AccountKind } from '../../../server/contract/lead-kinds.ts';
import type { Reader } from '../wording/define.ts';
import type { User } from './session.ts';

type Role = Pick<User, 'role'> | null;

/** Of what kind the account is that somebody administers; of others the role does not say it. */
export const KIND_OF: Partial<Record<User['role'], AccountKind>> = {
  schooladmin: 'school',
  rtadmin: 'rt',
  thuisadmin: 'thuis',
};

/** Whether somebody runs the account of a family: what only schools need is not shown there. */
export const isFamily = (user: Role): boolean => user?.role === 'thuisadmin';

/** In whose words those of an account read. */
export const READER: Record<AccountKind, Reader> = { school: 'school', rt: 'practice', thuis: 'home' };

/** In whose words somebody reads, as far as the role says it. */
export const readerOf = (user: Role): Reader => READER[(user && KIND_OF[user.role]) ?? 'school'];
