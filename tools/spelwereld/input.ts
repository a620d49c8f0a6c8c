import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';

/** A mistake in how the command line was used: told without a stack, exit code 2. */
export class UsageError extends Error {}

/** Something that is not there or can't be read: told without a stack, exit code 1. */
export class InputError extends Error {}

/** The words of the command line, or with `-` those of standard input, one a line; empty lines are no words. */
export async function* givenWords(words: readonly string[]): AsyncGenerator<string> {
  for (const word of words) {
    if (word !== '-') yield word;
    else
      for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity }))
        if (line.trim() !== '') yield line;
  }
}

/** The text of a file, named from where the command was given, or of standard input with `-`. */
export function givenText(file: string): string {
  const from = process.env['INIT_CWD'] ?? process.cwd();
  try {
    return readFileSync(file === '-' ? 0 : resolve(from, file), 'utf8');
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new InputError(
      missing ? `Het bestand ${file} is er niet.` : `Het bestand ${file} is niet te lezen.`,
    );
  }
}
