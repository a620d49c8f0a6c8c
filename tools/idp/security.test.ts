import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { Browser, challengeOf } from './browser.ts';
import { MISCHIEF } from './mischief.ts';
import { startSsoSchool } from './school.ts';

const codeOf = async (reply: Response) => [reply.status, ((await reply.json()) as { code?: string }).code];
const REFUSED = [400, 'SSO_CODE_INVALID'];

test('a code works once; shown again, what was made from it ends; of two at once one wins', async () => {
  const { server, browser } = await startSsoSchool();
  const { parameters, verifier } = await browser.login(server.url, 'noor');
  const first = await browser.exchange(server.url, parameters['auth_code'], verifier);
  const { access_token: token, refresh_token } = (await first.json()) as Record<string, string>;
  expect(first.headers.get('cache-control')).toBe('no-store');
  expect((await server.call('POST', '/api/auth/sso', { token: token! })).status).toBe(200);
  expect(await codeOf(await browser.exchange(server.url, parameters['auth_code'], verifier))).toEqual(
    REFUSED,
  );
  expect((await server.call('POST', '/api/auth/sso', { token: token! })).status).toBe(401);
  expect((await server.call('GET', '/api/auth/token/refresh', { token: refresh_token! })).status).toBe(401);

  const again = await browser.login(server.url, 'noor');
  const both = await Promise.all(
    [1, 2].map(() => browser.exchange(server.url, again.parameters['auth_code'], again.verifier)),
  );
  expect(both.map((reply) => reply.status).sort()).toEqual([200, 400]);
});

test('a code is worthless with another verifier, without one, or after its minute', async () => {
  const { server, browser } = await startSsoSchool();
  const attempts: ((code: string, verifier: string) => [string | undefined, string | undefined])[] = [
    (code) => [code, 'A'.repeat(43)],
    (code) => [code, undefined],
    (code, verifier) => [code, verifier.slice(0, 42)],
    // The challenge itself, as `plain` would have it.
    (code, verifier) => [code, challengeOf(verifier)],
    (_code, verifier) => ['geraden', verifier],
    (_code, verifier) => [undefined, verifier],
  ];
  for (const attempt of attempts) {
    const { parameters, verifier } = await browser.login(server.url, 'noor');
    const reply = await browser.exchange(server.url, ...attempt(parameters['auth_code']!, verifier));
    expect(await codeOf(reply)).toEqual(REFUSED);
  }
  const late = await browser.login(server.url, 'noor');
  await server.db
    .updateTable('sso_codes')
    .set({ expires_at: Date.now() - 1 })
    .execute();
  expect(
    await codeOf(await browser.exchange(server.url, late.parameters['auth_code'], late.verifier)),
  ).toEqual(REFUSED);
  expect(
    await server.db.selectFrom('token_families').select('id').where('via', '=', 'sso').execute(),
  ).toEqual([]);
});

test('a login is finished only in the browser that began it, once, and by the provider it went to', async () => {
  const { server, browser } = await startSsoSchool();
  const lost = { error: 'SSO_LOST' };
  const begun = await browser.start(server.url);
  const back = await browser.choose(begun.to, 'noor');
  expect((await new Browser().callback(back)).parameters).toEqual(lost);
  // Another login of another browser does not help.
  const other = new Browser();
  await other.start(server.url);
  expect((await other.callback(back)).parameters['error']).toBe('SSO_PROVIDER');
  // The answer of one provider at the callback of another (mix-up).
  expect((await browser.callback(back.replace('/callback/test', '/callback/testsmart'))).parameters).toEqual(
    lost,
  );
  expect((await browser.callback(back)).parameters['error']).toBe('SSO_LOST');

  const once = await browser.start(server.url);
  const came = await browser.choose(once.to, 'noor');
  const thief = browser.copy();
  expect((await browser.callback(came)).parameters).toHaveProperty('auth_code');
  expect((await browser.callback(came)).parameters).toEqual(lost);
  expect((await thief.callback(came)).parameters).toEqual(lost);

  const wrongState = await browser.start(server.url);
  const changed = new URL(await browser.choose(wrongState.to, 'noor'));
  changed.searchParams.set('state', 'A'.repeat(43));
  expect((await browser.callback(changed.href)).parameters['error']).toBe('SSO_PROVIDER');
  const noIss = new URL(await browser.choose((await browser.start(server.url)).to, 'noor'));
  noIss.searchParams.set('iss', 'https://elders.example');
  expect((await browser.callback(noIss.href)).parameters['error']).toBe('SSO_PROVIDER');

  await browser.start(server.url);
  await server.db
    .updateTable('sso_transactions')
    .set({ expires_at: Date.now() - 1 })
    .execute();
  expect((await browser.callback(back)).parameters).toEqual(lost);
});

