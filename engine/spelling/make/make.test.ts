import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  createRng,
  FORMS,
  judge,
  Round,
  type Dealt,
  type Exercise,
  type Form,
} from '../../exercise/index.ts';
import { analyse } from '../analyse/index.ts';
import {
  SPELLING_CATEGORIES,
  spellingCategory,
  type CategoryId,
  type SpellingCategory,
} from '../catalogue/index.ts';
import { createMemo } from '../memo.ts';
import { parseList, parseWords } from '../parse.ts';
import type { ExerciseRequest, Lexicon, Media } from '../request.ts';
import { needsSentence, type Word } from '../word.ts';
import { makeExercise } from './index.ts';

const read = (name: string) =>
  readFileSync(new URL(`../../../assets/words/${name}`, import.meta.url), 'utf8');
const bank = parseWords(read('bank.tsv'), parseList(read('homophones.txt')));
/** Every fifth word with splits by hand, and verb forms as the lists have them. */
const words: Word[] = [
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
const practised = SPELLING_CATEGORIES.filter(({ id }) =>
  words.some(({ spots }) => spots.some(({ category }) => category === id)),
);
const texts = new Set([...bank, ...words].map(({ text }) => text));

const lexicon: Lexicon = {
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

function verb(
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
const make = (form: Form, category: SpellingCategory, word: Word, { seed = 'a', ...wish }: Wish = {}) =>
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
function* all(
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
const lemmas = new Set(words.map(({ lemma }) => lemma));
const isRight = (text: string) =>
  lemmas.has(text) ||
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
      // Of a word that is asked as a whole, for contrast, nothing is marked, nor of a sentence whose order is asked.
      const isWhole = form === 'order' || !word.spots.some((spot) => spot.category === category.id);
      expect((isWhole && to === 0) || (from < to && to <= text.length), `${word.text} ${from}-${to}`).toBe(
        true,
      );
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
      if (needsSentence(word))
        expect(inView || dealt.exercise.prompt.text === word.text, word.text).toBeTruthy();
    }
  });

  it('is the same for the same seed', () => {
    const once = [...all(form)].map(({ dealt }) => dealt);
    expect([...all(form)].map(({ dealt }) => dealt)).toEqual(once);
  });
});

describe('build', () => {
  it('explains its rule to who lays a wrong letter, and to listen to who lays its own letters in another order', () => {
    const word = bank.find(({ text }) => text === 'geit')!;
    const dealt = make('build', spellingCategory('ei-ij'), word, { distractors: 1 })!;
    const answer = (dealt.solution.answer as { tiles: string[] }).tiles;
    const told = (tiles: string[]) =>
      new Round({ dealt: [dealt], size: 1 }).answer({ form: 'build', tiles }, 900, 1).hint;
    const [ij] = Object.keys(dealt.solution.rules);
    expect(told(answer.with(1, ij!))).toContain('denk aan het woordbeeld');
    expect(told([answer[1]!, answer[0]!, ...answer.slice(2)])).toBe('Luister goed naar het hele woord.');
  });

  it('lays extra tiles that children take by mistake', () => {
    const word = bank.find(({ text }) => text === 'geit')!;
    const dealt = make('build', spellingCategory('ei-ij'), word, { distractors: 1 });
    const tiles = dealt?.exercise.form === 'build' ? dealt.exercise.tiles.map(({ text }) => text).sort() : [];
    expect(tiles).toEqual(['ei', 'g', 'ij', 't']);
  });
});

