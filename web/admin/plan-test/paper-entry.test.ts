import { expect, test } from 'vitest';
import { entryOf } from './paper-entry.ts';

test('what a field of a test on paper means', () => {
  expect(entryOf('')).toEqual({ is: 'goed', given: '' });
  expect(entryOf(' trijn ')).toEqual({ is: 'geschreven', given: 'trijn' });
  expect(entryOf('-')).toEqual({ is: 'geschreven', given: '' });
  expect(entryOf('?')).toEqual({ is: 'niet gemaakt', given: '' });
});
