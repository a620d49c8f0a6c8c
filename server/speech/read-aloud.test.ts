import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Speech } from '../../engine/exercise/index.ts';
import { wordsOf } from '../practice/words.ts';
import { startTestServer } from '../testing/server.ts';
import { createWordBank } from '../words/index.ts';
import { createSpeech } from './index.ts';
import { TEXTS_PER_MINUTE } from './read-aloud.ts';

const bank = createWordBank(join(import.meta.dirname, '../../assets'));

/** A server that speaks: what a text sounds like is the text. */
async function startReader() {
  const dataDir = mkdtempSync(join(tmpdir(), 'spelwereld-voorlezen-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const synthesiser = {
    version: 'een',
    speak: (text: string) => Promise.resolve(new TextEncoder().encode(`stem: ${text}`)),
    close: () => undefined,
  };
  const speech = createSpeech({ dataDir, secret: 'geheim', synthesiser });
  const server = await startTestServer({ words: wordsOf(bank, speech), routers: [speech.router] });
  return {
    server,
    read: (text: string, token?: string) =>
      server.call<{ speech: Speech }>('POST', '/api/speech', { ...(token && { token }), body: { text } }),
    hear: async ({ url }: Speech) => (await fetch(server.url + url)).text(),
  };
}

test('who is logged in hears what stands on the screen; nobody else has the server say anything', async () => {
  const { server, read, hear } = await startReader();
  const line = 'Nog even. Eerst “ei of ij”.';
  for (const username of ['noor', 'demo', 'docent']) {
    const { status, body } = await read(line, await server.login(username));
    expect(status).toBe(200);
    expect(body.speech.text).toBe(line);
    expect(await hear(body.speech)).toBe(`stem: ${line}`);
  }
  expect((await read(line)).status).toBe(401);
});

test('an empty or long text is refused, and so is who keeps asking; others are not', async () => {
  const { server, read } = await startReader();
  const token = await server.login('noor');
  expect((await read('a'.repeat(200), token)).status).toBe(200);
  expect((await read('a'.repeat(201), token)).status).toBe(422);
  expect((await read('  ', token)).status).toBe(422);
  for (let i = 1; i < TEXTS_PER_MINUTE; i++) expect((await read(`zin ${i}`, token)).status).toBe(200);
  const refused = await read('nog een', token);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await read('nog een', await server.login('daan'))).status).toBe(200);
});
