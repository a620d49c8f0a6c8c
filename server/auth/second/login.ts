import { SECOND_MINUTES } from '../../contract/account-terms.ts';
import type { MadePasskey, PasskeyAsking, PasskeyMaking } from '../../contract/passkey-schemas.ts';
import { SET_UP_WAYS } from '../../contract/second.ts';
import { transact, type Db } from '../../data/database.ts';
import type { UserRow } from '../../data/schema.ts';
import { Problem } from '../../http/problem.ts';
import { userOf } from '../../accounts/repository.ts';
import { audit } from '../../audit/audit.ts';
import { knowsDevice } from '../known-devices.ts';
import type { LoginLimits } from '../limits.ts';
import { addApp, appSetUp, type AppSetUp } from './apps.ts';
import { noteChallenge, openChallenge, takeChallenge } from './challenges.ts';
import { stepOfNewApp } from './codes.ts';
import { factorsOf } from './factors.ts';
import type { NeededBy } from './needed.ts';
import { addPasskey, passkeyAsking, passkeyMaking, readMadePasskey, siteAt } from './passkeys.ts';
import { makeRecoveryCodes } from './recovery.ts';
import type { SecondDeps } from './second.ts';
import { takeShown, waysOf, type Shown } from './shown.ts';
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
   * by commas; those of `SET_UP_WAYS` where a second factor has to be made first. `host` is the one that was called.
   */
  ask(user: UserRow, device: string, host: string): Promise<void>;
  /** What the browser asks of the passkeys of who is logging in; throws `conflict` where there are none of this host. */
  asking(challenge: string, host: string): Promise<PasskeyAsking>;
  /** What the app of somebody is set up with who has to have one before all else. */
  setUp(challenge: string): Promise<AppSetUp>;
  /** With what the browser makes a passkey of who has to have one before all else; throws `conflict` where passkeys don't work. */
  making(challenge: string, host: string): Promise<PasskeyMaking>;
  /**
   * Takes the answer to a challenge, which counts as a try to log in. Whose it is, on which device, and the recovery codes of who has
   * just set it up. Throws what `SecondTries` and `takeShown` do.
   */
  answer(given: Given & { challenge: string; address: string; host: string }): Promise<Answered>;
}

/** What somebody shows, or the passkey that is made now. */
export interface Given extends Shown {
  made?: MadePasskey | undefined;
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

export function createSecondLogin(deps: LoginDeps): SecondLogin {
  const { db, seal, tries, post, siteOf, limits, neededBy } = deps;
  const dataOf = ({ data }: { data: string }) => JSON.parse(data) as Waiting;
  const setUpWays = (host: string) => (siteOf(host) ? SET_UP_WAYS : SET_UP_WAYS.slice(0, 1));

  /** What somebody shows who has a second factor. */
  async function goOn(user: UserRow, challenge: string, shown: Shown & { host: string }): Promise<undefined> {
    const by = await takeShown(deps, user.id, { ...shown, secret: challenge });
    if (!(await takeChallenge(db, challenge, KINDS))) throw goneChallenge();
    if (by === 'recovery') await tellOfSecond(db, post, user, 'recovered');
  }

  /** The first code of an app that has to be there before all else, or the passkey that was made for that. */
  async function begin(
    user: UserRow,
    challenge: string,
    { code, made, host, sealed }: Given & { host: string; sealed: string | undefined },
  ): Promise<string[]> {
    const add = made ? await newPasskey(user, challenge, made, host) : newApp(user, code ?? '', sealed);
    return transact(db, async (trx) => {
      if (!(await takeChallenge(trx, challenge, KINDS))) throw goneChallenge();
      await add(trx);
      await tellOfSecond(trx, post, user, 'added');
      return makeRecoveryCodes(trx, seal, user.id);
    });
  }
  async function newPasskey({ id }: UserRow, challenge: string, made: MadePasskey, host: string) {
    const passkey = await readMadePasskey(siteAt(siteOf, host), challenge, made);
    return (trx: Db) => addPasskey(trx, { ...passkey, userId: id, label: '' });
  }
  function newApp({ id }: UserRow, code: string, sealed: string | undefined) {
    // Nobody has seen with what to set it up.
    if (sealed === undefined) throw goneChallenge();
    const step = stepOfNewApp(seal, id, sealed, code);
    return (trx: Db) => addApp(trx, { userId: id, sealed, label: '', step });
  }

  return {
    async ask(user, device, host) {
      const factors = await factorsOf(db, user.id);
      const mustHave = factors.length === 0 && ((await neededBy(user)) ?? Infinity) <= Date.now();
      if (factors.length === 0 && !mustHave) return;
      const ways = await waysOf(db, user.id, factors, siteOf(host));
      const waiting: Waiting = { device };
      const challenge = await openChallenge(db, {
        userId: user.id,
        kind: mustHave ? 'set-up' : 'login',
        data: waiting,
        minutes: mustHave ? SECOND_MINUTES.setUp : SECOND_MINUTES.login,
      });
      throw new Problem('second-factor', undefined, {
        fields: { challenge, ways: (mustHave ? setUpWays(host) : ways).join(',') },
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

    async making(challenge, host) {
      const { user_id } = await tries.standing(challenge, ['set-up']);
      return passkeyMaking(siteAt(siteOf, host), await userOf(db, user_id), [], challenge);
    },

    async asking(challenge, host) {
      const { user_id } = await tries.standing(challenge, ['login']);
      return passkeyAsking(siteAt(siteOf, host), await factorsOf(db, user_id), challenge);
    },

    async answer({ challenge, address, ...given }) {
      const asked = await tries.ofChallenge(challenge, KINDS);
      const user = await userOf(db, asked.user_id);
      const { device, sealed } = dataOf(asked);
      if (!user.active) throw goneChallenge();
      const known = (await knowsDevice(db, user.id, device)) ? device : undefined;
      const letIn = await limits.take({ name: user.username_key, address, device: known });
      await tries.ofUser(user.id);
      try {
        const codes =
          asked.kind === 'set-up'
            ? await begin(user, challenge, { ...given, sealed })
            : await goOn(user, challenge, given);
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
