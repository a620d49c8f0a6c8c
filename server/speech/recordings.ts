import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VARIANTS, type Variant } from '../contract/variant.ts';

/** Recordings by people: they win from the voice. */
export interface Recordings {
  /** Whether there is one of a text, as a mark that changes with it. */
  mark(text: string, variant: Variant): string | undefined;
  /** The recording of a text; undefined when there is none or it can't be read. */
  get(text: string, variant: Variant): Promise<Uint8Array | undefined>;
}

/** The name of the file of a recording, without `.mp3`: the text in small letters, signs that no file can have left out. */
const nameOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\\/:*?"<>|]/g, '')
    .replace(/[.!\s]+$/, '');

/**
 * Finds recordings in folders with a folder for each variant and in it `<text>.mp3`; the first folder wins. What is
 * recorded for the Netherlands is heard in Belgium only when it is put there too.
 */
export function openRecordings(folders: readonly string[]): Recordings {
  const found = new Map<string, { file: string; mark: string }>();
  for (const folder of folders)
    for (const variant of VARIANTS)
      for (const name of namesIn(join(folder, variant))) {
        const key = `${variant}/${nameOf(name.slice(0, -4))}`;
        if (found.has(key)) continue;
        const file = join(folder, variant, name);
        const { mtimeMs, size } = statSync(file);
        const mark = createHash('sha256').update(`${mtimeMs} ${size}`).digest('hex').slice(0, 8);
        found.set(key, { file, mark });
      }
  const of = (text: string, variant: Variant) => found.get(`${variant}/${nameOf(text)}`);
  return {
    mark: (text, variant) => of(text, variant)?.mark,
    async get(text, variant) {
      const one = of(text, variant);
      return one && (await readFile(one.file).catch(() => undefined));
    },
  };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.mp3'));
  } catch {
    // Nobody recorded anything here.
    return [];
  }
}
