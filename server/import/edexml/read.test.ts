import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edexml, madeSchool, type MadeFile } from '../../testing/edexml.ts';
import { Refused } from '../refusal.ts';
import type { Source } from '../source.ts';
import { readApart } from './apart.ts';
import { createReader } from './read.ts';

const GROUPS = [{ key: 'g1', name: '5A', year: '5' }];
const NOOR = {
  key: '1',
  first: 'Noor',
  infix: 'van den',
  last: 'Berg',
  birth: '2017-02-28',
  year: '5',
  group: 'g1',
};
const SMALL: MadeFile = { groups: GROUPS, pupils: [NOOR] };

function read(file: string | Uint8Array, forced?: 'windows-1252', step = Infinity): Source {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const reader = createReader({ today: '2026-11-28', forced });
  for (let at = 0; at < bytes.length; at += step)
    reader.push(bytes.subarray(at, Math.min(bytes.length, at + step)));
  return reader.end();
}
/** The code with which a file is refused. */
function refusal(file: string | Uint8Array): string {
  try {
    read(file);
    return 'read';
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
}
const codes = (source: Source) => [...new Set(source.notices.map(({ code }) => code))].sort();
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

test('what is wanted is read of a file of 2.1, of 1.03 and in pieces of any size', () => {
  const file = edexml({
    ...SMALL,
    pupils: [{ ...NOOR, eck: 'https://ketenid.nl/x', more: '<bsn>123456782</bsn><geslacht>2</geslacht>' }],
    teachers: [
      { key: 'l1', first: 'Marit', last: 'Post', email: 'marit@proef.example', groups: ['g1', 'weg'] },
    ],
  });
  for (const step of [1, 7, 4096]) {
    const source = read(file, undefined, step);
    expect(source.school).toMatchObject({ year: '2026-2027', brin: '99ZZ', referenceDate: '2026-11-20' });
    expect(source.groups).toEqual([{ key: 'g1', name: '5A', year: '5', line: 6 }]);
    expect(source.pupils).toMatchObject([
      {
        row: 1,
        key: '1',
        first: 'Noor',
        infix: 'van den',
        last: 'Berg',
        year: '5',
        group: 'g1',
        gone: 'no',
        faults: [],
      },
    ]);
    expect(source.teachers).toMatchObject([
      { key: 'l1', email: 'marit@proef.example', roles: ['LRK'], groups: ['g1'] },
    ]);
    expect(source.dropped).toEqual({ nationalNumbers: 1, geslacht: 1 });
    expect(JSON.stringify(source)).not.toContain('123456782');
  }
  const old = read(
    edexml({ ...SMALL, version: '1.03', pupils: [{ key: '1', first: 'Noor', last: 'Berg', group: 'g1' }] })
      .replace('voorvoegsel', 'tussenvoegsel')
      .replace(/<peildatum>.*<\/peildatum>/, '<aanmaakdatum>2026-11-19T08:00:00</aanmaakdatum>'),
  );
  expect(old.pupils[0]).toMatchObject({ group: 'g1' });
  expect(old.pupils[0]!.year).toBeUndefined();
  expect(old.school.referenceDate).toBe('2026-11-19');
});

test('names come through whole in every encoding that is used', () => {
  const zoe = { ...NOOR, first: 'Zoë', last: 'Muñoz-Åkesson' };
  const of = (encoding: string) => edexml({ ...SMALL, encoding, pupils: [zoe] });
  const names = (file: string | Uint8Array, forced?: 'windows-1252') => {
    const [pupil] = read(file, forced).pupils;
    return [pupil!.first, pupil!.last];
  };
  const right = ['Zoë', 'Muñoz-Åkesson'];
  const latin = (label: string) => Buffer.from(of(label), 'latin1');
  expect(names(of('UTF-8'))).toEqual(right);
  expect(names(of(''))).toEqual(right);
  expect(names(`\uFEFF${of('UTF-8')}`)).toEqual(right);
  expect(names(latin('ISO-8859-1'))).toEqual(right);
  expect(names(latin('iso-8859-15'))).toEqual(right);
  expect(names(latin('Windows-1252'))).toEqual(right);
  expect(names(utf16(of('UTF-16')))).toEqual(right);
  expect(names(Buffer.from(of('UTF-16'), 'utf16le'))).toEqual(right);
  expect(names(utf16(of('UTF-16')).swap16())).toEqual(right);
  // Decomposed letters are stored composed.
  expect(names(of('UTF-8').normalize('NFD'))).toEqual(right);
  // West European bytes that say they are UTF-8: refused, and right when somebody says what they are.
  expect(refusal(latin('UTF-8'))).toBe('EDEX_ENCODING');
  expect(refusal(latin('US-ASCII'))).toBe('EDEX_ENCODING');
  expect(refusal(of('EBCDIC-CP-NL'))).toBe('EDEX_ENCODING');
  expect(names(latin('UTF-8'), 'windows-1252')).toEqual(right);
  expect(codes(read(`\uFEFF${of('ISO-8859-1')}`))).toContain('EDEX_ENCODING_DIFFERS');
});

test('what is no EDEXML is refused by name', () => {
  const good = edexml(SMALL);
  const doctype = (inside: string) => good.replace('?>', `?><!DOCTYPE EDEX ${inside}>`);
  const lines = (count: number) =>
    `${'0001 JANSEN              NOOR            20170228      5'.padEnd(80)}\r\n`.repeat(count);
  const cases: Record<string, string | Uint8Array> = {
    EDEX_NO_FILE: '',
    EDEX_NOT_XML: 'PK\u0003\u0004 zipje',
    EDEX_OLD_FORMAT: lines(3),
    EDEX_DOCTYPE: doctype('[<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]'),
    EDEX_NOT_EDEX: '<rooster><school/></rooster>',
    EDEX_NO_SCHOOL: good.replace('2026-2027', '2026-2028'),
    EDEX_NO_PUPILS: edexml({ ...SMALL, pupils: [] }),
    EDEX_TOO_DEEP: good.replace('</EDEX>', `${'<x>'.repeat(40_000)}${'</x>'.repeat(40_000)}</EDEX>`),
  };
  for (const [code, file] of Object.entries(cases)) expect([code, refusal(file)]).toEqual([code, code]);
  expect(refusal('%PDF-1.7')).toBe('EDEX_NOT_XML');
  expect(refusal('Beste juf, hierbij de lijst.')).toBe('EDEX_NOT_XML');
  expect(refusal(doctype('SYSTEM "file:///etc/passwd"'))).toBe('EDEX_DOCTYPE');
  expect(refusal(good.replace('Noor', '&xxe;'))).toBe('EDEX_MALFORMED');
  expect(refusal(`${good}<EDEX/>`)).toBe('EDEX_MALFORMED');
});

test('a file that was cut off imports nothing, wherever it was cut', () => {
  const bytes = new TextEncoder().encode(edexml(madeSchool(40)));
  for (let tenth = 1; tenth < 10; tenth++) {
    const code = refusal(bytes.subarray(0, Math.floor((bytes.length * tenth) / 10)));
    expect([tenth, code]).toEqual([tenth, 'EDEX_MALFORMED']);
  }
  expect(refusal(bytes)).toBe('read');
});

test('any bytes at all are read or refused, never something else', () => {
  const good = Buffer.from(edexml(madeSchool(5)));
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { maxLength: 8 }),
      fc.uint8Array({ maxLength: 40 }),
      (changes, end) => {
        const bytes = Buffer.concat([good, end]);
        for (const [at, byte] of changes) bytes[at] = byte;
        expect(refusal(bytes)).toMatch(/^(?:read|EDEX_)/);
        expect(refusal(end)).toMatch(/^EDEX_/);
      },
    ),
    { numRuns: 300 },
  );
});

