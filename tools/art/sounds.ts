import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { render, renderTune, SHARED_SOUNDS, Tune, type SoundSet } from '../../engine/foley/index.ts';
import type { Weight } from './games.ts';
import type { Job } from './job.ts';
import { encodeMp3 } from './mp3.ts';
import { layOut, type Sample } from './sprite.ts';
import { hashOf } from './stamp.ts';

const ROOT = join(import.meta.dirname, '../..');
const OUT = '.build/art';

const EFFECTS = { rate: 24000, bitrate: 40 } as const;
const MUSIC = { rate: 16000, bitrate: 24 } as const;
/** Bytes that the sounds of one owner may take, its tune included (scenes/README.md 6, rule 17). */
const LIMIT = 120_000;
/** What one hears on the islands of each theme of the map, and the bytes that each may take (scenes/landkaart/README.md 4.2). */
const BEDS = 'scenes/landkaart/art/beds.ts';
const BED_LIMIT = 60_000;

const tuneFile = (name: string) => `assets/sounds/${name}.json`;
/** What all sounds are made of: the synthesiser and this tool. */
const SYNTHESISER = ['engine/foley/*.ts', 'engine/exercise/rng.ts', 'tools/art/{sounds,sprite,mp3}.ts'];

async function write(folder: string, name: string, sounds: Sample[], form: typeof EFFECTS | typeof MUSIC) {
  const { samples, sprite } = layOut(sounds, form.rate);
  writeFileSync(join(folder, `${name}.mp3`), await encodeMp3(samples, form.rate, form.bitrate));
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(sprite));
}

async function make(id: string, set: SoundSet, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const sounds = Object.entries(set.sounds).map(([name, recipe]): Sample => {
    return { name, samples: render(recipe, EFFECTS.rate, `${id}/${name}`), loop: recipe.loop !== undefined };
  });
  await write(folder, 'sounds', sounds, EFFECTS);
  for (const old of ['music.mp3', 'music.json']) rmSync(join(folder, old), { force: true });
  if (!set.music) return;
  const tune = Tune.parse(JSON.parse(readFileSync(join(ROOT, tuneFile(set.music)), 'utf8')));
  const loop: Sample = { name: 'loop', samples: renderTune(tune, MUSIC.rate), loop: true };
  await write(folder, 'music', [loop], MUSIC);
}

/** Whose sounds there are, by the file they stand in: the shared ones, those of each game, and those of each theme of the map. */
async function owners(): Promise<Map<string, { set: SoundSet; source?: string; limit: number }>> {
  const all: Awaited<ReturnType<typeof owners>> = new Map([['kit', { set: SHARED_SOUNDS, limit: LIMIT }]]);
  for (const source of globSync('scenes/*/art/sounds.ts', { cwd: ROOT }).sort()) {
    const { default: set } = (await import(`../../${source}`)) as { default: SoundSet };
    all.set(basename(dirname(dirname(source))), { set, source, limit: LIMIT });
  }
  const { default: beds } = (await import(`../../${BEDS}`)) as { default: Record<string, SoundSet> };
  for (const [theme, set] of Object.entries(beds))
    all.set(`landkaart/${theme}`, { set, source: BEDS, limit: BED_LIMIT });
  return all;
}
const OWNERS = await owners();

export const soundJobs = (): Job[] =>
  [...OWNERS].map(([id, { set, source }]): Job => {
    const hash = hashOf([
      ...SYNTHESISER,
      ...(source ? [source] : []),
      ...(set.music ? [tuneFile(set.music)] : []),
    ]);
    return { maker: 'sounds', id, hash, files: [`${OUT}/${id}/sounds.mp3`], weight: 4 };
  });

/** Encodes the sounds of one owner, and its tune, into `.build/art/<id>/`. */
export const makeSounds = (id: string): Promise<void> => make(id, OWNERS.get(id)!.set, join(ROOT, OUT, id));

/** What the sounds of each owner weigh, its tune included. */
export const weighSounds = (): Weight[] =>
  [...OWNERS].map(([id, { limit }]) => {
    const size = (name: string) => statSync(join(ROOT, OUT, id, name), { throwIfNoEntry: false })?.size ?? 0;
    return { id: `${id} (geluid)`, bytes: size('sounds.mp3') + size('music.mp3'), limit };
  });
