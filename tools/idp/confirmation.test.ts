import { expect, test } from 'vitest';
import type { ErrorBody } from '../../server/contract/call.ts';
import { startSmtp } from '../../server/testing/smtp.ts';
import { until } from '../../server/testing/play.ts';
import { Browser } from './browser.ts';
import { startSsoSchool, type SsoSchool } from './school.ts';

interface Ways {
  ways: string[];
  provider: { id: string; name: string } | null;
  mail: string | null;
}

/** Logs in at the provider, anew where that is wanted; resolves with a token. */
async function enter(
  { server }: SsoSchool,
  browser: Browser,
  user: string,
  over: Record<string, string> = {},
) {
  const begun = await browser.start(server.url, over['provider'] ?? 'test', over);
  const { parameters } = await browser.callback(await browser.choose(begun.to, user));
  const reply = await browser.exchange(server.url, parameters['auth_code'], begun.verifier);
  return ((await reply.json()) as { access_token: string }).access_token;
}
const waysOf = async ({ server }: SsoSchool, token: string) =>
  (await server.call<Ways>('GET', '/api/auth/confirmation', { token })).body;
/** Does something that is only done for who has just shown who it is. */
const want = async ({ server }: SsoSchool, token: string) => {
  const path = `/api/accounts/${server.school.account}/second`;
  const { status, body } = await server.call('PUT', path, { token, body: { wanted: true } });
  return status === 200 ? 'done' : body.code;
};

test('who logs in anew at the provider has shown who it is; who was logged in there already has not', async () => {
  const school = await startSsoSchool();
  const { browser } = school;
  const token = await enter(school, browser, 'directeur');
  expect(await want(school, token)).toBe('confirmation-needed');
  expect(await waysOf(school, token)).toEqual({
    ways: [],
    provider: { id: 'test', name: 'Testaanbieder' },
    mail: null,
  });
  const unseen = await enter(school, browser, 'directeur');
  expect(await want(school, unseen)).toBe('confirmation-needed');
  const anew = await enter(school, browser, 'directeur', { fresh: '1' });
  expect(await want(school, anew)).toBe('done');
  // Of the login that asked nothing is known by that.
  expect(await want(school, token)).toBe('confirmation-needed');
});

test('a provider that asks nobody anew whom it was told to is not believed', async () => {
  const school = await startSsoSchool();
  school.idp.mischief = 'asks-nobody';
  const token = await enter(school, new Browser(), 'directeur', { fresh: '1' });
  expect(await want(school, token)).toBe('confirmation-needed');
});

test('a code comes by mail for who has nothing else, and works once, for who asked', async () => {
  const smtp = await startSmtp();
  const school = await startSsoSchool({ mailServer: { url: smtp.url, from: 'kantoor@spelwereld.example' } });
  const { server, browser } = school;
  const admin = server.school.staff.schooladmin;
  const address = 'directie@regenboog.example';
  await server.db
    .updateTable('users')
    .set({ email: address, email_key: address })
    .where('id', '=', admin)
    .execute();
  const token = await enter(school, browser, 'directeur');
  expect((await waysOf(school, token)).mail).toBe('d…@regenboog.example');
  const ask = (by: string) =>
    server.call<ErrorBody & { challenge: string }>('POST', '/api/auth/confirmation/mail', {
      token: by,
      body: {},
    });
  const { body } = await ask(token);
  await until(() => smtp.received.length === 1);
  expect(smtp.received[0]!.to).toEqual([address]);
  const code = /Je code is: (\d{8})/.exec(smtp.received[0]!.raw)![1]!;
  const confirm = (by: string, mailed: string, challenge = body.challenge) =>
    server.call<ErrorBody>('POST', '/api/auth/confirmation', { token: by, body: { mailed, challenge } });
  const wrong = String((Number(code) + 1) % 10 ** 8).padStart(8, '0');
  expect((await confirm(token, wrong)).body.fields).toHaveProperty('mailed');
  // Another's question, another's code.
  const docent = await enter(school, new Browser(), 'juf');
  expect((await confirm(docent, code)).status).toBe(404);
  expect(await want(school, token)).toBe('confirmation-needed');
  expect((await confirm(token, `${code.slice(0, 4)} ${code.slice(4)}`)).status).toBe(200);
  expect(await want(school, token)).toBe('done');
  expect((await confirm(token, code)).status).toBe(404);
  // In the database it can't be read, but in the mail itself.
  const rows = await server.db.selectFrom('second_challenges').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(code);
  // Not for who gave a password: that can be given again; and not without end.
  expect((await ask(await server.login('schooladmin'))).body.code).toBe('conflict');
  for (let i = 0; i < 4; i++) expect((await ask(token)).status).toBe(200);
  expect((await ask(token)).status).toBe(429);
  // Five wrong ones end a question.
  const next = (await ask(docent)).body.challenge;
  for (let i = 0; i < 5; i++) expect((await confirm(docent, '00000000', next)).status).toBe(422);
  expect((await confirm(docent, '00000000', next)).body.code).toBe('login-locked');
});
