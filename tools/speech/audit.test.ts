import { describe, expect, it } from 'vitest';
import { doubt, measure } from './audit.ts';

const RATE = 1000;
/** A buzz that grows, so that it is at its peak only once. */
const buzz = (at: number) => ((at % 50) / 50) * (at / 2000);

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
    ['vervormd', humming(0.6, (at) => Math.sign(Math.sin(at)))],
    ['stilte in het woord', humming(0.6, (at) => (at > 150 && at < 450 ? 0 : buzz(at)))],
  ])('says %s', (why, voice) => {
    expect(doubt(measure(voice, 'boom'))).toBe(why);
  });
});
