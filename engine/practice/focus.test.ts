import { expect, test } from 'vitest';
import { createRng } from '../exercise/rng.ts';
import { DAY, engineWith, START } from './fixture.ts';
import { focusWeight, workedAt } from './focus.ts';
import { createEngine, type MasteryStatus } from './index.ts';
import { PARAMS } from './params.ts';

const OPEN = { kind: 'open' } as const;

// Acceptance of care, case 24.
test('a goal weighs three times as much where its part is as wished, more below it, and never less than without a plan', () => {
  const weight = (reached: number) => focusWeight({ share: 0.6, reached }, PARAMS);
  expect(weight(0.6)).toBeCloseTo(3, 2);
  expect(weight(0.45)).toBeCloseTo(7.38, 2);
  expect(weight(0.3)).toBe(12);
  expect(weight(0.8)).toBe(1);
});

test('a reached goal is not worked at; for one that is too hard, what comes before it as far back as that is too hard', () => {
  const statuses: Record<string, MasteryStatus> = {
    a: 'klaar',
    b: 'stap-terug',
    c: 'stap-terug',
    d: 'bezig',
  };
  const before: Record<string, string[]> = { b: ['c'], c: ['d', 'b'] };
  const stand = { status: (id: string) => statuses[id], before: (id: string) => before[id] ?? [] };
  expect(workedAt(['a', 'b'], stand)).toEqual(['d']);
  expect(workedAt(['new'], stand)).toEqual(['new']);
  // Nothing comes before it: explaining helps, and it stays the goal.
  expect(workedAt(['c'], { ...stand, before: () => [] })).toEqual(['c']);
});

/** Eight weeks of somebody to whom every category is hard, and who learns a little of each answer. */
function weeks(goals?: readonly string[]) {
  const categories = Array.from({ length: 10 }, (_, c) => `c${c}`);
  const words = categories.flatMap((category) =>
    Array.from({ length: 80 }, (_, i) => ({ id: `${category}-${i}`, category, difficulty: (i - 40) / 16 })),
  );
  const engine = createEngine({
    words,
    categories: categories.map((id) => ({ id, groep: 5 })),
    groepNorms: { 5: 0 },
    seed: 'weken',
  });
  engine.addPupil({ id: 'sam', groep: 5, categories });
  const rng = createRng('sam');
  const difficultyOf = new Map(words.map(({ id, difficulty }) => [id, difficulty]));
  const ability = new Map(categories.map((id, c) => [id, -1 + c / 10]));
  const dealt: { category: string; reason: string; correct: boolean }[] = [];
  for (let n = 0; n < 32 * 30; n++) {
    const session = Math.floor(n / 30);
    const now = START + (Math.floor(session / 4) * 7 + (session % 4)) * DAY + (n % 30) * 20_000;
    const late = dealt.slice(-40);
    const reached =
      late.filter(({ category }) => goals?.includes(category)).length / Math.max(1, late.length);
    const { wordId, reason, why } = engine.next({
      ...{ pupil: 'sam', now, session, form: OPEN },
      ...(goals && { focus: { categories: goals, share: 0.6, reached } }),
    });
    const { category } = why;
    const known = ability.get(category)!;
    const correct = rng.next() < 1 / (1 + Math.exp(difficultyOf.get(wordId)! - known));
    ability.set(category, known + 0.006);
    dealt.push({ category, reason, correct });
    engine.record({ ...{ pupil: 'sam', now, session, form: OPEN, responseMs: 4000 }, wordId, correct });
  }
  return dealt;
}

test('in eight weeks of free choice goals get nearly the part that is wished, and success stays as wished', () => {
  const goals = ['c2', 'c5', 'c8'];
  const share = (of: readonly unknown[], all: readonly unknown[]) => of.length / all.length;
  const [free, planned] = [weeks(), weeks(goals)];
  const aimed = (dealt: typeof free) => dealt.filter(({ category }) => goals.includes(category));
  expect(share(aimed(free), free)).toBeLessThan(0.35);
  // The weight pulls towards the wished part, against the spread over categories; places on the map reach it (steering.ts).
  expect(share(aimed(planned), planned)).toBeGreaterThan(0.5);
  expect(share(aimed(planned), planned)).toBeLessThan(0.65);
  const right = planned.filter(({ correct }) => correct);
  expect(Math.abs(share(right, planned) - 0.8)).toBeLessThan(0.03);
  const told = planned.filter(({ reason }) => reason === 'PLAN');
  expect(told.length).toBeGreaterThan(100);
  expect(aimed(told)).toHaveLength(told.length);
  expect(free.some(({ reason }) => reason === 'PLAN')).toBe(false);
});

test('without goals a choice is the same as without a plan', () => {
  expect(weeks([])).toEqual(weeks());
});

test('a plan that is none is refused by name', () => {
  const engine = engineWith();
  const ask = (focus: object) =>
    engine.next({ pupil: 'sam', now: START, session: 1, form: OPEN, focus: focus as never });
  expect(() => ask({ categories: ['ei-ij'], share: 60, reached: 0 })).toThrow(/share/);
  expect(() => ask({ categories: 'ei-ij', share: 0.6, reached: 0 })).toThrow(/categories/);
});