test('nothing that a provider may do wrong lets anybody in', { timeout: 60_000 }, async () => {
  const { server, idp } = await startSsoSchool();
  for (const mischief of MISCHIEF) {
    idp.mischief = mischief;
    const { parameters } = await new Browser().login(server.url, 'noor');
    expect([mischief, parameters['error'], parameters['auth_code']]).toEqual([
      mischief,
      ['expired', 'clock-ahead', 'issued-ahead'].includes(mischief) ? 'SSO_CLOCK' : 'SSO_PROVIDER',
      undefined,
    ]);
  }
  for (const mischief of ['clock-a-bit-ahead', undefined] as const) {
    idp.mischief = mischief;
    expect((await new Browser().login(server.url, 'noor')).parameters).toHaveProperty('auth_code');
  }
});

test('a provider that is not there is said to be so', async () => {
  const { server, idp } = await startSsoSchool();
  await idp.close();
  const { to, state } = await new Browser().start(server.url);
  expect(Object.fromEntries(new URL(to).searchParams)).toEqual({ error: 'SSO_PROVIDER', via: 'test', state });
});

test('nobody is ever led elsewhere, whatever is asked', async () => {
  const { server, browser } = await startSsoSchool();
  const host = new URL(server.url).host;
  for (const [name, value] of [
    ['return_host', 'evil.example'],
    ['return_host', '//evil.example'],
    ['return_host', `${host}@evil.example`],
    ['return_host', `evil.example#${host}`],
    ['return_host', `${host}/..//evil.example`],
    ['return_host', `${host}\r\nSet-Cookie: a=b`],
    ['state', 'kort'],
    ['state', `${'a'.repeat(30)}\r\nLocation: https://evil.example`],
    ['code_challenge', 'A'.repeat(42)],
    ['code_challenge', `${'A'.repeat(43)}\n`],
    ['code_challenge_method', 'plain'],
    ['provider', '//evil.example'],
    ['provider', 'onbekend'],
  ] as const) {
    const { status, to } = await browser.start(server.url, 'test', { [name]: value });
    expect([name, value, to]).toEqual([name, value, '']);
    expect([404, 422]).toContain(status);
  }
  const { to } = await browser.callback(
    `${server.url}/api/auth/sso/callback/test?code=x&state=%0d%0aLocation:%20https://evil.example&return_host=evil.example`,
  );
  expect(to.host).toBe(host);
  expect(to.pathname).toBe('/app/auth/login-sso');
});

test('with configured origins no other host is returned to', async () => {
  const { server, browser } = await startSsoSchool({}, { origins: ['https://spelwereld.nl'] });
  expect((await browser.start(server.url)).to).toBe('');
  const { to } = await browser.start(server.url, 'test', { return_host: 'spelwereld.nl' });
  expect(new URL(to).searchParams.get('redirect_uri')).toBe(
    'https://spelwereld.nl/api/auth/sso/callback/test',
  );
});

test('logs and database hold no codes, tokens or claims afterwards', async () => {
  const lines: string[] = [];
  const logger = pino(
    { level: 'trace' },
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    }),
  );
  const { server, browser, idp } = await startSsoSchool({ logger });
  const begun = await browser.start(server.url);
  const back = new URL(await browser.choose(begun.to, 'noor'));
  const { parameters } = await browser.callback(back.href);
  const code = parameters['auth_code']!;
  const reply = await browser.exchange(server.url, code, begun.verifier);
  const pair = (await reply.json()) as Record<string, string>;
  await server.call('POST', '/api/auth/sso', { token: pair['access_token']! });
  await browser.exchange(server.url, code, begun.verifier);
  idp.mischief = 'foreign-key';
  await new Browser().login(server.url, 'bram');
  idp.mischief = undefined;
  await new Browser().login(server.url, 'sam');
  await new Browser().login(server.url, 'juf');
  const kept = ['spelwereld.sqlite', 'spelwereld.sqlite-wal']
    .map((file) => readFileSync(join(server.path, file)).toString('latin1'))
    .join();
  const all = lines.join() + kept;
  expect(lines.join()).toContain('single sign-on failed');
  for (const secret of [
    code,
    begun.verifier,
    back.searchParams.get('code')!,
    ...Object.values(pair),
    'ketenid.nl',
    '1234@administratie',
    'Juf.Marit@',
  ])
    expect([secret.slice(0, 30), all.includes(secret)]).toEqual([secret.slice(0, 30), false]);
  expect(lines.join()).not.toMatch(/Noor|Sam|auth_code|eyJ/);
});
