// Packs the base words of compounds (assets/words/parts.txt, kept by hand) into the text that engine/spelling reads, two
// thirds of its size once compressed. Run after a change: node tools/content/parts.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { parseList } from '../../engine/spelling/index.ts';

const LIST = new URL('../../assets/words/parts.txt', import.meta.url);
const PACKED = new URL('../../engine/spelling/analyse/lexicon/words.ts', import.meta.url);

/** The words of the list. */
export const readParts = (): Set<string> => parseList(readFileSync(LIST, 'utf8'));

/** In order, each after a capital for how many letters it shares with the one before (A is none). */
export function packed(words: Iterable<string>): string {
  let before = '';
  return [...words]
    .sort()
    .map((word) => {
      let shared = 0;
      while (shared < before.length && word[shared] === before[shared]) shared++;
      before = word;
      return String.fromCharCode(65 + shared) + word.slice(shared);
    })
    .join('');
}

if (import.meta.main) {
  const source = `// Made by tools/content/parts.ts from assets/words/parts.txt: do not edit.

const PACKED =
  '${packed(readParts())}';

function unpack(): Set<string> {
  const words = new Set<string>();
  let word = '';
  for (const [, shared = '', rest = ''] of PACKED.matchAll(/([A-Z])([^A-Z]*)/g)) {
    word = word.slice(0, shared.charCodeAt(0) - 65) + rest;
    words.add(word);
  }
  return words;
}

/** Everyday base words that compounds are made of. */
export const BASE_WORDS: ReadonlySet<string> = unpack();
`;
  writeFileSync(PACKED, source);
}
