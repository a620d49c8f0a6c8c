import { expect, test } from 'vitest';
import { createRng } from '../exercise/index.ts';
import {
  abilityOf,
  beginningBelief,
  besideNew,
  changeBetween,
  differenceOf,
  effectBetween,
  errorOf,
  expectedOf,
  externalChange,
  isTarget,
  joined,
  meanEffect,
  meanShare,
  nextStage,
  outcomeOf,
  proposedStart,
  proposedTarget,
  type Scored,
} from './index.ts';

/** So many words right of so many, all as hard as the mean unless said. */
const words = (right: number, of: number, { d = 0, v = 0.25, name = '' } = {}): Scored[] =>
  Array.from({ length: of }, (_, i) => ({ item: `${name}${i}`, d, v, right: i < right }));
const BANK = [0];
const screen = (right: number, of = 30, more = {}) => ({
  words: words(right, of, { name: `${Math.random()}`, ...more }),
  mode: 'scherm',
});
const near = (value: number) => expect.closeTo(value, 2.5);
/** Within 0.002, as the figures are given. */
const expectNear = (found: number, wanted: number) =>
  expect(Math.abs(found - wanted), `${found} for ${wanted}`).toBeLessThan(0.002);
const zOf = (from: number, to: number, of = 30) => changeBetween(screen(from, of), screen(to, of));

// Acceptance of care, case 1.
test('an ability, its error and what is expected of all words', () => {
  const found = abilityOf(words(12, 30));
  expectNear(found.theta, -0.392);
  expectNear(found.se, 0.383);
  expectNear(abilityOf(words(12, 30, { v: 0 })).se, 0.372);
  const expected = expectedOf(found, BANK);
  [expected.p, expected.low, expected.high].forEach((value, i) =>
    expectNear(value, [0.403, 0.293, 0.525][i]!),
  );
  expect(() => abilityOf([])).toThrow(RangeError);
});

// Acceptance of care, cases 2 to 5 and 7.
test('reliable change: the figures and the words for them', () => {
  const rows: [number, number, number, string, number?][] = [
    [12, 21, 2.164, 'clearly-up'],
    [12, 18, 1.447, 'likely-up'],
    [12, 15, 0.73, 'no-difference'],
    [12, 20, 1.924, 'likely-up'],
    [20, 12, -1.924, 'likely-down'],
    [28, 30, 1.047, 'no-difference'],
    [0, 3, 1.309, 'likely-up'],
    [15, 29, 3.187, 'clearly-up'],
    [15, 30, 2.74, 'clearly-up'],
    [6, 13, 2.013, 'clearly-up', 20],
    [6, 12, 1.739, 'likely-up', 20],
    [2, 8, 2.245, 'likely-up', 10],
    [3, 8, 1.911, 'likely-up', 10],
  ];
  for (const [from, to, z, finding, of] of rows) {
    const found = zOf(from, to, of);
    expectNear(found.z, z);
    expect([from, to, found.finding]).toEqual([from, to, finding]);
  }
  expectNear(zOf(0, 3).begin.theta, -4.111);
  expectNear(zOf(0, 3).end.theta, -2.061);
  expect(zOf(28, 30).cautions).toEqual(['at-its-end']);
  expect(zOf(2, 8, 10).cautions).toEqual(['few-words']);
  // A form that was easier: less was gained than the sums of right answers say.
  expectNear(changeBetween(screen(12), screen(18, 30, { d: -0.3 })).z, 0.893);
});

// Acceptance of care, case 8.
test('screen and paper are compared one step more carefully, in both directions', () => {
  const paper = (right: number) => ({ ...screen(right), mode: 'papier' });
  expect(changeBetween(screen(12), paper(21))).toMatchObject({
    finding: 'likely-up',
    cautions: ['other-mode'],
  });
  expect(changeBetween(screen(12), paper(18)).finding).toBe('no-difference');
  expect(changeBetween(paper(21), screen(12)).finding).toBe('likely-down');
});

