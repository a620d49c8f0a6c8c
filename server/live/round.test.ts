import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, type RawAnswer } from '../../engine/exercise/index.ts';
import { newId } from '../contract/id.ts';
import type { AnswerRow } from '../data/schema.ts';
import { TEST_WORDS } from '../testing/words.ts';
import { OpenRound } from './round.ts';

const dealt = TEST_WORDS.deal({
  form: 'type',
  category: 'ng',
  size: 4,
  reserve: 0,
  cap: 4,
  settings: DEFAULT_SETTINGS,
  seed: 'x',
});

const head = () => ({
  id: 'r',
  pupil_id: 'p',
  task_id: 't',
  game: 'g',
  size: 4,
  started_at: 1000,
  ended_at: null,
  complete: 0,
  tips: 0,
  feat: 0,
});

const eventsOf = (tries: readonly { exercise: number; right: boolean }[]) =>
  tries.map(({ exercise, right }, n) => {
    const { id } = dealt[exercise]!.exercise;
    const given: RawAnswer = right ? dealt[exercise]!.solution.answer : { form: 'type', text: 'foud' };
    return { id: newId(n), roundId: 'r', exerciseId: id, n, given, ms: 1, tick: 1, at: 2000 + n };
  });

/** What is stored after these events: rows as they were inserted, with the corrections that came later. */
function stored(events: ReturnType<typeof eventsOf>): AnswerRow[] {
  const round = new OpenRound(head(), dealt, []);
  const rows = new Map<string, AnswerRow>();
  for (const event of events) {
    const { row, regraded } = round.answer(event, 9000)!;
    rows.set(row.id, row);
    for (const { id, try_no, decides } of regraded) rows.set(id, { ...rows.get(id)!, try_no, decides });
  }
  return [...rows.values()].sort((a, b) => a.n - b.n);
}

const tries = fc.array(fc.record({ exercise: fc.nat({ max: 3 }), right: fc.boolean() }), {
  minLength: 1,
  maxLength: 20,
});

test('in whatever order answers come in, what is stored in the end is the same', () => {
  fc.assert(
    fc.property(
      tries.chain((list) =>
        fc.tuple(
          fc.constant(list),
          fc.shuffledSubarray(
            list.map((_, i) => i),
            { minLength: list.length },
          ),
        ),
      ),
      ([list, order]) => {
        const events = eventsOf(list);
        expect(stored(order.map((i) => events[i]!))).toEqual(stored(events));
      },
    ),
  );
});

test('a round rebuilt from what was stored goes on as the one in memory', () => {
  fc.assert(
    fc.property(tries, fc.nat(), (list, at) => {
      const events = eventsOf(list);
      const cut = at % events.length;
      const whole = new OpenRound(head(), dealt, []);
      const rows = events.map((event) => whole.answer(event, 9000)!.row);
      const rebuilt = new OpenRound(head(), dealt, rows.slice(0, cut));
      expect(events.slice(0, cut).every((event) => rebuilt.has(event.id))).toBe(true);
      expect(events.slice(cut).map((event) => rebuilt.answer(event, 9000)!.row)).toEqual(rows.slice(cut));
      expect(rebuilt.score()).toEqual(whole.score());
      expect(rebuilt.progress).toEqual(whole.progress);
    }),
  );
});

test.each([
  ['on the pupil’s clock', 5000, 5000],
  ['a clock that is a day behind', 5000 - 86_400_000, 9000],
  ['a clock that is a day ahead', 5000 + 86_400_000, 9000],
])('the moment of an answer: %s', (_what, at, wanted) => {
  const round = new OpenRound(head(), dealt, []);
  const [event] = eventsOf([{ exercise: 0, right: true }]);
  expect(round.answer({ ...event!, at }, 9000)!.row.at).toBe(wanted);
});

test('a clock that is some seconds behind turns no answers round, whatever the order in which they come', () => {
  // Of the first two the moment can't be true: it lies before the round.
  const at = [400, 900, 1400, 1900];
  const events = eventsOf(at.map((_, exercise) => ({ exercise, right: true }))).map((event, i) => ({
    ...event,
    at: at[i]!,
  }));
  for (const order of [
    [0, 1, 2, 3],
    [2, 0, 3, 1],
  ]) {
    const round = new OpenRound(head(), dealt, []);
    const rows = order.map((i) => round.answer(events[i]!, at[i]! + 2000)!.row);
    const moments = rows.sort((a, b) => a.n - b.n).map((row) => row.at);
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    expect(moments.every((moment) => moment >= 1000)).toBe(true);
  }
});
