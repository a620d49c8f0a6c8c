// Makes assets/words/words.nl.txt.gz, the server's word list, from the Dutch word list of OpenTaal as Debian packs it
// (`apt-get install wdutch`; only the machine that makes the file anew needs that package), and from words.more.txt.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { foldedOrder } from '../../server/words/dictionary.ts';

const SOURCE = '/usr/share/dict/dutch';
const COPYRIGHT = '/usr/share/doc/wdutch/copyright';
const WORDS = join(import.meta.dirname, '../../assets/words');

/** More letters than an exercise takes. */
const LONGEST = 30;
/** Letters of the Latin alphabet with or without a mark, and between them apostrophes, hyphens and one space. */
const WORD =
  /^'?[A-Za-zÀ-ÖØ-öø-ÿ]+(['-][A-Za-zÀ-ÖØ-öø-ÿ]+)*'?( [A-Za-zÀ-ÖØ-öø-ÿ]+(['-][A-Za-zÀ-ÖØ-öø-ÿ]+)*)?$/;

/** Names in two parts are mostly streets and persons; the few that are of use stand in words.more.txt. */
const isNameInParts = (line: string) => line.includes(' ') && /\p{Lu}/u.test(line);

/**
 * The words of the source that the engine can work with, and more words of our own, in the order in which the server
 * looks them up.
 */
export function selectWords(source: string, more = ''): string[] {
  const usable = (text: string) =>
    text
      .normalize('NFC')
      .split('\n')
      .filter((line) => line.length <= LONGEST && WORD.test(line));
  const words = usable(source).filter((line) => !isNameInParts(line));
  return [...new Set([...words, ...usable(more)])].sort(foldedOrder);
}

/** Writes the word list and its licence. */
export function makeDictionary() {
  if (!existsSync(SOURCE)) throw new Error(`${SOURCE} is er niet: apt-get install wdutch.`);
  const words = selectWords(
    readFileSync(SOURCE, 'utf8'),
    readFileSync(join(WORDS, 'words.more.txt'), 'utf8'),
  );
  const packed = gzipSync(words.join('\n') + '\n', { level: 9 });
  writeFileSync(join(WORDS, 'words.nl.txt.gz'), packed);
  writeFileSync(join(WORDS, 'words.nl.LICENSE.txt'), readFileSync(COPYRIGHT));
  return { words: words.length, bytes: packed.length };
}
