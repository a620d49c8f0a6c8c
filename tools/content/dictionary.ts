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

/** Names of streets and persons in two parts are of no use; "'s morgens" and "ad hoc" are. */
const isNameInParts = (line: string) => line.includes(' ') && /\p{Lu}/u.test(line);

/** The words of the source that the engine can work with, in the order in which the server looks them up. */
export const selectWords = (source: string): string[] =>
  [...new Set(source.normalize('NFC').split('\n'))]
    .filter((line) => line.length <= LONGEST && WORD.test(line) && !isNameInParts(line))
    .sort(foldedOrder);

/** Writes the word list and its licence. */
export function makeDictionary() {
  if (!existsSync(SOURCE)) throw new Error(`${SOURCE} is er niet: apt-get install wdutch.`);
  const more = readFileSync(join(WORDS, 'words.more.txt'), 'utf8').replace(/^#.*$/gm, '');
  const words = selectWords(`${readFileSync(SOURCE, 'utf8')}\n${more}`);
  const packed = gzipSync(words.join('\n') + '\n', { level: 9 });
  writeFileSync(join(WORDS, 'words.nl.txt.gz'), packed);
  writeFileSync(join(WORDS, 'words.nl.LICENSE.txt'), readFileSync(COPYRIGHT));
  return { words: words.length, bytes: packed.length };
}