describe('verb forms', () => {
  const [rijdt, rijd] = words.slice(-3);
  const options = (dealt: Dealt | undefined) =>
    dealt?.exercise.form === 'choose' ? dealt.exercise.options.map(({ text }) => text).sort() : [];

  it('are typed in their sentence only', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e'])
      expect(make('type', spellingCategory('verb-present-dt'), rijdt!, { seed })?.exercise.prompt).toEqual({
        task: 'Typ het woord dat in de zin past.',
        speech: { text: 'rijdt. Elk uur rijdt er een trein.', url: '/rijdt. Elk uur rijdt er een trein.' },
        text: 'Elk uur ___ er een trein.',
      });
  });

  it('have other forms of the verb as wrong letters, though those are words', () => {
    const dealt = make('choose', spellingCategory('verb-present-dt'), rijdt!);
    expect(dealt?.exercise.prompt.text).toBe('Elk uur rij___ er een trein.');
    expect(options(dealt)).toEqual(['d', 'dt', 't']);
  });

  it('have their infinitive beside the gap where the sound of the past is asked', () => {
    const liep = verb('liep', 'l|ie|p', 'verb-strong', 'lopen', 'vtev', 'Gisteren liep ik naar huis.');
    const texts = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => {
      const dealt = make('judge', spellingCategory('verb-strong'), liep, { seed });
      return dealt?.exercise.form === 'judge' && dealt.exercise.kind === 'rule'
        ? dealt.exercise.prompt.text
        : [];
    });
    expect(new Set(texts)).toEqual(new Set(['Gisteren ___ (lopen) ik naar huis.']));
  });

  it('are sorted by their ending, with the place of a letter that is not there left open', () => {
    const dealt = make('sort', spellingCategory('verb-present-t'), rijd!);
    expect(dealt?.exercise).toMatchObject({
      prompt: { task: 'Komt er een t achter de ik-vorm?', text: 'Ik ___ op mijn fiets.' },
      card: { text: 'rijd___' },
    });
    expect(dealt?.solution).toMatchObject({
      answer: { bucket: 'stam' },
      hint: spellingCategory('verb-stem').hint,
    });
  });
});

describe('what is cut', () => {
  const cutOf = (dealt: Dealt | undefined) => {
    if (dealt?.exercise.form !== 'split' || dealt.solution.answer.form !== 'split') return undefined;
    const { cuts } = dealt.solution.answer;
    return dealt.exercise.letters.map((letter, i) => (cuts.includes(i) ? `|${letter}` : letter)).join('');
  };
  const [, rijd, loopt] = words.slice(-3);

  it('is a sound where words are learnt by ear, the ending of a verb, and else a syllable', () => {
    const word = (text: string, graphemes: string, category: CategoryId): Word => ({
      id: text,
      text,
      graphemes: graphemes.split('|'),
      syllables: [text],
      groep: 3,
      spots: [{ category, from: 0, to: text.length }],
    });
    const cut = (category: CategoryId, asked: Word) =>
      cutOf(make('split', spellingCategory(category), asked));
    expect(cut('cvc', word('boom', 'b|oo|m', 'cvc'))).toBe('b|oo|m');
    expect(cut('cluster-many', word('strik', 's|t|r|i|k', 'cluster-many'))).toBe('s|t|r|i|k');
    expect(cut('ei-ij', word('trein', 't|r|ei|n', 'ei-ij'))).toBeUndefined();
    expect(cut('verb-present-t', loopt!)).toBe('loop|t');
    expect(cut('verb-stem', rijd!)).toBe('rijd|en');
  });

  it('of a verb is explained by its rule, and the infinitive is heard', () => {
    const dealt = make('split', spellingCategory('verb-stem'), rijd!);
    expect(dealt?.solution.hint).toBe(spellingCategory('verb-stem').hint);
    expect(dealt?.exercise.prompt).toMatchObject({
      task: 'Knip -en van het hele werkwoord.',
      speech: { text: 'rijden' },
    });
  });
});

describe('marks in words', () => {
  const odd = (text: string, category: CategoryId): Word => {
    const { graphemes, syllables, categories } = analyse(text);
    const spots = categories.map(({ id, from, to }) => ({ category: id, from, to }));
    return { id: text, text, graphemes, syllables, spots, groep: 7, listed: [category] };
  };

  it('stay with the letter before them where a word is cut', () => {
    const dealt = make('split', spellingCategory('hyphen'), odd('zee-egel', 'hyphen'));
    expect(dealt?.exercise).toMatchObject({ letters: ['z', 'e', 'e-', 'e', 'g', 'e', 'l'] });
    expect(dealt?.solution.answer).toEqual({ form: 'split', cuts: [3, 4] });
    const evening = make(
      'split',
      spellingCategory('apostrophe-s-time'),
      odd("'s avonds", 'apostrophe-s-time'),
    );
    expect(evening?.exercise).toMatchObject({ letters: ["'", 's ', 'a', 'v', 'o', 'n', 'd', 's'] });
    expect(evening?.solution.answer).toEqual({ form: 'split', cuts: [3] });
    expect(make('split', spellingCategory('hyphen'), odd('tv-gids', 'hyphen'))).toBeUndefined();
  });

  it('are a tile, and a space is part of the one before', () => {
    const tiles = (text: string, category: CategoryId) => {
      const dealt = make('build', spellingCategory(category), odd(text, category), { distractors: 0 });
      return dealt?.exercise.form === 'build' ? dealt.exercise.tiles.map((tile) => tile.text).sort() : [];
    };
    expect(tiles("'s avonds", 'apostrophe-s-time')).toEqual(["'s", 'a', 'd', 'n', 'o', 's', 'v']);
    expect(tiles("auto's", 'apostrophe-s')).toEqual(["'", 'au', 'o', 's', 't']);
  });

  it('are in the gap with a letter on each side', () => {
    const gaps = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => {
      const dealt = make('choose', spellingCategory('hyphen'), odd('zee-egel', 'hyphen'), { seed });
      const isLetters = dealt?.exercise.form === 'choose' && dealt.exercise.kind === 'grapheme';
      return isLetters ? [dealt.exercise.prompt.text] : [];
    });
    expect(new Set(gaps)).toEqual(new Set(['z___gel']));
  });
});

