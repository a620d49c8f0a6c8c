import { onTestFinished } from 'vitest';
import type { AppDeps } from '../../server/app-parts.ts';
import { AUTH_DEFAULTS } from '../../server/auth/config.ts';
import { noteIdentifier } from '../../server/auth/sso/identifiers.ts';
import { checkProvider } from '../../server/auth/sso/providers.ts';
import { newId } from '../../server/contract/id.ts';
import { openDataFolder } from '../../server/data/folder.ts';
import { startTestServer, type TestServer } from '../../server/testing/server.ts';
import { Browser } from './browser.ts';
import { CLIENT, startIdp, type Idp } from './provider.ts';
import { DEMO_BRIN, eckId } from './users.ts';

/** A server, the test provider, and a school that has it switched on. */
export interface SsoSchool {
  server: TestServer;
  idp: Idp;
  browser: Browser;
  /** Logs in as this user of the provider and exchanges the code. */
  tokens(user: string, browser?: Browser): Promise<{ access_token: string; refresh_token: string }>;
  /** Links somebody at the provider to a user of ours. */
  link(subject: string, userId: string): Promise<void>;
}

/** The provider for our server, as the configuration has it. */
export const providersFor = (idp: Pick<Idp, 'providers'>) =>
  idp.providers.map((data) => checkProvider(data, { TEST_IDP_SECRET: CLIENT.secret }, false));

/** Starts both on free ports; the running test cleans up after. */
export async function startSsoSchool(
  deps: Partial<AppDeps> = {},
  auth: Partial<AppDeps['auth']> = {},
): Promise<SsoSchool> {
  const idp = await startIdp();
  onTestFinished(() => idp.close());
  const server = await startTestServer({
    ...deps,
    auth: { ...AUTH_DEFAULTS, providers: providersFor(idp), ...auth },
  });
  const { account, noor, daan, staff } = server.school;
  const { db } = server;
  await db.updateTable('accounts').set({ number: DEMO_BRIN }).where('id', '=', account).execute();
  for (const provider of ['test', 'testsmart']) {
    const row = { account_id: account, provider, always_login: 0, enabled_by: null, enabled_at: 0 };
    await db.insertInto('account_providers').values(row).execute();
  }
  const secret = openDataFolder(server.path).secret('identifiers');
  const about = { accountId: account };
  await noteIdentifier(db, secret, { ...about, userId: noor, kind: 'eck', value: eckId('noor') });
  await noteIdentifier(db, secret, { ...about, userId: daan, kind: 'key', value: '1234' });
  const email = { email: 'juf.marit@regenboog.example', email_key: 'juf.marit@regenboog.example' };
  await db.updateTable('users').set(email).where('id', '=', staff.docent).execute();

  const link = async (subject: string, userId: string) => {
    const identity = { provider: 'test', issuer: idp.issuer, subject };
    const row = { id: newId(), user_id: userId, account_id: account, linked_at: 0, last_login_at: null };
    await db
      .insertInto('external_identities')
      .values({ ...identity, ...row, linked_how: 'staff', linked_by: null })
      .execute();
  };
  await link('directeur@test', staff.schooladmin);
  await link('stiekem@test', staff.docent);
  return {
    server,
    idp,
    browser: new Browser(),
    link,
    async tokens(user, browser = new Browser()) {
      const { parameters, verifier } = await browser.login(server.url, user);
      const reply = await browser.exchange(server.url, parameters['auth_code'], verifier);
      return (await reply.json()) as { access_token: string; refresh_token: string };
    },
  };
}
