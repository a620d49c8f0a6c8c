import { SECOND_MINUTES } from '../../contract/account-terms.ts';
import type { SecondWay } from '../../contract/second.ts';
import { transact } from '../../data/database.ts';
import type { UserRow } from '../../data/schema.ts';
import { Problem } from '../../http/problem.ts';
import { userOf } from '../../accounts/repository.ts';
import { audit } from '../../audit/audit.ts';
import { knowsDevice } from '../known-devices.ts';
import type { LoginLimits } from '../limits.ts';
import { addApp, appSetUp, type AppSetUp } from './apps.ts';
import { noteChallenge, openChallenge, takeChallenge } from './challenges.ts';
import { stepOfNewApp, takeCode } from './codes.ts';
import { factorsOf } from './factors.ts';
import type { NeededBy } from './needed.ts';
import { makeRecoveryCodes, recoveryCodesLeft } from './recovery.ts';
import type { SecondDeps } from './second.ts';
import { tellOfSecond } from './tell.ts';
import { goneChallenge } from './tries.ts';

/** What is kept while a login waits for its second step. */
interface Waiting {
  /** The device that the login is on. */
  device: string;
  /** What the app is set up with that has to be there first. */
  sealed?: string;
}

/** The second step of logging in with a password. */
export interface SecondLogin {
  /**
   * Throws `second-factor` where the right password is not enough: `fields` have the `challenge` to answer, and by which `ways`, parted
   * by commas; `set-up` alone where a second factor has to be made first.
   */
  ask(user: UserRow, device: string): Promise<void>;
  /** What the app of somebody is set up with who has to have one before all else. */
  setUp(challenge: string): Promise<AppSetUp>;
  /**
   * Takes the answer to a challenge, which counts as a try to log in. Whose it is, on which device, and the recovery codes of who has
   * just set it up. Throws what `SecondTries` and `takeCode` do.
   */
  answer(given: { challenge: string; code: string; address: string }): Promise<Answered>;
}

interface Answered {
  user: UserRow;
  device: string;
  codes: string[] | undefined;
}

const KINDS = ['login', 'set-up'] as const;

interface LoginDeps extends SecondDeps {
  limits: Pick<LoginLimits, 'take'>;
  neededBy: NeededBy;
}

export function createSecondLogin({ db, seal, tries, post, limits, neededBy }: LoginDeps): SecondLogin {
  const dataOf = ({ data }: { data: string }) => JSON.parse(data) as Waiting;

  /** By which ways a user shows who this is; none for who has nothing beside the password. */
  async function waysOf(userId: string): Promise<SecondWay[]> {
    const factors = await factorsOf(db, userId);
    if (factors.length === 0) return [];
    const ways: SecondWay[] = factors.some(({ kind }) => kind === 'totp') ? ['app'] : [];
    return (await recoveryCodesLeft(db, userId)) > 0 ? [...ways, 'recovery'] : ways;
  }

  /** The code of somebody who has a second factor. */
  async function goOn(user: UserRow, challenge: string, code: string): Promise<undefined> {
    const by = await takeCode(db, seal, user.id, code);
    if (!(await takeChallenge(db, challenge, KINDS))) throw goneChallenge();
    if (by === 'recovery') await tellOfSecond(db, post, user, 'recovered');
  }

  /** The first code of an app that has to be there before all else. */
  async function begin(user: UserRow, challenge: string, code: string, sealed: string): Promise<string[]> {
    const step = stepOfNewApp(seal, user.id, sealed, code);
    return transact(db, async (trx) => {
      if (!(await takeChallenge(trx, challenge, KINDS))) throw goneChallenge();
      await addApp(trx, { userId: user.id, sealed, label: '', step });
      await tellOfSecond(trx, post, user, 'added');
      return makeRecoveryCodes(trx, seal, user.id);
    });
  }

  return {
    async ask(user, device) {
      const ways = await waysOf(user.id);
      const mustHave = ways.length === 0 && ((await neededBy(user)) ?? Infinity) <= Date.now();
      if (ways.length === 0 && !mustHave) return;
      const waiting: Waiting = { device };
      const challenge = await openChallenge(db, {
        userId: user.id,
        kind: mustHave ? 'set-up' : 'login',
        data: waiting,
        minutes: mustHave ? SECOND_MINUTES.setUp : SECOND_MINUTES.login,
      });
      throw new Problem('second-factor', undefined, {
        fields: { challenge, ways: mustHave ? 'set-up' : ways.join(',') },
      });
    },

    async setUp(challenge) {
      const asked = await tries.standing(challenge, ['set-up']);
      const data = dataOf(asked);
      const app = appSetUp(seal, await userOf(db, asked.user_id), data.sealed);
      // The same one when it is asked again: the app may have it by then.
      if (data.sealed === undefined) await noteChallenge(db, challenge, { ...data, sealed: app.sealed });
      return app;
    },

    async answer({ challenge, code, address }) {
      const asked = await tries.ofChallenge(challenge, KINDS);
      const user = await userOf(db, asked.user_id);
      const { device, sealed } = dataOf(asked);
      if (!user.active || (asked.kind === 'set-up' && sealed === undefined)) throw goneChallenge();
      const known = (await knowsDevice(db, user.id, device)) ? device : undefined;
      const letIn = await limits.take({ name: user.username_key, address, device: known });
      await tries.ofUser(user.id);
      try {
        const codes =
          sealed === undefined
            ? await goOn(user, challenge, code)
            : await begin(user, challenge, code, sealed);
        await tries.right(user.id);
        await letIn.right();
        return { user, device, codes };
      } catch (refusal) {
        await audit(db, { action: 'second-refused', subject: user.id, accountId: user.account_id });
        throw refusal;
      } finally {
        post.nudge();
      }
    },
  };
}