test('odd names are names, and what is missing, too long or no date is said', () => {
  const pupil = (key: string, more: object) => ({
    key,
    first: 'A',
    last: 'B',
    group: 'g1',
    year: '5',
    ...more,
  });
  const source = read(
    edexml({
      ...SMALL,
      pupils: [
        pupil('1', { first: 'Null', last: '' }),
        pupil('2', { first: "O'Neill & Zn", last: '=HYPERLINK("x")' }),
        pupil('3', { first: '<script>', last: undefined }),
        pupil('4', { first: undefined, last: undefined }),
        pupil('5', { last: 'x'.repeat(300) }),
        pupil('6', { birth: '2017-02-30' }),
        pupil('7', { birth: '28-02-2017', year: ' 08 ' }),
        pupil('8', { year: 'plusklas' }),
        pupil('9', { left: 'zomer' }),
        pupil('10', { left: '2026-11-19' }),
        pupil('11', { left: '2026-11-20' }),
        pupil('12', { group: 'weg', year: 's' }),
        pupil('', {}),
        pupil('#1', {}),
        pupil('#1', { first: 'C' }),
      ],
    }),
  );
  const by = (key: string) => source.pupils.find((one) => one.key === key)!;
  expect([by('1').first, by('1').last]).toEqual(['Null', '']);
  expect([by('2').first, by('2').last]).toEqual(["O'Neill & Zn", '=HYPERLINK("x")']);
  expect([by('3').first, by('3').faults]).toEqual(['<script>', []]);
  expect(by('4').faults).toEqual(['EDEX_NO_NAME']);
  expect(by('5').faults).toEqual(['EDEX_TOO_LONG']);
  expect([by('6').birth, by('7').birth, by('7').year]).toEqual([undefined, '2017-02-28', '8']);
  expect(by('8').faults).toEqual(['EDEX_UNKNOWN_YEAR']);
  expect([by('9').gone, by('10').gone, by('11').gone]).toEqual(['unsure', 'yes', 'no']);
  expect(by('12').year).toBe('S');
  expect(source.pupils).toHaveLength(15);
  expect(codes(source)).toEqual(
    [
      'EDEX_DATE',
      'EDEX_NO_KEY',
      'EDEX_NO_NAME',
      'EDEX_TOO_LONG',
      'EDEX_UNKNOWN_GROUP',
      'EDEX_UNKNOWN_YEAR',
    ].sort(),
  );
});

