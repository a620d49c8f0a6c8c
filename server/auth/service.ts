import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { audit } from '../audit/audit.ts';
import type { Db } from '../data/database.ts';
import type { UserRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import type { Device } from './device.ts';
import { newSecret } from './digest.ts';
import type { Given, SecondLogin } from './second/login.ts';
import { foldUsername } from './fold.ts';
import { knowsDevice, rememberDevice } from './known-devices.ts';
import { SLOW_REFUSAL, type LoginLimits } from './limits.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import type { Sessions } from './sessions.ts';

/** A refused login answers after this long, so that its time does not tell whether the user exists. */
const REFUSAL_MS = 400;

/** Where a login comes from, and the host that was called. */
interface From extends Device {
  host: string;
}

export interface LoginTry extends From {
  username: string;
  password: string;
  /** What an earlier login gave the device to be known by. */
  device?: string | undefined;
}

export interface AuthService {
  /**
   * A token for the right user name and password, and what the device is known by from now on; throws `wrong-credentials` or
   * `login-locked`, and `second-factor` where a second step is to follow.
   */
  login(attempt: LoginTry): Promise<{ token: string; device: string }>;
  /** The second step: a token as well, and the recovery codes of who has just set it up. Throws as SecondLogin does. */
  second(
    given: From & Given & { challenge: string },
  ): Promise<{ token: string; device: string; codes?: string[] }>;
}

/** `onLogin` runs before the token is given. */
export function createAuthService(
  db: Db,
  sessions: Pick<Sessions, 'begin'>,
  limits: LoginLimits,
  secondStep: Pick<SecondLogin, 'ask' | 'answer'>,
  logger: Logger,
  onLogin: (user: UserRow) => Promise<void>,
): AuthService {
  let nobody: Promise<string> | undefined;
  /** What the password of a user that does not exist is held against; made when the first such name is tried. */
  const nobodysHash = () => (nobody ??= hashPassword('niemand', 'staff'));

  async function begin(user: UserRow, device: string, from: Device) {
    await rememberDevice(db, user.id, device);
    await audit(db, { action: 'login', actorId: user.id, accountId: user.account_id });
    await onLogin(user);
    return { token: (await sessions.begin(user, from)).access, device };
  }

  return {
    async login({ username, password, device = newSecret(), ...from }) {
      const refusal = wait(REFUSAL_MS, undefined, { ref: false });
      const name = foldUsername(username);
      const user = await db
        .selectFrom('users')
        .selectAll()
        .where('username_key', '=', name)
        .executeTakeFirst();
      const known = user && (await knowsDevice(db, user.id, device)) ? device : undefined;
      const letIn = await limits.take({ name, address: from.address, device: known });
      const whose = user && { subject: user.id, accountId: user.account_id };
      if (letIn.begins === 'name') {
        await audit(db, { action: 'login-slowed', ...whose });
        // A name that nobody has is not told: it may be a password that was typed in the wrong field.
        logger.warn({ user: user?.id, address: from.address }, 'logins of a name slowed down');
      }
      if (letIn.begins === 'address') {
        await audit(db, { action: 'login-address-slowed' });
        logger.warn({ address: from.address }, 'logins of an address slowed down');
      }
      const right = await checkPassword(user?.password_hash ?? (await nobodysHash()), password);
      if (!user || !right || !user.active) {
        await audit(db, { action: 'login-refused', ...whose });
        await refusal;
        throw new Problem('wrong-credentials', letIn.isSlow ? SLOW_REFUSAL : undefined);
      }
      // Before the try is taken back: who knows a password may not guess codes by it without end.
      await secondStep.ask(user, device, from.host);
      await letIn.right();
      return begin(user, device, from);
    },
    async second({ challenge, code, passkey, made, ...from }) {
      const { user, device, codes } = await secondStep.answer({
        ...{ challenge, code, passkey, made },
        ...{ address: from.address, host: from.host },
      });
      return { ...(await begin(user, device, from)), ...(codes && { codes }) };
    },
  };
}
