import * as contract from '../../contract/sso-links.ts';
import type { Calls } from '../../http/calls.ts';
import type { Sessions } from '../sessions.ts';
import { addCode } from './codes.ts';
import type { SsoDeps } from './flow.ts';
import { linksOf, ownProviders, unlink } from './links.ts';
import { candidatesOf, dismiss, linkWaiting, restore, waitingOf } from './waiting.ts';

interface LinkDeps extends Pick<SsoDeps, 'db' | 'config'> {
  nameOf: (provider: string) => string;
}

/** Who at a provider is who here: the waiting list, and links that are made, seen and taken away. */
export function linkRoutes(calls: Calls, { db, config, nameOf }: LinkDeps, sessions: Sessions): void {
  calls.on(contract.ssoWaiting, async ({ subject, session }) =>
    (await waitingOf(db, subject.account!.id, session)).map((row) => ({
      id: row.id,
      provider: row.provider,
      providerName: nameOf(row.provider),
      givenName: row.given_name,
      who: row.affiliation === 'student' ? ('pupil' as const) : ('staff' as const),
      firstAt: row.first_at,
      lastAt: row.last_at,
    })),
  );
  calls.on(contract.dismissSsoWaiting, async ({ subject, params, session }) => {
    await dismiss(db, subject.account!.id, params.waiting, session);
    return {};
  });
  calls.on(contract.restoreSsoWaiting, async ({ subject, params, session }) => {
    await restore(db, sessions, subject.account!.id, params.waiting, session);
    return {};
  });
  calls.on(contract.ssoPupils, ({ subject, session }) => candidatesOf(db, subject.account!.id, session));

  calls.on(contract.linkSsoPupil, async ({ subject, body, session }) => {
    const { id, account_id: accountId } = subject.pupil!;
    await linkWaiting(db, body.waiting, { id, accountId }, session);
    return {};
  });
  calls.on(contract.linkSsoStaff, async ({ subject, params, body, session }) => {
    await linkWaiting(db, body.waiting, { id: params.staff, accountId: subject.account!.id }, session);
    return {};
  });

  const view = (row: Awaited<ReturnType<typeof linksOf>>[number]): contract.SsoLink => ({
    id: row.id,
    userId: row.user_id,
    userName: row.name,
    provider: row.provider,
    providerName: nameOf(row.provider),
    how: row.linked_how,
    linkedAt: row.linked_at,
    lastLoginAt: row.last_login_at,
  });
  calls.on(contract.ssoLinks, async ({ subject, query }) =>
    (await linksOf(db, { accountId: subject.account!.id, who: query.who })).map(view),
  );
  calls.on(contract.groupSsoLinks, async ({ subject }) =>
    (await linksOf(db, { accountId: subject.account!.id, groupId: subject.group!.id })).map(view),
  );
  calls.on(contract.unlinkSso, async ({ subject, params, session }) => {
    await unlink(db, sessions, { id: params.link, accountId: subject.account!.id, actorId: session.id });
    return {};
  });
  calls.on(contract.unlinkSsoPupil, async ({ subject, params, session }) => {
    const { id: userId, account_id: accountId } = subject.pupil!;
    await unlink(db, sessions, { id: params.link, accountId, userId, actorId: session.id });
    return {};
  });

  calls.on(contract.ownSso, ({ session }) =>
    ownProviders(db, config.providers, { id: session.id, accountId: session.accountId! }),
  );
  calls.on(contract.unlinkOwnSso, async ({ params, session }) => {
    const { id: userId, familyId: keep } = session;
    const accountId = session.accountId!;
    await unlink(db, sessions, { id: params.link, accountId, userId, actorId: userId, keep });
    return {};
  });
  calls.on(contract.ssoLinkStart, async ({ session }) => ({
    link: await addCode(db, {
      user_id: session.id,
      // No provider: it can't be exchanged for tokens.
      provider: '',
      challenge: '',
      fresh: 0,
      expires_at: Date.now() + config.lifetimes.code,
    }),
  }));
}
