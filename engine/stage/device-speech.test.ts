import { beforeEach, describe, expect, it } from 'vitest';
import { soundPage } from '../testing/sound-page.ts';

const bench = soundPage();

it('plays the recording where the device has no good voice', async () => {
  const result = await bench.page.evaluate(async () => {
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

it('says slowly what is asked so, and the same fast again after it', async () => {
  const { slow, fast } = await bench.page.evaluate(async () => {
    const { sound, spoken } = window.bench;
    const took = async (isSlow: boolean) => {
      const start = performance.now();
      await sound.say({ ...spoken('zeg'), ...(isSlow && { isSlow }) });
      return performance.now() - start;
    };
    return { slow: await took(true), fast: await took(false) };
  });
  expect(slow).toBeGreaterThan(1600);
  expect(fast).toBeLessThan(1600);
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
    await bench.reopen(withVoice);
    await bench.page.waitForFunction(() => speechSynthesis.getVoices().length > 0);
  });

  it('lets it speak when that is set, one text after the other; what a person recorded is played', async () => {
    const result = await bench.page.evaluate(async () => {
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
    const result = await bench.page.evaluate(async () => {
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
    const result = await bench.page.evaluate(async () => {
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
    const result = await bench.page.evaluate(async () => {
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
