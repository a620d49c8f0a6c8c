import { expect, test } from 'vitest';
import { splitFamily, splitName } from './names.ts';

const parts = (name: string, isLastFirst = false) => {
  const { firstName, infix, lastName } = splitName(name, isLastFirst);
  return [firstName, infix, lastName].join('|');
};

test.each([
  ['Anouk van der Berg', 'Anouk|van der|Berg'],
  ['Berg, van den, Noor', 'Noor|van den|Berg'],
  ['Berg, Noor van den', 'Noor|van den|Berg'],
  ['Berg, van den Noor', 'Noor|van den|Berg'],
  ['Berg van den, Noor', 'Noor|van den|Berg'],
  ['van den Berg, Noor', 'Noor|van den|Berg'],
  ['Berg (van den), Noor', 'Noor|van den|Berg'],
  ['Wit, Jan-Willem de', 'Jan-Willem|de|Wit'],
  ["Hof, Sara van 't", "Sara|van 't|Hof"],
  ["Sara van't Hof", "Sara|van't|Hof"],
  ['Berg v.d., Noor', 'Noor|v.d.|Berg'],
  ['Noor v.d. Berg', 'Noor|v.d.|Berg'],
  ['Noor V.d. Berg', 'Noor|V.d.|Berg'],
  ['Noor v/d Berg', 'Noor|v/d|Berg'],
  ['Noor vd Berg', 'Noor|vd|Berg'],
  ['Noor v. d. Berg', 'Noor|v. d.|Berg'],
  ['Noor v.der Berg', 'Noor|v.der|Berg'],
  ['Noor a/d Stegge', 'Noor|a/d|Stegge'],
  ['Noor Berg v.d.', 'Noor|v.d.|Berg'],
  ["Jan d' Hondt", "Jan|d'|Hondt"],
  ["Jan d'Hondt", "Jan||d'Hondt"],
  ['Maria de la Cruz', 'Maria|de la|Cruz'],
  ['Bakker, E.M. (Noor)', 'Noor||Bakker'],
  ['Berg, E.M. van den (Noor)', 'Noor|van den|Berg'],
  ['PEETERS Noor', 'Noor||PEETERS'],
  ['VAN DEN BERG Noor', 'Noor||VAN DEN BERG'],
  ['Noor PEETERS', 'Noor||PEETERS'],
  ['van den Berg Noor', 'Noor|van den|Berg'],
  ['Noor V', 'Noor||V'],
  ['Noor V.', 'Noor||V.'],
  ['Madonna', 'Madonna||'],
  ['Ben Jansen', 'Ben||Jansen'],
  ['Anne-Marie de Wit', 'Anne-Marie|de|Wit'],
  ['', '||'],
])('%j is %s', (name, expected) => expect(parts(name)).toBe(expected));

test.each([
  ['Peeters Noor', 'Noor||Peeters'],
  ['De Wit Jan', 'Jan||De Wit'],
  ['Van den Berg Noor', 'Noor||Van den Berg'],
  ['Berg van den Noor', 'Noor|van den|Berg'],
  ['Peeters Anne Sophie', 'Anne Sophie||Peeters'],
])('with the family name first %j is %s', (name, expected) => expect(parts(name, true)).toBe(expected));

test.each([
  'De Wit',
  'Van den Berg',
  'van den Berg',
  'Van Der Auwera',
  "D'Hondt",
  'van Den Berg',
  'Ten Cate',
  'Bakker',
])('the family name %j is the same in one column and in two', (family) => {
  const { firstName, ...rest } = splitName(`Noor ${family}`);
  expect(firstName).toBe('Noor');
  expect(rest).toEqual(splitFamily(family));
});

test('in Flanders what has a capital belongs to the family name, elsewhere it stands in front', () => {
  expect(splitFamily('De Wit')).toEqual({ infix: '', lastName: 'De Wit' });
  expect(splitFamily('Wit, De')).toEqual({ infix: '', lastName: 'De Wit' });
  expect(splitFamily('Wit, de')).toEqual({ infix: 'de', lastName: 'Wit' });
  expect(splitFamily('Berg van den')).toEqual({ infix: 'van den', lastName: 'Berg' });
});
