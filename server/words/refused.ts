import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Whether a word is one of a list that is kept away from pupils. */
export type RefusedWords = (word: string) => boolean;

const WORDS = fileURLToPath(new URL('../../assets/words', import.meta.url));

/** Without capitals and accents: "Cocaïne" and "cocaine" are the same word here. */
const folded = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');

/** Reads a list: a word a line, `*` for any letters, `!` before what is innocent all the same, `#` before a remark. */
export function parseRefused(...texts: string[]): RefusedWords {
  const words = new Set<string>();
  const innocent = new Set<string>();
  const patterns: string[] = [];
  for (const line of texts.flatMap((text) => text.split('\n')).map((text) => folded(text.trim()))) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('!')) innocent.add(line.slice(1));
    else if (line.includes('*')) patterns.push(line.replaceAll('*', "[a-z'-]*"));
    else words.add(line);
  }
  const pattern = patterns.length > 0 ? new RegExp(`^(?:${patterns.join('|')})$`) : undefined;
  const isRefused = (word: string) => words.has(word) || (pattern?.test(word) ?? false);

  return (word) => {
    // Nothing refused is longer, and no length of input may take time.
    if (word.length > 60) return false;
    const plain = folded(word);
    if (innocent.has(plain)) return false;
    // A hyphen or a space in the middle hides nothing, nor does a word beside it.
    return [plain, plain.replace(/[-' ]/g, ''), ...plain.split(/[- ]/)].some(isRefused);
  };
}

/** What is refused, read once: `never` for anybody's word, `avoided` for what is made by us, `never` included. */
export function readRefused(folder = WORDS): { never: RefusedWords; avoided: RefusedWords } {
  const never = readFileSync(join(folder, 'refused.txt'), 'utf8');
  const avoided = readFileSync(join(folder, 'avoided.txt'), 'utf8');
  return { never: parseRefused(never), avoided: parseRefused(never, avoided) };
}
