import { setTimeout as wait } from 'node:timers/promises';
import { audit } from '../../audit/audit.ts';
import { RESET_MINUTES, type PasswordTokenState } from '../../contract/reset.ts';
import { transact, type Db } from '../../data/database.ts';
import type { PasswordTokenRow, UserRow } from '../../data/schema.ts';
import { notFound, Problem } from '../../http/problem.ts';
import { resetMail } from '../../mail/templates/access.ts';
import type { Post } from '../../mail/post.ts';
import { foldEmail, foldUsername } from '../fold.ts';
import type { LoginLimits } from '../limits.ts';
import { changePassword, hashNewPassword } from '../new-password.ts';
import { checkPassword } from '../passwords.ts';
import type { ResetLimits } from './limits.ts';
import { findPasswordToken, issuePasswordLink } from './tokens.ts';

/** Every request answers after this long, so that its time does not tell whether the user exists. */
const ANSWER_MS = 400;
/** Links for one person within an hour, by whatever name they are asked for; more are silently not made. */
const LINKS_PER_HOUR = 3;
/** Who sends the form again because the answer got lost is not told that the link is used. */
const SAME_AGAIN_MS = 10 * 60_000;

export interface ResetService {
  /** Sends a link to whoever has this mail address or user name; answers alike when there is nobody. */
  request(name: string, address: string): Promise<void>;
  /** What a link is worth now. */
  look(
    userId: string,
    secret: string,
  ): Promise<{ state: PasswordTokenState; purpose?: PasswordTokenRow['purpose']; username?: string }>;
  /** Sets the password and ends all sessions; throws `not-found`, `conflict` or `invalid-fields`. */
  set(input: { user: string; token: string; password: string }): Promise<{
    username: string;
  }>;
}

export interface ResetDeps {
  db: Db;
  post: Post;
  limits: ResetLimits;
  loginLimits: Pick<LoginLimits, 'lift'>;
  /** Ends every session of a user. */
  endSessions(userId: string): Promise<void>;
}

/** Forgotten passwords, and the first one of a new customer. Pupils' passwords are their teachers' business. */
export function createResetService({ db, post, limits, loginLimits, endSessions }: ResetDeps): ResetService {
  /** Whoever may choose a new password by mail. */
  async function findAdult(name: string) {
    const people = db
      .selectFrom('users')
      .leftJoin('accounts', 'accounts.id', 'users.account_id')
      .selectAll('users')
      .select('accounts.variant')
      .where('users.active', '=', 1)
      .where('users.role', 'not in', ['leerling', 'demo'])
      .where('users.email', 'is not', null);
    return (
      (await people.where('users.email_key', '=', foldEmail(name)).executeTakeFirst()) ??
      (await people.where('users.username_key', '=', foldUsername(name)).executeTakeFirst())
    );
  }

  async function sendLink(name: string) {
    const user = await findAdult(name);
    if (!user) return;
    await transact(db, async (trx) => {
      const { made } = await trx
        .selectFrom('password_tokens')
        .select(({ fn }) => fn.countAll<number>().as('made'))
        .where('user_id', '=', user.id)
        .where('created_at', '>', Date.now() - 60 * 60_000)
        .executeTakeFirstOrThrow();
      if (Number(made) >= LINKS_PER_HOUR) return;
      const { path, until } = await issuePasswordLink(trx, user.id, 'reset');
      await post.add(trx, {
        to: { name: user.name, address: user.email! },
        letter: resetMail.letter({
          ...{ naam: user.name, gebruikersnaam: user.username, minuten: RESET_MINUTES },
        }),
        link: { url: post.siteUrl(user.variant ?? 'nl') + path, until },
        accountId: user.account_id,
        userId: user.id,
      });
      await audit(trx, {
        action: 'password-requested',
        accountId: user.account_id,
        subject: user.id,
      });
    });
    post.nudge();
  }

  const find = async (userId: string, secret: string) => {
    const token = await findPasswordToken(db, userId, secret);
    const user =
      token &&
      (await db
        .selectFrom('users')
        .selectAll()
        .where('id', '=', userId)
        .where('active', '=', 1)
        .executeTakeFirst());
    return token && user ? { token, user } : undefined;
  };

  return {
    async request(name, address) {
      const answer = wait(ANSWER_MS, undefined, { ref: false });
      await limits.take(name.includes('@') ? foldEmail(name) : foldUsername(name), address);
      await sendLink(name);
      await answer;
    },

    async look(userId, secret) {
      const found = await find(userId, secret);
      if (!found) return { state: 'wrong' };
      const state = stateOf(found.token);
      if (state !== 'open') return { state };
      return { state, purpose: found.token.purpose, username: found.user.username };
    },

    async set({ user: userId, token: secret, password }) {
      const found = await find(userId, secret);
      if (!found) throw notFound('Deze link klopt niet. Vraag een nieuwe aan.');
      const { token, user } = found;
      const state = stateOf(token);
      if (state !== 'open') {
        if (await isSameAgain(token, user, password)) return { username: user.username };
        throw refused(state);
      }
      const passwordHash = await hashNewPassword(user, password);
      await transact(db, async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('password_tokens')
          .set({ used_at: Date.now() })
          .where('hash', '=', token.hash)
          .where('used_at', 'is', null)
          .executeTakeFirst();
        // Twice at once: one of the two comes first.
        if (!numUpdatedRows) throw refused('used');
        await changePassword(trx, post, user, passwordHash, { actorId: user.id, how: token.purpose });
        // Who chose by a link from a mail reads that mail.
        await trx
          .updateTable('users')
          .set({ email_confirmed_at: Date.now() })
          .where('id', '=', user.id)
          .where('email_confirmed_at', 'is', null)
          .execute();
      });
      post.nudge();
      await endSessions(user.id);
      await loginLimits.lift(foldUsername(user.username));
      return { username: user.username };
    },
  };
}

const stateOf = (token: PasswordTokenRow): Exclude<PasswordTokenState, 'wrong'> => {
  if (token.used_at !== null) return 'used';
  return token.expires_at <= Date.now() ? 'expired' : 'open';
};

const isSameAgain = async (token: PasswordTokenRow, user: UserRow, password: string) =>
  token.used_at !== null &&
  token.used_at > Date.now() - SAME_AGAIN_MS &&
  (await checkPassword(user.password_hash, password));

const refused = (state: 'used' | 'expired') =>
  new Problem(
    'conflict',
    state === 'used'
      ? 'Deze link is al gebruikt. Vraag een nieuwe aan als je je wachtwoord nog eens wilt veranderen.'
      : 'Deze link is verlopen. Vraag een nieuwe aan.',
  );
