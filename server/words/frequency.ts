import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** How common a word is: 1 for the thousand commonest words, 2 to 3,000, 3 to 8,000, 4 for the rest of the list. */
export type Band = 1 | 2 | 3 | 4 | 5;

/** Which words are common in spoken Dutch. */
export interface Frequency {
  /** Place in the order of commonness, from 0; undefined for a word outside the list. */
  rank(word: string): number | undefined;
  /** Band of a word; 5 outside the list. */
  band(word: string): Band;
  readonly words: readonly string[];
}

const FILE = fileURLToPath(new URL('../../assets/words/frequency.nl.txt', import.meta.url));
const LIMITS = [1000, 3000, 8000];

/** Reads the common words: one a line, the commonest first. */
export function readFrequency(file = FILE): Frequency {
  const words = readFileSync(file, 'utf8').trimEnd().split('\n');
  const ranks = new Map(words.map((word, rank) => [word, rank]));
  const rank = (word: string) => ranks.get(word.toLowerCase());
  return {
    words,
    rank,
    band(word) {
      const at = rank(word);
      if (at === undefined) return 5;
      const band = LIMITS.findIndex((limit) => at < limit);
      return (band === -1 ? LIMITS.length + 1 : band + 1) as Band;
    },
  };
}
