import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRng, judge, slotsOf, type Dealt } from '../../engine/exercise/index.ts';
import { conjugate } from '../../engine/spelling/verbs/index.ts';
import { makeExercise } from '../../engine/spelling/index.ts';
import { makeReading } from '../../engine/spelling/reading/index.ts';
import { createWordBank } from './bank.ts';
import { createMedia } from './media.ts';
import { createReading } from './reading.ts';
import { parseTable } from './table.ts';

const bank = createWordBank();
const reading = createReading(bank);
const media = createMedia({ speechUrl: (text) => `/speech/${text}`, pictures: '/pictures/' });
const verbs = parseTable(readFileSync(join(import.meta.dirname, '../../assets/words/verbs.tsv'), 'utf8'))
  .rows.map(({ cell }) => cell('lemma'))
  .map((lemma) => conjugate(lemma));

const bare = (word: string) => word.toLowerCase().replace(/^\P{L}+|\P{L}+$/gu, '');
const ONE = /^(ik|hij|jij)$/;
const MORE = /^(we|wij)$/;

/** An exercise about putting words in order, with two that do not belong where that is possible. */
interface Ordered {
  dealt: Dealt;
  sentence: string;
  words: string[];
  extras: string[];
}

function ordered(dealt: Dealt | undefined): Ordered[] {
  if (dealt?.exercise.form !== 'order') return [];
  const { answer, reveal } = dealt.solution;
  const belongs = answer.form === 'order' ? answer.cards : [];
  const extras = dealt.exercise.cards.filter(({ id }) => !belongs.includes(id)).map(({ text }) => text!);
  return [{ dealt, sentence: reveal.text, words: reveal.text.split(' ').map(bare), extras }];
}

const heard = bank.categories
  .flatMap((category) => bank.inCategory(category.id).map((word) => ({ category, word })))
  .flatMap(({ category, word }, i) =>
    ordered(
      makeExercise({
        id: 'e1',
        form: 'order',
        word,
        category,
        lexicon: bank,
        media,
        rng: createRng(String(i)),
        distractors: 3,
        cap: 4,
        extras: 2,
        noMisspellings: true,
      }),
    ),
  );
const read = reading.inCategory('read-sentences').flatMap((item, i) => {
  const category = reading.categories.find(({ id }) => id === 'read-sentences')!;
  return ordered(
    makeReading({
      id: 'e1',
      form: 'order',
      item,
      category,
      lexicon: reading,
      media,
      rng: createRng(String(i)),
      distractors: 3,
      cap: 4,
      extras: 2,
      groep: 8,
      tempo: 1,
    }),
  );
});

describe('words that do not belong in a sentence', () => {
  it('are there beside many sentences', () => {
    const share = (all: readonly Ordered[]) =>
      all.filter(({ extras }) => extras.length > 0).length / all.length;
    expect(heard.length).toBeGreaterThan(4000);
    expect(share(heard)).toBeGreaterThan(0.35);
    expect(share(read)).toBeGreaterThan(0.95);
  });

  it('leave room on the table, are in the sentence nowhere, and are told of', () => {
    for (const { dealt, words, extras, sentence } of [...heard, ...read]) {
      const { exercise, solution } = dealt;
      if (exercise.form !== 'order') throw new Error('not to order');
      expect(slotsOf(exercise), sentence).toBe(words.length);
      expect(exercise.cards.length).toBeLessThanOrEqual(9);
      expect(new Set(extras).size).toBe(extras.length);
      for (const extra of extras) {
        expect(words, sentence).not.toContain(extra);
        expect(extra).toMatch(/^\p{Ll}+$/u);
      }
      expect('slots' in exercise).toBe(extras.length > 0);
      expect(exercise.prompt.task.includes('niet mee')).toBe(extras.length > 0);
      for (const hint of [solution.hint, ...Object.values(solution.hints ?? {})])
        expect(hint.length).toBeLessThanOrEqual(60);
    }
  });

  it('are wrong in every place of the row', () => {
    for (const { dealt, sentence } of [...heard, ...read]) {
      const { exercise, solution } = dealt;
      if (exercise.form !== 'order' || solution.answer.form !== 'order') throw new Error('not to order');
      const { cards } = solution.answer;
      expect(judge(dealt, solution.answer).right, sentence).toBe(true);
      for (const { id } of exercise.cards.filter((card) => !cards.includes(card.id)))
        for (const place of cards.keys())
          expect(judge(dealt, { form: 'order', cards: cards.with(place, id) }).right, sentence).toBe(false);
    }
  });

  // Known apart from how they are chosen: by the forms of the verbs of the word bank.
  it('are verbs of more only where one does it, and of one only where we do', () => {
    const ofMore = new Set(verbs.flatMap(({ infinitive, pastPlural }) => [infinitive, pastPlural]));
    const ofOne = new Set(verbs.flatMap(({ third }) => third));
    let checked = 0;
    for (const { words, extras, sentence } of heard) {
      if (extras.length === 0) continue;
      checked++;
      const isMore = extras.every((word) => ofMore.has(word));
      expect(isMore || extras.every((word) => ofOne.has(word)), `${sentence}: ${extras}`).toBe(true);
      if (!isMore)
        expect(
          words.some((word) => MORE.test(word)),
          sentence,
        ).toBe(true);
      else if (!words.some((word) => ONE.test(word)))
        for (const word of words) expect(ofMore.has(word), `${word} in: ${sentence}`).toBe(false);
    }
    expect(checked).toBeGreaterThan(1500);
  });
});