describe('contrast words', () => {
  const month: Word = {
    id: 'maart',
    text: 'maart',
    graphemes: ['m', 'aa', 'r', 't'],
    syllables: ['maart'],
    groep: 4,
    spots: [{ category: 'final-d-t', from: 4, to: 5 }],
    listed: ['final-d-t'],
  };

  it('are only asked for what tells them from the category, with a hint that says so', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const dealt = make('choose', spellingCategory('capital-letters'), month, { seed });
      expect(dealt?.exercise).toMatchObject({ kind: 'rule', prompt: { text: '___aart' } });
      expect(dealt?.solution.hint).toBe('Dit is geen naam: schrijf een kleine letter.');
    }
  });
});

describe('misspellings', () => {
  it('are dealt where the setting allows them, to find the right one', () => {
    const kinds = [...all('choose', { noMisspellings: false })].map(
      ({ dealt }) => 'kind' in dealt.exercise && dealt.exercise.kind,
    );
    expect(new Set(kinds)).toEqual(new Set(['grapheme', 'rule', 'picture', 'misspelling']));
  });

  it('asks by the picture alone only where it shows exactly the word, beside none that looks like it', () => {
    const exact = new Map(lexicon.pictured.map((word) => [word.picture, word]));
    for (const form of ['choose', 'judge', 'read'] as const) {
      const asked = [...all(form)].filter(
        ({ dealt: { exercise } }) => 'kind' in exercise && exercise.kind === 'picture',
      );
      expect(asked.length, form).toBeGreaterThan(0);
      for (const { dealt, word } of asked) {
        const { exercise } = dealt;
        const names =
          'options' in exercise
            ? exercise.options.map(({ picture }) => picture?.name)
            : [exercise.prompt.picture?.name];
        for (const name of names) {
          expect(exact.has(name)).toBe(true);
          expect(name === word.picture || exact.get(name)!.text[0] !== word.text[0]).toBe(true);
        }
      }
    }
  });
});

describe('a hint', () => {
  const paard: Word = {
    id: 'paard',
    text: 'paard',
    graphemes: ['p', 'aa', 'r', 'd'],
    syllables: ['paard'],
    groep: 4,
    spots: [
      { category: 'cluster-one-side', from: 2, to: 4 },
      { category: 'final-d-t', from: 4, to: 5 },
    ],
  };
  const after = (category: CategoryId, typed: string) => {
    const dealt = make('type', spellingCategory(category), paard)!;
    return new Round({ dealt: [dealt], size: 1 }).answer({ form: 'type', text: typed }, 0, 0).hint;
  };

  it('explains the rule that was broken, not only the one that is practised', () => {
    expect(after('final-d-t', 'paart')).toBe(spellingCategory('final-d-t').hint);
    expect(after('cluster-one-side', 'paart')).toBe(spellingCategory('final-d-t').hint);
    expect(after('final-d-t', 'paad')).toBe('Luister goed naar het hele woord.');
    expect(after('final-d-t', 'qqq')).toBe(spellingCategory('final-d-t').hint);
  });
});

describe('buckets', () => {
  it('have a name for who does not see them', () => {
    const geit = bank.find(({ text }) => text === 'geit')!;
    const dealt = make('sort', spellingCategory('ei-ij'), geit);
    expect(dealt?.exercise).toMatchObject({ buckets: [{ name: 'korte ei' }, { name: 'lange ij' }] });
  });
});
