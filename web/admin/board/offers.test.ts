import { expect, test } from 'vitest';
import type { Tile } from '../../../server/contract/live.ts';
import type { ReadyTask } from '../../../server/contract/tasks.ts';
import type { Miss } from '../../../server/contract/board.ts';
import { offersFor, offersOf, sharedTopic, stepOf, tooHardIn, topicsOf } from './offers.ts';

const VOWEL = { category: 'final-vowel', name: 'klinker', title: 'Lange klank' };
const tile = (pupilId: string, ...back: NonNullable<Tile['back']>): Tile => ({
  avatar: { shape: 'rond', colour: 'blauw', pattern: 'effen', worn: {} },
  pupilId,
  name: pupilId,
  state: 'playing',
  last: [],
  today: { answers: 0, right: 0 },
  waiting: 0,
  seenAt: 0,
  activeAt: 0,
  ...(back.length > 0 && { back }),
});
const readyTask = (more: Partial<ReadyTask>): ReadyTask => ({
  id: 'r',
  category: 'open',
  name: 'open',
  setAt: 0,
  pupils: [],
  played: [],
  ...more,
});
const OPEN = { category: 'open', name: 'open' };
const HARD = { ...OPEN, title: 'Open klankgroep' };
const TOO_HARD = { ...HARD, first: VOWEL };

test('who finds a category too hard is offered what comes before it, the others the category', () => {
  const pupils = [tile('noor', TOO_HARD), tile('daan'), tile('zoe', HARD)];
  expect(offersOf(OPEN, pupils, [])).toEqual([
    // Of what has nothing before it that is not mastered, practice itself is all there is.
    { topic: OPEN, pupils: ['daan', 'zoe'], ready: false },
    { topic: VOWEL, before: 'open', pupils: ['noor'], ready: false },
  ]);
});

test('an offer leaves out for whom it stands ready; who played it may have it again', () => {
  const pupils = [tile('noor'), tile('daan'), tile('zoe')];
  const ready = [readyTask({ pupils: ['noor', 'daan'], played: ['daan'] })];
  expect(offersOf(OPEN, pupils, ready)).toMatchObject([{ pupils: ['daan', 'zoe'], ready: false }]);
  const all = [readyTask({ pupils: ['noor', 'daan', 'zoe'] })];
  expect(offersOf(OPEN, pupils, all)).toMatchObject([{ ready: true }]);
  // A list is not the category that goes without a name beside it.
  const list = [readyTask({ list: 'l', pupils: ['noor', 'daan', 'zoe'] })];
  expect(offersOf(OPEN, pupils, list)).toMatchObject([{ ready: false }]);
});

test('what is too hard in a group stands together by what comes before it, most pupils first', () => {
  const ng = { category: 'ng', title: 'Zingende n' };
  const other = { ...ng, name: 'ng', first: VOWEL };
  const alone = { ...ng, name: 'ng' };
  const found = tooHardIn([tile('noor', other, TOO_HARD), tile('daan', TOO_HARD), tile('zoe', alone)]);
  expect(found).toEqual([
    {
      first: VOWEL,
      hard: [ng, { category: 'open', title: 'Open klankgroep' }],
      pupilIds: ['noor', 'daan'],
      fresh: 0,
    },
    { hard: [ng], pupilIds: ['zoe'], fresh: 0 },
  ]);
});

test('who never practised what comes before is counted; what the setting leaves out stands apart from what explaining helps', () => {
  const isNew = { ...HARD, first: { ...VOWEL, isNew: true as const } };
  const outside = { ...HARD, outside: VOWEL };
  const found = tooHardIn([
    tile('noor', isNew),
    tile('daan', TOO_HARD),
    tile('zoe', outside),
    tile('finn', HARD),
  ]);
  expect(found).toEqual([
    {
      first: VOWEL,
      hard: [{ category: 'open', title: 'Open klankgroep' }],
      pupilIds: ['noor', 'daan'],
      fresh: 1,
    },
    {
      outside: VOWEL,
      hard: [{ category: 'open', title: 'Open klankgroep' }],
      pupilIds: ['zoe'],
      fresh: 0,
    },
    { hard: [{ category: 'open', title: 'Open klankgroep' }], pupilIds: ['finn'], fresh: 0 },
  ]);
});

const miss = (pupilId: string, category: string, at: number): Miss => ({
  id: `${pupilId}${category}${at}`,
  pupilId,
  rule: category,
  name: category,
  category,
  task: category,
  word: 'trein',
  given: 'tryn',
  at,
});
const MINUTE = 60_000;

test('each pupil is offered what goes wrong now, not what went wrong most this morning or with others', () => {
  const now = 300 * MINUTE;
  const morning = [1, 2, 3, 4].map((at) => miss('noor', 'ei-ij', at));
  const misses = [
    ...morning,
    miss('noor', 'duiven', now - 2 * MINUTE),
    ...[1, 2].map((at) => miss('daan', 'ei-ij', at)),
    ...[1, 2].map((at) => miss('zoe', 'ei-ij', now - at)),
  ];
  const topics = topicsOf(misses, now);
  expect([...topics].map(([id, { name }]) => `${id} ${name}`)).toEqual([
    'noor duiven',
    'daan ei-ij',
    'zoe ei-ij',
  ]);
  expect([...topicsOf(misses, now, true).keys()]).toEqual(['noor', 'zoe']);
  const pupils = ['noor', 'daan', 'zoe', 'finn'].map((id) => tile(id));
  expect(offersFor(pupils, topics, [])).toMatchObject([
    { topic: { category: 'ei-ij' }, pupils: ['daan', 'zoe'] },
    { topic: { category: 'duiven' }, pupils: ['noor'] },
  ]);
  expect(sharedTopic(pupils, topics)).toBeUndefined();
  expect(sharedTopic(pupils.slice(1, 3), topics)).toMatchObject({ category: 'ei-ij' });
});

test('beside what is played stands only what helps with that', () => {
  const back = [{ ...HARD, name: 'ei of ij', first: VOWEL }, TOO_HARD];
  expect(stepOf({ back, task: 'open' })).toBe(TOO_HARD);
  expect(stepOf({ back, task: 'dui-ven' })).toBeUndefined();
  expect(stepOf({ back })).toBe(back[0]);
});
