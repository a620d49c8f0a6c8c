import { SsoError } from './error.ts';
import type { Provider } from './providers.ts';

/** Somebody as a provider knows them, in our words (server/auth/sso/README.md 6). */
export interface Identity {
  provider: string;
  issuer: string;
  subject: string;
  affiliation: 'student' | 'employee' | 'other';
  /** By which numbers and platforms the school is known; more than one for who belongs to more schools. */
  school: { numbers: string[]; platforms: string[] };
  eckIds: string[];
  pupilNumbers: string[];
  emails: string[];
  givenName?: string;
}

/** Longer values are no names or numbers. */
const MOST_LENGTH = 512;

/** An issuer with a slash behind it or without is one. */
export const bareIssuer = (issuer: string): string => issuer.replace(/\/+$/, '');

/**
 * What a provider told, as an identity; nothing else of it is kept. Throws `SSO_PROVIDER` when it does not say who this
 * is, and `SSO_CO_ACCOUNT` for a parent under a child's account.
 */
export function toIdentity(provider: Provider, claims: Record<string, unknown>): Identity {
  const map = provider.claims;
  const read = (name: string | undefined) => (name === undefined ? undefined : textOf(claims[name]));
  const readAll = (name: string | undefined) => (name === undefined ? [] : textsOf(claims[name]));
  if (map.coAccount.some((name) => isSet(claims[name]))) throw new SsoError('SSO_CO_ACCOUNT');
  const parts = map.subject.map(read);
  if (parts.some((part) => part === undefined)) throw new SsoError('SSO_PROVIDER');
  const brins = readAll(map.brin).map((brin) => brin.toUpperCase());
  const [givenName] = readAll(map.givenName);
  return {
    provider: provider.id,
    issuer: bareIssuer(provider.issuer),
    subject: parts.join('|'),
    affiliation: affiliationOf(readAll(map.affiliation), map),
    school: {
      numbers: brins.length > 0 ? brins : readAll(map.institution),
      platforms: provider.platform === undefined ? readAll(map.platform) : [provider.platform],
    },
    eckIds: readAll(map.eckId),
    pupilNumbers: readAll(map.pupilNumber).map((number) => number.replace(/@.*$/, '')),
    emails: provider.emailTrusted ? readAll(map.email) : [],
    ...(givenName && { givenName }),
  };
}

/**
 * What somebody is by all roles that are told, whatever their capitals; roles that we don't know (member) say nothing. Who is
 * both pupil and staff is neither: a login never gives more than one of them may.
 */
function affiliationOf(
  told: readonly string[],
  { student, employee }: Pick<Provider['claims'], 'student' | 'employee'>,
): Identity['affiliation'] {
  // Some write them in one text, or with the school behind: "staff;member", "student@school.nl".
  const roles = new Set(
    told
      .map((text) => text.toLowerCase())
      .flatMap((text) => [text, ...text.split(/[\s,;]+/)])
      .flatMap((role) => [role, role.replace(/@.*$/, '')]),
  );
  const is = (values: readonly string[]) => values.some((value) => roles.has(value.toLowerCase()));
  if (is(student) === is(employee)) return 'other';
  return is(student) ? 'student' : 'employee';
}

/** All values of a claim: text, a number, or a list of these. */
function textsOf(claim: unknown): string[] {
  const texts = (Array.isArray(claim) ? claim : [claim])
    .filter((one): one is string | number => typeof one === 'string' || typeof one === 'number')
    .map((one) => String(one).trim())
    .filter((text) => text !== '' && text.length <= MOST_LENGTH);
  return [...new Set(texts)];
}

/** A claim that can have only one value; of several none is taken for it. */
function textOf(claim: unknown): string | undefined {
  const [text, ...others] = textsOf(claim);
  return others.length === 0 ? text : undefined;
}

/** Some providers write no as 0, "0" or "false". */
const isSet = (claim: unknown) =>
  claim === true || textsOf(claim).some((text) => !['false', '0'].includes(text.toLowerCase()));
