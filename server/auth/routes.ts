import { login, publicKey, session } from '../contract/auth.ts';
import type { Db } from '../data/database.ts';
import type { Calls } from '../http/calls.ts';
import type { AuthService } from './service.ts';
import type { Tokens } from './tokens.ts';

/** Login, the public key, and who is logged in. */
export function authRoutes(calls: Calls, db: Db, service: AuthService, tokens: Tokens): void {
  calls.open(login, async ({ body, address }) => ({ token: await service.login({ ...body, address }) }));
  calls.open(publicKey, async () => tokens.publicPem);
  calls.on(session, async ({ session: { id, role, name, accountId } }) => {
    const account =
      accountId === null
        ? undefined
        : await db
            .selectFrom('accounts')
            .select(['id', 'name', 'kind'])
            .where('id', '=', accountId)
            .executeTakeFirst();
    return { id, role, name, ...(account && { account }) };
  });
}
