import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { partOfSpeech } from '../../engine/exercise/index.ts';
import { answerErrors } from '../http/errors.ts';
import { createChildSynthesiser } from './child-synthesiser.ts';
import { createSpeech, type SpeechService, type Synthesiser } from './index.ts';

const PRONUNCIATION = new URL('../../assets/words/pronunciation.tsv', import.meta.url).pathname;
const ended: (() => void)[] = [];
afterEach(() => ended.splice(0).forEach((end) => end()));

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'spraak-'));
  ended.push(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** The real voice, with a list of what it was asked. */
function heardVoice(): Synthesiser & { asked: string[] } {
  const voice = createChildSynthesiser({ pronunciation: PRONUNCIATION });
  const asked: string[] = [];
  return {
    asked,
    version: voice.version,
    close: () => voice.close(),
    speak(text, variant) {
      asked.push(text);
      return voice.speak(text, variant);
    },
  };
}

function open(dataDir: string, synthesiser?: Synthesiser): SpeechService {
  const speech = createSpeech({ dataDir, secret: 'geheim', ...(synthesiser && { synthesiser }) });
  ended.push(() => speech.close());
  return speech;
}

async function serve(speech: SpeechService): Promise<(path: string) => Promise<Response>> {
  const app = express();
  app.use(speech.router, answerErrors(pino({ enabled: false })));
  const http: Server = createServer(app);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  ended.push(() => http.close());
  return (path) => fetch(`http://127.0.0.1:${(http.address() as AddressInfo).port}${path}`);
}

describe('the route', () => {
  it('serves a word as an mp3 that may be kept for ever', async () => {
    const speech = open(folder());
    const get = await serve(speech);
    const response = await get(speech.url('boom'));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('audio/mpeg');
    expect(response.headers.get('cache-control')).toContain('immutable');
    const mp3 = new Uint8Array(await response.arrayBuffer());
    expect(mp3.length).toBeGreaterThan(1500);
    expect(mp3.length).toBeLessThan(8000);
  });

  it('says nothing that the server did not sign', async () => {
    const speech = open(folder());
    const get = await serve(speech);
    const url = speech.url('boom');
    const other = createSpeech({ dataDir: folder(), secret: 'ander geheim' }).url('boom');
    const forged = [
      url.replace(Buffer.from('boom').toString('base64url'), Buffer.from('bom').toString('base64url')),
      url.replace('/nl/', '/be/'),
      url.replace('/nl/', '/fr/'),
      url.replace('.mp3', '.wav'),
      '/api/speech/nl/x.mp3',
      other,
    ];
    for (const path of forged) {
      const response = await get(path);
      expect(response.status, path).toBe(404);
      expect(await response.json()).toEqual({ code: 'not-found', message: 'Dit geluid bestaat niet.' });
    }
  });

  it('says a part of what was signed, and nothing beside it', async () => {
    const voice = heardVoice();
    const get = await serve(open(folder(), voice));
    const whole = { text: 'kamer', url: open(folder()).url('kamer') };
    const part = partOfSpeech(whole, 2, 5)!;
    expect(part.text).toBe('mer');
    expect((await get(part.url)).status).toBe(200);
    expect(voice.asked).toEqual(['mer']);
    expect(partOfSpeech(whole, 2, 6)).toBeUndefined();
    expect(partOfSpeech({ ...whole, url: 'data:spraak' }, 0, 2)).toBeUndefined();
    for (const beside of ['van=3&tot=9', 'van=3&tot=3', 'van=-1&tot=2', 'van=2', 'tot=1', 'van=x&tot=y'])
      expect((await get(`${whole.url}&${beside}`)).status, beside).toBe(404);
    expect(voice.asked).toEqual(['mer']);
  });

  it('answers unavailable in Dutch when the voice does not work, and works again after that', async () => {
    const program = join(folder(), 'voice.mjs');
    writeFileSync(
      program,
      `process.on('message', ({ id, text }) => text === 'stuk' ? process.exit(3) : process.send({ id, mp3: new Uint8Array([1]) }));`,
    );
    const speech = open(folder(), createChildSynthesiser({ pronunciation: PRONUNCIATION, program }));
    const get = await serve(speech);
    const broken = await get(speech.url('stuk'));
    expect(broken.status).toBe(503);
    expect(await broken.json()).toMatchObject({ code: 'unavailable' });
    expect((await get(speech.url('heel'))).status).toBe(200);
  });
});

describe('recordings', () => {
  it('are made once, however many ask at the same time, and outlive the server', async () => {
    const dataDir = folder();
    const voice = heardVoice();
    const speech = open(dataDir, voice);
    const [first, second] = await Promise.all([speech.get('vijver'), speech.get('vijver')]);
    await speech.warm(['vijver', 'vijver']);
    expect(voice.asked).toEqual(['vijver']);
    expect(second).toEqual(first);

    const next = heardVoice();
    const again = await open(dataDir, next).get('vijver');
    expect(next.asked).toEqual([]);
    expect(Buffer.from(again)).toEqual(Buffer.from(first));
    expect(readdirSync(dataDir, { recursive: true }).filter((name) => String(name).endsWith('.tmp'))).toEqual(
      [],
    );
  });

  it('that somebody waits for are made before those that are made beforehand', async () => {
    const voice = heardVoice();
    const speech = open(folder(), voice);
    const warmed = speech.warm(Array.from({ length: 12 }, (_, i) => `woord ${i}`));
    await expect.poll(() => voice.asked.length).toBeGreaterThan(0);
    await Promise.all([speech.get('vier'), warmed]);
    expect(voice.asked).toHaveLength(13);
    expect(voice.asked.indexOf('vier')).toBeLessThan(12);
  });
});

describe('too many texts', () => {
  it('are refused, those made beforehand before those that somebody waits for', async () => {
    let asked = 0;
    const stuck = {
      version: 'stil',
      close: () => undefined,
      speak: () => (asked++, new Promise<never>(() => undefined)),
    };
    const speech = open(folder(), stuck);
    void speech.warm(Array.from({ length: 4000 }, (_, i) => `woord ${i}`));
    await expect.poll(() => asked).toBe(1);
    await speech.warm(['nog een woord', 'en nog een']);
    const outcome = await Promise.race([
      speech.get('dit woord').then(
        () => 'spoken',
        () => 'refused',
      ),
      new Promise((resolve) => setTimeout(resolve, 200, 'waits')),
    ]);
    expect(outcome).toBe('waits');
    expect(asked).toBe(1);
  });
});

describe('recordings by people', () => {
  it('win from the voice, in their own country, and change the address', async () => {
    const dataDir = folder();
    const before = open(dataDir).url('Boom');
    mkdirSync(join(dataDir, 'recordings', 'nl'), { recursive: true });
    writeFileSync(join(dataDir, 'recordings', 'nl', 'boom.mp3'), 'een mens');
    const voice = heardVoice();
    const speech = open(dataDir, voice);
    expect(Buffer.from(await speech.get('Boom')).toString()).toBe('een mens');
    await speech.warm(['boom']);
    expect(voice.asked).toEqual([]);
    expect(speech.url('Boom')).not.toBe(before);
    await speech.get('boom', 'be');
    expect(voice.asked).toEqual(['boom']);
    const get = await serve(speech);
    for (const url of [before, speech.url('Boom')]) expect(await (await get(url)).text()).toBe('een mens');
  });
});

describe('another voice', () => {
  it('takes the place of ours by configuration, and gets its own recordings', async () => {
    const dataDir = folder();
    const program = join(folder(), 'voice.mjs');
    writeFileSync(
      program,
      `process.on('message', ({ id, text, variant }) => process.send({ id, mp3: new TextEncoder().encode(variant + ' ' + text) }));`,
    );
    const ours = await open(dataDir).get('boom');
    const other = createSpeech({ dataDir, secret: 'geheim', program });
    ended.push(() => other.close());
    expect(Buffer.from(await other.get('boom', 'be')).toString()).toBe('be boom');
    expect(ours.length).toBeGreaterThan(1500);
    expect(other.url('boom')).not.toBe(open(dataDir).url('boom'));
    expect(readdirSync(join(dataDir, 'speech'))).toHaveLength(2);
  });
});

describe('the process of the voice', () => {
  /** A voice whose recordings are the number of its process; it says nothing to `traag`. */
  function numbered(options: { timeoutMs?: number; idleMs?: number }) {
    const program = join(folder(), 'voice.mjs');
    writeFileSync(
      program,
      `process.on('message', ({ id, text }) => text !== 'traag' && process.send({ id, mp3: new TextEncoder().encode(process.pid) }));`,
    );
    const voice = createChildSynthesiser({ pronunciation: PRONUNCIATION, program, ...options });
    ended.push(() => voice.close());
    return async (text: string) => new TextDecoder().decode(await voice.speak(text, 'nl'));
  }

  it('is given up when it takes too long, and the next text starts another', async () => {
    const speak = numbered({ timeoutMs: 1500 });
    const first = await speak('snel');
    expect(await speak('snel')).toBe(first);
    await expect(speak('traag')).rejects.toThrow(/too long/);
    expect(await speak('snel')).not.toBe(first);
  });

  it('ends when it has had nothing to say for a while', async () => {
    const speak = numbered({ idleMs: 50 });
    const first = Number(await speak('snel'));
    await expect.poll(() => isAlive(first), { timeout: 5000 }).toBe(false);
    expect(Number(await speak('snel'))).not.toBe(first);
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