test('the same key twice counts once when it says the same, and refuses the file when it does not', () => {
  const twice = read(
    edexml({
      ...SMALL,
      pupils: [
        { ...NOOR, composites: ['s1'] },
        { ...NOOR, composites: ['s2'] },
      ],
    }),
  );
  expect(twice.pupils).toHaveLength(1);
  expect(twice.pupils[0]!.composites).toEqual(['s1', 's2']);
  expect(codes(twice)).toEqual(['EDEX_DOUBLE']);
  expect(refusal(edexml({ ...SMALL, pupils: [NOOR, { ...NOOR, first: 'Daan' }] }))).toBe(
    'EDEX_DUPLICATE_KEY',
  );
  // Other names for a group and a composite group are no clash.
  expect(refusal(edexml({ ...SMALL, composites: [{ key: 'g1', name: 'Plus' }] }))).toBe('read');
});

test('keys that are national numbers are kept nowhere', () => {
  // Made up, and right by the eleven test.
  const numbers = ['111222333', '123456782', '999999990'];
  const source = read(
    edexml({
      ...SMALL,
      pupils: numbers.map((key) => ({ ...NOOR, key, first: `N${key}`.slice(0, 2) + key[1] })),
    }),
  );
  expect(codes(source)).toEqual(['EDEX_BSN_AS_KEY']);
  for (const number of numbers) expect(JSON.stringify(source)).not.toContain(number);
});

test('on its thread a file is read as it comes, and one that is too large or takes too long is refused', async () => {
  const today = '2026-11-28';
  async function* pieces(text: string) {
    for (let at = 0; at < text.length; at += 65_536)
      yield new TextEncoder().encode(text.slice(at, at + 65_536));
  }
  const source = await readApart(pieces(edexml(madeSchool(500))), { today });
  expect(source.pupils).toHaveLength(500);
  async function* endless() {
    const piece = new Uint8Array(1024 * 1024).fill(0x20);
    yield new TextEncoder().encode('<EDEX>');
    for (let i = 0; i < 50; i++) yield piece;
  }
  await expect(readApart(endless(), { today })).rejects.toMatchObject({ code: 'EDEX_TOO_LARGE' });
  async function* waiting() {
    yield new TextEncoder().encode('<EDEX>');
    await new Promise((resolve) => setTimeout(resolve, 300));
    yield new TextEncoder().encode('<x/>');
  }
  await expect(readApart(waiting(), { today }, { ms: 50 })).rejects.toMatchObject({ code: 'EDEX_TOO_SLOW' });
  await expect(readApart(pieces('<EDEX><x>'), { today })).rejects.toMatchObject({ code: 'EDEX_MALFORMED' });
});
