import { audit } from '../audit/audit.ts';
import { familiesOf } from '../auth/families.ts';
import { foldEmail } from '../auth/fold.ts';
import type { LoginLimits } from '../auth/limits.ts';
import { changePassword, hashNewPassword } from '../auth/new-password.ts';
import { checkOwnPassword } from '../auth/own-password.ts';
import type { Session, Sessions } from '../auth/sessions.ts';
import {
  changeCredentials,
  changeProfile,
  endOtherSessions,
  endSession,
  getProfile,
  type Profile,
} from '../contract/accounts.ts';
import { transact, type Db } from '../data/database.ts';
import type { Calls } from '../http/calls.ts';
import { notFound } from '../http/problem.ts';
import type { Post } from '../mail/post.ts';
import { askToConfirm, pendingEmail, refuseTakenEmail } from './email.ts';
import { storeName, userOf } from './repository.ts';

export interface ProfileDeps {
  db: Db;
  post: Post;
  sessions: Pick<Sessions, 'endAll' | 'endOf'>;
  limits: Pick<LoginLimits, 'take'>;
}

/** What members of staff keep of themselves: name, password, mail address, where they are logged in. */
export function profileRoutes(calls: Calls, { db, post, sessions, limits }: ProfileDeps): void {
  calls.on(getProfile, async ({ session }) => profileOf(db, session));

  calls.on(changeProfile, async ({ session, body }) => {
    await transact(db, async (trx) => {
      await storeName(trx, session.id, body.name);
      await audit(trx, {
        action: 'profile-changed',
        actorId: session.id,
        accountId: session.accountId,
        subject: session.id,
        detail: 'name',
      });
    });
    return profileOf(db, session);
  });

  calls.on(endOtherSessions, async ({ session }) => {
    await sessions.endAll(session.id, 'user', session.familyId);
    await audit(db, {
      action: 'sessions-ended',
      actorId: session.id,
      accountId: session.accountId,
      subject: session.id,
    });
    return profileOf(db, session);
  });

  calls.on(endSession, async ({ session, params }) => {
    if (!(await sessions.endOf(session.id, params.session, 'user'))) throw notFound();
    await audit(db, {
      action: 'session-ended',
      actorId: session.id,
      accountId: session.accountId,
      subject: session.id,
    });
    return profileOf(db, session);
  });

  calls.on(changeCredentials, async ({ session, body, address }) => {
    const user = await userOf(db, session.id);
    await checkOwnPassword(limits, user, {
      password: body.currentPassword,
      address,
      field: 'currentPassword',
    });

    const { password, email } = body;
    const isNewEmail = email !== undefined && foldEmail(email) !== user.email_key;
    if (isNewEmail) await refuseTakenEmail(db, email, user.id);
    const hash = password === undefined ? undefined : await hashNewPassword(user, password);
    await transact(db, async (trx) => {
      if (hash !== undefined) await changePassword(trx, post, user, hash, { actorId: user.id, how: 'own' });
      if (isNewEmail) await askToConfirm(trx, post, user, email);
    });
    post.nudge();
    if (hash !== undefined) await sessions.endAll(user.id, 'password', session.familyId);
    return profileOf(db, session);
  });
}

async function profileOf(db: Db, { id, familyId }: Session): Promise<Profile> {
  const { name, username, email } = await userOf(db, id);
  const families = await familiesOf(db, id);
  return {
    id,
    name,
    username,
    email,
    pendingEmail: await pendingEmail(db, id),
    sessions: families.map((family) => ({
      id: family.id,
      via: family.via,
      browser: family.browser,
      startedAt: family.created_at,
      usedAt: family.used_at,
      current: family.id === familyId,
    })),
  };
}
