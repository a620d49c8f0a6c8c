import { expect, test } from 'vitest';
import { createRng } from '../../engine/exercise/index.ts';
import { createEngine, workedAt, type PracticeWord } from '../../engine/practice/index.ts';
import { stateOf, type PlaceLevel } from './island.ts';
import { partIn } from './plan-effect.ts';
import { steeringOf, turnOf, type Steering } from './steering.ts';

const DAY = 86_400_000;
/** Monday 7 September 2026, nine o'clock. */
const START = 1_788_771_600_000;
const GOALS = ['c2', 'c5', 'c8'];
const SHARE = 0.6;
/** Exercises of rounds, as games have them. */
const ROUNDS = [...Array<number>(5).fill(10), ...Array<number>(5).fill(12), 14, 16, 18, 18, 8];

const CATEGORIES = Array.from({ length: 12 }, (_, c) => `c${c}`);
const WORDS: PracticeWord[] = CATEGORIES.flatMap((category) =>
  Array.from({ length: 80 }, (_, i) => ({ id: `${category}/${i}`, category, difficulty: (i - 40) / 16 })),
);

const status = (level: Partial<PlaceLevel>): PlaceLevel => ({
  ...{ status: 'bezig', answers: 20, lastAt: START, masteredAt: null, review: [] },
  ...level,
});

const steer = (levels: Record<string, PlaceLevel>, recent: string[], goals = GOALS, allowed = CATEGORIES) =>
  steeringOf({
    focus: { plans: [], categories: goals, share: SHARE, recent },
    levels: new Map(Object.entries(levels)),
    expected: () => 0.6,
    requires: (id) => (id === 'c5' ? ['c4'] : []),
    allows: (id) => allowed.includes(id),
  });

test('goals come after what is set ready and what is due, before the rest while their part is not above the wished one, else after it', () => {
  const turn = (category: string, state: Parameters<typeof turnOf>[0]['state'], steering?: Steering) =>
    turnOf({ category, state, isTooHard: false }, steering)!;
  const [below, above] = [steer({}, []), steer({}, ['c2', 'c5', 'c8', 'c0'])];
  const order = [turn('c0', 'klaargezet'), turn('c0', 'opfrissen')];
  const rest = [turn('c0', 'bezig'), turn('c0', 'open')];
  const orderBelow = [...order, turn('c2', 'bezig', below), ...rest];
  expect(orderBelow).toEqual(orderBelow.toSorted((a, b) => a - b));
  const orderAbove = [...order, ...rest, turn('c2', 'open', above)];
  expect(orderAbove).toEqual(orderAbove.toSorted((a, b) => a - b));
  // Stars are soon had: a goal keeps its turn until it is mastered.
  expect(turn('c2', 'goud', below)).toBe(turn('c2', 'open', below));
  expect(turn('c0', 'goud', below)).toBeUndefined();
  expect(turn('c2', 'dicht', below)).toBeUndefined();
});

test('a reached goal has its place and no turn; one that is too hard gives its turn to what comes before it', () => {
  const steering = steer({ c2: status({ status: 'klaar' }), c5: status({ status: 'stap-terug' }) }, [])!;
  expect([...steering.placed]).toEqual(['c2', 'c5', 'c8', 'c4']);
  expect([...steering.worked]).toEqual(['c4', 'c8']);
});

test('a goal that the practice setting leaves out has no place and no turn', () => {
  expect([...steer({}, [], GOALS, ['c0', 'c2'])!.placed]).toEqual(['c2']);
  expect(steer({}, [], GOALS, ['c0'])).toBeUndefined();
});

