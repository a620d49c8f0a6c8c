import { expect, test } from 'vitest';
import type { LearningLine } from '../contract/learning-line.ts';
import type { PlaceLevel } from './island.ts';
import { nextMatters, startYear, stepsBack, withinReach, type Journey } from './new-island.ts';

const STEPS = [3, 4, 5, 6].flatMap((groep) =>
  Array.from({ length: 10 }, (_, i) => ({ id: `c${groep}-${i}`, groep })),
);
const level = (status: PlaceLevel['status']): PlaceLevel => ({
  status,
  answers: 20,
  lastAt: 1,
  masteredAt: status === 'klaar' ? 1 : null,
  review: [],
});
const journey = (change: Partial<Journey> = {}): Journey => ({
  line: { kind: 'adaptive' },
  from: 5,
  steps: STEPS,
  firstOf: (groep) => STEPS.filter((step) => step.groep === groep).map(({ id }) => id),
  placed: new Set(),
  levels: new Map(),
  expected: () => 0.6,
  requires: (id) => (id === 'c5-0' ? ['c4-3', 'c3-1'] : []),
  exists: (id) => STEPS.some((step) => step.id === id),
  ...change,
});
const ids = (change: Partial<Journey>) =>
  nextMatters(journey(change)).map((matter) => ('category' in matter ? matter.category : matter.list));

test('the school year and the level say where a pupil begins', () => {
  expect(ids({})).toEqual(journey().firstOf(5));
  expect([startYear(5, 'I'), startYear(5, 'A'), startYear(5, 'III'), startYear(5, 'V')]).toEqual([
    6, 6, 5, 4,
  ]);
  expect([startYear(8, 'I'), startYear(3, 'E')]).toEqual([8, 3]);
  expect(ids({ from: startYear(5, 'E') })).toEqual(journey().firstOf(4));
});

test('the next island goes on in the order of school years, without what is known already', () => {
  const placed = new Set(journey().firstOf(5));
  const expected = (id: string) => (id === 'c6-1' ? 0.97 : id.startsWith('c3') ? 0.9 : 0.65);
  const next = ids({ placed, expected, levels: new Map([['c6-2', level('klaar')]]) });
  // A few of the year before that are still weak, then what is new.
  expect(next).toEqual([
    'c4-6',
    'c4-7',
    'c4-8',
    'c4-9',
    'c6-0',
    'c6-3',
    'c6-4',
    'c6-5',
    'c6-6',
    'c6-7',
    'c6-8',
    'c6-9',
  ]);
});

test('what is still too far waits: a weak pupil gets an island of what is within reach', () => {
  const placed = new Set(journey().firstOf(5));
  const expected = (id: string) => (id.startsWith('c3') ? 0.6 : id === 'c4-2' ? 0.5 : 0.3);
  const levels = new Map([['c5-0', level('stap-terug')]]);
  const next = ids({ placed, expected, levels });
  // What the step back asks for is in front, however hard; of what is new nothing.
  expect(next.slice(0, 3)).toEqual(['c4-3', 'c3-1', 'c3-0']);
  expect([next.length, next.at(-1)]).toEqual([12, 'c4-2']);
  expect(withinReach(journey({ placed, expected }))).toEqual([...journey().firstOf(3), 'c4-2']);
  // Where little is within reach, an island goes on with what is nearest.
  const little = ids({ placed, expected: (id) => (id === 'c6-1' ? 0.4 : id === 'c3-2' ? 0.5 : 0.2) });
  expect([little.length, ...little.slice(0, 2)]).toEqual([12, 'c3-2', 'c6-1']);
});

test('what is too hard brings what it builds on to the front, once', () => {
  const placed = new Set(journey().firstOf(5));
  const levels = new Map([
    ['c5-0', level('stap-terug')],
    ['c3-1', level('klaar')],
  ]);
  expect(stepsBack(journey({ placed, levels }))).toEqual(['c4-3']);
  expect(ids({ placed, levels })[0]).toBe('c4-3');
  // What goes well is nothing to step back to, mastered or not.
  const well = new Map([...levels, ['c4-3', level('bezig')]]);
  const expected = (id: string) => (id === 'c4-3' ? 0.8 : 0.3);
  expect(stepsBack(journey({ placed, levels: well, expected }))).toEqual([]);
  expect(stepsBack(journey({ placed: new Set([...placed, 'c4-3']), levels }))).toEqual([]);
});

test('when everything has had its place, what is known least comes once more', () => {
  const placed = new Set(STEPS.map(({ id }) => id));
  const expected = (id: string) => (id === 'c6-4' ? 0.3 : 0.99);
  const next = ids({ placed, expected });
  expect([next.length, next[0]]).toEqual([12, 'c6-4']);
});

test('a chosen line is followed as it is, within its floor and ceiling, and ends', () => {
  const line: LearningLine = {
    kind: 'categories',
    categories: ['c6-1', 'c3-1', 'c5-2', 'weg', 'c4-4', 'c5-2'],
    floor: 4,
    ceiling: 5,
  };
  expect(ids({ line })).toEqual(['c5-2', 'c4-4']);
  expect(ids({ line, placed: new Set(['c5-2', 'c4-4']) })).toEqual([]);
  // Nothing of it exists: the pupil still has something to do.
  expect(ids({ line: { ...line, categories: ['weg'] } })).toEqual(journey().firstOf(5));
  const block: LearningLine = { kind: 'block', method: 'Staal', block: '3', categories: ['c6-9', 'c6-8'] };
  expect(ids({ line: block, placed: new Set(['c6-9']) })).toEqual(['c6-8']);
  expect(ids({ line: { kind: 'lists', lists: ['a', 'b'] }, placed: new Set(['a']) })).toEqual(['b']);
});
