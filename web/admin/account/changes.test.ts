import { expect, test } from 'vitest';
import { changesIn } from './changes.ts';

test('only what was changed is sent, with what it was', () => {
  const base = { city: 'Gent', phone: '09', contacts: [{ name: 'An' }] };
  expect(changesIn({ ...base, contacts: [{ name: 'An' }] }, base)).toEqual({ was: {} });
  expect(changesIn({ city: 'Aalst', phone: '09', contacts: [] }, base)).toEqual({
    city: 'Aalst',
    contacts: [],
    was: { city: 'Gent', contacts: [{ name: 'An' }] },
  });
});
