import { analyse, type Analysis } from '../../engine/spelling/analyse/index.ts';
import type { HardSpot, Word } from '../../engine/spelling/index.ts';
import type { Dictionary } from './dictionary.ts';
import type { ListedWord, WordList } from './word-lists.ts';

/** Spellings that sound the same in one place of a word: that both are words is what makes a homophone. */
const SAME_SOUND: readonly (readonly [pattern: RegExp, other: string])[] = [
  [/ei/g, 'ij'],
  [/ij/g, 'ei'],
  [/au/g, 'ou'],
  [/ou/g, 'au'],
  [/d$/g, 't'],
  [/t$/g, 'd'],
  [/d$/g, 'dt'],
  [/cht$/g, 'gt'],
  [/gt$/g, 'cht'],
  [/ch$/g, 'g'],
  [/g$/g, 'ch'],
];
/** Words with a hyphen, an apostrophe or a space in them can't be cut and laid yet. */
const PLAIN = /^\p{L}+$/u;

/**
 * The words of the lists as the engine understands them: graphemes, syllables, and a hard spot for each category of
 * which the analyser is sure. A word of several lists is one word; the first list that has it gives its sentence.
 */
export function wordsOfLists(
  lists: readonly WordList[],
  { dictionary, isKnown, practised }: WordSources,
): Word[] {
  const words = new Map<string, Word>();
  for (const { category, words: listed } of lists) {
    if (!practised(category)) continue;
    for (const entry of listed) {
      const { word: text } = entry;
      if (words.has(text) || isKnown(text) || !PLAIN.test(text)) continue;
      const found = analyse(text);
      const spots = spotsOf(found);
      if (spots.some((spot) => spot.category === category))
        words.set(text, wordOf(entry, found, spots, dictionary));
    }
  }
  return [...words.values()];
}

interface WordSources {
  dictionary: Dictionary;
  /** Whether the bank has the word already. */
  isKnown(text: string): boolean;
  /** Whether exercises of a category can be made. */
  practised(category: string): boolean;
}

const spotsOf = ({ categories }: Analysis): HardSpot[] =>
  categories
    .filter(({ certainty }) => certainty !== 'guess')
    .map(({ id, from, to }) => ({ category: id, from, to }));

const wordOf = (
  { word: text, groep, sentence, picture }: ListedWord,
  { graphemes, syllables }: Analysis,
  spots: HardSpot[],
  dictionary: Dictionary,
): Word => ({
  id: text,
  text,
  graphemes,
  syllables,
  spots,
  groep: Number(groep),
  sentence,
  ...(picture && { picture }),
  ...(soundsLikeAnother(text, dictionary) && { homophone: true }),
});

/** Whether another spelling of the same sounds is a word too. */
function soundsLikeAnother(text: string, dictionary: Dictionary): boolean {
  return SAME_SOUND.some(([pattern, other]) =>
    [...text.matchAll(pattern)].some(({ index, 0: letters }) =>
      dictionary.has(text.slice(0, index) + other + text.slice(index + letters.length)),
    ),
  );
}
