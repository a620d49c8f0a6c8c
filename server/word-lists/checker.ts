import { setImmediate as nextTurn } from 'node:timers/promises';
import { misspellings } from '../../engine/spelling/misspell/index.ts';
import { spokenText, type Media, type Word } from '../../engine/spelling/index.ts';
import type { Variant } from '../contract/variant.ts';
import type { AboutWord, CheckedLine } from '../contract/word-lists.ts';
import {
  checkWords,
  lacksSentence,
  openOwnWords,
  ownWord,
  type Line,
  type OwnWord,
  type WordBank,
} from '../words/index.ts';

/** How long other work waits for the next word, in ms: a misspelled word takes some of them. */
const TURN_MS = 15;
/** Verdicts of one text; what comes after them is past the longest list anyway. */
const MOST_LINES = 400;
/** Misspellings that are told of a word. */
const MOST_SHOWN = 6;

/** Looks at words that somebody wants practised. */
export interface ListChecker {
  /**
   * A verdict on each word of a pasted text, in order, and what the games make of it; `cut` when there were more than
   * `most`.
   */
  check(text: string, variant: Variant, most?: number): Promise<{ lines: CheckedLine[]; cut: boolean }>;
  /** The words in their normal form, or per index why one can't be used, in Dutch. */
  accept(words: readonly OwnWord[]): Promise<{ words: OwnWord[]; refused: Map<number, string> }>;
}

/** A checker on the word bank; `mediaOf` finds what can be heard and seen of a word, made ready for who asks. */
export function createListChecker(bank: WordBank, mediaOf: (variant: Variant) => Media): ListChecker {
  const known = openOwnWords(bank.dictionary);
  const about = (own: OwnWord, media: Media): AboutWord => {
    const word = ownWord(own, bank);
    const picture = media.picture(word);
    return {
      syllables: word.syllables,
      categories: word.spots.flatMap(({ category, from, to }) => {
        const found = bank.category(category);
        return found ? [{ id: found.id, goal: found.goal, rule: found.rule, from, to }] : [];
      }),
      misspellings: misspelled(bank, word),
      speech: media.speech(spokenText(word)).url,
      ...(picture && { picture: { url: picture.url, alt: picture.alt } }),
      ...(word.sentence !== undefined && { sentence: word.sentence }),
      lacksSentence: lacksSentence(word),
    };
  };

  return {
    async check(text, variant, most = MOST_LINES) {
      const media = mediaOf(variant);
      const lines: CheckedLine[] = [];
      for await (const line of inTurns(checkWords(text, known))) {
        if (lines.length === most) return { lines, cut: true };
        const { word, sentence } = line;
        lines.push({
          ...told(line),
          ...(word !== undefined && { about: about({ word, ...(sentence && { sentence }) }, media) }),
        });
      }
      return { lines, cut: false };
    },
    async accept(words) {
      const accepted: OwnWord[] = [];
      const refused = new Map<number, string>();
      const seen = new Set<string>();
      for await (const [i, own] of inTurns(words.entries())) {
        const [line, ...more] = [...checkWords(own.word, known)];
        if (line?.word === undefined || more.length > 0 || seen.has(line.word)) {
          refused.set(
            i,
            line?.reason ?? (more.length > 0 ? 'Dit is meer dan één woord.' : 'Dit woord staat er al.'),
          );
          continue;
        }
        seen.add(line.word);
        accepted.push({ word: line.word, ...(own.sentence && { sentence: own.sentence }) });
      }
      return { words: accepted, refused };
    },
  };
}

/** What whoever pasted it gets to know. */
const told = ({ line, given, verdict, word, suggestions, reason }: Line): CheckedLine => ({
  line,
  given,
  verdict,
  ...(word !== undefined && { word }),
  ...(suggestions && { suggestions }),
  ...(reason !== undefined && { reason }),
});

const misspelled = (bank: WordBank, word: Word) =>
  misspellings(word.text, { exists: bank.has, limit: MOST_SHOWN, groep: word.groep }).flatMap(
    ({ text, category }) => {
      const found = bank.category(category);
      return found ? [{ text, goal: found.goal }] : [];
    },
  );

/** The same, item by item, with room for other work in between. */
async function* inTurns<T>(items: Iterable<T>): AsyncGenerator<T> {
  let since = performance.now();
  for (const item of items) {
    yield item;
    if (performance.now() - since < TURN_MS) continue;
    await nextTurn();
    since = performance.now();
  }
}
