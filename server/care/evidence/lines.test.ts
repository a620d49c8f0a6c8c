import { expect, test } from 'vitest';
import type { ReadingResult } from '../../contract/care-evidence.ts';
import { DATED_NORMS } from './dated.ts';
import { evidenceLines, type FileFacts, type Period } from './lines.ts';

const { numbers } = DATED_NORMS[0]!;
const DAYS = { M5: '2025-01-20', E5: '2025-06-10', M6: '2026-01-20', E6: '2026-06-10' } as const;

const reading = (levels: Partial<Record<keyof typeof DAYS, ReadingResult['level']>>): ReadingResult[] =>
  Object.entries(levels).map(([moment, level]) => ({
    ...{ moment: moment as ReadingResult['moment'], level, test: 'DMT', norm: '' },
    day: DAYS[moment as keyof typeof DAYS],
  }));

const period = (more: Partial<Period> = {}): Period => ({
  ...{ number: 1, weeks: 12, hasEnded: true, minutes: 60, size: 3 },
  ...{ goals: true, approach: true, who: true, effect: true },
  ...more,
});

const lookAt = (facts: Partial<FileFacts>) => {
  const lines = evidenceLines(numbers, { reading: [], spelling: [], periods: [], ...facts });
  return Object.fromEntries(lines.map(({ key, state, found }) => [key, { state, found }]));
};

// Acceptance of care, case 37.
test.each([
  [{ M5: 'V', E5: 'V', M6: 'V' }, 'niet te zeggen'],
  [{ M5: 'V-', E5: 'V-', M6: 'E' }, 'aanwezig'],
  [{}, 'ontbreekt'],
] as const)('reading %j: %s', (levels, state) => {
  const looked = lookAt({ reading: reading(levels), spelling: ['SVT M6 E', 'SVT E5 E', 'SVT M5 E'] });
  expect(looked['lezen']).toMatchObject({ state });
  expect(looked['spelling']).toMatchObject({ state: 'aanwezig' });
});

test('the last three main moments on end count: a higher level does not fit, and too few or a gap are missing', () => {
  const state = (levels: Parameters<typeof reading>[0]) =>
    lookAt({ reading: reading(levels) })['lezen']!.state;
  expect(state({ M5: 'E', E5: 'E', M6: 'E', E6: 'D' })).toBe('past niet');
  expect(state({ M5: 'V-', E5: 'V', M6: 'V-' })).toBe('niet te zeggen');
  expect(state({ M5: 'IV', E5: 'V-', M6: 'V-', E6: 'V-' })).toBe('aanwezig');
  expect(state({ M5: 'E', M6: 'E', E6: 'E' })).toBe('ontbreekt');
  expect(lookAt({ reading: reading({ E5: 'E', M6: 'E' }) })['lezen']!.found).toBe(
    '2 van 3 na elkaar: E5 E, M6 E.',
  );
});

test('of a year that was repeated staff say by which norm, else nothing can be said', () => {
  const [first, second, again] = reading({ M5: 'E', E5: 'E', M6: 'E' });
  const repeated = { ...again!, moment: 'M5' as const };
  expect(lookAt({ reading: [first!, second!, repeated] })['lezen']!.state).toBe('niet te zeggen');
  const told = { ...repeated, norm: 'M6, het jaar van de leeftijd' };
  expect(lookAt({ reading: [first!, second!, told] })['lezen']!.state).toBe('aanwezig');
});

test('two whole periods as the norm asks are there; what is short, busy or undescribed is named with its plan', () => {
  const whole = lookAt({ periods: [period(), period({ number: 2 })] });
  for (const key of ['perioden', 'minuten', 'groepje', 'doelen', 'aanpak', 'wie', 'effect'])
    expect([key, whole[key]!.state]).toEqual([key, 'aanwezig']);
  const some = lookAt({
    periods: [period({ weeks: 8, size: 5 }), period({ number: 2, minutes: 40, effect: false })],
  });
  expect(some['perioden']).toMatchObject({ state: 'past niet', found: 'Plan 1: 8 weken; Plan 2: 12 weken.' });
  expect([some['minuten'], some['groepje'], some['effect'], some['doelen']].map((one) => one!.state)).toEqual(
    ['past niet', 'past niet', 'ontbreekt', 'aanwezig'],
  );
  const running = lookAt({ periods: [period({ weeks: 5, hasEnded: false })] });
  expect(running['perioden']).toEqual({ state: 'ontbreekt', found: 'Plan 1: 5 weken, loopt nog.' });
  // That a second one is to come is said once.
  expect(running['doelen']!.state).toBe('aanwezig');
  expect(lookAt({})['effect']!.state).toBe('ontbreekt');
});
