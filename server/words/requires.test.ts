import { expect, it } from 'vitest';
import { READING, SPELLING_CATEGORIES } from '../../engine/spelling/catalogue/index.ts';
import { REQUIRES } from './requires.ts';

type Id = keyof typeof REQUIRES;
const stepsOf = (id: string): readonly string[] => REQUIRES[id as Id] ?? [];

it('what is to be remembered builds on nothing that is heard', () => {
  const byId = new Map<string, string>(SPELLING_CATEGORIES.map(({ id, strategy }) => [id, strategy]));
  const wrong = SPELLING_CATEGORIES.filter(
    ({ id, strategy }) => strategy === 'weet' && stepsOf(id).some((one) => byId.get(one) === 'luister'),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

it('what a category builds on is begun no later than the category itself', () => {
  const at = new Map<string, number>(
    [...SPELLING_CATEGORIES, ...READING].map(({ id, start }) => [id, start.groep * 2 + (start.half ?? 1)]),
  );
  const late = [...at].flatMap(([id, begin]) =>
    stepsOf(id)
      .filter((one) => at.get(one)! > begin)
      .map((one) => `${id} after ${one}`),
  );
  expect(late).toEqual([]);
});

it('nobody is led in a circle', () => {
  const follow = (id: string, path: readonly string[]): void => {
    expect(path).not.toContain(id);
    for (const one of stepsOf(id)) follow(one, [...path, id]);
  };
  for (const id of Object.keys(REQUIRES)) follow(id, []);
});
