import type { Seal } from '../../cards/seal.ts';
import type { Db } from '../../data/database.ts';
import { Problem } from '../../http/problem.ts';
import { stepOfApp } from './apps.ts';
import { factorsOf, useStep } from './factors.ts';
import { takeRecoveryCode } from './recovery.ts';

const SIX_DIGITS = /^\d{6}$/;
const WRONG =
  'Deze code klopt niet. Kijk of de klok van je telefoon goed staat, en neem de code die er nu staat.';
const WRONG_RECOVERY = 'Deze herstelcode klopt niet, of is al gebruikt.';
const USED = 'Deze code is al gebruikt. Wacht tot de app een nieuwe toont.';

const refusal = (message: string) => new Problem('invalid-fields', undefined, { fields: { code: message } });

/**
 * Uses up a code of an app or a recovery code; says which of the two it was. Throws `invalid-fields` at `code` for one that is wrong
 * or was used: a code works once, whoever sends it.
 */
export async function takeCode(
  db: Db,
  seal: Seal,
  userId: string,
  typed: string,
): Promise<'app' | 'recovery'> {
  const code = typed.replace(/\s/g, '');
  if (!SIX_DIGITS.test(code)) {
    if (await takeRecoveryCode(db, seal, userId, typed)) return 'recovery';
    throw refusal(WRONG_RECOVERY);
  }
  let wasUsed = false;
  for (const { id, secret } of await factorsOf(db, userId)) {
    if (secret === null) continue;
    const step = stepOfApp(seal, userId, secret, code, Date.now());
    if (step === undefined) continue;
    if (await useStep(db, id, step)) return 'app';
    wasUsed = true;
  }
  throw refusal(wasUsed ? USED : WRONG);
}

/** The half minute of a code that shows that an app works which is being set up; throws as `takeCode` does. */
export function stepOfNewApp(seal: Seal, userId: string, sealed: string, typed: string): number {
  const code = typed.replace(/\s/g, '');
  const step = SIX_DIGITS.test(code) ? stepOfApp(seal, userId, sealed, code, Date.now()) : undefined;
  if (step === undefined) throw refusal(WRONG);
  return step;
}
