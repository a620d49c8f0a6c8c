import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** What is kept of one sheet: the quality that was found to fit its limit, where that isn't the best. */
export interface Fit {
  readonly quality: number | undefined;
  /** Another quality fits now; without one the best does. */
  found(quality: number | undefined): void;
}

/** Where nothing is kept. */
export const NO_FIT: Fit = { quality: undefined, found: () => undefined };

/** Qualities by name of the sheet; null where the best fits again. */
export type Fits = Record<string, number | null>;

const read = (file: string): Record<string, number> =>
  existsSync(join(ROOT, file))
    ? (JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Record<string, number>)
    : {};

/**
 * The qualities with which the sheets of one owner fit: small data beside its art that belongs to the sources, so that
 * a build doesn't try them all anew. `news` is what was found to be otherwise.
 */
export class FitFile {
  readonly news: Fits = {};
  readonly #kept: Record<string, number>;

  constructor(file: string) {
    this.#kept = read(file);
  }

  /** That of one sheet. */
  of(sheet: string): Fit {
    const quality = this.#kept[sheet];
    return {
      quality,
      found: (now) => {
        if (now !== quality) this.news[sheet] = now ?? null;
      },
    };
  }
}

/** Writes what was found to be otherwise in a file; one without anything in it goes. */
export function keepFits(file: string, news: Fits): void {
  const all = Object.entries({ ...read(file), ...news }).filter(([, quality]) => quality !== null);
  if (all.length === 0) return rmSync(join(ROOT, file), { force: true });
  const sorted = Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(ROOT, file), `${JSON.stringify(sorted, null, 2)}\n`);
}
