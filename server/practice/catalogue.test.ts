import { expect, test } from 'vitest';
import { createCatalogue, type Game } from './catalogue.ts';

const game = (id: string, row?: number): Game => ({
  id,
  title: id,
  family: `${id}/a`,
  forms: ['choose'],
  round: 12,
  cap: 4,
  pace: 'T',
  explain: 'Doe mee.',
  ...(row !== undefined && { shelf: { title: id, row } }),
});

test('the cabinet has the shelves of the games that have one, from the top; in one row by their ids', () => {
  const { shelves } = createCatalogue([game('zee', 2), game('bos', 2), game('heg'), game('tuin', 1)]);
  expect(shelves).toEqual(['tuin', 'bos', 'zee']);
});
