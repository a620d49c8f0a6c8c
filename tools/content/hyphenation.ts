// Packs the Dutch hyphenation patterns of the package `hyphen` into the text that engine/spelling reads: only those that
// decide where a syllable of a word of the word list begins. Run again after an update of the package or of the word list:
// node tools/content/hyphenation.ts
import { readFile, writeFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { format } from 'prettier';
import { analyse } from '../../engine/spelling/analyse/index.ts';
import { EXAMPLES } from '../../engine/spelling/catalogue/examples.ts';
import { readFrequency, readWordLists } from '../../server/words/index.ts';
import { NeededPatterns } from './hyphenation-needed.ts';
import { dutchPatterns, type Pattern } from './hyphenation-package.ts';

/** What the analyser cuts in syllables: words without hyphens and spaces, and what compounds are made of. */
function partsOf(words: Iterable<string>): Set<string> {
  const parts = new Set<string>();
  for (const word of words) {
    for (const piece of word.toLowerCase().split(/[ -]/)) parts.add(piece);
    const found = analyse(word);
    for (const [i, { from }] of found.parts.entries())
      for (const { to } of found.parts.slice(i))
        for (const piece of found.word.slice(from, to).toLowerCase().split(/[ -]/)) parts.add(piece);
  }
  return parts;
}

/** The signs of a pattern as they are written: `ge3s4t`. */
function written({ text, levels: own }: Pattern): string {
  const first = text.startsWith('.') ? 1 : 0;
  const sign = (at: number) => (at >= first && own[at - first] ? String(own[at - first]) : '');
  return [...text].map((letter, at) => sign(at) + letter).join('') + sign(text.length);
}

/** Each back to front, in order, and only what it does not share with the one before: `A` nothing, `B` one sign. */
function packed(patterns: readonly Pattern[]): string {
  let before = '';
  const parts = patterns
    .map((pattern) => [...written(pattern)].reverse().join(''))
    .sort()
    .map((text) => {
      let shared = 0;
      while (shared < text.length && text[shared] === before[shared]) shared++;
      before = text;
      return String.fromCharCode(65 + shared) + text.slice(shared);
    });
  return parts.join('');
}

const dictionary = new URL('../../assets/words/words.nl.txt.gz', import.meta.url);
const all = gunzipSync(await readFile(dictionary))
  .toString('utf8')
  .trim()
  .split('\n');
const listed = readWordLists().flatMap((list) => list.words.map(({ word }) => word));
const examples = Object.values(EXAMPLES).flatMap((list) => list.split(', '));
const words = [...partsOf([...all, ...readFrequency().words, ...listed, ...examples])];

const needed = new NeededPatterns(dutchPatterns());
needed.learn(words);
needed.prune(words);
const { kept } = needed;
console.log(`${kept.length} patronen voor ${words.length} woorden en delen van woorden.`);

const file = new URL('../../engine/spelling/analyse/lexicon/patterns.ts', import.meta.url);
const source = `// Made by tools/content/hyphenation.ts from the Dutch patterns of the package \`hyphen\`: do not edit. A changed form of
// hyph-nl.tex 1.1, copyright 1996 Piet Tutelaers, under the LaTeX Project Public License 1.0 or later; unchanged it is at
// https://www.hyphenation.org/tex. Report what is wrong here to this project, not to him.

/** The patterns back to front, in order, each after a capital for how many signs it shares with the one before (A is none). */
export const PATTERNS = '${packed(kept)}';
`;
await writeFile(file, await format(source, { parser: 'typescript', singleQuote: true }));
