import { describe, expect, it } from 'vitest';
import { FORMS, judge, type Exercise } from '../../exercise/index.ts';
import { all, texts, words } from '../../testing/making.ts';
import { needsSentence } from '../word.ts';

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
