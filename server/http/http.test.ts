import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { ErrorBody } from '../contract/call.ts';
import { startTestServer } from '../testing/server.ts';

/** A built web client of two files. */
function buildWeb(): string {
  const parent = mkdtempSync(join(tmpdir(), 'spelwereld-web-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  // In a hidden folder, as the real one is.
  const folder = join(parent, '.build');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="nl"><title>Spelwereld</title>');
  writeFileSync(join(folder, 'assets/main-Ab3dEf9h.js'), `console.warn('${'spel'.repeat(1000)}');`);
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *');
  return folder;
}

async function send(url: string, body: string | Uint8Array<ArrayBuffer>, type = 'application/json') {
  const response = await fetch(`${url}/api/auth`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  });
  return { status: response.status, body: (await response.json()) as ErrorBody };
}

test.each([
  ['broken JSON', '{"username": ', 400, 'unreadable'],
  ['a bare number', '7', 400, 'unreadable'],
  ['a text', '"noor"', 400, 'unreadable'],
  ['null', 'null', 400, 'unreadable'],
  ['a list', '[]', 422, 'invalid-fields'],
  ['far too much', JSON.stringify({ username: 'x'.repeat(100_000) }), 413, 'too-large'],
  ['wrong kinds', '{"username": 5, "password": {}}', 422, 'invalid-fields'],
  ['a null byte', '{"username": "a\\u0000b", "password": "x"}', 422, 'wrong-credentials'],
])('%s at the door gets a clear answer', async (_what, body, status, code) => {
  const server = await startTestServer();
  const reply = await send(server.url, body);
  expect([reply.status, reply.body.code]).toEqual([status, code]);
  expect(reply.body.message).toMatch(/^[A-Z].*\.$/);
  expect(JSON.stringify(reply.body)).not.toMatch(/at .*\.ts|node_modules|Error:/);
});

test('faulty fields each have a Dutch message', async () => {
  const server = await startTestServer();
  const { status, body } = await server.call('POST', '/api/auth', { body: { username: '  ', password: '' } });
  expect(status).toBe(422);
  expect(body).toEqual({
    code: 'invalid-fields',
    message: 'Niet alles is goed ingevuld.',
    fields: { username: 'Vul je gebruikersnaam in.', password: 'Vul je wachtwoord in.' },
  });
  const token = await server.login('noor');
  const settings = await server.call('PATCH', `/api/pupils/${server.school.noor}/settings`, {
    token,
    body: { calm: 'ja', volumes: { speech: 3, effects: 0, music: 0 } },
  });
  expect(settings.status).toBe(422);
  expect(Object.keys(settings.body.fields!)).toEqual(['calm', 'volumes.speech']);
  for (const message of Object.values(settings.body.fields!))
    expect(message).toMatch(/^(?:Vul|Kies|Dit|Maak|Gebruik) /);
});

test('an unknown call is not found, in words', async () => {
  const server = await startTestServer();
  for (const [method, path] of [
    ['GET', '/api/bestaat-niet'],
    ['POST', '/api/session'],
    ['GET', '/api/'],
    ['GET', '/api/pupils/%E0%A4%A/map'],
  ] as const) {
    const { status, body } = await server.call(method, path);
    expect([404, 400]).toContain(status);
    expect(body.message).toMatch(/^[A-Z].*\.$/);
  }
});

test('the web client is served below /app, and every page address leads to it', async () => {
  const server = await startTestServer({ webDir: buildWeb() });
  const page = (path: string) => server.call<string>('GET', path);
  for (const path of [
    '/app/auth/login',
    '/app/leerling/1/landkaart',
    '/app/leerling/1/somvensters/2/taken/3/spellen/pi%C3%B1ata',
  ]) {
    const { status, body, headers } = await page(path);
    expect([path, status]).toEqual([path, 200]);
    expect(body).toContain('<title>Spelwereld');
    expect(headers.get('cache-control')).toBe('no-cache');
  }
  const script = await page('/app/assets/main-Ab3dEf9h.js');
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect(script.headers.get('content-encoding')).toBe('gzip');
  expect((await page('/app/robots.txt')).headers.get('cache-control')).toBe('no-cache');
  expect(await page('/app/assets/weg-12345678.js')).toMatchObject({ status: 404 });
});

test('the page says which variant its site has; the hostnames can be set', async () => {
  const variantAt = async (beHostnames?: string[]) => {
    const server = await startTestServer({ webDir: buildWeb(), ...(beHostnames && { beHostnames }) });
    const { body } = await server.call<string>('GET', '/app/auth/login');
    return /<html (.*?)>/.exec(body)?.[1];
  };
  expect(await variantAt()).toBe('lang="nl" data-variant="nl"');
  expect(await variantAt(['127.0.0.1'])).toBe('lang="nl-BE" data-variant="be"');
});

test.each([
  ['/', '/app/site/home'],
  ['/home', '/app/site/home'],
  ['/app/', '/app/site/home'],
  ['/app/home', '/app/site/home'],
  ['/site/home', '/app/site/home'],
  ['/leerling/7/landkaart?a=1', '/app/leerling/7/landkaart?a=1'],
  ['/admins/7/groepen', '/app/admins/7/groepen'],
  ['/auth/login', '/app/auth/login'],
  ['/onbekend', '/app/onbekend'],
])('%s leads to %s', async (from, to) => {
  const server = await startTestServer({ webDir: buildWeb() });
  const response = await fetch(server.url + from, { redirect: 'manual', headers: { Accept: 'text/html' } });
  expect([response.status, response.headers.get('location')]).toEqual([302, to]);
});

test('every answer forbids other sites', async () => {
  const server = await startTestServer({ webDir: buildWeb() });
  for (const path of ['/app/auth/login', '/api/session', '/api/docs']) {
    const { headers } = await server.call('GET', path);
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/https?:|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.has('x-powered-by')).toBe(false);
  }
});

test('who asks far too much has to wait, others do not', async () => {
  const server = await startTestServer();
  const [busy, calm] = [await server.login('noor'), await server.login('daan')];
  const replies: number[] = [];
  for (let i = 0; i < 31; i++) {
    const part = Array.from({ length: 20 }, () => server.call('GET', '/api/session', { token: busy }));
    replies.push(...(await Promise.all(part)).map((reply) => reply.status));
  }
  expect(replies.indexOf(429)).toBeGreaterThanOrEqual(580);
  const refused = await server.call('GET', '/api/session', { token: busy });
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await server.call('GET', '/api/session', { token: calm })).status).toBe(200);
});
