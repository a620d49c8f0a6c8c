import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createRng, FORMS, judge, type Dealt, type Exercise, type Form } from '../../exercise/index.ts';
import { parseList, parseWords } from '../parse.ts';
import type { ExerciseRequest, Lexicon, Media } from '../request.ts';
import type { CategoryDefinition, Word } from '../word.ts';
import { makeExercise } from './index.ts';

const read = (name: string) =>
  readFileSync(new URL(`../../../assets/words/${name}`, import.meta.url), 'utf8');
const words = parseWords(read('bank.tsv'), parseList(read('homophones.txt')));
const categories = JSON.parse(read('categories.json')) as CategoryDefinition[];
const practised = categories.filter((category) => category.practised);
const texts = new Set(words.map(({ text }) => text));

const lexicon: Lexicon = {
  words,
  inCategory: (id) => words.filter(({ spots }) => spots.some(({ category }) => category === id)),
  has: (text) => texts.has(text.toLowerCase()),
};
const media: Media = {
  speech: (text) => ({ text, url: `/${text}` }),
  picture: ({ picture, text }) => picture && { name: picture, url: `/${picture}`, alt: text },
} as Media;

type Wish = Partial<Pick<ExerciseRequest, 'cap' | 'distractors' | 'noMisspellings'>> & { seed?: string };
const make = (form: Form, category: CategoryDefinition, word: Word, { seed = 'a', ...wish }: Wish = {}) =>
  makeExercise({
    ...{ id: 'e1', form, category, word, lexicon, media },
    ...{ cap: 6, distractors: 3, noMisspellings: true, rng: createRng(`${seed}/${word.id}`), ...wish },
  });

/** Every exercise of a form over the whole bank. */
function* all(
  form: Form,
  wish: Wish = {},
): Generator<{ dealt: Dealt; word: Word; category: CategoryDefinition }> {
  for (const category of practised) {
    for (const word of words) {
      const dealt = make(form, category, word, wish);
      if (dealt) yield { dealt, word, category };
    }
  }
}

/** The texts on the screen that stand for a whole word or sentence. */
function shown(exercise: Exercise): string[] {
  const found = [exercise.prompt.text, exercise.prompt.flash?.text];
  if ('options' in exercise && exercise.kind !== 'grapheme' && exercise.kind !== 'rule')
    found.push(...exercise.options.map(({ text }) => text));
  if (exercise.form === 'judge' && exercise.kind !== 'grapheme' && exercise.kind !== 'rule')
    found.push(exercise.card.text);
  if (exercise.form === 'sort') found.push(exercise.card.text);
  if (exercise.form === 'read') found.push(exercise.text);
  if (exercise.form === 'split') found.push(exercise.letters.join(''));
  if (exercise.form === 'order') found.push(...exercise.cards.map(({ text }) => text));
  return found.filter((text) => text !== undefined);
}

const sentences = new Set(words.flatMap(({ sentence }) => sentence?.toLowerCase().match(/[\p{L}]+/gu) ?? []));
const isRight = (text: string) =>
  (text.toLowerCase().match(/[\p{L}_]+/gu) ?? []).every(
    (part) => part.includes('___') || texts.has(part) || sentences.has(part),
  );

describe.each(FORMS)('%s', (form) => {
  it('shows no misspelling when the pupil is to see none', () => {
    for (const seed of ['a', 'b', 'c']) {
      for (const { dealt, word } of all(form, { seed })) {
        for (const text of shown(dealt.exercise)) expect(isRight(text), `${word.text}: ${text}`).toBe(true);
        if ('kind' in dealt.exercise) expect(dealt.exercise.kind).not.toBe('misspelling');
      }
    }
  });

  it('accepts its own answer, fits the game and explains itself', () => {
    for (const { dealt, word, category } of all(form, { cap: 3 })) {
      const { exercise, solution } = dealt;
      expect(judge(dealt, solution.answer).right, word.text).toBe(true);
      expect(solution.hint.length).toBeLessThanOrEqual(60);
      expect(solution.wordId).toBe(word.id);
      expect(exercise.category).toBe(category.id);
      const { text, from, to } = solution.reveal;
      expect(from < to && to <= text.length, `${word.text} ${from}-${to}`).toBe(true);
      if ('options' in exercise) expect(exercise.options.length).toBeLessThanOrEqual(3);
      if (exercise.form === 'sort') expect(exercise.buckets.length).toBeLessThanOrEqual(3);
      if (exercise.form === 'build') expect(exercise.tiles.length - exercise.slots).toBeLessThanOrEqual(3);
    }
  });

  it('asks a word that sounds like another only with a sentence or a picture', () => {
    for (const { dealt, word } of all(form)) {
      const { prompt } = dealt.exercise;
      const inView =
        prompt.text?.includes(' ') ||
        prompt.flash ||
        prompt.picture ||
        ['read', 'order', 'split'].includes(form);
      if (word.homophone) expect(inView || dealt.exercise.prompt.text === word.text, word.text).toBeTruthy();
    }
  });

  it('is the same for the same seed', () => {
    const once = [...all(form)].map(({ dealt }) => dealt);
    expect([...all(form)].map(({ dealt }) => dealt)).toEqual(once);
  });
});

describe('build', () => {
  it('lays extra tiles that children take by mistake', () => {
    const word = words.find(({ text }) => text === 'geit')!;
    const dealt = make(
      'build',
      categories.find(({ id }) => id === 'ei-ij')!,
      word,
      { distractors: 1 },
    );
    const tiles = dealt?.exercise.form === 'build' ? dealt.exercise.tiles.map(({ text }) => text).sort() : [];
    expect(tiles).toEqual(['ei', 'g', 'ij', 't']);
  });
});

describe('misspellings', () => {
  it('are dealt where the setting allows them, to find the right one', () => {
    const kinds = [...all('choose', { noMisspellings: false })].map(
      ({ dealt }) => 'kind' in dealt.exercise && dealt.exercise.kind,
    );
    expect(new Set(kinds)).toEqual(new Set(['grapheme', 'rule', 'word', 'picture', 'misspelling']));
  });
});
