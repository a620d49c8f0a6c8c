import { describe, expect, it } from 'vitest';
import { Round, type Dealt, type LoggedAnswer } from '../../exercise/index.ts';
import { createEngine } from '../index.ts';
import type { Handover } from './handover.ts';
import { createPicker } from './picker.ts';

const NOW = Date.UTC(2026, 10, 2, 9);
const PUPIL = 'noor';
const CATEGORY = 'ei-ij';

/** Words from very easy to very hard. */
const words = Array.from({ length: 14 }, (_, i) => ({
  id: `${CATEGORY}/w${i}`,
  category: CATEGORY,
  difficulty: (i - 7) / 2,
}));

function handover(about: Record<string, string>): Handover {
  const options = { words, categories: [{ id: CATEGORY, groep: 4 }], groepNorms: { 4: 0 }, seed: 'proef' };
  const engine = createEngine(options);
  engine.addPupil({ id: PUPIL, groep: 4, start: 1.5 });
  const { shared } = engine.exportState();
  return {
    pupil: engine.exportPupil(PUPIL),
    category: { id: CATEGORY, groep: 4 },
    words,
    about,
    calibration: shared,
    session: 'vandaag',
    now: NOW,
  };
}

const dealtAs = (
  id: string,
  make: Pick<Dealt, 'exercise'> & { answer: Dealt['solution']['answer'] },
): Dealt => ({
  exercise: make.exercise,
  solution: {
    answer: make.answer,
    wordId: id,
    reveal: { text: id, from: 0, to: 1 },
    hint: '',
    rules: {},
  },
});
const common = (id: string) => ({ id, category: CATEGORY, prompt: { task: 'Doe het.' }, secondChance: true });
const typed = (i: number): Dealt =>
  dealtAs(`w${i}`, {
    exercise: { ...common(`e${i}`), form: 'type', length: 3 },
    answer: { form: 'type', text: `w${i}` },
  });
const sorted = (i: number, bucket: string): Dealt =>
  dealtAs(`w${i}`, {
    exercise: {
      ...common(`e${i}`),
      form: 'sort',
      card: { id: 'k', text: `w${i}` },
      buckets: [
        { id: 'ei', mark: 'A', label: 'ei' },
        { id: 'ij', mark: 'B', label: 'ij' },
      ],
    },
    answer: { form: 'sort', bucket },
  });

const pickerOf = (dealt: readonly Dealt[], about: Record<string, string>) =>
  createPicker({ handover: handover(about), dealt, game: { id: 'proef', pace: 'T' }, clock: () => NOW });
const aboutAll = (dealt: readonly Dealt[]) =>
  Object.fromEntries(dealt.map(({ exercise, solution }) => [exercise.id, `${CATEGORY}/${solution.wordId}`]));

/** Plays a round; gives the numbers of the words in the order in which they were asked. */
function asked(
  dealt: readonly Dealt[],
  size: number,
  isRight: (n: number) => boolean,
  about = aboutAll(dealt),
) {
  const round = new Round({ dealt, size, picker: pickerOf(dealt, about) });
  const numbers: number[] = [];
  while (round.current) {
    numbers.push(Number(round.current.id.slice(1)));
    const one = dealt.find(({ exercise }) => exercise.id === round.current!.id)!;
    const wrong = one.exercise.form === 'type' ? { form: 'type', text: 'x' } : { form: 'sort', bucket: '?' };
    const right = isRight(numbers.length - 1);
    round.answer(right ? one.solution.answer : (wrong as typeof one.solution.answer), 3000, 1);
    if (!right) round.answer(one.solution.answer, 3000, 2);
    round.next();
  }
  return numbers;
}
const mean = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0) / some.length;

describe('choosing within a round', () => {
  const dealt = [5, 9, 3, 12, 7, 1, 10, 0, 13, 4, 8, 2, 11, 6].map(typed);

  it('gives easier words to who gets them wrong, harder ones to who gets them right', () => {
    const weak = asked(dealt, 10, () => false);
    const strong = asked(dealt, 10, () => true);
    expect(weak[0]).toBe(5);
    expect(strong[0]).toBe(5);
    expect(mean(weak.slice(1, 7)) + 2).toBeLessThan(mean(strong.slice(1, 7)));
    for (const numbers of [weak, strong]) expect(new Set(numbers).size).toBe(10);
  });

  it('gives the same round to the same answers', () => {
    const answers = (n: number) => n % 3 !== 1;
    expect(asked(dealt, 10, answers)).toEqual(asked(dealt, 10, answers));
  });

  it('lets no answer be right much more often than another', () => {
    // All that is easy belongs in one bucket.
    const uneven = Array.from({ length: 14 }, (_, i) => sorted(i, i < 7 ? 'ei' : 'ij'));
    const numbers = asked(uneven, 10, () => false);
    for (const n of numbers.keys()) {
      const ei = numbers.slice(0, n + 1).filter((i) => i < 7).length;
      expect(Math.abs(ei - (n + 1 - ei)), `after ${n + 1}`).toBeLessThanOrEqual(2);
    }
  });

  it('keeps the share of words that are there for contrast', () => {
    const about = Object.fromEntries(Object.entries(aboutAll(dealt)).filter((_, i) => i % 3 !== 0));
    const contrast = dealt.filter((_, i) => i % 3 === 0).map(({ exercise }) => Number(exercise.id.slice(1)));
    const count = asked(dealt, 10, () => true, about).filter((i) => contrast.includes(i)).length;
    expect(Math.abs(count - (10 * contrast.length) / dealt.length)).toBeLessThanOrEqual(1);
  });

  it('goes by the deal where the policy names a word that is gone', () => {
    const picker = pickerOf(dealt, {});
    expect(picker.pick(dealt.slice(3), false)).toBe(dealt[3]!.exercise.id);
    expect(() => picker.answered(dealt[0]!, { right: true, ms: 1 } as LoggedAnswer)).not.toThrow();
  });
});
