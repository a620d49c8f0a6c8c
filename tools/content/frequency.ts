// Makes assets/words/frequency.nl.txt: common words, the commonest first, from the subtitle order that the package
// @zxcvbn-ts/language-nl-be holds. Only words of the word list stay, and none that is refused.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionary as source } from '@zxcvbn-ts/language-nl-be';
import { openDictionary, readRefused } from '../../server/words/index.ts';

const FILE = join(import.meta.dirname, '../../assets/words/frequency.nl.txt');

/** Names, and what is only a word in another language, are not in the word list in small letters. */
export function makeFrequency() {
  const dictionary = openDictionary();
  const { never } = readRefused();
  const words = source.commonWords.filter(
    (word) => dictionary.spellings(word).includes(word) && !never(word) && (word.length > 1 || word === 'u'),
  );
  writeFileSync(FILE, words.join('\n') + '\n');
  return { words: words.length };
}
