import { randomInt } from 'node:crypto';
import type { Seal } from '../../cards/seal.ts';
import { RECOVERY_CODES } from '../../contract/account-terms.ts';
import { readRecoveryCode, RECOVERY_ALPHABET, RECOVERY_LENGTH } from '../../contract/recovery-code.ts';
import type { Db } from '../../data/database.ts';

// Codes for who has neither phone nor key at hand: each works once. They are kept as keyed digests, as they are short.

const newCode = () =>
  Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join(
    '',
  );

/** Makes new codes in place of all that a user had; they can't be looked up later. */
export async function makeRecoveryCodes(trx: Db, seal: Seal, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ digest: seal.mark(code, userId), user_id: userId, used_at: null })))
    .execute();
  return codes;
}

/** Uses a code up, whatever way it was typed; whether it was one that still worked. */
export async function takeRecoveryCode(db: Db, seal: Seal, userId: string, typed: string): Promise<boolean> {
  const code = readRecoveryCode(typed);
  if (code === undefined) return false;
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: Date.now() })
    .where('digest', '=', seal.mark(code, userId))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How many codes of a user still work. */
export async function recoveryCodesLeft(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}
