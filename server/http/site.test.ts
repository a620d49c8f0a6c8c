import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startTestServer } from '../testing/server.ts';

/** A built client with two pages of the site and a screen that was rendered. */
function buildSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'spelwereld-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, '.site'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="nl"><title>De app</title>');
  mkdirSync(join(folder, '.screens/auth'), { recursive: true });
  for (const variant of ['nl', 'be'])
    writeFileSync(join(folder, `.screens/auth/login.${variant}.html`), `<title>Inloggen ${variant}</title>`);
  for (const page of ['home', 'prijzen'])
    for (const variant of ['nl', 'be'])
      writeFileSync(
        join(folder, '.site', `${page}.${variant}.html`),
        `<title>${page} ${variant}</title><link rel="canonical" href="{{origin}}/app/site/${page}">{{alternates}}`,
      );
  return folder;
}

test('a page of the site comes in the variant of its hostname with its own address in it, a rendered screen too', async () => {
  const webDir = buildSite();
  const nl = await startTestServer({ webDir });
  const page = await nl.call<string>('GET', '/app/site/prijzen');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.body).toBe(`<title>prijzen nl</title><link rel="canonical" href="${nl.url}/app/site/prijzen">`);
  // A screen that was rendered likewise; the others get the empty page of the app.
  expect((await nl.call<string>('GET', '/app/auth/login?school=x')).body).toBe('<title>Inloggen nl</title>');
  for (const path of ['/app/auth/kaart', '/app/auth/login/x', '/app/.screens/auth/login.nl.html'])
    expect(JSON.stringify((await nl.call('GET', path)).body), path).not.toContain('Inloggen');
  const be = await startTestServer({ webDir, beHostnames: ['127.0.0.1'] });
  expect((await be.call<string>('GET', '/app/site/prijzen')).body).toContain('<title>prijzen be</title>');
  expect((await be.call<string>('GET', '/app/auth/login')).body).toBe('<title>Inloggen be</title>');
});

test('a rendered screen may run the scripts that stand in it, by their hash; no other page may', async () => {
  const webDir = buildSite();
  const script = 'document.title = "Hoi";\n';
  writeFileSync(
    join(webDir, '.screens/auth/login.nl.html'),
    `<script src="/x.js"></script><script>${script}</script>`,
  );
  const server = await startTestServer({ webDir });
  const scripts = async (path: string) =>
    /script-src ([^;]*);/.exec((await server.call('GET', path)).headers.get('content-security-policy')!)?.[1];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(await scripts('/app/auth/login')).toBe(`'self' 'sha256-${hash}'`);
  for (const path of ['/app/auth/kaart', '/app/site/home']) expect(await scripts(path), path).toBe("'self'");
});

test('with known addresses the variants name each other', async () => {
  const server = await startTestServer({
    webDir: buildSite(),
    siteOrigins: { nl: 'https://spelwereld.nl', be: 'https://spelwereld.be' },
  });
  const { body } = await server.call<string>('GET', '/app/site/home');
  expect(body).toContain('rel="canonical" href="https://spelwereld.nl/app/site/home"');
  expect(body).toContain('hreflang="nl" href="https://spelwereld.nl/app/site/home"');
  expect(body).toContain('hreflang="nl-BE" href="https://spelwereld.be/app/site/home"');
});

test('what is no page of the site is not found, and gets the not-found page of the app', async () => {
  const server = await startTestServer({ webDir: buildSite() });
  for (const path of [
    '/app/site/onbekend',
    '/app/site/..%2Findex',
    '/app/site/home.nl.html',
    '/app/.site/home.nl.html',
  ]) {
    const { status, body } = await server.call<string>('GET', path);
    expect([path, status]).toEqual([path, 404]);
    expect(JSON.stringify(body)).not.toContain('home nl');
  }
  expect((await server.call<string>('GET', '/app/site/onbekend')).body).toContain('De app');
});

test('search engines are told of every page', async () => {
  const server = await startTestServer({ webDir: buildSite() });
  const map = await server.call<string>('GET', '/sitemap.xml');
  expect(map.headers.get('content-type')).toContain('xml');
  expect([...map.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at)).toEqual([
    `${server.url}/app/site/home`,
    `${server.url}/app/site/prijzen`,
  ]);
  const robots = await server.call<string>('GET', '/robots.txt');
  expect(robots.body).toContain(`Sitemap: ${server.url}/sitemap.xml`);
});
