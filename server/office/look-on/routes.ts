import { audit } from '../../audit/audit.ts';
import type { SessionDeps, Sessions } from '../../auth/sessions.ts';
import * as contract from '../../contract/look-ons.ts';
import { transact } from '../../data/database.ts';
import type { AccountRow } from '../../data/schema.ts';
import type { Calls } from '../../http/calls.ts';
import { beginLooking } from './begin.ts';
import { accessOf } from './told.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface LookOnDeps extends Pick<SessionDeps, 'db' | 'tokens'> {
  sessions: Pick<Sessions, 'fromToken'>;
}

/** Looking on as one of the staff of a customer, and what the customer sees and allows of it. */
export function lookOnRoutes(calls: Calls, { db, tokens, sessions }: LookOnDeps): void {
  calls.on(contract.beginLookOn, async ({ session, body }) => {
    const { user, endsAt } = await beginLooking(db, body, session.id, Date.now());
    const token = await tokens.sign('web', {
      id: user.id,
      role: user.role,
      accountId: user.account_id,
      familyId: body.id,
      via: 'office',
      actId: session.id,
      endsAt,
    });
    const { act } = await sessions.fromToken(token);
    return { id: body.id, token, name: user.name, endsAt, mayChange: act?.mayChange ?? false };
  });

  calls.on(contract.listLookOns, ({ subject }) => accessOf(db, subject.account!, Date.now()));

  calls.on(contract.letOfficeIn, async ({ session, subject, body: { on } }) => {
    const account = subject.account!;
    const now = Date.now();
    const until = on ? now + contract.LET_IN_DAYS * DAY_MS : null;
    const changed: AccountRow = { ...account, office_until: until };
    await transact(db, async (trx) => {
      await trx.updateTable('accounts').set({ office_until: until }).where('id', '=', account.id).execute();
      await audit(trx, {
        action: on ? 'office-let-in' : 'office-kept-out',
        ...{ actorId: session.id, accountId: account.id, subject: account.id },
      });
    });
    return accessOf(db, changed, now);
  });
}
