import { describe, expect, it } from 'vitest';
import { createRng, judge, type Form } from '../../exercise/index.ts';
import { readingCategory } from '../catalogue/index.ts';
import { makeReading, soundsAlike, type ReadingItem, type ReadingLexicon, type ReadWord } from './index.ts';
import { exposureOf } from './pace.ts';
import { revealLength, revealOf } from './question.ts';
import { stepsOf } from './steps.ts';

const bomen: ReadWord = {
  kind: 'word',
  id: 'bomen',
  text: 'bomen',
  syllables: ['bo', 'men'],
  level: 4,
  sentence: 'In de tuin staan bomen.',
  twin: { text: 'bommen', isLong: true },
};
const lexicon: ReadingLexicon = {
  inCategory: () => [],
  lookAlikes: () => [
    { text: 'bommen', rule: 'R6' },
    { text: 'bonen', rule: 'R3' },
  ],
  notPictured: () => [],
  otherPictures: () => [],
};
const make = (form: Form, item: ReadingItem, category = 'read-open-closed', seed = 'een') =>
  makeReading({
    id: 'e1',
    form,
    item,
    category: readingCategory(category)!,
    lexicon,
    rng: createRng(seed),
    media: { speech: (text) => ({ text, url: `/${text}` }), picture: () => undefined },
    distractors: 3,
    cap: 4,
    groep: 4,
    tempo: 0.5,
  });

describe('makeReading', () => {
  it('asks a twin in all its ways, and nothing that needs a picture it has not', () => {
    const tasks = new Set(
      Array.from(
        { length: 40 },
        (_, i) => make('choose', bomen, 'read-open-closed', String(i))!.exercise.prompt.task,
      ),
    );
    expect(tasks).toEqual(
      new Set([
        'Welk woord hoor je?',
        'Lees mee. Welk woord hoor je in het gat?',
        'Lees de zin. Welk woord past in het gat?',
        'Lees het woord. Is de klank lang of kort?',
      ]),
    );
  });

  it('puts a twin in the bucket of its vowel and marks what tells its length', () => {
    const dealt = make('sort', bomen)!;
    expect(dealt.solution).toMatchObject({
      answer: { form: 'sort', bucket: 'lang' },
      reveal: { text: 'bomen', from: 1, to: 3 },
      rules: { kort: 'R6' },
      wordId: 'bomen',
    });
    expect(judge(dealt, { form: 'sort', bucket: 'kort' })).toEqual({ right: false, rules: ['R6'] });
  });

  it('cuts a word in the pieces in which it is read', () => {
    expect(make('split', bomen)!.solution.answer).toEqual({ form: 'split', cuts: [2] });
  });

  it('never deals cards that lie in order already', () => {
    const item: ReadingItem = {
      kind: 'sentence',
      id: 'z',
      text: 'Ik ben zes.',
      changes: [],
      isOrdered: true,
      level: 3,
      extras: ['loopt', 'wij'],
    };
    for (let i = 0; i < 30; i++) {
      const { exercise } = make('order', item, 'read-sentences', String(i))!;
      if (exercise.form !== 'order') throw new Error('not to order');
      expect(exercise.cards.map(({ text }) => text)).not.toEqual(['Ik', 'ben', 'zes.']);
    }
  });

  it('asks a word of a sentence that no other sentence had in its place', () => {
    const item: ReadingItem = {
      kind: 'sentence',
      id: 'z',
      text: 'Bo zit op de bank.',
      isOrdered: false,
      level: 3,
      extras: [],
      changes: [
        { at: 1, by: 'ligt' },
        { at: 2, by: 'onder' },
      ],
    };
    const dealt = make('choose', item, 'read-sentences')!;
    expect(dealt.exercise.prompt).toMatchObject({ speech: { text: 'Bo zit op de bank.' } });
    expect(['Bo ___ op de bank.', 'Bo zit ___ de bank.']).toContain(dealt.exercise.prompt.text);
  });

  it('asks a question only where text, question and answers are in view at once', () => {
    const question = (text: string): ReadingItem => ({
      kind: 'question',
      id: 't',
      text,
      question: 'Wie zit daar?',
      answer: 'Bo',
      wrong: ['Lot'],
      level: 5,
    });
    expect(make('choose', question('Bo zit op de bank.'), 'read-text-meaning')).toBeDefined();
    expect(make('choose', question('Bo zit op de bank. '.repeat(8)), 'read-text-meaning')).toBeUndefined();
    expect(
      make('read', question('Bo zit op de bank. '.repeat(8).trim()), 'read-text-meaning')!.exercise,
    ).toHaveProperty('steps');
  });
});

describe('a long text', () => {
  it('comes in steps of whole sentences that together are the text', () => {
    const text =
      'Sem heeft een rode bal. Hij trapt de bal heel hard. De bal vliegt over de heg. Daar woont buurvrouw An.';
    expect(stepsOf(text)).toEqual([text]);
    const long = `${text} 'Dank je wel,' roept Sem. Dan gaat hij naar huis!`;
    expect(stepsOf(long)).toEqual([text, "'Dank je wel,' roept Sem. Dan gaat hij naar huis!"]);
  });

  it('has a sentence that is too long cut behind a comma', () => {
    const one = 'Omdat het die hele lange middag maar bleef regenen in het kleine dorp, ';
    const two = 'bouwden de kinderen met lakens en stoelen een hut in de kamer.';
    expect(stepsOf(one + two)).toEqual([one.trim(), two]);
  });

  it('is cut somewhere, whatever it is', () => {
    for (const text of ['a '.repeat(300).trim(), 'woord, '.repeat(60).trim(), 'x'])
      expect(stepsOf(text).join(' ')).toBe(text);
  });
});

it('knows which words one ear takes for another', () => {
  for (const [one, two] of [
    ['wei', 'wij'],
    ['hart', 'hard'],
    ['rauw', 'rouw'],
    ['vel', 'fel'],
    ['lach', 'lag'],
  ] as const)
    expect(soundsAlike(one, two), `${one} ${two}`).toBe(true);
  for (const [one, two] of [
    ['maan', 'man'],
    ['bang', 'bank'],
    ['bomen', 'bommen'],
    ['deur', 'duur'],
  ] as const)
    expect(soundsAlike(one, two), `${one} ${two}`).toBe(false);
});

it('leaves a text in view by its letters, the school year and the tempo', () => {
  expect(exposureOf(20, 3, 0.5)).toBeGreaterThan(exposureOf(20, 5, 0.5));
  expect(exposureOf(40, 5, 0.5)).toBeGreaterThan(exposureOf(20, 5, 0.5));
  expect(exposureOf(20, 5, 0)).toBe(2 * exposureOf(20, 5, 1));
});

it('marks the letters that another word has otherwise', () => {
  expect(revealOf('maan', 'man')).toEqual({ text: 'maan', from: 2, to: 3 });
  expect(revealOf('bak', 'dak')).toEqual({ text: 'bak', from: 0, to: 1 });
  expect(revealOf('kat', 'kast')).toEqual({ text: 'kat', from: 1, to: 2 });
  expect(revealOf('vis')).toEqual({ text: 'vis', from: 0, to: 0 });
  expect(revealLength('bommen')).toEqual({ text: 'bommen', from: 1, to: 4 });
});
