import { setImmediate as nextTurn } from 'node:timers/promises';
import { misspellings } from '../../engine/spelling/misspell/index.ts';
import { spokenText, type Word } from '../../engine/spelling/index.ts';
import type { AboutWord, CheckedLine, ListWord } from '../contract/word-lists.ts';
import {
  checkWords,
  lacksSentence,
  openOwnWords,
  ownWord,
  type Line,
  type OwnWord,
  type WordBank,
} from '../words/index.ts';

/** How long another text waits for the next word, in ms: a misspelled word takes some of them. */
const TURN_MS = 15;
/** Misspellings that are told of a word. */
const MOST_SHOWN = 6;

/** What the games make of a word, without addresses: what is to be heard, and what the picture is found by. */
export interface Looked extends Omit<AboutWord, 'speech' | 'picture'> {
  spoken: string;
  pictured: Pick<Word, 'text' | 'picture'>;
}

/** A line with what the games make of its word. */
export interface LookedLine extends Omit<CheckedLine, 'about'> {
  about?: Looked;
}

/** The words of a text; `rest` is the first line that was not looked at when there were more than was asked for. */
export interface LookedText {
  lines: LookedLine[];
  rest?: number;
}

/** The words in their normal form, with a mark on doubtful ones, or per index why one can't be used, in Dutch. */
export interface Accepted {
  words: ListWord[];
  refused: Map<number, string>;
}

/** What is asked of words: what becomes of a text, or whether words may be kept. */
export type Question = { text: string; most: number; asWords: boolean } | { words: readonly ListWord[] };

/** Looks at words: seconds of computing where much is misspelled. In turns, so that a short text does not wait for a long one. */
export interface Looker {
  text(text: string, most: number, asWords: boolean): Promise<LookedText>;
  accept(words: readonly ListWord[]): Promise<Accepted>;
}

/** Opens a looker on the word bank. */
export function createLooker(bank: WordBank): Looker {
  const known = openOwnWords(bank.dictionary);
  const about = (own: OwnWord): Looked => {
    const word = ownWord(own, bank);
    return {
      syllables: word.syllables,
      categories: word.spots.flatMap(({ category, from, to }) => {
        const found = bank.category(category);
        return found ? [{ id: found.id, goal: found.goal, rule: found.rule, from, to }] : [];
      }),
      misspellings: misspelled(bank, word),
      spoken: spokenText(word),
      pictured: { text: word.text, ...(word.picture !== undefined && { picture: word.picture }) },
      ...(word.sentence !== undefined && { sentence: word.sentence }),
      lacksSentence: lacksSentence(word),
    };
  };

  return {
    async text(text, most, asWords) {
      const lines: LookedLine[] = [];
      for await (const line of inTurns(checkWords(text, known, asWords))) {
        if (lines.length === most || line.because === 'too-many')
          return { lines: onPurpose(lines, known.errors), rest: line.line };
        const { word, sentence } = line;
        lines.push({
          ...told(line),
          ...(word !== undefined && { about: about({ word, ...(sentence && { sentence }) }) }),
        });
      }
      return { lines: onPurpose(lines, known.errors) };
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

/** Words below which a list has no category of its own. */
const FEWEST = 4;

/**
 * The lines without a question about a rare word that is given on purpose: the word that may have been meant is in the list as
 * well, or most of the list is about what is hard in this one. A word that no child knows is asked about all the same.
 */
function onPurpose(lines: readonly LookedLine[], errors: ReadonlySet<string>): LookedLine[] {
  const words = new Set(lines.flatMap(({ word }) => word ?? []));
  const counts = new Map<string, number>();
  for (const { about } of lines)
    for (const id of new Set(about?.categories.map(({ id }) => id)))
      counts.set(id, (counts.get(id) ?? 0) + 1);
  const isOfList = ({ id }: { id: string }) => words.size >= FEWEST && (counts.get(id) ?? 0) * 2 > words.size;
  return lines.map((line) => {
    const { suggestions, ...known } = line;
    if (line.verdict !== 'found' || !suggestions) return line;
    const fits = !errors.has(line.word!) && line.about?.categories.some(isOfList);
    return fits || suggestions.some((word) => words.has(word)) ? known : line;
  });
}

/** What whoever pasted it gets to know. */
const told = ({ line, given, verdict, word, suggestions, reason, leftOut }: Line): LookedLine => ({
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

/** The same, item by item, with room for another text in between. */
async function* inTurns<T>(items: Iterable<T>): AsyncGenerator<T> {
  let since = performance.now();
  for (const item of items) {
    yield item;
    if (performance.now() - since < TURN_MS) continue;
    await nextTurn();
    since = performance.now();
  }
}
