import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { render, SHARED_SOUNDS, Tune, type SoundSet } from '../../engine/foley/index.ts';
import { biquad, filterAll } from '../../engine/foley/filters.ts';
import { loudness, peakOf } from '../../engine/foley/level.ts';
import { encodeMp3 } from './mp3.ts';
import { layOut } from './sprite.ts';

const ROOT = join(import.meta.dirname, '../..');
const RATE = 24000;
/** What a decoder that knows nothing of the encoder puts in front. */
const DELAY = 1105;
const steady = (length: number, value: number) => new Float32Array(length).fill(value);

describe('layOut', () => {
  const { samples, sprite } = layOut(
    [
      { name: 'een', samples: steady(1000, 0.5), loop: false },
      { name: 'rond', samples: Float32Array.from({ length: 2400 }, (_, i) => i / 2400), loop: true },
      { name: 'twee', samples: steady(777, 0.25), loop: false },
    ],
    RATE,
  );
  const heard = (name: string) => {
    const [start, length] = sprite[name]!;
    const from = Math.round((start * RATE) / 1000) - DELAY;
    return samples.slice(from, from + Math.round((length * RATE) / 1000));
  };

  it('says where each sound is in the decoded file, to the millisecond', () => {
    const millisecond = RATE / 1000;
    for (const [name, value, length] of [
      ['een', 0.5, 1000],
      ['twee', 0.25, 777],
    ] as const) {
      const sound = heard(name);
      expect(sound.length).toBeGreaterThanOrEqual(length);
      expect(sound.slice(millisecond, length - millisecond).every((sample) => sample === value)).toBe(true);
    }
  });

  it('lays silence between sounds, more than a decoder may be late', () => {
    const end = Math.round((sprite['een']![0] * RATE) / 1000) - DELAY + 1000 + 24;
    expect(samples.slice(end, end + DELAY).every((sample) => sample === 0)).toBe(true);
  });

  it('goes on round a loop on both sides', () => {
    const [start, length, loop] = sprite['rond']!;
    expect([length, loop]).toEqual([100, true]);
    const from = Math.round((start * RATE) / 1000);
    for (const shift of [-2 * DELAY, -DELAY, 0]) {
      const at = from + shift;
      expect(samples[at]).toBeCloseTo(samples[at + 2400]!, 6);
    }
  });
});

describe('encodeMp3', () => {
  it('gives mpeg audio of the asked bit rate', async () => {
    const second = Float32Array.from({ length: RATE }, (_, i) => 0.3 * Math.sin(i / 9));
    const file = await encodeMp3(second, RATE, 40);
    expect(file[0]).toBe(0xff);
    expect(file[1]! & 0xe0).toBe(0xe0);
    expect(file.length).toBeGreaterThan(4800);
    expect(file.length).toBeLessThan(5900);
  });
});

describe('the sounds of the games', () => {
  const files = globSync('scenes/*/art/sounds.ts', { cwd: ROOT });

  it('are found', () => expect(files.length).toBeGreaterThan(3));

  it.each(files)('%s has 4 to 20 sounds and a tune that exists and is well-formed', async (file) => {
    const { default: set } = (await import(pathToFileURL(join(ROOT, file)).href)) as { default: SoundSet };
    const count = Object.keys(set.sounds).length;
    expect(count).toBeGreaterThanOrEqual(4);
    expect(count).toBeLessThanOrEqual(20);
    if (!set.music) return;
    const tune = Tune.parse(JSON.parse(readFileSync(join(ROOT, `assets/sounds/${set.music}.json`), 'utf8')));
    for (const { bars } of tune.parts) {
      for (const bar of bars)
        expect(bar).toMatch(/^(\.|[A-G][#b]?\d(\+[A-G][#b]?\d)*)( (\.|[A-G][#b]?\d(\+[A-G][#b]?\d)*))*$/);
    }
  });
});

/** Energy of a sound above a frequency against all of it, in dB. */
function shareAbove(samples: Float32Array, frequency: number): number {
  const high = Float32Array.from(samples);
  for (const q of [0.54, 1.31]) {
    const filter = biquad('highpass', RATE);
    filter.tune(frequency, q);
    filterAll(high, filter);
  }
  const energy = (of: Float32Array) => of.reduce((sum, sample) => sum + sample ** 2, 0);
  return 10 * Math.log10(energy(high) / energy(samples) + 1e-12);
}

describe('every sound as it is heard', async () => {
  const load = async (file: string) =>
    ((await import(pathToFileURL(join(ROOT, file)).href)) as { default: unknown }).default;
  const owners: [string, SoundSet][] = [['kit', SHARED_SOUNDS]];
  for (const file of globSync('scenes/*/art/sounds.ts', { cwd: ROOT }).sort())
    owners.push([file.split('/')[1]!, (await load(file)) as SoundSet]);
  const beds = Object.entries((await load('scenes/landkaart/art/beds.ts')) as Record<string, SoundSet>);
  owners.push(...beds.map(([theme, set]): [string, SoundSet] => [`landkaart/${theme}`, set]));
  const all = owners.flatMap(([owner, { sounds }]) =>
    Object.entries(sounds).map(([name, recipe]) => [`${owner} ${name}`, recipe] as const),
  );

  it.each(all)('%s is neither silent nor loud, clipped, shrill or too long', (name, recipe) => {
    const samples = render(recipe, RATE, name.replace(' ', '/'));
    // House level is -18; steps and what goes on for long are softer, and what lies under the map the softest.
    const softest = name.startsWith('landkaart/') ? -34 : -28.5;
    expect(loudness(samples, RATE)).toBeGreaterThan(softest);
    expect(loudness(samples, RATE)).toBeLessThan(-15);
    expect(peakOf(samples)).toBeLessThanOrEqual(0.632);
    expect(shareAbove(samples, 6000)).toBeLessThan(-24);
    const seconds = samples.length / RATE;
    if (recipe.loop !== undefined) expect(seconds).toBeCloseTo(recipe.loop, 3);
    else expect(seconds).toBeGreaterThan(0.035);
    expect(seconds).toBeLessThan(recipe.loop === undefined ? 2.6 : 6);
    // It begins and ends at rest: no click.
    if (recipe.loop === undefined)
      for (const end of [samples[0]!, samples.at(-1)!]) expect(Math.abs(end)).toBeLessThan(0.01);
  });
});
