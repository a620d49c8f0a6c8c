import { afterEach, expect, test, vi } from 'vitest';
import { depthOf, rowsOf } from './depth.ts';

afterEach(() => vi.unstubAllEnvs());

test('a game is tested in full where its folder is named, and in short else', () => {
  vi.stubEnv('SPELWERELD_CONTRACT_FULL', 'rups,doolhof');
  expect([depthOf('doolhof'), depthOf('rups'), depthOf('rup')]).toEqual(['full', 'full', 'short']);
  vi.stubEnv('SPELWERELD_CONTRACT_FULL', '');
  expect(depthOf('rups')).toBe('short');
});

test('the short contract is the first rows of a table', () => {
  expect(rowsOf('short', 2, ['a', 'b', 'c'])).toEqual(['a', 'b']);
  expect(rowsOf('full', 2, ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
});
