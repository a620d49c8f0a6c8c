import { readFileSync } from 'node:fs';
import { createRng, type Dealt, type Form } from '../exercise/index.ts';
import { SPELLING_CATEGORIES, type CategoryId, type SpellingCategory } from '../spelling/catalogue/index.ts';
import { makeExercise } from '../spelling/make/index.ts';
import { createMemo } from '../spelling/memo.ts';
import { parseList, parseWords } from '../spelling/parse.ts';
import type { ExerciseRequest, Lexicon, Media } from '../spelling/request.ts';
import type { Word } from '../spelling/word.ts';

// What tests of dealing ask with.

const read = (name: string) => readFileSync(new URL(`../../assets/words/${name}`, import.meta.url), 'utf8');
/** All words of the bank. */
export const bank = parseWords(read('bank.tsv'), parseList(read('homophones.txt')));
/** Every fifth word with splits by hand, and verb forms as the lists have them. */
export const words: Word[] = [
  ...bank
    .filter((_, i) => i % 5 === 0)
    .map((word, i) => ({
      ...word,
      ...(i % 3 === 0 && { picture: `${word.text}-1`, exactPicture: i % 2 === 0 }),
      listed: word.spots.map(({ category }) => category as CategoryId),
    })),
  verb('rijdt', 'r|ij|dt', 'verb-present-dt', 'rijden', 'tt3', 'Elk uur rijdt er een trein.'),
  verb('rijd', 'r|ij|d', 'verb-stem', 'rijden', 'tt1', 'Ik rijd op mijn fiets.'),
  verb('loopt', 'l|oo|p|t', 'verb-present-t', 'lopen', 'tt3', 'Mijn broer loopt naar huis.'),
];
/** The categories that these words can practise. */
const practised = SPELLING_CATEGORIES.filter(({ id }) =>
  words.some(({ spots }) => spots.some(({ category }) => category === id)),
);
/** All that is spelt right. */
export const texts = new Set([...bank, ...words].map(({ text }) => text));

/** What dealing asks of the words: two look alike that begin with the same letter. */
export const lexicon: Lexicon = {
  words,
  pictured: words.filter(({ exactPicture }) => exactPicture),
  looksLike: (one, other) => one.text[0] === other.text[0],
  inCategory: (id) => words.filter(({ spots }) => spots.some(({ category }) => category === id)),
  has: (text) => texts.has(text.toLowerCase()),
  refused: () => false,
  memo: createMemo(),
};
const media: Media = {
  speech: (text) => ({ text, url: `/${text}` }),
  picture: ({ picture, text }) => picture && { name: picture, url: `/${picture}`, alt: text },
} as Media;

/** A form of a verb in its sentence. */
export function verb(
  text: string,
  graphemes: string,
  category: CategoryId,
  lemma: string,
  form: string,
  sentence: string,
): Word {
  const spots = [{ category, from: text.length - 1, to: text.length }];
  const known = { text, graphemes: graphemes.split('|'), syllables: [text], spots, groep: 5, sentence };
  return { id: `${text}#2`, ...known, listed: [category], lemma, form };
}

type Wish = Partial<Pick<ExerciseRequest, 'cap' | 'distractors' | 'noMisspellings'>> & { seed?: string };
/** An exercise of a form with a word; undefined where there is none. */
export const make = (
  form: Form,
  category: SpellingCategory,
  word: Word,
  { seed = 'a', ...wish }: Wish = {},
) =>
  makeExercise({
    id: 'e1',
    form,
    category,
    word,
    lexicon,
    media,
    cap: 6,
    distractors: 3,
    noMisspellings: true,
    rng: createRng(`${seed}/${word.id}`),
    ...wish,
  });

/** Every exercise of a form over the whole bank. */
export function* all(
  form: Form,
  wish: Wish = {},
): Generator<{ dealt: Dealt; word: Word; category: SpellingCategory }> {
  for (const category of practised) {
    for (const word of words) {
      const dealt = make(form, category, word, wish);
      if (dealt) yield { dealt, word, category };
    }
  }
}
