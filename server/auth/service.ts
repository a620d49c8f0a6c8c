import { setTimeout as wait } from 'node:timers/promises';
import { audit } from '../audit/audit.ts';
import type { Db } from '../data/database.ts';
import type { UserRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import type { Device } from './device.ts';
import { foldUsername } from './fold.ts';
import type { LoginLimits } from './limits.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import type { Sessions } from './sessions.ts';

/** A refused login answers after this long, so that its time does not tell whether the user exists. */
const REFUSAL_MS = 400;

export interface LoginTry extends Device {
  username: string;
  password: string;
}

export interface AuthService {
  /** A token for the right user name and password; throws `wrong-credentials` or `login-locked`. */
  login(attempt: LoginTry): Promise<string>;
}

/** `onLogin` runs before the token is given. */
export function createAuthService(
  db: Db,
  sessions: Pick<Sessions, 'begin'>,
  limits: LoginLimits,
  onLogin: (user: UserRow) => Promise<void>,
): AuthService {
  let nobody: Promise<string> | undefined;
  /** What the password of a user that does not exist is held against; made when the first such name is tried. */
  const nobodysHash = () => (nobody ??= hashPassword('niemand', 'staff'));

  return {
    async login({ username, password, ...device }) {
      const refusal = wait(REFUSAL_MS, undefined, { ref: false });
      const key = foldUsername(username);
      await limits.take(key, device.address);
      const user = await db
        .selectFrom('users')
        .selectAll()
        .where('username_key', '=', key)
        .executeTakeFirst();
      const right = await checkPassword(user?.password_hash ?? (await nobodysHash()), password);
      if (!user || !right || !user.active) {
        await audit(db, {
          action: 'login-refused',
          ...(user && { subject: user.id, accountId: user.account_id }),
        });
        await refusal;
        throw new Problem('wrong-credentials');
      }
      await limits.clear(key, device.address);
      await audit(db, { action: 'login', actorId: user.id, accountId: user.account_id });
      await onLogin(user);
      return (await sessions.begin(user, device)).access;
    },
  };
}
