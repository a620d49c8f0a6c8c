import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sync } from '../data/copy.ts';

const NAME = /^\d{4}-\d{2}\.jsonl$/;

/** The folder with the list of what was erased, in a data folder or beside backups. */
export const erasuresIn = (folder: string): string => join(folder, 'erasures');

/**
 * Adds lines to the file of a month, and waits until they are on the disk. Several processes may do so at once: a line is written in one
 * go. It begins with the end of the line before it, so that half a line of a process that was killed spoils no other.
 */
export async function addLines(folder: string, day: string, lines: readonly string[]): Promise<void> {
  const file = join(folder, `${day.slice(0, 7)}.jsonl`);
  const isNew = !existsSync(file);
  if (isNew) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const text = lines.map((line) => `\n${line}`).join('');
  await appendFile(file, text, { mode: 0o600, flush: true });
  if (isNew) sync(folder);
}

/** All lines, oldest month first; none where there is no list. */
export const linesIn = (folder: string): string[] =>
  monthsIn(folder).flatMap((name) => linesOf(join(folder, name)));

/** Adds to a list what stands in another and not in it. */
export async function addMissing(from: string, to: string): Promise<void> {
  if (from === to) return;
  for (const name of monthsIn(from)) {
    const own = join(to, name);
    const there = new Set(existsSync(own) ? linesOf(own) : []);
    const missing = linesOf(join(from, name)).filter((line) => !there.has(line));
    if (missing.length > 0) await addLines(to, name, missing);
  }
}

/** Forgets whole months of before a day. */
export function forgetBefore(folder: string, day: string): void {
  for (const name of monthsIn(folder)) if (name.slice(0, 7) < day.slice(0, 7)) rmSync(join(folder, name));
}

const monthsIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => NAME.test(name))
        .sort()
    : [];

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean);
