import type { ReadingItem } from '../../engine/spelling/reading/index.ts';
import {
  createReading,
  createWordBank,
  readFrequency,
  readWordLists,
  type Frequency,
} from '../../server/words/index.ts';
import type { Output } from './output.ts';

/** What there is of one category, or of all together. */
export interface Stats {
  /** Id of the category, or `all`. */
  category: string;
  /** Different words. */
  words: number;
  /** Words of each school year, "3" to "8". */
  years: Record<string, number>;
  /** Words of each band of commonness, "1" (commonest) to "5" (outside the list of common words). */
  bands: Record<string, number>;
  sentences: number;
  pictures: number;
  /** Texts that are spoken: the words and their sentences. */
  speech: number;
}

interface Entry {
  category: string;
  /** Empty of a sentence or text that is about no word. */
  word: string;
  groep: number;
  sentence: string;
  picture: string;
  /** It is only read. */
  isSilent?: true;
}

/** Counts the words of the bank and of the word lists: first of all, then of each category. */
export function countWords(entries: readonly Entry[], frequency: Frequency): Stats[] {
  const byCategory = Map.groupBy(entries, ({ category }) => category);
  const categories = [...byCategory].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    counted('all', entries, frequency),
    ...categories.map(([category, own]) => counted(category, own, frequency)),
  ];
}

function counted(category: string, entries: readonly Entry[], frequency: Frequency): Stats {
  // A word of several categories counts once, in the first year in which it is asked.
  const words = new Map<string, Entry>();
  for (const entry of entries) {
    if (entry.word === '') continue;
    const known = words.get(entry.word);
    if (!known || entry.groep < known.groep) words.set(entry.word, entry);
  }
  const sentences = new Set(entries.map(({ sentence }) => sentence).filter(Boolean));
  const spoken = entries.filter(({ isSilent }) => !isSilent);
  const pictured = new Set(entries.filter(({ picture }) => picture).map(({ word }) => word));
  return {
    category,
    words: words.size,
    years: tally([...words.values()].map(({ groep }) => groep)),
    bands: tally([...words.keys()].map((word) => frequency.band(word))),
    sentences: sentences.size,
    pictures: pictured.size,
    speech: words.size + new Set(spoken.map(({ sentence }) => sentence).filter(Boolean)).size,
  };
}

const tally = (keys: readonly number[]) => {
  const counts: Record<string, number> = {};
  for (const key of [...keys].sort((a, b) => a - b)) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
};

const cells = ({ category, words, years, sentences, pictures, speech }: Stats) => ({
  categorie: category === 'all' ? 'alles' : category,
  woorden: words,
  ...Object.fromEntries([3, 4, 5, 6, 7, 8].map((groep) => [`groep ${groep}`, years[groep] ?? 0])),
  zinnen: sentences,
  plaatjes: pictures,
  spraak: speech,
});

/** Something to read: a word with its sentence, or sentences that are only read. */
function read(category: string, item: ReadingItem): Entry {
  const groep = Math.floor(item.level);
  if (item.kind === 'word')
    return { category, word: item.text, groep, sentence: item.sentence ?? '', picture: item.picture ?? '' };
  const entry = { category, word: '', groep, sentence: item.text, picture: '' };
  return item.kind === 'sentence' ? entry : { ...entry, isSilent: true };
}

/** `words stats`: what there is, in all and per category. */
export function stats(output: Output) {
  const bank = createWordBank();
  const { words, pictures } = bank;
  const reading = createReading(bank);
  const listed = readWordLists().flatMap(({ category, words: rows }) =>
    rows.map(({ word, groep, sentence, lemma }) => ({
      category,
      word,
      groep: Number(groep),
      sentence,
      picture: (lemma === '' && pictures.of(word).picture) || '',
    })),
  );
  const banked = words.flatMap(({ text, groep, sentence = '', picture = '', spots }) =>
    spots.map(({ category }) => ({ category, word: text, groep, sentence, picture })),
  );
  const toRead = reading.categories.flatMap(({ id }) => reading.inCategory(id).map((item) => read(id, item)));
  for (const line of countWords([...banked, ...listed, ...toRead], readFrequency())) output.add(line, cells);
}
