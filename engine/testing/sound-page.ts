import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { build, type Rollup } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Speech } from '../exercise/index.ts';
import type { createSound } from '../stage/sound-howler.ts';

const STAGE = join(import.meta.dirname, '../stage');
export const PAGE = 'http://sound.test/';
const RATE = 24000;

/** A tone as a wav file; the browser looks at the bytes, not at the name. */
function wav(seconds: number, frequency: number): Buffer {
  const frames = Math.round(seconds * RATE);
  const file = Buffer.alloc(44 + frames * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + frames * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(frames * 2, 40);
  for (let i = 0; i < frames; i++) {
    file.writeInt16LE(Math.round(12000 * Math.sin((2 * Math.PI * frequency * i) / RATE)), 44 + i * 2);
  }
  return file;
}

/** Recordings by the name under which the page asks for them. */
export const FILES: Record<string, Buffer> = {
  'kit.mp3': wav(3, 440),
  'music.mp3': wav(1, 1500),
  'zeg.mp3': wav(1.2, 3000),
  'zeg2.mp3': wav(0.3, 3000),
};

/** What the page of these tests puts on its window. */
interface Bench {
  sound: ReturnType<typeof createSound>;
  /** How much is heard round a frequency, in dB. */
  heard(frequency: number): number;
  sleep(ms: number): Promise<void>;
  spoken(text: string): Speech;
  device: AudioContext;
}
declare global {
  interface Window {
    bench: Bench;
  }
}

const ENTRY = `
  import { Howler } from 'howler';
  import { firstTouch } from '${STAGE}/first-touch.ts';
  import { createSound } from '${STAGE}/sound-howler.ts';
  const sound = createSound();
  let ear, bins;
  // After the sound itself, which makes the device then.
  void firstTouch().then(() => {
    ear = new AnalyserNode(Howler.ctx, { fftSize: 2048, smoothingTimeConstant: 0 });
    Howler.masterGain.connect(ear);
    bins = new Float32Array(ear.frequencyBinCount);
  });
  const heard = (frequency) => {
    ear.getFloatFrequencyData(bins);
    const at = Math.round((frequency / Howler.ctx.sampleRate) * ear.fftSize);
    return Math.max(-150, ...bins.slice(at - 2, at + 3));
  };
  const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
  const spoken = (text) => ({ text, url: text + '.mp3' });
  window.bench = { sound, heard, spoken, sleep, get device() { return Howler.ctx; } };
`;

async function bundle(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    root: STAGE,
    build: { write: false, minify: false, rollupOptions: { input: 'virtual:bench' } },
    plugins: [
      {
        name: 'bench',
        resolveId: (id) => (id === 'virtual:bench' ? `${STAGE}/bench.js` : undefined),
        load: (id) => (id.endsWith('/bench.js') ? ENTRY : undefined),
      },
    ],
  });
  return (made as Rollup.RollupOutput).output[0].code;
}

/** A page of a real browser in which the sound of the stage plays, for the tests of a file: opened anew for each. */
interface SoundPage {
  readonly browser: Browser;
  readonly page: Page;
  /** What the sound is made of, to be run in a page. */
  readonly script: string;
  /** The files that the page asked for. */
  readonly asked: readonly string[];
  /** Errors of all pages. */
  readonly complaints: readonly string[];
  /** Opens the page again, in a browser in which something was done before. */
  reopen(before: () => void): Promise<void>;
}

/** Opens the page before each test and closes it after. A recording `even-niet-…` fails once, one that nobody knows for ever. */
export function soundPage(): SoundPage {
  let browser: Browser;
  let script: string;
  let page: Page;
  const complaints: string[] = [];
  const asked: string[] = [];

  const open = async (before?: () => void) => {
    page = await browser.newPage();
    if (before) await page.addInitScript(before);
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.route('**/*', (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      if (name === '')
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><button>Begin</button>' });
      asked.push(name);
      const isDown = name.startsWith('even-niet') && asked.filter((one) => one === name).length === 1;
      const body = isDown ? undefined : FILES[name.replace('even-niet-', '')];
      return body ? route.fulfill({ body, contentType: 'audio/mpeg' }) : route.fulfill({ status: 404 });
    });
    await page.goto(PAGE);
    await page.click('button');
    await page.addScriptTag({ content: script, type: 'module' });
    await page.waitForFunction(() => 'bench' in window);
    await page.evaluate(() =>
      window.bench.sound.load('kit', {
        effects: {
          url: 'kit.mp3',
          sprite: { tik: [0, 2500], zoem: [0, 500, true], goed1: [0, 200], goed2: [200, 200] },
        },
      }),
    );
  };

  beforeAll(async () => {
    script = await bundle();
    browser = await chromium.launch({
      executablePath: '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
  }, 60_000);
  beforeEach(() => {
    asked.length = 0;
    return open();
  });
  afterEach(() => page.close());
  afterAll(() => browser.close());

  return {
    get browser() {
      return browser;
    },
    get page() {
      return page;
    },
    get script() {
      return script;
    },
    asked,
    complaints,
    async reopen(before) {
      await page.close();
      await open(before);
    },
  };
}
