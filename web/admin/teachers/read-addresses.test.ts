import { expect, test } from 'vitest';
import { readAddresses } from './read-addresses.ts';

test('addresses are read as they are pasted', () => {
  const text = `An de Wit <An@School.nl>; piet.van-der.berg@school.nl
"Bos, Els" els@school.nl
a@b.nl, c@d.nl
an@school.nl
geen adres`;
  expect(readAddresses(text).map(({ name, email }) => [name, email])).toEqual([
    ['An de Wit', 'an@school.nl'],
    ['Piet van der Berg', 'piet.van-der.berg@school.nl'],
    ['Bos, Els', 'els@school.nl'],
    ['A', 'a@b.nl'],
    ['C', 'c@d.nl'],
    ['Geen adres', 'geen adres'],
  ]);
});
