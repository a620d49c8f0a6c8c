import { chromium, type Browser, type Page } from '@playwright/test';
import { build, type Rollup } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Speech } from '../exercise/index.ts';
import type { createSound } from './sound-howler.ts';
import { silentSound } from './sound.ts';

const PAGE = 'http://sound.test/';
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

const FILES: Record<string, Buffer> = {
  'kit.mp3': wav(3, 440),
  'music.mp3': wav(1, 1500),
  'zeg.mp3': wav(1.2, 3000),
  'zeg2.mp3': wav(0.3, 3000),
};

/** What the page of this test puts on its window. */
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
  import { firstTouch } from '${import.meta.dirname}/first-touch.ts';
  import { createSound } from '${import.meta.dirname}/sound-howler.ts';
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
    root: import.meta.dirname,
    build: { write: false, minify: false, rollupOptions: { input: 'virtual:bench' } },
    plugins: [
      {
        name: 'bench',
        resolveId: (id) => (id === 'virtual:bench' ? `${import.meta.dirname}/bench.js` : undefined),
        load: (id) => (id.endsWith('/bench.js') ? ENTRY : undefined),
      },
    ],
  });
  return (made as Rollup.RollupOutput).output[0].code;
}

describe('silent sound', () => {
  it('has said everything at once', async () => {
    await expect(silentSound().say({ text: 'zeg', url: 'zeg.mp3' })).resolves.toBe(true);
    expect(() => silentSound().play('plop').stop()).not.toThrow();
  });
});

