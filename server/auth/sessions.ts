import type { Viewer } from '../access/access.ts';
import type { Db } from '../data/database.ts';
import { Problem } from '../http/problem.ts';
import type { Tokens } from './tokens.ts';

/** Whoever is logged in. */
export interface Session extends Viewer {
  name: string;
  /** When the token ends, ms since the epoch. */
  endsAt: number;
}

export interface Sessions {
  /** The session of an Authorization header; throws `no-session` when there is none any more. */
  fromHeader(header: string | undefined): Promise<Session>;
  fromToken(token: string): Promise<Session>;
  /** Which of these users may no longer be logged in. */
  ended(userIds: string[]): Promise<Set<string>>;
}

/** Sessions follow from the token and the user's row: who is switched off has none, however long the token runs. */
export function createSessions(db: Db, tokens: Tokens): Sessions {
  async function fromToken(token: string): Promise<Session> {
    const { _id, role, exp } = await tokens.read(token);
    const user = await db
      .selectFrom('users')
      .select(['id', 'role', 'account_id', 'name', 'active'])
      .where('id', '=', _id)
      .executeTakeFirst();
    if (!user?.active || user.role !== role) throw new Problem('no-session');
    return { id: user.id, role, accountId: user.account_id, name: user.name, endsAt: exp * 1000 };
  }
  return {
    fromToken,
    async fromHeader(header) {
      const token = /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
      if (!token) throw new Problem('no-session', 'Meld je eerst aan.');
      return fromToken(token);
    },
    async ended(userIds) {
      if (userIds.length === 0) return new Set();
      const active = await db
        .selectFrom('users')
        .select('id')
        .where('id', 'in', userIds)
        .where('active', '=', 1)
        .execute();
      const left = new Set(active.map((user) => user.id));
      return new Set(userIds.filter((id) => !left.has(id)));
    },
  };
}
