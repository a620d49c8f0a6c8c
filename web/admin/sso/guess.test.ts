import { expect, test } from 'vitest';
import { alike } from './guess.ts';

const person = (firstName: string, linked: string[] = []) => ({ firstName, linked });

test('who is likely has the same first name, and no link to this provider yet', () => {
  const people = [person('Zoë'), person('Zoe', ['entree']), person('Anna'), person('Anna Maria')];
  const guess = (givenName: string) =>
    alike(people, { givenName, provider: 'entree' }).map(({ firstName }) => firstName);
  expect(guess('ZOË')).toEqual(['Zoë']);
  expect(guess('Zoe')).toEqual(['Zoë']);
  expect(guess('Anna')).toEqual(['Anna']);
  // The whole name goes before its first part.
  expect(guess('Anna Maria')).toEqual(['Anna Maria']);
  expect(guess('Anna Sofie')).toEqual(['Anna']);
  expect(guess('')).toEqual([]);
  expect(guess('Bo')).toEqual([]);
});
