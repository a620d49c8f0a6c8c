import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const STAMPS = join(ROOT, '.build/cache/art');

/** A hash over the contents of files, given by globs, and over `more` that the result depends on. */
export function hashOf(globs: readonly string[], more = ''): string {
  const hash = createHash('sha256').update(more);
  for (const file of globSync([...globs], { cwd: ROOT }).sort()) {
    if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
}

/** Whether `name` was made of exactly this before and its files are still there. */
export function isFresh(name: string, hash: string, files: readonly string[]): boolean {
  const stamp = join(STAMPS, name);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash && files.every((file) => existsSync(file));
}

/** Remembers what `name` was made of. */
export function remember(name: string, hash: string): void {
  const stamp = join(STAMPS, name);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}
