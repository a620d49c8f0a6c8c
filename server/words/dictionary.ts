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
/** Places for the hashes of words: a power of two, about twice as many as there are words. */
const PLACES = 2 ** 20;
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

const FIRST_HASH = 0x811c9dc5;
/** FNV-1a, a byte at a time. */
const hashed = (hash: number, byte: number) => Math.imul(hash ^ byte, 0x01000193) >>> 0;

/** The hash of the UTF-8 bytes of a text in small letters, never 0; undefined where they are more than two a sign. */
function hashOf(text: string): number | undefined {
  let hash = FIRST_HASH;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 0x800) return undefined;
    if (code < 0x80) hash = hashed(hash, code);
    else hash = hashed(hashed(hash, 0xc0 | (code >> 6)), 0x80 | (code & 0x3f));
  }
  return hash || 1;
}

/**
 * The hashes of all words, without capitals. Who looks for the word that was meant asks for ten thousand forms, nearly
 * none of which exists: this answers no at once, and a yes is looked up.
 */
function hashesOf(bytes: Buffer): Uint32Array {
  const hashes = new Uint32Array(PLACES);
  let hash = FIRST_HASH;
  let before = 0;
  for (const byte of bytes) {
    if (byte === NEWLINE) {
      const whole = hash || 1;
      let at = whole % PLACES;
      while (hashes[at] !== 0 && hashes[at] !== whole) at = (at + 1) % PLACES;
      hashes[at] = whole;
      hash = FIRST_HASH;
    } else hash = hashed(hash, folded(byte, before));
    before = byte;
  }
  return hashes;
}

function holds(hashes: Uint32Array, hash: number): boolean {
  for (let at = hash % PLACES; hashes[at] !== 0; at = (at + 1) % PLACES) if (hashes[at] === hash) return true;
  return false;
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

  /** Made when it is first asked for: some tens of milliseconds. */
  let hashes: Uint32Array | undefined;
  const spellings = (form: string) => {
    if (form === '') return [];
    hashes ??= hashesOf(bytes);
    const hash = hashOf(form.toLowerCase());
    return hash !== undefined && !holds(hashes, hash) ? [] : startingWith(form, true);
  };
  return {
    size,
    spellings,
    startingWith: (letters) => startingWith(letters),
    has: (form) =>
      spellings(form).length > 0 || (/[- ]/.test(form) && spellings(form.replace(/[- ]/g, '')).length > 0),
  };
}
