import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { isIP } from 'node:net';
import { SECOND_MINUTES } from '../../contract/account-terms.ts';
import { newId } from '../../contract/id.ts';
import type {
  MadePasskey,
  PasskeyAnswer,
  PasskeyAsking,
  PasskeyMaking,
} from '../../contract/passkey-schemas.ts';
import type { Db } from '../../data/database.ts';
import type { SecondFactorRow, UserRow } from '../../data/schema.ts';
import { Problem } from '../../http/problem.ts';
import type { AuthConfig } from '../config.ts';
import { digest } from '../digest.ts';
import { originOf } from '../sso/origins.ts';

// Passkeys (WebAuthn). What is checked of them the library does: @simplewebauthn is what this field uses and keeps up with. We have
// no wish to know who made a key (attestation `none`), and always that its owner shows a finger, face or code to it.

/** A site of ours as passkeys know it: a key that was made on one works on no other. */
export interface PasskeySite {
  /** Its host, without a port. */
  rpId: string;
  origin: string;
}

/** Finds the site of the host that was called; undefined where passkeys don't work: a host that is not ours, or a bare address. */
export type SiteOf = (host: string) => PasskeySite | undefined;

export const createSiteOf =
  ({ origins, production }: Pick<AuthConfig, 'origins' | 'production'>): SiteOf =>
  (host) => {
    const origin = originOf(host, origins, production);
    if (origin === undefined) return undefined;
    const { hostname } = new URL(origin);
    return isIP(hostname.replace(/^\[|\]$/g, '')) ? undefined : { rpId: hostname, origin };
  };

/** EdDSA, ES256 and RS256: between them every device there is. */
const ALGORITHMS = [-8, -7, -257];

const refusal = (message: string) =>
  new Problem('invalid-fields', undefined, { fields: { passkey: message } });
const OTHER_SITE =
  'Deze toegangssleutel hoort bij de andere site. Gebruik een code van je app of een herstelcode, of log daar in.';
const NOT_YOURS = 'Deze toegangssleutel kennen we niet. Gebruik een andere, of een andere manier.';
const NOT_GOOD = 'Dat lukte niet met deze toegangssleutel. Probeer het nog eens, of kies een andere manier.';
const NOT_MADE = 'Deze toegangssleutel kon niet worden toegevoegd. Probeer het nog eens.';
const TAKEN = 'Deze toegangssleutel is al toegevoegd.';
const NOT_HERE = 'Op dit adres werken toegangssleutels niet.';

/** The site that was called; throws `conflict` where passkeys don't work. */
export function siteAt(siteOf: SiteOf, host: string): PasskeySite {
  const site = siteOf(host);
  if (!site) throw new Problem('conflict', NOT_HERE);
  return site;
}

/** Whether something that somebody has is a passkey of this site, of another, or none. */
export const placeOf = ({ rp_id }: Pick<SecondFactorRow, 'rp_id'>, site: PasskeySite | undefined) =>
  rp_id === null ? 'none' : rp_id === site?.rpId ? 'here' : 'elsewhere';

/** What a key signs for a question of ours: it follows from what the browser holds, so that nothing more is kept. */
const challengeOf = (secret: string) => Buffer.from(digest(secret), 'base64url');

const knownOf = (factors: readonly SecondFactorRow[], site: PasskeySite) =>
  factors
    .filter((factor) => placeOf(factor, site) === 'here')
    .map(({ credential_id, transports }) => ({
      id: credential_id!,
      ...(transports !== null && { transports: transports.split(',') }),
    }));

/** With what a browser makes a passkey for a user, to answer the question whose secret is given. */
export async function passkeyMaking(
  site: PasskeySite,
  user: UserRow,
  factors: readonly SecondFactorRow[],
  secret: string,
): Promise<PasskeyMaking> {
  const options = await generateRegistrationOptions({
    rpName: 'Spelwereld',
    rpID: site.rpId,
    userID: new TextEncoder().encode(user.id),
    userName: user.username,
    userDisplayName: user.name,
    challenge: challengeOf(secret),
    timeout: SECOND_MINUTES.setUp * 60_000,
    attestationType: 'none',
    excludeCredentials: knownOf(factors, site),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return options as PasskeyMaking;
}

/** What a browser asks of the passkeys that somebody has of this site, to answer the question whose secret is given. */
export async function passkeyAsking(
  site: PasskeySite,
  factors: readonly SecondFactorRow[],
  secret: string,
): Promise<PasskeyAsking> {
  const options = await generateAuthenticationOptions({
    rpID: site.rpId,
    challenge: challengeOf(secret),
    timeout: SECOND_MINUTES.login * 60_000,
    allowCredentials: knownOf(factors, site),
    userVerification: 'required',
  });
  return options as PasskeyAsking;
}

/** What is kept of a passkey that was just made; throws `invalid-fields` at `passkey` for one that does not hold. */
export async function readMadePasskey(
  site: PasskeySite,
  secret: string,
  made: MadePasskey,
): Promise<Pick<SecondFactorRow, 'credential_id' | 'public_key' | 'counter' | 'rp_id' | 'transports'>> {
  const { transports = [], ...response } = made.response;
  const checked = await verifyRegistrationResponse({
    response: { ...made, response, clientExtensionResults: {} },
    expectedChallenge: challengeOf(secret).toString('base64url'),
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ verified: false }) as const);
  if (!checked.verified) throw refusal(NOT_MADE);
  const { credential } = checked.registrationInfo;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    rp_id: site.rpId,
    transports: transports.length > 0 ? transports.join(',') : null,
  };
}

/** Adds a passkey; throws `invalid-fields` at `passkey` for one that is there already, whoever has it. */
export async function addPasskey(
  trx: Db,
  passkey: Awaited<ReturnType<typeof readMadePasskey>> & { userId: string; label: string },
): Promise<void> {
  const now = Date.now();
  const { userId, label, ...kept } = passkey;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('second_factors')
    .values({
      ...kept,
      id: newId(now),
      user_id: userId,
      kind: 'webauthn',
      label,
      secret: null,
      created_at: now,
      used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw refusal(TAKEN);
}

/**
 * Takes what a passkey of a user answered to the question whose secret is given. Throws `invalid-fields` at `passkey` when it is not
 * of this user or this site, its owner did not show to be there, or it counts less than it did: then there are two of it.
 */
export async function takePasskey(
  db: Db,
  site: PasskeySite,
  factors: readonly SecondFactorRow[],
  { secret, answer }: { secret: string; answer: PasskeyAnswer },
): Promise<void> {
  const factor = factors.find(({ credential_id }) => credential_id === answer.id);
  if (!factor) throw refusal(NOT_YOURS);
  if (placeOf(factor, site) !== 'here') throw refusal(OTHER_SITE);
  const { userHandle, ...response } = answer.response;
  const checked = await verifyAuthenticationResponse({
    response: {
      ...answer,
      response: { ...response, ...(userHandle && { userHandle }) },
      clientExtensionResults: {},
    },
    expectedChallenge: challengeOf(secret).toString('base64url'),
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
    credential: {
      id: answer.id,
      publicKey: Buffer.from(factor.public_key!, 'base64url'),
      counter: Number(factor.counter),
    },
  }).catch(() => ({ verified: false }) as const);
  if (!checked.verified) throw refusal(NOT_GOOD);
  const { newCounter } = checked.authenticationInfo;
  // Of two answers at once that say the same number one counts; keys that don't count always say 0.
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ counter: newCounter, used_at: Date.now() })
    .where('id', '=', factor.id)
    .where('counter', newCounter === 0 ? '=' : '<', newCounter)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw refusal(NOT_GOOD);
}
