import type { Role } from '../contract/permissions.ts';
import type { AccountRow } from '../data/schema.ts';

const ROLE_WORDS: Partial<Record<Role, string>> = {
  docent: 'leerkracht',
  schooladmin: 'beheerder',
  rtadmin: 'beheerder',
  thuisadmin: 'ouder',
};
const KIND_WORDS: Record<AccountRow['kind'], string> = { school: 'school', rt: 'praktijk', thuis: 'thuis' };

/** As what somebody is shown who proposes or says something: never by name. */
export const saidAs = (role: Role, kind: AccountRow['kind']): string =>
  `${ROLE_WORDS[role] ?? 'medewerker'}, ${KIND_WORDS[kind]}`;
