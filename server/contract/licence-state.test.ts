import { expect, test } from 'vitest';
import { nameOfDay } from '../data/day.ts';
import { daysAfter } from './days.ts';
import { letsThrough, seatsIn, standingOn, type LicenceFacts, type Period } from './licence-state.ts';

const paid = (startsOn: string, endsOn: string, more: Partial<Period> = {}): Period => ({
  kind: 'paid',
  seats: 100,
  startsOn,
  endsOn,
  stops: false,
  ...more,
});
const facts = (periods: Period[], more: Partial<LicenceFacts> = {}): LicenceFacts => ({
  periods,
  holdUntil: null,
  isBlocked: false,
  ...more,
});
const E = '2027-06-30';
const year = paid('2026-07-01', E);
const stateOn = (of: LicenceFacts, day: string) => standingOn(of, day).state;
const after = (days: number) => daysAfter(E, days);

test.each([
  // The clocks go forward in the night after this day, and back in the other: 23 and 25 hours.
  ['2027-03-28', '2027-03-28T21:59:59.999Z', '2027-03-28T22:00:00Z'],
  ['2026-10-25', '2026-10-25T22:59:59.999Z', '2026-10-25T23:00:00Z'],
])('a licence with the last day %s goes on until midnight in Amsterdam', (endsOn, last, over) => {
  const licence = facts([paid('2026-01-01', endsOn, { stops: true })]);
  expect(stateOn(licence, nameOfDay(Date.parse(last)))).toBe('active');
  expect(stateOn(licence, nameOfDay(Date.parse(over)))).toBe('grace');
});

test('after a paid licence come two weeks of grace, four of reading, two for administrators, and then nothing', () => {
  const days = [-61, -60, 0, 1, 14, 15, 42, 43, 56, 57];
  expect(days.map((n) => stateOn(facts([year]), after(n)))).toEqual([
    'active',
    'ending',
    'ending',
    'grace',
    'grace',
    'readOnly',
    'readOnly',
    'lapsed',
    'lapsed',
    'erased',
  ]);
  const trial = facts([{ ...year, kind: 'trial' }]);
  const states = [0, 1, 28, 29, 42, 43].map((n) => stateOn(trial, after(n)));
  expect(states).toEqual(['trial', 'readOnly', 'readOnly', 'lapsed', 'lapsed', 'erased']);
});

test('each state knows the day on which it ends: on the day before it is still the same', () => {
  const licences = [
    facts([year]),
    facts([{ ...year, kind: 'trial' }]),
    facts([year], { holdUntil: after(30) }),
    facts([year, paid(after(20), after(300))]),
    facts([paid(after(5), after(300))]),
  ];
  for (const licence of licences)
    for (let day = '2026-06-01'; day < after(400); day = daysAfter(day, 1)) {
      const { state, changesOn } = standingOn(licence, day);
      const next = standingOn(licence, daysAfter(day, 1)).state;
      if (changesOn === undefined || daysAfter(day, 1) < changesOn) expect([day, next]).toEqual([day, state]);
      else expect(changesOn).toBe(daysAfter(day, 1));
    }
});

test('what the office puts off shifts all that follows, and a renewal makes it active at once', () => {
  const held = facts([year], { holdUntil: after(30) });
  const states = [14, 30, 31, 58, 59, 72, 73].map((n) => stateOn(held, after(n)));
  expect(states).toEqual(['grace', 'grace', 'readOnly', 'readOnly', 'lapsed', 'lapsed', 'erased']);
  const renewed = facts([year, paid(after(50), after(415))], { holdUntil: after(-100) });
  expect([49, 50].map((n) => stateOn(renewed, after(n)))).toEqual(['lapsed', 'active'].with(0, 'upcoming'));
  expect(standingOn(renewed, after(-10)).state).toBe('ending');
  expect(stateOn(facts([year, paid(after(1), after(300))]), after(-10))).toBe('active');
});

test('without a period there is nothing, before the first it is to come, and a block is above all', () => {
  expect(stateOn(facts([]), E)).toBe('none');
  expect(stateOn(facts([paid(after(1), after(300))]), E)).toBe('upcoming');
  expect(stateOn(facts([paid('2026-07-01', E, { stops: true })]), after(-10))).toBe('active');
  const free = facts([{ ...year, kind: 'free', endsOn: null }]);
  expect(stateOn(free, after(4000))).toBe('active');
  for (const licence of [facts([]), facts([year]), free])
    expect(stateOn({ ...licence, isBlocked: true }, E)).toBe('blocked');
});

test('seats are those of today, else of the licence that ended last', () => {
  const renewed = facts([year, paid(after(1), after(200), { seats: 60 })]);
  const seats = [-1, 0, 1, 210].map((n) => seatsIn(standingOn(renewed, after(n))));
  expect(seats).toEqual([100, 100, 60, 60]);
  expect(seatsIn(standingOn(facts([]), E))).toBe(0);
  expect(seatsIn(standingOn(facts([paid(after(1), after(200))]), E))).toBe(0);
});

test('a blocked account keeps logging in, one’s own profile and writing to the office', () => {
  expect(letsThrough('blocked', 'core', 'session:own')).toBe(true);
  expect(letsThrough('blocked', 'core', 'profile:own')).toBe(true);
  expect(letsThrough('blocked', 'core', 'licence:read')).toBe(false);
  expect(letsThrough('blocked', 'read', 'session:own')).toBe(false);
  expect(letsThrough('blocked', 'answers', 'round:play')).toBe(true);
});
