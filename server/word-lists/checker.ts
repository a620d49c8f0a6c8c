import { setImmediate as nextTurn } from 'node:timers/promises';
import { misspellings } from '../../engine/spelling/misspell/index.ts';
import { spokenText, type Media, type Word } from '../../engine/spelling/index.ts';
import type { Variant } from '../contract/variant.ts';
import { MOST_LINES, type AboutWord, type CheckedLine, type ListWord } from '../contract/word-lists.ts';
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
/** Misspellings that are told of a word. */
const MOST_SHOWN = 6;

/** Looks at words that somebody wants practised. */
export interface ListChecker {
  /**
   * A verdict on each word of a pasted text, in order, and what the games make of it; `rest` is the first line that was
   * not looked at when there were more than `most`.
   */
  check(
    text: string,
    variant: Variant,
    options?: { most?: number; asWords?: boolean | undefined },
  ): Promise<{ lines: CheckedLine[]; rest?: number }>;
  /** The words in their normal form, with a mark on doubtful ones, or per index why one can't be used, in Dutch. */
  accept(words: readonly ListWord[]): Promise<{ words: ListWord[]; refused: Map<number, string> }>;
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
    async check(text, variant, { most = MOST_LINES, asWords = false } = {}) {
      const media = mediaOf(variant);
      const lines: CheckedLine[] = [];
      for await (const line of inTurns(checkWords(text, known, asWords))) {
        if (lines.length === most || line.because === 'too-many') return { lines, rest: line.line };
        const { word, sentence } = line;
        lines.push({
          ...told(line),
          ...(word !== undefined && { about: about({ word, ...(sentence && { sentence }) }, media) }),
        });
      }
      return { lines };
    },
    async accept(words) {
      const accepted: ListWord[] = [];
      const refused = new Map<number, string>();
      const seen = new Set<string>();
      for await (const [i, own] of inTurns(words.entries())) {
        const [line, ...more] = [...checkWords(own.word, known, true)];
        if (line?.word === undefined || more.length > 0 || seen.has(line.word)) {
          refused.set(
            i,
            line?.reason ?? (more.length > 0 ? 'Dit is meer dan één woord.' : 'Dit woord staat er al.'),
          );
          continue;
        }
        seen.add(line.word);
        const mark = own.mark === 'sure' ? 'sure' : line.verdict === 'misspelled' && 'doubt';
        accepted.push({
          word: line.word,
          ...(own.sentence && { sentence: own.sentence }),
          ...(mark && { mark }),
        });
      }
      return { words: accepted, refused };
    },
  };
}

/** What whoever pasted it gets to know. */
const told = ({ line, given, verdict, word, suggestions, reason, leftOut }: Line): CheckedLine => ({
  line,
  given,
  verdict,
  ...(word !== undefined && { word }),
  ...(suggestions && { suggestions }),
  ...(reason !== undefined && { reason }),
  ...(leftOut !== undefined && { leftOut }),
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
