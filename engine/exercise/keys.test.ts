import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KeyTrace, MOST_KEY_STEPS, textsOf } from './keys.ts';
import { keyStepsSchema } from './schema.ts';

test('letters, pauses and what was taken back are followed', () => {
  const trace = new KeyTrace();
  trace.start('', 1000);
  trace.note('b', 1200);
  trace.note('bo', 1350.4);
  trace.note('b', 3350.4);
  trace.note('boo', 3500);
  expect(trace.steps).toEqual([
    [200, 'b'],
    [150, 'o'],
    [2000, ''],
    [150, 'oo'],
  ]);
  expect(textsOf(trace.steps)).toEqual(['', 'b', 'bo', 'b', 'boo']);
});

test('a second try begins with what was left standing', () => {
  const trace = new KeyTrace();
  trace.start('', 0);
  trace.note('ras', 10);
  trace.start('ra', 100);
  trace.note('raa', 150);
  expect(trace.steps).toEqual([
    [0, 'ra'],
    [50, 'a'],
  ]);
});

test('a letter that gets its accent afterwards is one letter', () => {
  const trace = new KeyTrace();
  trace.start('', 0);
  trace.note('cafe', 10);
  trace.note('café', 20);
  expect(textsOf(trace.steps).at(-1)).toBe('café');
});

test('whatever is typed, the steps end in it and stay few', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 24 }), { maxLength: 40 }), (texts) => {
      const plain = texts.map((text) => text.normalize('NFC'));
      const trace = new KeyTrace();
      trace.start('', 0);
      for (const [i, text] of plain.entries()) trace.note(text, i);
      expect(textsOf(trace.steps).at(-1)!.normalize('NFC')).toBe(plain.at(-1) ?? '');
      expect(trace.steps.length).toBeLessThanOrEqual(MOST_KEY_STEPS);
    }),
  );
});

test('what is typed after hours is still taken', () => {
  const trace = new KeyTrace();
  trace.start('', 0);
  trace.note('b', 9_000_000.5);
  expect(keyStepsSchema.safeParse(trace.steps).success).toBe(true);
});