// Acceptance of care, cases 6 and 9.
test('words of all difficulties; words that do not count; words in both tests', () => {
  const spread = (right: number, name: string): Scored[] =>
    Array.from({ length: 30 }, (_, i) => ({
      item: `${name}${i}`,
      d: (i - 14.5) / 10,
      v: 0.25,
      right: i < right,
    }));
  const found = changeBetween({ words: spread(12, 'a'), mode: 's' }, { words: spread(21, 'b'), mode: 's' });
  [found.begin.theta, found.end.theta, found.begin.se, found.end.se, found.z].forEach((value, i) =>
    expectNear(value, [-0.466, 0.965, 0.414, 0.436, 2.38][i]!),
  );
  const fewer = changeBetween(screen(12), screen(19, 26));
  [fewer.end.theta, fewer.end.se, fewer.z].forEach((value, i) =>
    expectNear(value, [0.956, 0.449, 2.284][i]!),
  );
  // The same words twice: how unsure their difficulty is falls out.
  const same = changeBetween({ words: words(12, 30), mode: 's' }, { words: words(21, 30), mode: 's' });
  expectNear(same.begin.se, 0.372);
});

// Acceptance of care, case 10.
test('parts of one end test beside its new words', () => {
  const part = (right: number, of: number) => words(right, of);
  const rows: [number, number, number, number, 'up' | 'down', number, string][] = [
    [11, 12, 15, 30, 'up', 2.059, 'up'],
    [10, 12, 21, 30, 'up', 0.727, 'no-difference'],
    [3, 8, 24, 30, 'down', -2.032, 'down'],
    [2, 8, 21, 30, 'down', -1.958, 'no-difference'],
    // What is not asked is not told.
    [11, 12, 15, 30, 'down', 2.059, 'no-difference'],
  ];
  for (const [right, of, fresh, all, asks, z, finding] of rows) {
    const found = besideNew(part(right, of), part(fresh, all), asks);
    expectNear(found.z, z);
    expect(found.finding).toBe(finding);
  }
});

// Acceptance of care, cases 2 and 29.
test('the outcome of a goal, with and without a start', () => {
  const outcome = (end: number, start?: number, count = 30) =>
    outcomeOf({
      target: 0.8,
      end: expectedOf(abilityOf(words(end, 30)), BANK),
      words: count,
      ...(start !== undefined && {
        start: { p: expectedOf(abilityOf(words(start, 30)), BANK).p, z: zOf(start, end).z },
      }),
    });
  expect([21, 24, 25, 18].map((end) => outcome(end, 12))).toEqual(['deels', 'deels', 'bereikt', 'niet']);
  expect([25, 24, 12].map((end) => outcome(end))).toEqual(['bereikt', 'niet te zeggen', 'niet']);
  expect(outcome(25, 12, 7)).toBe('niet te zeggen');
});

