import { expect, it } from 'vitest';
import { checkNames, gameIds, namedIn } from './no-game-named.ts';

it('names no game in engine, server or web: what they know of one is in its folder', async () => {
  expect(await checkNames()).toEqual([]);
});

it('sees a game that is named', async () => {
  const ids = await gameIds();
  expect(ids).toHaveLength(new Set(ids).size);
  expect(namedIn("const shelves = ['rups', 'piñata'] as const;", ids)).toEqual(['rups', 'piñata']);
  expect(namedIn('rupsje, pinatas', ids)).toEqual([]);
});
