import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { render, renderTune, SHARED_SOUNDS, Tune, type SoundSet } from '../../engine/foley/index.ts';
import { encodeMp3 } from './mp3.ts';
import { layOut, type Sample } from './sprite.ts';

const ROOT = join(import.meta.dirname, '../..');
const OUT = join(ROOT, '.build/art');
/** Keeps what each result was made of; apart from the results, which the app takes up whole. */
const STAMPS = join(ROOT, '.build/cache/sounds');

const EFFECTS = { rate: 24000, bitrate: 40 } as const;
const MUSIC = { rate: 16000, bitrate: 24 } as const;
/** Bytes that the sounds of one owner may take, its tune included (scenes/README.md 6, rule 17). */
const LIMIT = 120_000;
/** What one hears on the islands of each theme of the map, and the bytes that each may take (scenes/landkaart/README.md 4.2). */
const BEDS = 'scenes/landkaart/art/beds.ts';
const BED_LIMIT = 60_000;

/** What was made of one game's sounds, or of the shared ones. */
export interface SoundReport {
  id: string;
  sounds: number;
  effectBytes: number;
  musicBytes: number;
}

const read = (path: string) => readFileSync(join(ROOT, path));
const tuneFile = (name: string) => `assets/sounds/${name}.json`;

/** A hash over all that the sounds of one owner are made of: the synthesiser, this tool, recipes and tune. */
function stampOf(sources: readonly string[]): string {
  const hash = createHash('sha256');
  const tools = ['tools/art/sounds.ts', 'tools/art/sprite.ts', 'tools/art/mp3.ts', 'engine/exercise/rng.ts'];
  const foley = globSync('engine/foley/*.ts', { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'));
  for (const file of [...foley.sort(), ...tools, ...sources]) hash.update(file).update(read(file));
  return hash.digest('hex');
}

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
  const tune = Tune.parse(JSON.parse(read(tuneFile(set.music)).toString()));
  const loop: Sample = { name: 'loop', samples: renderTune(tune, MUSIC.rate), loop: true };
  await write(folder, 'music', [loop], MUSIC);
}

function report(id: string, folder: string): SoundReport {
  const size = (name: string) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name)).length : 0;
  const made: SoundReport = {
    id,
    sounds: Object.keys(JSON.parse(readFileSync(join(folder, 'sounds.json'), 'utf8')) as object).length,
    effectBytes: size('sounds.mp3'),
    musicBytes: size('music.mp3'),
  };
  if (made.effectBytes + made.musicBytes > LIMIT) {
    throw new Error(`${id}: effects ${made.effectBytes} bytes, music ${made.musicBytes}: over the limit`);
  }
  return made;
}

/** Makes the sounds of one owner unless they are there already. `sources` are the files they come from. */
async function build(id: string, set: SoundSet, sources: readonly string[]): Promise<SoundReport> {
  const folder = join(OUT, id);
  const stamp = stampOf([...sources, ...(set.music ? [tuneFile(set.music)] : [])]);
  const stampFile = join(STAMPS, id.replaceAll('/', '-'));
  const fresh = existsSync(join(folder, 'sounds.mp3')) && existsSync(stampFile);
  if (!fresh || readFileSync(stampFile, 'utf8') !== stamp) {
    await make(id, set, folder);
    mkdirSync(STAMPS, { recursive: true });
    writeFileSync(stampFile, stamp);
  }
  return report(id, folder);
}

/** Encodes the shared sounds (`kit`) and those of every game into `.build/art/<id>/`; what is unchanged stays. */
export async function buildSounds(): Promise<SoundReport[]> {
  const reports = [await build('kit', SHARED_SOUNDS, [])];
  for (const file of globSync('scenes/*/art/sounds.ts', { cwd: ROOT }).sort()) {
    const { default: set } = (await import(pathToFileURL(join(ROOT, file)).href)) as { default: SoundSet };
    reports.push(await build(basename(dirname(dirname(file))), set, [file]));
  }
  const { default: beds } = (await import(pathToFileURL(join(ROOT, BEDS)).href)) as {
    default: Record<string, SoundSet>;
  };
  for (const [theme, set] of Object.entries(beds)) {
    const bed = await build(`landkaart/${theme}`, set, [BEDS]);
    if (bed.effectBytes > BED_LIMIT) throw new Error(`${bed.id}: ${bed.effectBytes} bytes is over the limit`);
    reports.push(bed);
  }
  return reports;
}

if (import.meta.main) console.table(await buildSounds());
