import { createReadStream, createWriteStream, existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { ZipFile } from 'yazl';
import type { DataFolder } from '../data/folder.ts';
import type { ExportRow } from '../data/schema.ts';
import { opening, sealing } from './sealed-file.ts';

/** Of which export a file is. */
type Of = Pick<ExportRow, 'id' | 'salt'>;
type Source = AsyncIterable<string | Buffer>;

/** The files of exports, each sealed by itself, in `exports/` of the data folder. */
export interface ExportFiles {
  /** Writes the nth file; it gets its name when it is whole, and takes the place of one that was there. */
  write(of: Of, n: number, source: Source): Promise<void>;
  /** The files as a zip, under these names and as of this moment; undefined when one of them is not there. */
  zip(of: Of, names: readonly string[], at: number): Readable | undefined;
  /** Removes the files of an export. */
  remove(id: string): Promise<void>;
  /** Of which exports there are files. */
  ids(): string[];
}

/** Opens that folder; it is made when there is something to write. */
export function openExportFiles(folder: Pick<DataFolder, 'path' | 'secret'>): ExportFiles {
  const root = join(folder.path, 'exports');
  const secret = folder.secret('exports');
  const fileOf = (id: string, n: number) => join(root, id, String(n).padStart(6, '0'));
  const keyOf = ({ id, salt }: Of, n: number) => ({ secret, salt, name: `${id} ${n}` });

  /** What stands in a file, again. */
  function read(of: Of, n: number): Readable {
    const content = new PassThrough();
    pipeline(createReadStream(fileOf(of.id, n)), opening(keyOf(of, n)), createGunzip(), content).catch(
      (error: unknown) => content.destroy(error as Error),
    );
    return content;
  }

  return {
    async write(of, n, source) {
      const file = fileOf(of.id, n);
      const draft = `${file}.${randomUUID()}`;
      await mkdir(join(root, of.id), { recursive: true, mode: 0o700 });
      // Packed first: what is sealed can't be made smaller.
      await pipeline(
        Readable.from(source, { objectMode: false }),
        createGzip(),
        sealing(keyOf(of, n)),
        createWriteStream(draft, { mode: 0o600, flush: true }),
      );
      await rename(draft, file);
    },
    zip(of, names, at) {
      if (names.some((_, n) => !existsSync(fileOf(of.id, n)))) return undefined;
      const zip = new ZipFile();
      let current: Readable | undefined;
      const out = zip.outputStream as PassThrough;
      for (const [n, name] of names.entries())
        zip.addReadStreamLazy(name, { mtime: new Date(at) }, (given) => {
          // A file that can't be opened breaks the zip off: yazl would wait for it.
          current = read(of, n).on('error', (error) => out.destroy(error));
          given(null, current);
        });
      zip.on('error', (error: Error) => out.destroy(error));
      // It may break off before anybody reads it: who does so then hears of it.
      out.on('error', () => undefined);
      // Who fetched it may be gone before the end.
      out.on('close', () => current?.destroy());
      zip.end();
      return out;
    },
    remove: (id) => rm(join(root, id), { recursive: true, force: true }),
    ids: () => (existsSync(root) ? readdirSync(root) : []),
  };
}
