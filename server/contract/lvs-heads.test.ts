import { expect, test } from 'vitest';
import { fieldOf, headLineOf, headsKey, isNationalHead, partIn, resultColumnOf } from './lvs-heads.ts';
import { momentText, readMoment } from './lvs-moment.ts';

test.each([
  ['Leerlingnr.', 'pupilNumber'],
  ['Naam leerling', 'name'],
  ['Geb. datum', 'birthDate'],
  ['I-V', 'level'],
  ['A-E', 'level'],
  ['Vaardigheidsscore', 'skillScore'],
  ['VS', 'skillScore'],
  ['NW', 'levelValue'],
  ['FN', 'functioning'],
  ['Afname-datum', 'takenAt'],
  // A level in a cell is no head.
  ['IV', undefined],
  ['Opmerking', undefined],
])('the head %s', (head, field) => expect(fieldOf(head)).toBe(field));

test.each(['BSN', 'Burgerservicenummer', 'PGN', 'Onderwijsnummer', 'Rijksregister-nummer'])(
  'below %s stand numbers of the state',
  (head) => expect(isNationalHead(head)).toBe(true),
);

test.each([
  ['M5', { moment: 'M5' }],
  ['Spelling M5', { moment: 'M5' }],
  ['Sp E4 VS', { moment: 'E4', measure: 'skillScore' }],
  ['M5 niveau', { moment: 'M5', measure: 'level' }],
  ['Spelling ww E7', { moment: 'E7', part: 'verbs' }],
  ['Werkwoorden midden 8 percentiel', { moment: 'M8', part: 'verbs', measure: 'percentile' }],
  ['Cito Spelling 3.0 M6', { moment: 'M6' }],
  ['Rekenen M5', undefined],
  ['M2', undefined],
  ['Niveau', undefined],
])('the column %s', (head, column) => expect(resultColumnOf(head, 'nl')).toEqual(column));

test.each([
  ['M5', 'nl', 'M5'],
  ['Midden 5', 'nl', 'M5'],
  ['medio groep 5', 'nl', 'M5'],
  ['E 4', 'nl', 'E4'],
  ['eind groep 8', 'nl', 'E8'],
  ['M2', 'nl', undefined],
  ['M3', 'be', 'M5'],
  ['midden 3e leerjaar', 'be', 'M5'],
  ['midden leerjaar 3', 'nl', 'M5'],
  ['M groep 5', 'be', 'M5'],
  ['E6', 'be', 'E8'],
  ['M7', 'be', undefined],
  ['juni', 'nl', undefined],
] as const)('the moment %s in %s', (text, variant, moment) => expect(readMoment(text, variant)).toBe(moment));

test('in Flanders a moment is said in words', () => {
  expect([momentText('M5', 'nl'), momentText('M5', 'be')]).toEqual(['M5', 'midden 3e leerjaar']);
});

test('parts of spelling', () => {
  expect(
    [
      'werkwoorden',
      'Spelling ww',
      'niet-werkwoorden',
      'woorden',
      'Taalverzorging',
      'DIA-spel',
      'spelling',
    ].map(partIn),
  ).toEqual(['verbs', 'verbs', 'words', 'words', 'combined', undefined, undefined]);
  expect(partIn('Diaspel')).toBe('combined');
});

test('heads stand where most are known, below titles; where none is known, in the first line with the most cells', () => {
  const cells = (text: string) => text.split('\n').map((line) => line.split(';'));
  expect(
    headLineOf(cells('Groep 5;;\nSchooljaar 2025;;\nLeerling;Toetsmoment;Niveau\nNoor;M5;IV'), 'nl'),
  ).toBe(2);
  expect(headLineOf(cells('Overzicht\nKind;Wanneer;Uitslag\nNoor;M5;IV'), 'nl')).toBe(1);
});

test('a mapping is remembered by the heads in whatever order', () =>
  expect(headsKey(['Kind', 'Uit-slag'])).toBe(headsKey(['uitslag', '', 'KIND'])));
