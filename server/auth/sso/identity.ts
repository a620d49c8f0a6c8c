import { SsoError } from './error.ts';
import type { Provider } from './providers.ts';

/** Somebody as a provider knows them, in our words (server/auth/sso/README.md 6). */
export interface Identity {
  provider: string;
  issuer: string;
  subject: string;
  affiliation: 'student' | 'employee' | 'other';
  school: { brin?: string; institution?: string; platform?: string };
  eckId?: string;
  pupilNumber?: string;
  email?: string;
  givenName?: string;
}

/** Longer values are no names or numbers. */
const MOST_LENGTH = 512;

/**
 * What a provider told, as an identity; nothing else of it is kept. Throws `SSO_PROVIDER` when it does not say who this
 * is, and `SSO_CO_ACCOUNT` for a parent under a child's account.
 */
export function toIdentity(provider: Provider, claims: Record<string, unknown>): Identity {
  const map = provider.claims;
  const read = (name: string | undefined) => (name === undefined ? undefined : textOf(claims[name]));
  if (map.coAccount.some((name) => isSet(claims[name]))) throw new SsoError('SSO_CO_ACCOUNT');
  const parts = map.subject.map(read);
  if (parts.some((part) => part === undefined)) throw new SsoError('SSO_PROVIDER');
  const kind = read(map.affiliation) ?? '';
  const brin = read(map.brin)?.toUpperCase();
  const institution = read(map.institution);
  const platform = provider.platform ?? read(map.platform);
  const eckId = read(map.eckId);
  const pupilNumber = read(map.pupilNumber)?.replace(/@.*$/, '');
  const email = provider.emailTrusted ? read(map.email) : undefined;
  const givenName = read(map.givenName);
  return {
    provider: provider.id,
    issuer: provider.issuer,
    subject: parts.join('|'),
    affiliation: map.student.includes(kind) ? 'student' : map.employee.includes(kind) ? 'employee' : 'other',
    school: { ...(brin && { brin }), ...(institution && { institution }), ...(platform && { platform }) },
    ...(eckId && { eckId }),
    ...(pupilNumber && { pupilNumber }),
    ...(email && { email }),
    ...(givenName && { givenName }),
  };
}

/** A claim may be text, a number, or a list of one. */
function textOf(value: unknown): string | undefined {
  const one: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  if (typeof one === 'number') return String(one);
  if (typeof one !== 'string') return undefined;
  const text = one.trim();
  return text !== '' && text.length <= MOST_LENGTH ? text : undefined;
}

/** Some providers write no as 0, "0" or "false". */
const isSet = (value: unknown) => {
  const text = typeof value === 'boolean' ? String(value) : textOf(value);
  return text !== undefined && !['false', '0', ''].includes(text.toLowerCase());
};
