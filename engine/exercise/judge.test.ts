import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  alignLetters,
  FORMS,
  grade,
  judge,
  plainText,
  slotsOf,
  type Dealt,
  type Exercise,
  type Graded,
  type OrderExercise,
  type RawAnswer,
  type WholeAnswer,
} from './index.ts';
import { rawAnswerSchema } from './schema.ts';

const common = { id: 'e1', category: 'ei-ij', prompt: { task: 'Schrijf het woord.' }, secondChance: true };

/** A dealt exercise with the given right answer. */
const deal = (exercise: object, answer: WholeAnswer, rest: Partial<Dealt['solution']> = {}): Dealt => ({
  exercise: { ...common, ...exercise } as Exercise,
  solution: {
    answer,
    wordId: 'trein',
    reveal: { text: 'trein', from: 2, to: 4 },
    hint: 'De ei van reis.',
    rules: {},
    ...rest,
  },
});

const tiles = [...'trn']
  .map((text, i) => ({ id: `t${i}`, text }))
  .concat({ id: 't3', text: 'ei' }, { id: 't4', text: 'ij' });
const build = deal(
  { form: 'build', slots: 4, tiles },
  { form: 'build', tiles: ['t0', 't1', 't3', 't2'] },
  { rules: { t4: 'ei-ij' } },
);
const typed = deal(
  { form: 'type', length: 5 },
  { form: 'type', text: 'trein' },
  { rules: { trijn: 'ei-ij' } },
);
const order = deal(
  {
    form: 'order',
    slots: 3,
    cards: ['Ik', 'zie', 'je.', 'liepen'].map((text, i) => ({ id: `c${i}`, text })),
  },
  { form: 'order', cards: ['c0', 'c1', 'c2'] },
  { rules: { c3: 'R10' } },
);
const split = deal({ form: 'split', letters: [...'appel'] }, { form: 'split', cuts: [2] });

describe('judge', () => {
  test('build marks each slot and names the rule of the wrong tile', () => {
    expect(judge(build, { form: 'build', tiles: ['t0', 't1', 't4', 't2'] })).toEqual({
      right: false,
      parts: [true, true, false, true],
      rules: ['ei-ij'],
    });
  });

  test('build: two tiles with the same letter may swap places', () => {
    const twice = deal(
      {
        form: 'build',
        slots: 3,
        tiles: [
          { id: 'a', text: 'p' },
          { id: 'b', text: 'a' },
          { id: 'c', text: 'p' },
        ],
      },
      { form: 'build', tiles: ['a', 'b', 'c'] },
    );
    expect(judge(twice, { form: 'build', tiles: ['c', 'b', 'a'] }).right).toBe(true);
  });

  test('type: case and diacritics count, spaces around and ways of writing do not', () => {
    const cafe = deal({ form: 'type', length: 4 }, { form: 'type', text: 'café' });
    expect(judge(cafe, { form: 'type', text: ' cafe\u0301 ' }).right).toBe(true);
    expect(judge(cafe, { form: 'type', text: 'cafe' }).right).toBe(false);
    expect(judge(typed, { form: 'type', text: 'Trein' }).right).toBe(false);
    expect(judge(typed, { form: 'type', text: 'tre\u0133n' }).right).toBe(false);
    expect(judge(typed, { form: 'type', text: 'trijn' }).rules).toEqual(['ei-ij']);
  });

  test('order: a card that does not belong is wrong wherever it lies, and so is one card too many', () => {
    expect(judge(order, order.solution.answer).right).toBe(true);
    expect(judge(order, { form: 'order', cards: ['c0', 'c3', 'c2'] })).toEqual({
      right: false,
      parts: [true, false, true],
      rules: ['R10'],
    });
    expect(judge(order, { form: 'order', cards: ['c0', 'c1', 'c2', 'c3'] }).right).toBe(false);
    expect(judge(order, { form: 'order', place: 1, card: 'c3' }).right).toBe(false);
  });

  test('order item by item: the exercise is over when the places are filled, whatever cards are left', () => {
    const log: Graded[] = [];
    for (const [place, card] of ['c0', 'c1', 'c2'].entries())
      log.push(grade(order, log, { form: 'order', place, card }));
    expect(log.map(({ last }) => last)).toEqual([false, false, true]);
    const { cards } = order.exercise as OrderExercise;
    expect(slotsOf({ ...common, form: 'order', cards })).toBe(4);
  });

  test('split: too many, too few and misplaced cuts are wrong, each gap is marked', () => {
    expect(judge(split, { form: 'split', cuts: [2] }).right).toBe(true);
    expect(judge(split, { form: 'split', cuts: [] }).parts).toEqual([true, false, true, true]);
    expect(judge(split, { form: 'split', cuts: [2, 3] }).right).toBe(false);
  });

  test('an answer of another form, or about things that are not there, is wrong and never an error', () => {
    const anything = fc.record({
      form: fc.constantFrom(...FORMS),
      option: fc.string(),
      fits: fc.boolean(),
      tiles: fc.array(fc.string()),
      text: fc.string(),
      cuts: fc.array(fc.integer()),
      bucket: fc.string(),
      cards: fc.array(fc.string()),
    });
    fc.assert(
      fc.property(anything, (given) => {
        for (const dealt of [build, order, split]) expect(judge(dealt, given as RawAnswer).right).toBe(false);
      }),
    );
  });
});