// Acceptance of care, case 38: targets.
test('targets: what is proposed, and what may be asked', () => {
  expect([0.403, 0.58, 0.72, 0.86, 0.1].map(proposedTarget)).toEqual([0.7, 0.85, 0.9, undefined, 0.7]);
  expect([isTarget(0.5, 0.4), isTarget(0.8, 0.76), isTarget(0.96, 0.4), isTarget(0.49, 0.1)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

// Acceptance of care, case 11.
test('tests of others: one norm and one scale, and a word only with the error of measurement', () => {
  const result = (score: number, norm = '2024') => ({ provider: 'a', part: 'b', scale: 'c', norm, score });
  expect(externalChange(result(105), result(118), 5)).toEqual({
    kind: 'points',
    points: 13,
    z: near(1.838),
    finding: 'likely-up',
  });
  expect(externalChange(result(105), result(121), 5)).toMatchObject({
    z: near(2.263),
    finding: 'clearly-up',
  });
  expect(externalChange(result(105), result(90), 5)).toMatchObject({ finding: 'clearly-down' });
  expect(externalChange(result(105), result(118, '2014'), 5)).toEqual({ kind: 'other-norm' });
  expect(externalChange(result(105), result(118))).toEqual({ kind: 'points', points: 13 });
  expectNear(errorOf(12, 0.88), 4.157);
  expect(externalChange(result(0), result(10), errorOf(12, 0.88))).toMatchObject({ z: near(1.701) });
});

// Acceptance of care, case 12.
test('a placement test: its stages, what is believed after it, and where practice begins', () => {
  expect(nextStage('M5', 9, 10)).toBe('M6');
  expect(nextStage('M6', 4, 10)).toBe('E5');
  expect([nextStage('M3', 0, 10), nextStage('E8', 10, 10), nextStage('M4', 6, 8)]).toEqual([
    'M3',
    'E8',
    'M4',
  ]);
  const belief = joined(words(12, 30), { mean: 0, variance: 0.65 });
  expectNear(belief.mean, -0.32);
  expectNear(belief.variance, 0.12);
  expect(beginningBelief(belief)).toEqual({ mean: belief.mean, variance: 0.25 });
  const bank = (half: string) =>
    half === 'E4' ? [] : [({ M4: -3, M5: -2, E5: -1, M6: 1 } as Record<string, number>)[half] ?? 3];
  expect(proposedStart(belief, 'M5', bank)).toBe('M3');
  expect(proposedStart(belief, 'M6', bank)).toBe('E5');
  expect(proposedStart({ mean: 9, variance: 1 }, 'M5', bank)).toBe('M6');
});

// Acceptance of care, cases 35 and 36.
test('a mean over plans by random effects, and in shares of words', () => {
  const effect = ({ begin, end }: ReturnType<typeof changeBetween>) => effectBetween(begin, end);
  const effects = (rows: [number, number][]) => rows.map(([from, to]) => effect(zOf(from, to)));
  const five = meanEffect(
    effects([
      [12, 21],
      [9, 12],
      [15, 22],
      [18, 20],
      [10, 19],
    ]),
  );
  [five.spread, five.mean, five.low, five.high].forEach((value, i) =>
    expectNear(value, [0, 0.814, 0.325, 1.302][i]!),
  );
  const far = meanEffect(
    [2.6, -0.4, 0.9, 0.1, 2.2, 0.5].map((delta, i) => ({
      delta,
      variance: [0.56, 0.56, 0.56, 0.55, 0.55, 0.56][i]! ** 2,
    })),
  );
  expect(Math.abs(far.q - 22.68)).toBeLessThan(0.01);
  [far.spread, far.mean, far.low, far.high].forEach((value, i) =>
    expectNear(value, [1.095, 0.984, 0.035, 1.932][i]!),
  );
  const apart = differenceOf(effect(zOf(12, 21)), effect(zOf(3, 4, 6)));
  expectNear(apart.delta, 0.621);
  expectNear(Math.sqrt(apart.variance), 1.337);
  const standing = [12, 18].map((right) => ({ ability: abilityOf(words(right, 30)), bank: [0] }));
  expectNear(meanShare(standing), 0.5);
  // One that began at 40 % and one at 60 %, each better by a logit.
  expectNear(meanShare(standing, 1), (1 / (1 + Math.exp(-0.608)) + 1 / (1 + Math.exp(-1.392))) / 2);
  expect(() => meanShare([])).toThrow(RangeError);
});

test('an ability rises with each right word, is finite, and a change turns round with its tests', () => {
  const rng = createRng('abilities');
  for (let n = 0; n < 10_000; n++) {
    const test: Scored[] = Array.from({ length: 1 + rng.below(40) }, (_, i) => ({
      item: `${i}`,
      d: rng.between(-2.5, 2.5),
      v: rng.between(0, 0.4),
      right: rng.next() < 0.5,
    }));
    const wrong = test.findIndex(({ right }) => !right);
    const { theta, se } = abilityOf(test);
    expect(Number.isFinite(theta) && se > 0).toBe(true);
    if (wrong !== -1) {
      const better = test.map((word, i) => (i === wrong ? { ...word, right: true } : word));
      expect(abilityOf(better).theta).toBeGreaterThan(theta);
      const one = { words: test, mode: 's' };
      const two = { words: better.map((word) => ({ ...word, item: `b${word.item}` })), mode: 's' };
      expect(changeBetween(one, two).z).toBeCloseTo(-changeBetween(two, one).z, 5);
    }
  }
});
