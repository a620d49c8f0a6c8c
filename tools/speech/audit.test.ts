import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadEspeak, type Voice } from '../../server/speech/voice/espeak.ts';
import { parsePronunciation } from '../../server/speech/voice/phonemes.ts';
import { contrasts, doubt, measure } from './audit.ts';
import { misread } from './sounds.ts';
import { allTexts } from './texts.ts';

const RATE = 1000;
/** A buzz that grows, so that it is at its peak only once. */
const buzz = (at: number) => ((at % 50) / 50) * (0.2 + at / 6000);

/** A voice that makes a sound of some seconds, in silence of 60 ms. */
const humming = (seconds: number, level = buzz) => ({
  rate: RATE,
  phonemes: () => '',
  say: () =>
    Float32Array.from({ length: Math.round((seconds + 0.12) * RATE) }, (_, i) =>
      i < 60 || i >= 60 + seconds * RATE ? 0 : level(i),
    ),
});

describe('the audit of speech', () => {
  it('has no doubt about a common word', () => {
    const measured = measure(humming(0.6), 'boom');
    expect(measured.seconds).toBeCloseTo(0.6);
    expect(doubt(measured)).toBeUndefined();
  });

  it.each([
    ['te kort', humming(0.2)],
    ['te lang voor zijn letters', humming(1.4)],
    ['te zacht', humming(0.6, (at) => buzz(at) / 4)],
    ['te hard', humming(0.6, (at) => buzz(at) * 2)],
    ['vervormd', humming(0.6, (at) => Math.sign(Math.sin(at)))],
    ['stilte in het woord', humming(0.6, (at) => (at > 150 && at < 450 ? 0 : buzz(at)))],
  ])('says %s', (why, voice) => {
    expect(doubt(measure(voice, 'boom'))).toBe(why);
  });
});

describe('our voice', () => {
  let voice: Voice;
  beforeAll(async () => {
    const table = new URL('../../assets/words/pronunciation.tsv', import.meta.url);
    voice = await loadEspeak(parsePronunciation(readFileSync(table, 'utf8')));
  });

  it('lets a pupil hear every contrast of short and long vowels', () => {
    expect(contrasts(voice).filter(({ clear }) => !clear)).toEqual([]);
  });

  it('says the words of each category with the sound that it is about', () => {
    // New words of the lists may wait for their pronunciation; `npm run speech` names them.
    expect(misread(voice).length).toBeLessThan(15);
  });

  it('gives no reason for doubt about a hundred texts of the bank', () => {
    const texts = allTexts();
    const some = texts.filter((_, i) => i % Math.ceil(texts.length / 100) === 0);
    expect(some.map((text) => ({ text, why: doubt(measure(voice, text)) })).filter(({ why }) => why)).toEqual(
      [],
    );
  });
});