describe('sound in a browser', () => {
  let browser: Browser;
  let script: string;
  let page: Page;
  const complaints: string[] = [];
  /** The files that the page asked for. */
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

  // Not by `open`: Playwright counts every evaluate as a touch of the page.
  it('asks for no audio device before the page is touched, and is heard from then on', async () => {
    const untouched = await browser.newPage();
    const said: string[] = [];
    untouched.on('pageerror', (error) => said.push(error.message));
    untouched.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    await untouched.route('**/*', (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      const begin = `
        const { sound, spoken } = window.bench;
        sound.setMuted(true);
        sound.music(true);
        void sound.load('game', { music: { url: 'music.mp3', sprite: { loop: [100, 800, true] } } });
        void sound.load('kit', { effects: { url: 'kit.mp3', sprite: { tik: [0, 2500] } } }).then(async () => {
          sound.setMuted(false);
          sound.play('tik');
          await window.bench.sleep(400);
          sound.preload([spoken('zeg2')]);
          await sound.say(spoken('zeg'));
          console.log('not heard');
        });
        document.querySelector('button').onclick = async () => {
          const { sleep } = window.bench;
          await sleep(600);
          sound.play('tik');
          await sleep(300);
          console.log(Math.min(...[440, 1500, 3000].map(window.bench.heard)) > -70 ? 'heard' : 'silent');
        };`;
      const html = `<!doctype html><button>Begin</button><script type="module">${script}</script><script type="module">${begin}</script>`;
      if (name === '') return route.fulfill({ contentType: 'text/html', body: html });
      return route.fulfill({ body: FILES[name] ?? '', contentType: 'audio/mpeg' });
    });
    const log = (text: string) => untouched.waitForEvent('console', (message) => message.text() === text);
    const waited = log('not heard');
    await untouched.goto(PAGE);
    await waited;
    const heard = log('heard');
    await untouched.locator('button').click();
    await heard;
    expect(said).toEqual(['log: not heard', 'log: heard']);
    await untouched.close();
  });

  it('plays a sound of the kit, lower under speech and as before after it', async () => {
    const heard = await page.evaluate(async () => {
      const { sound, heard: ear, sleep, spoken } = window.bench;
      sound.play('tik');
      await sleep(300);
      const before = ear(440);
      const said = sound.say(spoken('zeg'));
      await sleep(500);
      const under = ear(440);
      const voice = ear(3000);
      await said;
      await sleep(600);
      return { before, under, voice, after: ear(440) };
    });
    expect(heard.before).toBeGreaterThan(-40);
    expect(heard.before - heard.under).toBeCloseTo(12, -0.5);
    expect(heard.voice).toBeGreaterThan(-40);
    expect(heard.after).toBeCloseTo(heard.before, -0.3);
  });

  it('says one after the other, each only when the one before is over', async () => {
    const ms = await page.evaluate(async () => {
      const { sound, spoken } = window.bench;
      const start = performance.now();
      const ends = await Promise.all(
        ['zeg', 'zeg2'].map((text) => sound.say(spoken(text)).then(() => performance.now() - start)),
      );
      return ends;
    });
    expect(ms[0]).toBeGreaterThan(1180);
    expect(ms[1]! - ms[0]!).toBeGreaterThan(280);
    expect(ms[1]).toBeLessThan(4000);
  });

  it('is done at once with a missing recording and cuts speech off when told', async () => {
    const ms = await page.evaluate(async () => {
      const { sound, spoken } = window.bench;
      const start = performance.now();
      await sound.say(spoken('weg'));
      const missing = performance.now() - start;
      const both = [sound.say(spoken('zeg')), sound.say(spoken('zeg2'))];
      sound.stopSpeech();
      await Promise.all(both);
      return { missing, cut: performance.now() - start - missing };
    });
    expect(ms.missing).toBeLessThan(1000);
    expect(ms.cut).toBeLessThan(200);
  });

  it('asks once more for a recording that fails, and tells when nothing could be heard', async () => {
    const result = await page.evaluate(async () => {
      const { sound, heard: ear, sleep, spoken } = window.bench;
      const again = sound.say(spoken('even-niet-zeg'));
      await sleep(900);
      const voice = ear(3000);
      return { voice, again: await again, gone: await sound.say(spoken('weg')) };
    });
    expect(result).toMatchObject({ again: true, gone: false });
    expect(result.voice).toBeGreaterThan(-40);
    expect(asked.filter((name) => name === 'weg.mp3')).toHaveLength(2);
  });

  it.each(['click', 'key'])('is woken by a touch after the device was stopped: by %s', async (how) => {
    // Howler itself wakes the device with the first touch that it hears of, and never after it.
    await page.locator('button').click();
    await page.waitForTimeout(300);
    await page.evaluate(async () => {
      await window.bench.device.suspend();
      void window.bench.sound.say(window.bench.spoken('zeg'));
    });
    if (how === 'click') await page.locator('button').click();
    else await page.keyboard.press('a');
    const heard = await page.evaluate(async () => {
      const { sound, heard: ear, sleep } = window.bench;
      await sleep(350);
      sound.play('tik');
      await sleep(200);
      return [ear(3000), ear(440)];
    });
    for (const level of heard) expect(level).toBeGreaterThan(-50);
  });

  it('says again what was cut off when the device stopped in the middle of it', async () => {
    const voice = await page.evaluate(async () => {
      const { sound, device, heard: ear, sleep, spoken } = window.bench;
      const said = sound.say(spoken('zeg2'));
      await sleep(150);
      await device.suspend();
      const isToBeHeard = await said;
      await device.resume();
      await sleep(200);
      return { isToBeHeard, level: ear(3000) };
    });
    expect(voice.isToBeHeard).toBe(true);
    expect(voice.level).toBeGreaterThan(-40);
  });

  it('freezes on pause, speech too, and goes on after it', async () => {
    const result = await page.evaluate(async () => {
      const { sound, heard: ear, sleep, spoken } = window.bench;
      let over = false;
      sound.play('zoem');
      void sound.say(spoken('zeg')).then(() => (over = true));
      await sleep(250);
      sound.pause();
      await sleep(900);
      const frozen = { over, level: Math.max(ear(440), ear(3000)) };
      sound.resume();
      await sleep(1700);
      return { frozen, over, level: ear(440) };
    });
    expect(result.frozen.over).toBe(false);
    expect(result.frozen.level).toBeLessThan(-100);
    expect(result.over).toBe(true);
    expect(result.level).toBeGreaterThan(-40);
  });

  it('plays the music of a game in a loop and frees it with the game', async () => {
    const heard = await page.evaluate(async () => {
      const { sound, heard: ear, sleep } = window.bench;
      sound.music(true);
      await sound.load('game', { music: { url: 'music.mp3', sprite: { loop: [100, 800, true] } } });
      await sleep(1400);
      const on = ear(1500);
      sound.unloadGame();
      await sleep(200);
      return { on, off: ear(1500) };
    });
    expect(heard.on).toBeGreaterThan(-50);
    expect(heard.off).toBeLessThan(-100);
  });

  it('stays quiet about what is not there', async () => {
    const level = await page.evaluate(async () => {
      const { sound, heard: ear, sleep, spoken } = window.bench;
      await sound.load('game', { effects: { url: 'weg.mp3', sprite: { boem: [0, 100] } } });
      sound.play('boem').stop();
      sound.play('onbekend').rate(2);
      sound.setMuted(true);
      sound.play('tik');
      await sleep(200);
      const muted = ear(440);
      sound.destroy();
      sound.play('tik');
      await sound.say(spoken('zeg'));
      return muted;
    });
    expect(level).toBeLessThan(-100);
    expect(complaints).toEqual([]);
  });

  // Playwright counts every evaluate as a touch of the page, so the test holds the device back itself.
  it('does not wait for a device that is held back, and says the last prompt once it is free', async () => {
    const result = await page.evaluate(async () => {
      const { sound, device, heard: ear, sleep, spoken } = window.bench;
      await device.suspend();
      const start = performance.now();
      sound.play('tik');
      await sound.say(spoken('zeg2'));
      await sound.say(spoken('zeg'));
      const waited = performance.now() - start;
      await device.resume();
      await sleep(350);
      return { waited, voice: ear(3000), effect: ear(440) };
    });
    expect(result.waited).toBeLessThan(100);
    expect(result.voice).toBeGreaterThan(-40);
    expect(result.effect).toBeLessThan(-100);
  });

  it('plays the recording where the device has no good voice', async () => {
    const result = await page.evaluate(async () => {
      const { sound, heard: ear, sleep, spoken } = window.bench;
      const there: boolean[] = [];
      sound.watchVoice((is) => there.push(is));
      sound.setVoice({ voice: 'device', onlineVoices: true });
      const said = sound.say(spoken('zeg'));
      await sleep(500);
      const voice = ear(3000);
      await said;
      return { there: there.at(-1), voice, names: speechSynthesis.getVoices().map(({ name }) => name) };
    });
    // If this fails, look whether this browser got voices: then it has every right to speak itself.
    expect(result.names.filter((name) => !/espeak/i.test(name))).toEqual([]);
    expect(result.there).toBe(false);
    expect(result.voice).toBeGreaterThan(-40);
  });

  describe('with a device that speaks', () => {
    /** A browser with one Dutch voice, found a moment later; it never begins with what starts with "stil". */
    const withVoice = () => {
      const voices: object[] = [];
      const listeners: (() => void)[] = [];
      const said: string[] = [];
      let talking: ReturnType<typeof setTimeout> | undefined;
      Object.assign(window, { said });
      class Spoken {
        text: string;
        onstart?: () => void;
        onend?: () => void;
        constructor(text: string) {
          this.text = text;
        }
      }
      const synthesis = {
        getVoices: () => voices,
        addEventListener: (_: string, listener: () => void) => listeners.push(listener),
        removeEventListener: () => {},
        speaking: false,
        cancel() {
          clearTimeout(talking);
          synthesis.speaking = false;
        },
        speak(spoken: Spoken) {
          said.push(spoken.text);
          if (spoken.text.startsWith('stil')) return;
          synthesis.speaking = true;
          spoken.onstart?.();
          talking = setTimeout(() => {
            synthesis.speaking = false;
            spoken.onend?.();
          }, 300);
        },
      };
      Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
      Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Spoken });
      setTimeout(() => {
        voices.push({ name: 'Google Nederlands 4 (Natural)', lang: 'nl-NL', localService: true });
        for (const listener of listeners) listener();
      }, 300);
    };
    beforeEach(async () => {
      await page.close();
      await open(withVoice);
      await page.waitForFunction(() => speechSynthesis.getVoices().length > 0);
    });

    it('lets it speak when that is set, one text after the other; what a person recorded is played', async () => {
      const result = await page.evaluate(async () => {
        const { sound, heard: ear, sleep, spoken } = window.bench;
        let there = false;
        sound.watchVoice((is) => (there = is));
        await sound.say(spoken('zeg2'));
        sound.setVoice({ voice: 'device', onlineVoices: false });
        const start = performance.now();
        await Promise.all([sound.say(spoken('boom')), sound.say(spoken('vis'))]);
        const ms = performance.now() - start;
        void sound.say({ ...spoken('zeg'), isHuman: true });
        await sleep(500);
        return { there, ms, said: (window as unknown as { said: string[] }).said, voice: ear(3000) };
      });
      expect(result.there).toBe(true);
      expect(result.said).toEqual(['boom', 'vis']);
      expect(result.ms).toBeGreaterThan(580);
      expect(result.voice).toBeGreaterThan(-40);
    });

    it('plays the recording after 1.5 s of silence, and asks that voice no more', async () => {
      const result = await page.evaluate(async () => {
        const { sound, heard: ear, sleep } = window.bench;
        let there = true;
        sound.watchVoice((is) => (there = is));
        sound.setVoice({ voice: 'device', onlineVoices: false });
        void sound.say({ text: 'stil', url: 'zeg.mp3' });
        await sleep(1900);
        const voice = ear(3000);
        sound.stopSpeech();
        await sound.say({ text: 'stil nog eens', url: 'zeg2.mp3' });
        return { there, voice, said: (window as unknown as { said: string[] }).said };
      });
      expect(result.voice).toBeGreaterThan(-40);
      expect(result.said).toEqual(['stil']);
      expect(result.there).toBe(false);
    });

    it('has the device say what can’t be had as a recording, and nothing of it while the sound is off', async () => {
      const result = await page.evaluate(async () => {
        const { sound, spoken } = window.bench;
        const heard = await sound.say(spoken('weg'));
        sound.setMuted(true);
        return {
          heard,
          muted: await sound.say(spoken('ook weg')),
          said: (window as unknown as { said: string[] }).said,
        };
      });
      expect(result).toEqual({ heard: true, muted: false, said: ['weg'] });
    });

    it('is quiet when muted and frozen by a pause', async () => {
      const result = await page.evaluate(async () => {
        const { sound, sleep, spoken } = window.bench;
        sound.setVoice({ voice: 'device', onlineVoices: false });
        let over = false;
        void sound.say(spoken('boom')).then(() => (over = true));
        await sleep(100);
        sound.pause();
        await sleep(600);
        const frozen = over;
        sound.resume();
        await sleep(500);
        sound.setMuted(true);
        await sound.say(spoken('zeg2'));
        return { frozen, over, said: (window as unknown as { said: string[] }).said };
      });
      expect(result.frozen).toBe(false);
      expect(result.over).toBe(true);
      expect(result.said).toEqual(['boom', 'boom']);
    });
  });
});
