import {
  LONGEST_SENTENCE,
  MOST_WORDS,
  type CheckedLine,
  type ListWord,
} from '../../../server/contract/word-lists.ts';

/** A word in the table of the editor. */
export interface EditedWord {
  word: string;
  /** As the teacher wrote it; empty for our own sentence or none. */
  sentence: string;
  /** What checking said; the teacher may say that a word is right all the same. */
  verdict: 'found' | 'misspelled' | 'unknown';
  suggestions: readonly string[];
  about: CheckedLine['about'];
}

/** A list as it is being made. */
export interface Draft {
  name: string;
  words: readonly EditedWord[];
  /** What could not be used of the text that was checked last. */
  refused: readonly CheckedLine[];
}

/** What is wrong with a sentence; the texts are in the wording. */
export type SentenceFault = 'sentenceWithout' | 'sentenceLong';

export const EMPTY: Draft = { name: '', words: [], refused: [] };

/** The draft with what was checked added to it; words that it has already are not added again. */
export function withLines(draft: Draft, lines: readonly CheckedLine[]): Draft {
  const known = new Set(draft.words.map(({ word }) => word));
  const words: EditedWord[] = [...draft.words];
  const refused: CheckedLine[] = [];
  for (const line of lines) {
    const { word, verdict, suggestions = [], about } = line;
    if (word === undefined || verdict === 'refused' || words.length >= MOST_WORDS) {
      refused.push(line);
      continue;
    }
    if (known.has(word)) continue;
    known.add(word);
    words.push({ word, sentence: about?.sentence ?? '', verdict, suggestions, about });
  }
  return { ...draft, words, refused };
}

/** The draft with another word, just checked, in the place of one; or without it when the list has that word already. */
export function replaced(draft: Draft, old: string, line: CheckedLine): Draft {
  const [now] = withLines(EMPTY, [line]).words;
  if (!now) return draft;
  const isDouble = now.word !== old && draft.words.some(({ word }) => word === now.word);
  return {
    ...draft,
    words: draft.words.flatMap((word) => (word.word === old ? (isDouble ? [] : [now]) : [word])),
  };
}

/** The draft with something changed about one word. */
export const changed = (draft: Draft, word: string, change: Partial<EditedWord>): Draft => ({
  ...draft,
  words: draft.words.map((one) => (one.word === word ? { ...one, ...change } : one)),
});

/** The draft without one word. */
export const without = (draft: Draft, word: string): Draft => ({
  ...draft,
  words: draft.words.filter((one) => one.word !== word),
});

/** What is wrong with the sentence of a word, if anything. */
export function faultOf({
  word,
  sentence,
}: Pick<EditedWord, 'word' | 'sentence'>): SentenceFault | undefined {
  const text = sentence.trim();
  if (text === '') return undefined;
  const letters = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (!new RegExp(`(?<!\\p{L})${letters}(?!\\p{L})`, 'iu').test(text)) return 'sentenceWithout';
  return text.length > LONGEST_SENTENCE ? 'sentenceLong' : undefined;
}

/** The words as they are kept. */
export const wordsToSave = (draft: Draft): ListWord[] =>
  draft.words.map(({ word, sentence }) => ({
    word,
    ...(sentence.trim() !== '' && { sentence: sentence.trim() }),
  }));

/** The text that has the words of a list checked again, with their sentences. */
export const asText = (words: readonly ListWord[]): string =>
  words.map(({ word, sentence }) => (sentence ? `${word}\t${sentence}` : word)).join('\n');
