import { expect, test } from 'vitest';
import { readAddresses } from './read-addresses.ts';

const read = (text: string) => readAddresses(text).map(({ name, email }) => [name, email]);

test('addresses are read as they are pasted', () => {
  const text = `An de Wit <An@School.nl>; piet.van-der.berg@school.nl
"Bos, Els" els@school.nl
a@b.nl, c@d.nl
an@school.nl
geen adres`;
  expect(read(text)).toEqual([
    ['An de Wit', 'an@school.nl'],
    ['Piet van der Berg', 'piet.van-der.berg@school.nl'],
    ['Els Bos', 'els@school.nl'],
    ['A', 'a@b.nl'],
    ['C', 'c@d.nl'],
    ['Geen adres', 'geen adres'],
  ]);
});

test('as mail programs write them', () => {
  expect(read('"Bos, Els" <els@school.example>, "Smit, Piet" <piet@school.example>')).toEqual([
    ['Els Bos', 'els@school.example'],
    ['Piet Smit', 'piet@school.example'],
  ]);
  expect(read('Wit, An de <an@school.example>; Smit, Piet <piet@school.example>')).toEqual([
    ['An de Wit', 'an@school.example'],
    ['Piet Smit', 'piet@school.example'],
  ]);
  expect(read('els@school.example <els@school.example>')).toEqual([['Els', 'els@school.example']]);
  expect(read('els@school.example (Els Bos)')).toEqual([['Els Bos', 'els@school.example']]);
  expect(read('"Bos, Els (Directie)" <els@school.example>')).toEqual([
    ['Bos, Els (Directie)', 'els@school.example'],
  ]);
  expect(read('els@school.example piet@school.example')).toEqual([
    ['Els', 'els@school.example'],
    ['Piet', 'piet@school.example'],
  ]);
});

test.each([
  'els@school.example,',
  "'els@school.example'",
  '"els@school.example"',
  'mailto:els@school.example',
  '<mailto:els@school.example>',
  '<els@school.example>;',
  '\u00A0els@school.example\u200B',
  'ELS@school.example.',
  '(els@school.example)',
  '[els@school.example]',
])('%j is els@school.example', (text) => expect(read(text)).toEqual([['Els', 'els@school.example']]));

test('who has no name is called by the address', () => {
  expect(read('ijsbrand.van.dijk@school.example')).toEqual([
    ['IJsbrand van Dijk', 'ijsbrand.van.dijk@school.example'],
  ]);
});

test('a table, and our own CSV file of staff', () => {
  const expected = [
    ['Els Bos', 'els@school.example'],
    ['An de Wit', 'an@school.example'],
  ];
  expect(read('Els Bos\tels@school.example\nAn de Wit\tan@school.example')).toEqual(expected);
  expect(
    read(
      'Voornaam;Tussenvoegsel;Achternaam;E-mail\nEls;;Bos;els@school.example\nAn;de;Wit;an@school.example',
    ),
  ).toEqual(expected);
  const own =
    '\uFEFFNaam;E-mailadres;Rol;Groepen;Laatst ingelogd\r\nEls Bos;els@school.example;docent;Groep 5;2026-07-01\r\nAn de Wit;an@school.example;beheerder;;';
  expect(read(own)).toEqual(expected);
});
