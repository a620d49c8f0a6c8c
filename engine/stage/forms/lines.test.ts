import { expect, it } from 'vitest';
import { breakLines } from './lines.ts';

it('breaks a text on as few lines as can be, about equally long', () => {
  expect(breakLines('De hond ligt onder de tafel.', 18)).toEqual(['De hond ligt', 'onder de tafel.']);
  expect(breakLines('trein', 30)).toEqual(['trein']);
});
