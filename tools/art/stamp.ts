import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const STAMPS = join(ROOT, '.build/cache/art');

/** Contents by file, and files by glob: most of what one thing is made of, others are made of too. */
const contents = new Map<string, Buffer>();
const listed = new Map<string, string[]>();

function filesOf(glob: string): string[] {
  const known = listed.get(glob);
  if (known) return known;
  const files = globSync(glob, { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'));
  listed.set(glob, files);
  return files;
}

function contentOf(file: string): Buffer {
  const known = contents.get(file);
  if (known) return known;
  const read = readFileSync(join(ROOT, file));
  contents.set(file, read);
  return read;
}

/** A hash over the contents of files, given by globs, and over `more` that the result depends on. */
export function hashOf(globs: readonly string[], more = ''): string {
  const hash = createHash('sha256').update(more);
  for (const file of [...new Set(globs.flatMap(filesOf))].sort()) hash.update(file).update(contentOf(file));
  return hash.digest('hex');
}

/** Whether `name` was made of exactly this before and its files, from the project's folder, are still there. */
export function isFresh(name: string, hash: string, files: readonly string[]): boolean {
  const stamp = join(STAMPS, name);
  return (
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hash &&
    files.every((file) => existsSync(join(ROOT, file)))
  );
}

/** Remembers what `name` was made of. */
export function remember(name: string, hash: string): void {
  const stamp = join(STAMPS, name);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}
