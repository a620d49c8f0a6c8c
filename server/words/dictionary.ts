import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

/** All Dutch words that the word list knows, with a question or two about them. */
export interface Dictionary {
  /** Number of words. */
  readonly size: number;
  /**
   * Whether a form exists: as it is, with other capitals (koninginnedag), or in the joined form of what has a hyphen
   * or space here (zand-bak). Such a form is never shown as a misspelling.
   */
  has(form: string): boolean;
  /** The words that differ from a form in capitals only: `['Utrecht']` for utrecht, none when there are none. */
  spellings(form: string): string[];
  /** The words that begin with these letters, capitals or not, in alphabetical order. */
  startingWith(letters: string): string[];
}

const NEWLINE = 10;
const FILE = fileURLToPath(new URL('../../assets/words/words.nl.txt.gz', import.meta.url));

/** A byte of UTF-8 text as if the text had no capitals; `before` is the byte before it. */
function folded(byte: number, before: number): number {
  if (byte >= 0x41 && byte <= 0x5a) return byte + 0x20;
  // À to Þ, but not the sign of multiplication.
  if (before === 0xc3 && byte >= 0x80 && byte <= 0x9e && byte !== 0x97) return byte + 0x20;
  return byte;
}

/** Order of the words in the file: by their bytes in small letters, then as they are. */
export function foldedOrder(one: string, other: string): number {
  const order = Buffer.compare(Buffer.from(one.toLowerCase()), Buffer.from(other.toLowerCase()));
  return order || Buffer.compare(Buffer.from(one), Buffer.from(other));
}

/**
 * Reads the word list into one buffer outside the heap and looks words up in it by halves: 410,000 words as strings
 * would take ten times the memory and the time.
 */
export function openDictionary(file = FILE): Dictionary {
  const bytes = gunzipSync(readFileSync(file));
  let size = 0;
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) size++;

  /** Compares what a line begins with to a key; 0 when it begins with the whole key. */
  const compare = (start: number, key: Buffer): number => {
    for (let i = 0; i < key.length; i++) {
      const byte = bytes[start + i]!;
      if (byte === NEWLINE) return -1;
      const difference = folded(byte, i > 0 ? bytes[start + i - 1]! : 0) - key[i]!;
      if (difference !== 0) return difference;
    }
    return 0;
  };

  /** Where the first line is that is not before the key. */
  const find = (key: Buffer): number => {
    let low = 0;
    let high = bytes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const start = middle === 0 ? 0 : bytes.lastIndexOf(NEWLINE, middle - 1) + 1;
      if (compare(start, key) < 0) low = bytes.indexOf(NEWLINE, middle) + 1;
      else high = start;
    }
    return low;
  };

  const startingWith = (letters: string, whole = false): string[] => {
    const key = Buffer.from(letters.toLowerCase());
    const first = find(key);
    let end = first;
    while (end < bytes.length && compare(end, key) === 0) {
      if (whole && bytes[end + key.length] !== NEWLINE) break;
      end = bytes.indexOf(NEWLINE, end) + 1;
    }
    return end === first ? [] : bytes.toString('utf8', first, end - 1).split('\n');
  };

  const spellings = (form: string) => (form === '' ? [] : startingWith(form, true));
  return {
    size,
    spellings,
    startingWith: (letters) => startingWith(letters),
    has: (form) =>
      spellings(form).length > 0 || (/[- ]/.test(form) && spellings(form.replace(/[- ]/g, '')).length > 0),
  };
}
