import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkWords, openOwnWords, type OwnWords } from '../../../server/words/index.ts';

/** Least share of the lines of the fresh lists that is understood, in percent. */
const LEAST = 95;

const FOLDER = join(import.meta.dirname, 'pasted');

/** Reads a list: a pasted line, ` ⇒ `, and what a person takes from it, parted by `; `; nothing where it holds no word. */
function readExpected(file: string) {
  const lines = readFileSync(join(FOLDER, file), 'utf8').trimEnd().split('\n');
  const pairs = lines.map((line) => line.split(' ⇒') as [string, string]);
  return {
    text: pairs.map(([given]) => given).join('\n'),
    words: pairs.map(([, words]) => words.split(';').flatMap((word) => word.trim() || [])),
  };
}

/** The lines of a list that are taken otherwise than by a person; empty lines are not counted. */
export function misread(file: string, known: OwnWords) {
  const { text, words } = readExpected(file);
  const found = words.map((): string[] => []);
  for (const { line, word } of checkWords(text, known)) if (word !== undefined) found[line - 1]!.push(word);
  const seen = new Set<string>();
  const faults = text.split('\n').flatMap((given, i) => {
    const expected = words[i]!.filter((word) => !seen.has(word));
    for (const word of expected) seen.add(word);
    const got = found[i]!;
    return got.join() === expected.join() ? [] : [`${given}: ${got.join(', ') || '–'}`];
  });
  return { faults, count: text.split('\n').filter((line) => line.trim() !== '').length };
}

/** How much of lists as teachers paste them is understood: those that were tuned on, and fresh ones. */
export function benchPasted(): boolean {
  const known = openOwnWords();
  const share = (kind: string) => {
    const lists = readdirSync(FOLDER)
      .filter((file) => file.startsWith(kind))
      .map((file) => misread(file, known));
    const count = lists.reduce((sum, list) => sum + list.count, 0);
    const wrong = lists.reduce((sum, list) => sum + list.faults.length, 0);
    return { count, percent: Math.round((1000 * (count - wrong)) / count) / 10 };
  };
  const [tuned, fresh] = [share('tuned'), share('fresh')];
  console.log(
    `geplakte lijsten: van ${fresh.count} regels van verse lijsten ${fresh.percent} % begrepen, van ${tuned.count} regels ` +
      `waarop is afgesteld ${tuned.percent} %`,
  );
  return fresh.percent >= LEAST;
}
