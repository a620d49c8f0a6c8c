import { expect, test } from 'vitest';
import { edexml, type MadePupil } from '../../testing/edexml.ts';
import { Refused } from '../refusal.ts';
import { LIMITS } from './limits.ts';
import { createReader } from './read.ts';

function read(text: string) {
  const reader = createReader({ today: '2026-11-28', forced: undefined });
  reader.push(new TextEncoder().encode(text));
  return reader.end();
}
const codes = (pupils: readonly MadePupil[]) =>
  read(edexml({ groups: [{ key: 'g', name: '5A', year: '5' }], pupils })).notices.map(({ code }) => code);

const pupil = (n: number, more: object = {}): MadePupil => ({
  ...{ key: String(n), first: 'Noor', last: `Nr ${n}`, year: '5', group: 'g' },
  ...more,
});

test('as many pupils as a file may have are read, and with one more it is refused', () => {
  const many = Array.from({ length: LIMITS.records.leerling + 1 }, (_, n) => pupil(n));
  const file = (pupils: readonly MadePupil[]) => edexml({ pupils });
  expect(read(file(many.slice(1))).pupils).toHaveLength(10_000);
  const refused = (() => {
    try {
      read(file(many));
    } catch (error) {
      return error instanceof Refused && error.message;
    }
    return undefined;
  })();
  expect(refused).toBe('Dit bestand heeft een ongewone opbouw en wordt niet gelezen.');
});

test('more groups, composite groups or teachers than a country has are refused as well', () => {
  const group = (n: number) => ({ key: `g${n}`, name: `G${n}`, year: '5' });
  const teacher = (n: number) => ({ key: `l${n}`, first: 'Juf', last: `Nr ${n}` });
  const many = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n));
  const pupils = [pupil(1)];
  for (const file of [
    { pupils, groups: many(1001, group) },
    { pupils, composites: many(1001, group) },
    { pupils, teachers: many(2001, teacher) },
  ])
    expect(() => read(edexml(file))).toThrow(Refused);
});

test('national numbers are told to be there and to have been left, and two who look alike to be two', () => {
  expect(codes([pupil(1, { more: '<onderwijsnummer>123456782</onderwijsnummer>' })])).toEqual([
    'EDEX_HAS_BSN',
  ]);
  const alike = { last: 'Berg', birth: '2017-02-28' };
  expect(codes([pupil(1, alike), pupil(2, { ...alike, infix: '' })])).toEqual(['EDEX_LOOKS_ALIKE']);
  expect(codes([pupil(1, alike), pupil(2, { ...alike, first: 'Fenna' })])).toEqual([]);
});

test.each(['sofinummer', 'bsn', 'onderwijsnummer', 'bsn_ondwnr-4', 'rijksregisternummer'])(
  'of %s nothing is kept but how often it was there',
  (name) => {
    const source = read(edexml({ pupils: [pupil(1, { more: `<${name}>123456782</${name}>` })] }));
    expect(source.dropped).toEqual({ nationalNumbers: 1 });
    expect(JSON.stringify(source)).not.toContain('123456782');
  },
);
