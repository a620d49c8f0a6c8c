import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Variant } from '../contract/variant.ts';
import type { Recordings } from './recordings.ts';
import type { Synthesiser } from './synthesiser.ts';

/** Recordings of texts: each is spoken once and then kept as a file. */
export interface SpeechStore {
  /** The mp3 of a text, spoken now when there is none yet. Rejects when it can't be spoken. */
  get(text: string, variant: Variant): Promise<Uint8Array>;
  /** Speaks what is not there yet, after all that somebody waits for. Resolves when done; failures are left for later. */
  warm(texts: Iterable<string>, variant: Variant): Promise<void>;
}

interface Job {
  text: string;
  variant: Variant;
  file: string;
  urgent: boolean;
  promise: Promise<Uint8Array>;
  resolve(mp3: Uint8Array): void;
  reject(error: unknown): void;
}

/** Texts that may wait: somebody waits for them, or they are made beforehand. More means that something is wrong. */
const MOST_WAITING = { urgent: 5000, beforehand: 4000 };

/**
 * Keeps what was spoken in a folder of its own for each version of the voice. A text is asked of the synthesiser once,
 * however many ask for it, and not at all when a person recorded it.
 */
export function createSpeechStore(
  folder: string,
  synthesiser: Synthesiser,
  recordings: Recordings,
): SpeechStore {
  const jobs = new Map<string, Job>();
  const home = join(folder, synthesiser.version);
  /** Files that are known to be there. */
  const kept = new Set<string>();
  let busy = false;

  const fileOf = (text: string, variant: Variant) => {
    const name = createHash('sha256').update(`${variant}\0${text}`).digest('hex').slice(0, 40);
    return join(home, name.slice(0, 2), `${name}.mp3`);
  };

  const ask = (text: string, variant: Variant, file: string, urgent: boolean): Promise<Uint8Array> => {
    const known = jobs.get(file);
    if (known) {
      known.urgent ||= urgent;
      return known.promise;
    }
    if (jobs.size >= MOST_WAITING[urgent ? 'urgent' : 'beforehand'])
      return Promise.reject(new Error('Too many texts wait to be spoken.'));
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    jobs.set(file, { text, variant, file, urgent, promise, resolve, reject });
    void work();
    return promise;
  };

  const speak = ({ text, variant }: Job) => synthesiser.speak(text, variant);

  /** One text at a time; those that somebody waits for first. */
  async function work() {
    if (busy) return;
    busy = true;
    for (let job = pick(jobs); job; job = pick(jobs)) {
      try {
        // Once more: a voice that broke down starts afresh with the next text.
        const mp3 = await speak(job).catch(() => speak(job));
        await keep(job.file, mp3);
        kept.add(job.file);
        job.resolve(mp3);
      } catch (error) {
        job.reject(error);
      }
      jobs.delete(job.file);
    }
    busy = false;
  }

  const read = async (file: string) => {
    const mp3 = await readFile(file).catch(() => undefined);
    if (mp3) kept.add(file);
    return mp3;
  };

  return {
    async get(text, variant) {
      const file = fileOf(text, variant);
      return (await recordings.get(text, variant)) ?? (await read(file)) ?? ask(text, variant, file, true);
    },
    async warm(texts, variant) {
      const tasks = [...new Set(texts)].map(async (text) => {
        if (recordings.mark(text, variant) !== undefined) return;
        const file = fileOf(text, variant);
        if (!kept.has(file) && !(await read(file))) await ask(text, variant, file, false);
      });
      await Promise.allSettled(tasks);
    },
  };
}

function pick(jobs: ReadonlyMap<string, Job>): Job | undefined {
  const all = [...jobs.values()];
  return all.find(({ urgent }) => urgent) ?? all[0];
}

/** A file is there whole or not at all, also when the power goes. */
async function keep(file: string, mp3: Uint8Array) {
  await mkdir(join(file, '..'), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, mp3);
  await rename(draft, file);
}
