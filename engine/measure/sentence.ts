import { distance } from 'fastest-levenshtein';
import { plainText } from '../exercise/index.ts';

/** What became of one word of a sentence that was dictated: as said, as written (empty when it is missing). */
export interface WordWritten {
  word: string;
  written: string;
}

/** How the target word of a sentence was written. `doubt` is for a person to decide; the others are told, not scored. */
export interface SentenceVerdict {
  verdict: 'right' | 'wrong' | 'doubt';
  written: string;
  others: WordWritten[];
}

/** What lining up costs: a word left out or too many, two words for one, and all letters of a word that differ. */
const COSTS = { skipped: 0.7, inTwo: 0.2, unlike: 1.2 };
/** Marks that belong to no word. */
const MARKS = /^[^\p{L}\p{N}']+|[^\p{L}\p{N}']+$/gu;
/** Below this share of letters that differ it is still that word. */
const SAME_WORD = 0.5;
/** The same where all other words are as said, so that it can be no other one: *kado* for *cadeau*. */
const ONLY_ONE = 0.7;
/** The same for two words that were meant as one: nearly nothing may differ, or a word too many is taken for half of another. */
const SAME_IN_TWO = 0.25;

const tokens = (text: string) =>
  plainText(text)
    .split(' ')
    .map((token) => token.replace(MARKS, ''))
    .filter(Boolean);

/** How unlike two words are, 0 to 1. */
const unlike = (a: string, b: string) =>
  distance(a.toLowerCase(), b.toLowerCase()) / Math.max(a.length, b.length);

type Capitals = 'minded' | 'free';
const sameBy = (capitals: Capitals) => (a: string, b: string) =>
  capitals === 'minded' ? a === b : a.toLowerCase() === b.toLowerCase();
const placeOf = (said: readonly string[], want: string, capitals: Capitals) =>
  said.findIndex((word) => sameBy(capitals)(word, want));

/** Whether a word stands in a sentence as it is, so that it can be found in what is written of it: not in another form, and not as two words. */
export const isWordOf = (sentence: string, target: string, capitals: Capitals = 'free'): boolean =>
  placeOf(tokens(sentence), plainText(target), capitals) !== -1;

/**
 * Finds the target word in what was written of a sentence by lining both up word by word, and says how it was written. Capitals count
 * only where `minded`. A target that was left out, stands twice or can hardly be told apart is doubted; nothing at all is wrong.
 */
export function readSentence(
  sentence: string,
  target: string,
  typed: string,
  capitals: Capitals = 'free',
): SentenceVerdict {
  const said = tokens(sentence);
  const written = tokens(typed);
  const same = sameBy(capitals);
  const want = plainText(target);
  const at = placeOf(said, want, capitals);
  if (at === -1) throw new RangeError('The target is no word of the sentence.');
  const found = lineUp(said, written);
  const others = found.flatMap((token, i) =>
    i === at || same(said[i]!, token) ? [] : [{ word: said[i]!, written: token }],
  );
  const own = found[at]!;
  if (written.length === 0) return { verdict: 'wrong', written: '', others: [] };
  if (same(own, want)) return { verdict: 'right', written: own, others };
  const twice = written.filter((token) => unlike(token, want) < SAME_WORD).length > timesIn(said, want);
  const isAlone = others.length === 0 && written.length === said.length;
  const isClear =
    own !== '' && !twice && unlike(own.replace(' ', ''), want) < (isAlone ? ONLY_ONE : SAME_WORD);
  return { verdict: isClear ? 'wrong' : 'doubt', written: own, others };
}

/** Words of the sentence that could be taken for the target as well. */
const timesIn = (said: readonly string[], want: string) =>
  said.filter((word) => unlike(word, want) < SAME_WORD).length;

/** For each word that was said what was written for it: fewest differences, one word may be written as two. */
function lineUp(said: readonly string[], written: readonly string[]): string[] {
  const width = written.length + 1;
  const cost = new Float64Array((said.length + 1) * width).fill(Infinity);
  const step = new Int8Array(cost.length);
  cost[0] = 0;
  const offer = (i: number, j: number, price: number, taken: number) => {
    if (price < cost[i * width + j]!) {
      cost[i * width + j] = price;
      step[i * width + j] = taken;
    }
  };
  for (let i = 0; i <= said.length; i++)
    for (let j = 0; j <= written.length; j++) {
      const here = cost[i * width + j]!;
      // A word too many, one too few; then as many written words as are read for one that was said.
      if (j < written.length) offer(i, j + 1, here + COSTS.skipped, -1);
      if (i === said.length) continue;
      offer(i + 1, j, here + COSTS.skipped, 0);
      const read = (taken: number) => unlike(said[i]!, written.slice(j, j + taken).join(''));
      if (j < written.length) offer(i + 1, j + 1, here + COSTS.unlike * read(1), 1);
      if (j + 1 < written.length && read(2) <= SAME_IN_TWO)
        offer(i + 1, j + 2, here + COSTS.inTwo + COSTS.unlike * read(2), 2);
    }
  const found: string[] = said.map(() => '');
  for (let i = said.length, j = written.length; i > 0 || j > 0;) {
    const taken = step[i * width + j]!;
    if (taken === -1) j--;
    else {
      i--;
      j -= taken;
      found[i] = written.slice(j, j + taken).join(' ');
    }
  }
  return found;
}
