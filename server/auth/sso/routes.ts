import {
  schoolCode,
  schoolOfCode,
  setSsoPlatforms,
  setSsoProvider,
  ssoCallback,
  ssoProviders,
  ssoSettings,
  ssoStart,
} from '../../contract/sso.ts';
import type { Calls } from '../../http/calls.ts';
import { notFound } from '../../http/problem.ts';
import { createAddressLimit } from '../limits.ts';
import type { Sessions } from '../sessions.ts';
import { createSsoFlow, type SsoDeps } from './flow.ts';
import { linkRoutes } from './link-routes.ts';
import { codeOf, schoolOf, switchedOn } from './school-code.ts';
import { setPlatforms, setProvider, settingsOf } from './settings.ts';
import { COOKIE } from './transactions.ts';

/** Single sign-on: the way through a provider, and what a school decides about it. */
export function ssoRoutes(calls: Calls, deps: SsoDeps, sessions: Sessions): void {
  const { db, config } = deps;
  const flow = createSsoFlow(deps);
  const limit = createAddressLimit(calls.limiter, 'sso-address');
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
  calls.on(ssoSettings, ({ subject }) => settingsOf(db, config.providers, subject.account!));
  calls.on(setSsoProvider, async ({ subject, params: { provider }, body, session }) => {
    const account = subject.account!;
    await setProvider(db, config.providers, sessions, account, { provider, ...body, actorId: session.id });
    return settingsOf(db, config.providers, account);
  });
  calls.on(setSsoPlatforms, async ({ subject, body, session }) => {
    await setPlatforms(db, subject.account!, body.platforms, session.id);
    return settingsOf(db, config.providers, subject.account!);
  });

  calls.on(schoolCode, async ({ subject }) => {
    const { id, kind } = subject.account!;
    return { code: kind === 'school' ? await codeOf(db, id) : null };
  });
  calls.open(schoolOfCode, async ({ params: { code }, address }) => {
    await limit(address);
    const school = await schoolOf(db, code);
    if (!school) throw notFound('Deze schoolcode kennen we niet. Kijk hem nog eens na.');
    return { code, name: school.name, providers: await switchedOn(db, school.id) };
  });

  linkRoutes(calls, { db, config, nameOf: flow.nameOf }, sessions);
}
