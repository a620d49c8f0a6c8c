import { userOf } from '../../accounts/repository.ts';
import { audit } from '../../audit/audit.ts';
import type { Seal } from '../../cards/seal.ts';
import { confirmIdentity } from '../../contract/second.ts';
import type { Db } from '../../data/database.ts';
import type { Calls } from '../../http/calls.ts';
import { confirmedUntil } from '../confirmed.ts';
import { confirmFamily } from '../families.ts';
import type { LoginLimits } from '../limits.ts';
import { checkOwnPassword } from '../own-password.ts';
import { takeCode } from './codes.ts';
import type { SecondTries } from './tries.ts';

interface ConfirmationDeps {
  db: Db;
  seal: Seal;
  limits: Pick<LoginLimits, 'take'>;
  tries: SecondTries;
}

/** Showing once more who one is, before what can't be taken back or shows much: for this login alone, and some minutes. */
export function confirmationRoutes(calls: Calls, { db, seal, limits, tries }: ConfirmationDeps): void {
  calls.on(confirmIdentity, async ({ session, body: { password, code }, address }) => {
    const user = await userOf(db, session.id);
    const by = { actorId: user.id, accountId: user.account_id, subject: user.id };
    try {
      if (code !== undefined) {
        await tries.ofUser(user.id);
        await takeCode(db, seal, user.id, code);
        await tries.right(user.id);
      } else await checkOwnPassword(limits, user, { password: password!, address, field: 'password' });
    } catch (refusal) {
      await audit(db, { action: 'confirmation-refused', ...by });
      throw refusal;
    }
    const now = Date.now();
    await confirmFamily(db, session.familyId, now);
    await audit(db, { action: 'confirmed', ...by });
    return { until: confirmedUntil(now) };
  });
}
