import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Round, type Dealt, type Earned, type Picker, type RawAnswer } from './index.ts';

const choose = (i: number, options = 3): Dealt => ({
  exercise: {
    id: `e${i}`,
    form: 'choose',
    kind: 'grapheme',
    category: 'ei-ij',
    prompt: { task: 'Kies.' },
    secondChance: options > 2,
    options: Array.from({ length: options }, (_, o) => ({ id: `o${o}`, text: `${o}` })),
  },
  solution: {
    answer: { form: 'choose', option: 'o0' },
    wordId: `w${i}`,
    reveal: { text: 'trein', from: 2, to: 4 },
    hint: 'De ei van reis.',
    rules: { o1: 'ei-ij' },
  },
});
const right: RawAnswer = { form: 'choose', option: 'o0' };
const wrong: RawAnswer = { form: 'choose', option: 'o1' };
const deal = (n: number, options?: number) => Array.from({ length: n }, (_, i) => choose(i, options));

test('the round tells what comes next, and nothing after the last', () => {
  const round = new Round({ dealt: deal(3), size: 2 });
  expect(round.upcoming?.id).toBe('e1');
  round.next();
  expect(round.upcoming).toBeUndefined();
});

describe('a round that is picked from', () => {
  /** Takes the last of what is left, and notes what it was told. */
  function lastFirst() {
    const told: string[] = [];
    const picker: Picker = {
      pick: (left, isLast) => {
        told.push(`pick${isLast ? ' the last' : ''}`);
        return left.at(-1)?.exercise.id;
      },
      answered: ({ exercise }, { right }) => told.push(`${exercise.id} ${right}`),
    };
    return { picker, told };
  }
  const asked = (round: Round) => {
    const ids: (string | undefined)[] = [];
    for (; round.current; round.next()) {
      ids.push(round.current.id);
      round.answer(right, 1, 1);
    }
    return ids;
  };

  test('begins as it was dealt, then asks what is picked, of the reserve too, and is as long as ever', () => {
    const { picker, told } = lastFirst();
    const round = new Round({ dealt: deal(5), size: 3, picker });
    expect(asked(round)).toEqual(['e0', 'e4', 'e3']);
    expect(told).toEqual(['e0 true', 'pick', 'e4 true', 'pick the last', 'e3 true']);
    expect(round.progress).toMatchObject({ at: 3, of: 3, results: ['first-try', 'first-try', 'first-try'] });
    expect(round.asked).toEqual(['e0', 'e4', 'e3']);
  });

  test('what a scene was promised does come', () => {
    const round = new Round({ dealt: deal(5), size: 4, picker: lastFirst().picker });
    expect(round.ahead(2).map(({ id }) => id)).toEqual(['e1', 'e2']);
    expect(round.left.map(({ id }) => id)).toEqual(['e3', 'e4']);
    expect(asked(round)).toEqual(['e0', 'e1', 'e2', 'e4']);
  });

  test('goes on after a reload with what was asked, whatever the order, and asks nothing twice', () => {
    const { picker, told } = lastFirst();
    const earlier = ['e0', 'e4', 'e2'].map((exerciseId) => ({ exerciseId, given: right, ms: 1, tick: 1 }));
    const round = new Round({ dealt: deal(5), size: 4, picker, earlier });
    expect(round.current?.id).toBe('e3');
    expect(told).toEqual(['pick the last']);
    const again = new Round({ dealt: deal(5), size: 4, earlier: [...earlier, earlier[1]!] });
    expect(again.current?.id).toBe('e1');
    expect(again.log.map(({ exerciseId }) => exerciseId)).toEqual(['e0', 'e4', 'e2']);
  });

  test('a second try after a reload belongs to the exercise that was asked last', () => {
    const earlier = [
      { exerciseId: 'e0', given: right, ms: 1, tick: 1 },
      { exerciseId: 'e3', given: wrong, ms: 1, tick: 2 },
    ];
    const round = new Round({ dealt: deal(5), size: 3, picker: lastFirst().picker, earlier });
    expect(round.current?.id).toBe('e3');
    expect(round.soFar).toHaveLength(1);
    expect(round.answer(right, 1, 3)).toMatchObject({ tryNo: 2, last: true });
  });
});

