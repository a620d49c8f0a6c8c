import { audit } from '../../audit/audit.ts';
import {
  dismissSsoWaiting,
  linkSsoPupil,
  linkSsoStaff,
  setSsoProvider,
  ssoCallback,
  ssoLinks,
  ssoLinkStart,
  ssoProviders,
  ssoSettings,
  ssoStart,
  ssoWaiting,
  unlinkSso,
} from '../../contract/sso.ts';
import type { Calls } from '../../http/calls.ts';
import { notFound } from '../../http/problem.ts';
import { createAddressLimit } from '../limits.ts';
import type { Sessions } from '../sessions.ts';
import { addCode } from './codes.ts';
import { createSsoFlow, type SsoDeps } from './flow.ts';
import { dismiss, linksOf, linkWaiting, unlink, waitingOf } from './links.ts';
import { COOKIE } from './transactions.ts';

/** Single sign-on: the way through a provider, and what a school decides about it. */
export function ssoRoutes(calls: Calls, deps: SsoDeps, sessions: Sessions): void {
  const { db, config } = deps;
  const flow = createSsoFlow(deps);
  const limit = createAddressLimit();
  const cookie = (value: string | null) => ({
    name: COOKIE as typeof COOKIE,
    value,
    seconds: config.lifetimes.transaction / 1000,
  });

  calls.open(ssoProviders, async ({ variant }) =>
    flow.providers(variant).map(({ id, name, audience }) => ({ id, name, audience })),
  );
  calls.redirect(ssoStart, async ({ query, variant, address }) => {
    await limit(address);
    const leads = await flow.start(query, variant);
    return { to: leads.to, cookie: cookie(leads.cookie) };
  });
  calls.redirect(ssoCallback, async ({ params, query, address }, cookieOf) => {
    await limit(address);
    const leads = await flow.callback(params.provider, query, cookieOf(COOKIE));
    return { to: leads.to, cookie: cookie(leads.cookie) };
  });
  calls.on(ssoLinkStart, async ({ session }) => ({
    link: await addCode(db, {
      user_id: session.id,
      // No provider: it can't be exchanged for tokens.
      provider: '',
      challenge: '',
      expires_at: Date.now() + config.lifetimes.code,
    }),
  }));

  calls.on(ssoSettings, async ({ subject }) => {
    const on = await db
      .selectFrom('account_providers')
      .selectAll()
      .where('account_id', '=', subject.account!.id)
      .execute();
    return config.providers.map(({ id, name }) => {
      const row = on.find(({ provider }) => provider === id);
      return { provider: id, name, enabled: row !== undefined, alwaysLogin: row?.always_login === 1 };
    });
  });
  calls.on(setSsoProvider, async ({ subject, params: { provider }, body, session }) => {
    const accountId = subject.account!.id;
    if (!config.providers.some(({ id }) => id === provider)) throw notFound();
    if (body.enabled) {
      const row = { always_login: body.alwaysLogin ? 1 : 0, enabled_by: session.id, enabled_at: Date.now() };
      await db
        .insertInto('account_providers')
        .values({ account_id: accountId, provider, ...row })
        .onConflict((conflict) => conflict.columns(['account_id', 'provider']).doUpdateSet(row))
        .execute();
    } else {
      await db
        .deleteFrom('account_providers')
        .where('account_id', '=', accountId)
        .where('provider', '=', provider)
        .execute();
      await sessions.endOfProvider(accountId, provider);
    }
    const action = body.enabled ? 'sso-on' : 'sso-off';
    await audit(db, { action, actorId: session.id, accountId, detail: provider });
    return {};
  });
  calls.on(ssoWaiting, async ({ subject }) =>
    (await waitingOf(db, subject.account!.id)).map((row) => ({
      id: row.id,
      provider: row.provider,
      providerName: flow.nameOf(row.provider),
      givenName: row.given_name,
      who: row.affiliation === 'student' ? ('pupil' as const) : ('staff' as const),
      firstAt: row.first_at,
      lastAt: row.last_at,
    })),
  );
  calls.on(dismissSsoWaiting, async ({ subject, params, session }) => {
    await dismiss(db, subject.account!.id, params.waiting, session.id);
    return {};
  });
  calls.on(linkSsoPupil, async ({ subject, body, session }) => {
    const { id, account_id: accountId } = subject.pupil!;
    await linkWaiting(db, body.waiting, { id, accountId }, session.id);
    return {};
  });
  calls.on(linkSsoStaff, async ({ subject, params, body, session }) => {
    await linkWaiting(db, body.waiting, { id: params.staff, accountId: subject.account!.id }, session.id);
    return {};
  });
  calls.on(ssoLinks, async ({ subject }) =>
    (await linksOf(db, subject.account!.id)).map((row) => ({
      id: row.id,
      userId: row.user_id,
      userName: row.name,
      provider: row.provider,
      providerName: flow.nameOf(row.provider),
      linkedAt: row.linked_at,
      lastLoginAt: row.last_login_at,
    })),
  );
  calls.on(unlinkSso, async ({ subject, params, session }) => {
    await unlink(db, sessions, subject.account!.id, params.link, session.id);
    return {};
  });
}