describe('typed text', () => {
  const accepts = (word: string, given: string) =>
    judge(deal({ form: 'type', length: word.length }, { form: 'type', text: word }), {
      form: 'type',
      text: given,
    });

  it.each([
    [
      "auto's",
      ['\u2019', '\u2018', '\u02bc', '\u00b4', '`', '\u2032', '\u201b', '\uff07'].map(
        (sign) => `auto${sign}s`,
      ),
    ],
    [
      'zee-egel',
      ['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '\uff0d'].map((sign) => `zee${sign}egel`),
    ],
    ["'s avonds", ['\u00a0', '\u2009', '\u202f', '\u3000', '  ', '\t'].map((space) => `'s${space}avonds`)],
    ['reünie', ['reu\u0308nie', ' reünie\u00a0', 're\u00adünie', 'reüni\u200be', '\ufeffreünie']],
    ['ijsje', ['\u0133sje']],
    ['IJsje', ['\u0132sje']],
    ['fiets', ['\ufb01ets']],
  ])('is right in every shape of the letters of %s', (word, shapes) => {
    for (const shape of shapes) expect(accepts(word, shape).right, JSON.stringify(shape)).toBe(true);
  });

  it.each([
    ['boom', 'Boom', 'one-capital'],
    ['boom', 'BOOM', 'capitals'],
    ['boom', 'bOOM', 'capitals'],
    ['boom', 'Boon', undefined],
    ['Utrecht', 'utrecht', undefined],
    ['Utrecht', 'UTRECHT', 'capitals'],
  ])('tells a capital too many from a wrong letter: %s as %s', (word, given, capital) => {
    const { right, capital: told } = accepts(word, given);
    expect({ right, told }).toEqual({ right: false, told: capital });
  });
});

describe('cuts', () => {
  const plain = deal({ form: 'split', letters: [...'bommenpoortje'] }, { form: 'split', cuts: [3, 6, 11] });
  const dealt = {
    ...plain,
    solution: { ...plain.solution, eitherCuts: [[3, 2] as const, [11, 10] as const] },
  };
  it.each([
    [[3, 6, 11], true],
    [[2, 6, 10], true],
    [[3, 6, 10], true],
    [[2, 3, 6, 11], false],
    [[6, 11], false],
    [[3, 5, 11], false],
  ])('are right as written and as heard: %j', (cuts, right) => {
    expect(judge(dealt, { form: 'split', cuts }).right).toBe(right);
  });

  it('keeps what is right on the screen, whichever of both it is', () => {
    expect(judge(dealt, { form: 'split', cuts: [2, 5] }).parts).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      true,
      true,
      true,
      false,
      false,
      true,
    ]);
  });
});

test('alignLetters keeps the right letters: what is left of a typed word is always part of the right one', () => {
  expect(alignLetters('trijn', 'trein').map(({ letter, mark }) => letter + mark[0])).toEqual([
    'tr',
    'rr',
    'iw',
    'jw',
    'nr',
  ]);
  const word = fc.string({ unit: fc.constantFrom(...'abei'), maxLength: 12 });
  fc.assert(
    fc.property(word, word, (given, wanted) => {
      const marks = alignLetters(given, wanted);
      expect(marks.map((mark) => mark.letter).join('')).toBe(given);
      const kept = marks.filter((mark) => mark.mark === 'right').map((mark) => mark.letter);
      let at = 0;
      for (const letter of wanted) if (letter === kept[at]) at++;
      expect(at).toBe(kept.length);
      if (given === wanted) expect(marks.every((mark) => mark.mark === 'right')).toBe(true);
    }),
  );
});

test('plain text brings ways of writing together', () => {
  expect(plainText('  foto\u2019s   en \u0133s ')).toBe("foto's en ijs");
});

test('the wire accepts every whole and item answer and nothing more', () => {
  const good: RawAnswer[] = [
    build.solution.answer,
    split.solution.answer,
    typed.solution.answer,
    { form: 'build', slot: 0, tile: 't1' },
    { form: 'order', place: 1, card: 'c' },
  ];
  for (const answer of good) expect(rawAnswerSchema.parse(answer)).toEqual(answer);
  for (const bad of [
    { form: 'type', text: 'x'.repeat(121) },
    { form: 'dance' },
    { form: 'type', text: 'a', extra: 1 },
    null,
    'type',
  ])
    expect(rawAnswerSchema.safeParse(bad).success).toBe(false);
});
