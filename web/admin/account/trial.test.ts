import { expect, test } from 'vitest';
import { keptUntil, trialState } from './trial.ts';

const at = (text: string) => Date.parse(text);
/** The last moment of 12 December in the Netherlands. */
const END = at('2026-12-12T22:59:59.999Z');

test('a trial is in its last week from seven days before its last day on, which still is one', () => {
  expect(trialState(END, at('2026-12-05T12:00:00Z'))).toBe('on');
  expect(trialState(END, at('2026-12-06T12:00:00Z'))).toBe('last');
  expect(trialState(END, at('2026-12-12T22:00:00Z'))).toBe('last');
  expect(trialState(END, at('2026-12-12T23:30:00Z'))).toBe('over');
  expect(new Date(keptUntil(END)).toISOString().slice(0, 10)).toBe('2027-01-09');
});
