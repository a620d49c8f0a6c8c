import { readFileSync } from 'node:fs';
import { diagnose, isWord, misspellings, type Exists } from '../../../engine/spelling/misspell/index.ts';
import { createExists, openDictionary, readRefused } from '../../../server/words/index.ts';

/** A word with what children really write for it. */
export interface CheckWord {
  word: string;
  misspellings: string[];
}

const FILE = new URL('./misspelled.tsv', import.meta.url);

/** Least share of the words with a real error in the first six, of all real errors in the first six and twelve. */
const LIMITS = { words: 97, six: 75, twelve: 88 };

/** The hand-made check list: lines to tune the rules on and lines that were only ever reported on. */
export const misspelledWords = (use: 'tune' | 'report'): CheckWord[] =>
  readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .filter((cells) => cells[1] === use)
    .map(([word = '', , errors = '']) => ({ word, misspellings: errors.split(', ') }));

/** Whether an error may never be given: it is a word, a name in small letters or two words. */
const isBlocked = (word: string, text: string, exists: Exists): boolean =>
  isWord(text, exists, text.toLowerCase() === word.toLowerCase());

/** How many of the real misspellings the generator finds, and how many of those it can explain. */
export function measureMisspellings(name: string, words: readonly CheckWord[], exists: Exists): boolean {
  const count = { words: 0, hit: 0, errors: 0, six: 0, twelve: 0, existing: 0, blocked: 0, explained: 0 };
  for (const { word, misspellings: real } of words) {
    const given = misspellings(word, { exists });
    const wanted = real.filter((text) => !text.includes(' ') && !isBlocked(word, text, exists));
    count.blocked += real.length - wanted.length;
    count.existing += given.filter(({ text, rule }) => isWord(text, exists, rule === 'D50')).length;
    if (wanted.length === 0) continue;
    const ranks = wanted.map((text) => given.findIndex((one) => one.text === text));
    const within = (limit: number) => ranks.filter((rank) => rank !== -1 && rank < limit).length;
    count.words++;
    count.hit += within(6) > 0 ? 1 : 0;
    count.errors += wanted.length;
    count.six += within(6);
    count.twelve += within(12);
    count.explained += wanted.filter((text) => diagnose(word, text).slips.length === 0).length;
  }
  const percent = (part: number, whole: number) => Math.round((1000 * part) / Math.max(1, whole)) / 10;
  const shares = {
    words: percent(count.hit, count.words),
    six: percent(count.six, count.errors),
    twelve: percent(count.twelve, count.errors),
  };
  console.log(
    `${name}: ${count.words} woorden, ${count.errors} echte fouten; woorden met een echte fout bij de eerste zes ` +
      `${shares.words} %, fouten bij de eerste zes ${shares.six} %, bij de eerste twaalf ${shares.twelve} %, ` +
      `verklaard door regels ${percent(count.explained, count.errors)} %, bestaande woorden ${count.existing} ` +
      `(${count.blocked} fouten tellen niet mee: zelf een woord of naam)`,
  );
  return (
    count.existing === 0 &&
    shares.words >= LIMITS.words &&
    shares.six >= LIMITS.six &&
    shares.twelve >= LIMITS.twelve
  );
}

/** Measures the check list; only the lines that were not tuned on must hold. */
export function benchMisspellings(): boolean {
  const exists = createExists(openDictionary(), readRefused().never);
  measureMisspellings('fouten, om op te stemmen', misspelledWords('tune'), exists);
  return measureMisspellings('fouten, niet op gestemd', misspelledWords('report'), exists);
}