describe('the feedback ladder', () => {
  test('a first miss gives the hint and a second chance, a second miss reveals and is taken over', () => {
    const round = new Round({ dealt: deal(1), size: 1 });
    const first = round.answer(wrong, 900, 1);
    expect(first).toMatchObject({
      step: 'nogeens',
      hint: 'De ei van reis.',
      decides: true,
      last: false,
    });
    expect(first).not.toHaveProperty('reveal');
    expect(first).not.toHaveProperty('answer');
    expect(round.answer(wrong, 900, 2)).toMatchObject({
      step: 'onthul',
      decides: false,
      last: true,
      reveal: { text: 'trein' },
    });
    expect(round.copies(wrong)).toBe(false);
    expect(round.copies(right)).toBe(true);
  });

  test('half of the wrong options can be taken away after a miss, and none before the answer that decides', () => {
    const round = new Round({ dealt: deal(1, 6), size: 1 });
    const left = ['o5', 'o4', 'o3', 'o2', 'o0'];
    expect(round.halfOfWrong(left)).toEqual([]);
    round.answer(wrong, 900, 1);
    expect(round.halfOfWrong(left)).toEqual(['o5', 'o4']);
    expect(round.halfOfWrong(['o2', 'o0'])).toEqual([]);
  });

  test('without a second chance a first miss reveals at once', () => {
    expect(new Round({ dealt: deal(1, 2), size: 1 }).answer(wrong, 1, 1)).toMatchObject({
      step: 'onthul',
      last: true,
    });
  });

  test('item by item: every item has its own tries and the exercise ends with the last item', () => {
    const dealt: Dealt = {
      exercise: {
        id: 'b',
        form: 'build',
        category: 'x',
        prompt: { task: 'Leg.' },
        secondChance: true,
        slots: 2,
        tiles: [
          { id: 'a', text: 'a' },
          { id: 'b', text: 'b' },
        ],
      },
      solution: { ...choose(0).solution, answer: { form: 'build', tiles: ['a', 'b'] } },
    };
    const round = new Round({ dealt: [dealt], size: 1 });
    expect(round.answer({ form: 'build', slot: 0, tile: 'b' }, 1, 1)).toMatchObject({
      step: 'nogeens',
      tryNo: 1,
      decides: true,
      last: false,
    });
    expect(round.answer({ form: 'build', slot: 0, tile: 'a' }, 1, 2)).toMatchObject({
      step: 'goed',
      tryNo: 2,
      decides: false,
      last: false,
    });
    expect(round.answer({ form: 'build', slot: 1, tile: 'b' }, 1, 3)).toMatchObject({
      step: 'goed',
      tryNo: 1,
      decides: false,
      last: true,
    });
    round.next();
    expect(round.result()).toMatchObject({ finished: 1, firstTry: 0, complete: true });
  });
});

describe('score', () => {
  /** Plays a round of `n` with these first-try results; misses are right at the second try. */
  function play(results: boolean[], earned: Partial<Earned> = {}) {
    const size = results.length;
    const round = new Round({ dealt: deal(size), size, earned: { tips: 0, feat: false, ...earned } });
    for (const ok of results) {
      if (!ok) round.answer(wrong, 1, 1);
      round.answer(right, 1, 1);
      round.next();
    }
    return round.result();
  }
  const rights = (good: number, of: number) => Array.from({ length: of }, (_, i) => i < good);

  test.each([
    [10, false, 3],
    [9, false, 3],
    [8, false, 2],
    [8, true, 3],
    [7, false, 2],
    [6, true, 1],
    [0, false, 1],
  ])('%i of 10 at the first try, kunstje %s: %i stars', (good, feat, stars) => {
    expect(play(rights(good, 10), { feat }).stars).toBe(stars);
  });

  test('coins: one for each finished exercise, one more for a first-try right, at most ten tips', () => {
    expect(play(rights(7, 10), { tips: 3 }).coins).toBe(20);
    expect(play(rights(10, 10), { tips: 99 }).coins).toBe(30);
  });

  test('left half-way: finished exercises count for coins, no star', () => {
    const round = new Round({ dealt: deal(10), size: 10 });
    round.answer(right, 1, 1);
    round.next();
    round.answer(wrong, 1, 1);
    round.stop();
    expect(round.result()).toMatchObject({ finished: 1, coins: 2, stars: 0, complete: false });
    expect(() => round.answer(right, 1, 1)).toThrow();
  });

  test('time is up: the round ends after the current exercise, never before the sixth', () => {
    const round = new Round({ dealt: deal(12), size: 10 });
    round.answer(right, 1, 1);
    round.next();
    round.shorten();
    expect(round.progress.of).toBe(6);
  });
});

test('what play skill brought is kept when a round is taken up again, counted once and never more than ten', () => {
  const before = new Round({ dealt: deal(8), size: 8 });
  before.tip(2);
  expect(before.reachFeat()).toBe(true);
  const after = new Round({ dealt: deal(8), size: 8, earlier: before.log, earned: before.earned });
  expect(after.result()).toMatchObject({ tips: 2, feat: true, coins: 2 });
  expect(after.reachFeat()).toBe(false);
  for (let i = 0; i < 5; i++) after.tip(2);
  expect(after.result()).toMatchObject({ tips: 10, coins: 10 });
  expect(before.result().tips).toBe(2);

  const evening = new Round({ dealt: deal(6), size: 6, tips: false });
  expect(evening.tip(2)).toBe(false);
  expect(evening.result().tips).toBe(0);
});

test('a round taken up again after a reload is where it was, whatever was answered before', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 30 }), (presses) => {
      const dealt = deal(8);
      const before = new Round({ dealt, size: 8 });
      for (const ok of presses) {
        if (!before.current) break;
        if (before.answer(ok ? right : wrong, 5, 1).last) before.next();
      }
      const after = new Round({ dealt, size: 8, earlier: before.log });
      expect(after.current).toEqual(before.current);
      expect(after.progress).toEqual(before.progress);
      expect(after.log).toEqual(before.log);
      expect(after.log.filter((answer) => answer.decides).length).toBeLessThanOrEqual(8);
    }),
  );
});

test('exactly one answer of every finished exercise decides its first-try result', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 20, maxLength: 40 }), (presses) => {
      const round = new Round({ dealt: deal(6), size: 6 });
      for (const ok of presses) {
        if (!round.current) break;
        if (round.answer(ok ? right : wrong, 5, 1).last) round.next();
      }
      for (const id of new Set(round.log.map((answer) => answer.exerciseId))) {
        expect(round.log.filter((answer) => answer.exerciseId === id && answer.decides)).toHaveLength(1);
      }
    }),
  );
});