/** Eight weeks, four days each, three rounds a day, at the place where the map lets the pupil stand, or at another one. */
function weeks(follows: boolean, name: string) {
  const engine = createEngine({
    words: WORDS,
    categories: CATEGORIES.map((id) => ({ id, groep: 5 })),
    groepNorms: { 5: 0 },
    seed: 'weken',
  });
  engine.addPupil({ id: 'sam', groep: 5, categories: CATEGORIES });
  const rng = createRng(name);
  const difficultyOf = new Map(WORDS.map(({ id, difficulty }) => [id, difficulty!]));
  const ability = new Map(CATEGORIES.map((id, c) => [id, -1.2 + c / 10]));
  const stars = new Map(CATEGORIES.map((id) => [id, new Map<string, number>()]));
  const lastAt = new Map<string, number>();
  const log: { category: string; correct: boolean }[] = [];
  const levelsAt = (now: number) =>
    Object.fromEntries(
      CATEGORIES.flatMap((category) => {
        const { status: is, answers } = engine.mastery({ pupil: 'sam', category, now });
        if (answers === 0 || is === 'nieuw') return [];
        return [[category, status({ status: is, answers, lastAt: lastAt.get(category)! })]];
      }),
    );
  const play = (category: string, session: number, at: number, steering: Steering | undefined) => {
    const dealt: string[] = [];
    let right = 0;
    const size = rng.pick(ROUNDS);
    const masteryOf = (id: string) => engine.mastery({ pupil: 'sam', category: id, now: at });
    const worked = workedAt(GOALS, { status: (id) => masteryOf(id).status, before: () => [] });
    for (let n = 0; n < size; n++) {
      const now = at + n * 20_000;
      const { wordId } = engine.next({
        ...{ pupil: 'sam', now, form: { kind: 'open' }, categories: [category] },
        session: { id: session, isLast: n === size - 1 },
        ahead: dealt,
        ...(steering && { focus: { categories: worked, share: SHARE, reached: 0 } }),
      });
      dealt.push(wordId);
      const known = ability.get(category)!;
      const correct = rng.next() < 1 / (1 + Math.exp(difficultyOf.get(wordId)! - known));
      ability.set(category, known + 0.006);
      if (correct) right++;
      log.push({ category, correct });
      engine.record({
        ...{ pupil: 'sam', now, session, wordId, correct, form: { kind: 'open' }, responseMs: 4000 },
      });
    }
    lastAt.set(category, at);
    // Of the rest there is always more: the ferry brings new places.
    if (GOALS.includes(category)) stars.get(category)!.set(`spel${session % 5}`, right >= 0.8 * size ? 3 : 2);
  };
  for (let day = 0; day < 32; day++)
    for (let round = 0; round < 3; round++) {
      const now = START + (Math.floor(day / 4) * 7 + (day % 4)) * DAY + round * 600_000;
      const levels = levelsAt(now);
      const steering = steer(
        levels,
        log
          .slice(-40)
          .map(({ category }) => category)
          .toReversed(),
      );
      const turns = CATEGORIES.map((category, anchor) => {
        const level = levels[category];
        const state = stateOf(
          {
            id: category,
            anchor,
            open: true,
            stars: stars.get(category)!,
            games: 9,
            ...(level && { level }),
          },
          now,
        );
        const turn = turnOf({ category, state, isTooHard: level?.status === 'stap-terug' }, steering) ?? 99;
        return { category, turn: turn + anchor / 1000 + (turn === 99 ? rng.next() : 0) };
      });
      const [first] = turns.toSorted((a, b) => a.turn - b.turn);
      const others = CATEGORIES.filter((category) => !GOALS.includes(category));
      play(follows ? first!.category : others[(day * 3 + round) % others.length]!, day, now, steering);
    }
  return log;
}

// Acceptance of care, case 24.
test('who follows the map for eight weeks has the wished part of goals, with the wished success; nobody is forced', () => {
  const followed = ['sam', 'noor', 'daan', 'zoë', 'lot'].flatMap((name) => weeks(true, name));
  const part = (log: typeof followed) =>
    partIn(
      log.map(({ category }) => category),
      new Set(GOALS),
    );
  expect(Math.abs(part(followed) - SHARE)).toBeLessThan(0.05);
  const right = followed.filter(({ correct }) => correct).length / followed.length;
  expect(Math.abs(right - 0.8)).toBeLessThan(0.03);
  expect(part(weeks(false, 'sam'))).toBe(0);
});
