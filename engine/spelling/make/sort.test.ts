import { expect, it } from 'vitest';
import { bank, make } from '../../testing/making.ts';
import { spellingCategory } from '../catalogue/index.ts';

it('buckets have a name for who does not see them', () => {
  const geit = bank.find(({ text }) => text === 'geit')!;
  const dealt = make('sort', spellingCategory('ei-ij'), geit);
  expect(dealt?.exercise).toMatchObject({ buckets: [{ name: 'korte ei' }, { name: 'lange ij' }] });
});
