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
  /** The teacher said that it is right as it is. */
  isSure?: boolean;
  about: CheckedLine['about'];
}

/** A list as it is being made. */
export interface Draft {
  name: string;
  words: readonly EditedWord[];
  /** What could not be used of the text that was checked last. */
  refused: readonly CheckedLine[];
  /** What of the pasted texts seemed to hold no words, until it is hidden or taken all the same. */
  leftOut: readonly CheckedLine[];
}

/** What is wrong with a sentence; the texts are in the wording. */
export type SentenceFault = 'sentenceWithout' | 'sentenceLong';

export const EMPTY: Draft = { name: '', words: [], refused: [], leftOut: [] };

/** The draft with what was checked added to it; words that it has already are not added again. */
export function withLines(
  draft: Draft,
  lines: readonly CheckedLine[],
  sure: ReadonlySet<string> = new Set(),
): Draft {
  const known = new Set(draft.words.map(({ word }) => word));
  const words: EditedWord[] = [...draft.words];
  const refused: CheckedLine[] = [];
  const leftOut = [...draft.leftOut];
  for (const line of lines) {
    const { word, verdict, suggestions = [], about } = line;
    if (verdict === 'skipped') {
      leftOut.push(line);
      continue;
    }
    if (word === undefined || verdict === 'refused' || words.length >= MOST_WORDS) {
      refused.push(line);
      continue;
    }
    if (known.has(word)) continue;
    known.add(word);
    const edited = { word, sentence: about?.sentence ?? '', verdict, suggestions, about };
    words.push(sure.has(word) ? asSure(edited) : edited);
  }
  return { ...draft, words, refused, leftOut };
}

/** The draft with the words of a line that was left out, and what of it can't be used beside what could not before. */
export function taken(draft: Draft, line: CheckedLine, lines: readonly CheckedLine[]): Draft {
  const leftOut = draft.leftOut.filter((one) => one !== line);
  const now = withLines({ ...draft, leftOut }, lines);
  return { ...now, refused: [...draft.refused, ...now.refused] };
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

/** A word of which the teacher says that it is right. */
export const asSure = (word: EditedWord): EditedWord => ({
  ...word,
  verdict: 'found',
  suggestions: [],
  isSure: true,
});

/** The words that are most likely errors. */
export const doubtsOf = (draft: Draft): string[] =>
  draft.words.flatMap(({ word, verdict }) => (verdict === 'misspelled' ? [word] : []));

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
  draft.words.map(({ word, sentence, isSure }) => ({
    word,
    ...(sentence.trim() !== '' && { sentence: sentence.trim() }),
    ...(isSure && { mark: 'sure' as const }),
  }));

/** How many of the checked lines, from the first on, still fit in the list. */
export function fitting(full: number, lines: readonly CheckedLine[]): number {
  let room = MOST_WORDS - full;
  const end = lines.findIndex(({ word }) => word !== undefined && room-- <= 0);
  return end === -1 ? lines.length : end;
}

/** The text that has the words of a list checked again, with their sentences. */
export const asText = (words: readonly ListWord[]): string =>
  words.map(({ word, sentence }) => (sentence ? `${word}\t${sentence}` : word)).join('\n');
