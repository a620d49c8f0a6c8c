import { RateLimiterRes } from 'rate-limiter-flexible';
import { userOf } from '../../accounts/repository.ts';
import { audit } from '../../audit/audit.ts';
import { SECOND_MAILS_PER_HOUR, SECOND_MINUTES } from '../../contract/account-terms.ts';
import * as contract from '../../contract/confirmation.ts';
import type { UserRow } from '../../data/schema.ts';
import type { Calls } from '../../http/calls.ts';
import { Problem } from '../../http/problem.ts';
import type { AuthConfig } from '../config.ts';
import { confirmedUntil } from '../confirmed.ts';
import { confirmFamily, providerOf } from '../families.ts';
import type { LoginLimits } from '../limits.ts';
import { checkOwnPassword } from '../own-password.ts';
import type { Session } from '../sessions.ts';
import { openChallenge, takeChallenge } from './challenges.ts';
import { factorsOf } from './factors.ts';
import { hideAddress, mailCode, takeMailedCode } from './mail-code.ts';
import { passkeyAsking, siteAt } from './passkeys.ts';
import type { SecondDeps } from './second.ts';
import { takeShown, waysOf } from './shown.ts';
import { goneChallenge } from './tries.ts';

interface ConfirmationDeps extends SecondDeps {
  limits: Pick<LoginLimits, 'take'>;
  config: Pick<AuthConfig, 'providers'>;
  /** Whether mail goes out at all. */
  isMailing: boolean;
}

const KINDS = ['confirmation'] as const;
const HOUR_SECONDS = 3600;
const NO_MAIL = 'Een code per mail kan hier niet. Kies een andere manier.';
const MANY_MAILS =
  'Er zijn al veel codes gemaild. Kijk ook bij ongewenste mail, of probeer het over een uur opnieuw.';

/** Showing once more who one is, before what can't be taken back or shows much: for this login alone, and some minutes. */
export function confirmationRoutes(calls: Calls, deps: ConfirmationDeps): void {
  const { db, post, tries, siteOf, limits, config, isMailing } = deps;
  const mails = calls.limiter('confirmation-mail', { points: SECOND_MAILS_PER_HOUR, duration: HOUR_SECONDS });

  /** The user, where a code can be mailed: who gave a password can give it again, and who has more than that shows more. */
  const mailable = (
    { via }: Session,
    user: UserRow,
    factors: readonly unknown[],
  ): (UserRow & { email: string }) | undefined =>
    via === 'sso' && isMailing && factors.length === 0 && user.email !== null
      ? { ...user, email: user.email }
      : undefined;

  calls.on(contract.getConfirmation, async ({ session, host }) => {
    const [user, factors] = [await userOf(db, session.id), await factorsOf(db, session.id)];
    const came = session.via === 'sso' ? await providerOf(db, session.familyId) : null;
    // Another kind of provider has no way to say that it has just asked.
    const provider = config.providers.find(({ id, kind }) => id === came && kind === 'oidc');
    const reached = mailable(session, user, factors);
    return {
      ways: await waysOf(db, user.id, factors, siteOf(host)),
      provider: provider ? { id: provider.id, name: provider.name } : null,
      mail: reached ? hideAddress(reached.email) : null,
    };
  });

  calls.on(contract.confirmationPasskey, async ({ session, host }) => {
    const site = siteAt(siteOf, host);
    const asked = { userId: session.id, kind: KINDS[0], data: {}, minutes: SECOND_MINUTES.login };
    const challenge = await openChallenge(db, asked);
    return { challenge, options: await passkeyAsking(site, await factorsOf(db, session.id), challenge) };
  });

  calls.on(contract.confirmationMail, async ({ session }) => {
    const user = mailable(session, await userOf(db, session.id), await factorsOf(db, session.id));
    if (!user) throw new Problem('conflict', NO_MAIL);
    await mails.consume(user.id).catch((refused: unknown) => {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const retryAfter = Math.ceil(refused.msBeforeNext / 1000);
      throw new Problem('too-many-requests', MANY_MAILS, { retryAfter });
    });
    const challenge = await mailCode(db, post, user);
    post.nudge();
    return { challenge };
  });

  calls.on(contract.confirmIdentity, async ({ session, body, address, host }) => {
    const user = await userOf(db, session.id);
    const by = { actorId: user.id, accountId: user.account_id, subject: user.id };
    const { password, code, passkey, mailed, challenge = '' } = body;
    try {
      if (password !== undefined)
        await checkOwnPassword(limits, user, { password, address, field: 'password' });
      else {
        await tries.ofUser(user.id);
        if (mailed !== undefined)
          await takeMailedCode(db, tries, user.id, { secret: challenge, code: mailed });
        else await takeSecond(user, { code, passkey, secret: challenge, host });
        await tries.right(user.id);
      }
    } catch (refusal) {
      await audit(db, { action: 'confirmation-refused', ...by });
      throw refusal;
    }
    const now = Date.now();
    await confirmFamily(db, session.familyId, now);
    await audit(db, { action: 'confirmed', ...by });
    return { until: confirmedUntil(now) };
  });

  async function takeSecond({ id }: UserRow, shown: Parameters<typeof takeShown>[2]): Promise<void> {
    if (shown.passkey !== undefined) {
      const asked = await tries.ofChallenge(shown.secret, KINDS);
      if (asked.user_id !== id) throw goneChallenge();
    }
    await takeShown(deps, id, shown);
    if (shown.passkey !== undefined && !(await takeChallenge(db, shown.secret, KINDS))) throw goneChallenge();
  }
}
