import { userOf } from '../../accounts/repository.ts';
import { audit } from '../../audit/audit.ts';
import { confirmIdentity } from '../../contract/second.ts';
import type { Db } from '../../data/database.ts';
import type { Calls } from '../../http/calls.ts';
import { confirmedUntil } from '../confirmed.ts';
import { confirmFamily } from '../families.ts';
import type { LoginLimits } from '../limits.ts';
import { checkOwnPassword } from '../own-password.ts';

interface ConfirmationDeps {
  db: Db;
  limits: Pick<LoginLimits, 'take'>;
}

/** Showing once more who one is, before what can't be taken back or shows much: for this login alone, and some minutes. */
export function confirmationRoutes(calls: Calls, { db, limits }: ConfirmationDeps): void {
  calls.on(confirmIdentity, async ({ session, body: { password }, address }) => {
    const user = await userOf(db, session.id);
    const by = { actorId: user.id, accountId: user.account_id, subject: user.id };
    try {
      await checkOwnPassword(limits, user, { password, address, field: 'password' });
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
