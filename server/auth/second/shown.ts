import type { PasskeyAnswer } from '../../contract/passkey-schemas.ts';
import type { SecondWay } from '../../contract/second.ts';
import type { Db } from '../../data/database.ts';
import type { SecondFactorRow } from '../../data/schema.ts';
import { takeCode } from './codes.ts';
import { factorsOf } from './factors.ts';
import { placeOf, siteAt, takePasskey, type PasskeySite } from './passkeys.ts';
import { recoveryCodesLeft } from './recovery.ts';
import type { SecondDeps } from './second.ts';

/** What somebody shows beside the password: a code of an app or from paper, or what a passkey answers. */
export interface Shown {
  code?: string | undefined;
  passkey?: PasskeyAnswer | undefined;
}

/** By which ways somebody who has these factors can show who it is, at a site. */
export async function waysOf(
  db: Db,
  userId: string,
  factors: readonly SecondFactorRow[],
  site: PasskeySite | undefined,
): Promise<SecondWay[]> {
  if (factors.length === 0) return [];
  const places = factors.map((factor) => placeOf(factor, site));
  const ways: SecondWay[] = [];
  if (places.includes('none')) ways.push('app');
  if (places.includes('here')) ways.push('passkey');
  else if (places.includes('elsewhere')) ways.push('other-site');
  if ((await recoveryCodesLeft(db, userId)) > 0) ways.push('recovery');
  return ways;
}

/**
 * Takes what somebody shows, who answers the question whose secret is given; says which it was. Throws `invalid-fields` at `code` or
 * `passkey` for what does not hold.
 */
export async function takeShown(
  { db, seal, siteOf }: Pick<SecondDeps, 'db' | 'seal' | 'siteOf'>,
  userId: string,
  { code, passkey, secret, host }: Shown & { secret: string; host: string },
): Promise<'app' | 'recovery' | 'passkey'> {
  if (passkey === undefined) return takeCode(db, seal, userId, code ?? '');
  await takePasskey(db, siteAt(siteOf, host), await factorsOf(db, userId), { secret, answer: passkey });
  return 'passkey';
}
