import { findAccount, userOf } from '../accounts/repository.ts';
import { audit } from '../audit/audit.ts';
import { exchangeCode, login, logout, publicKey, refreshTokens, session, ssoUser } from '../contract/auth.ts';
import type { Calls } from '../http/calls.ts';
import { Problem } from '../http/problem.ts';
import { isDemo } from '../installation/demo.ts';
import { reachOf } from '../contract/permissions.ts';
import { featuresOf } from '../features/features.ts';
import type { Licences } from '../licence/licences.ts';
import { standingSeenBy } from '../licence/seen.ts';
import { closedBy } from '../privacy/closed.ts';
import { createAddressLimit } from './limits.ts';
import { hasFactor } from './second/factors.ts';
import type { NeededBy } from './second/needed.ts';
import { createRefresh } from './refresh.ts';
import type { AuthService } from './service.ts';
import { bearer, type SessionDeps, type Sessions } from './sessions.ts';
import { createExchange } from './sso/exchange.ts';
import { adminIdOf } from './tokens.ts';

interface AuthRoutesDeps extends SessionDeps {
  service: AuthService;
  sessions: Sessions;
  licences: Licences;
  neededBy: NeededBy;
}

/** Logging in and out, tokens and the public key, and who is logged in. */
export function authRoutes(calls: Calls, deps: AuthRoutesDeps): void {
  const { db, tokens, service, sessions, licences, neededBy } = deps;
  const limit = createAddressLimit(calls.limiter, 'token-address');
  const refresh = createRefresh(deps, sessions);
  const exchange = createExchange(deps, sessions);

  calls.open(login, ({ body, address, browser, host }) => service.login({ ...body, address, browser, host }));
  calls.open(publicKey, async () => tokens.publicPem);
  calls.open(logout, async ({ authorization }) => {
    if (authorization === undefined) return {};
    const familyId = await tokens.familyOf(bearer(authorization));
    if (familyId !== undefined) await sessions.end(familyId, 'logout');
    return {};
  });
  calls.open(exchangeCode, async ({ query, address, browser }) => {
    await limit(address);
    return exchange(query, { address, browser });
  });
  calls.open(refreshTokens, async ({ authorization, address, browser }) => {
    await limit(address);
    return refresh(bearer(authorization), { address, browser });
  });
  calls.on(ssoUser, async ({ session: { id, role, name, accountId, via, lastsUntil } }) => {
    if (via !== 'sso') throw new Problem('SSO_NOT_ACTIVE');
    await audit(db, { action: 'login-sso', actorId: id, accountId });
    return { _id: id, role, ...adminIdOf(role, accountId), exp: Math.floor(lastsUntil / 1000), name };
  });
  calls.on(session, async ({ session: { id, role, name, accountId, via, act } }) => {
    const account = accountId === null ? undefined : await findAccount(db, accountId);
    const user = await userOf(db, id);
    // A login by the school is the school's to guard.
    const by = via === 'password' && !(await hasFactor(db, id)) ? await neededBy(user) : undefined;
    const seen = account && {
      account: {
        ...account,
        ...(await standingSeenBy(licences, role, account.id)),
        ...(reachOf(role, 'group:list') && {
          features: await featuresOf(db, account.id),
          ...(await closedBy(db, account.id)),
        }),
      },
    };
    return {
      id,
      role,
      name,
      username: user.username,
      ...seen,
      ...(by !== undefined && { secondBy: by }),
      ...(act && { lookOn: { mayChange: act.mayChange } }),
      demo: await isDemo(db),
    };
  });
}
