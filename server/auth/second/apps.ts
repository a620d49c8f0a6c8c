import type { Seal } from '../../cards/seal.ts';
import { newId } from '../../contract/id.ts';
import type { Db } from '../../data/database.ts';
import type { SecondFactorRow, UserRow } from '../../data/schema.ts';
import { newTotpSecret, totpStep, totpUri } from './totp.ts';

/** Keeps the secrets of apps apart from all else that is sealed. */
const ownerOf = (userId: string) => `second ${userId}`;

/** What an app is set up with. */
export interface AppSetUp {
  /** What stands in the QR code. */
  uri: string;
  /** The same to type, in base 32. */
  key: string;
  /** As it is kept. */
  sealed: string;
}

/** What an app is set up with that has this secret, or a new one. */
export function appSetUp(seal: Seal, user: Pick<UserRow, 'id' | 'username'>, sealed?: string): AppSetUp {
  const key = sealed === undefined ? newTotpSecret() : seal.open(sealed, ownerOf(user.id));
  return { key, uri: totpUri(key, user.username), sealed: sealed ?? seal.close(key, ownerOf(user.id)) };
}

/** The half minute of which a code of this app is; undefined when it is none of now. */
export const stepOfApp = (seal: Seal, userId: string, sealed: string, code: string, now: number) =>
  totpStep(seal.open(sealed, ownerOf(userId)), code, now);

/** Adds an app; the code that showed that it works does not work again. */
export async function addApp(
  trx: Db,
  app: { userId: string; sealed: string; label: string; step: number },
): Promise<void> {
  const now = Date.now();
  const row: Omit<SecondFactorRow, 'counter'> = {
    id: newId(now),
    user_id: app.userId,
    kind: 'totp',
    label: app.label,
    secret: app.sealed,
    credential_id: null,
    public_key: null,
    rp_id: null,
    transports: null,
    last_step: app.step,
    created_at: now,
    used_at: now,
  };
  await trx.insertInto('second_factors').values(row).execute();
}
