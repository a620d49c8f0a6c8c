import { expect, test } from 'vitest';
import { readList } from './read-list.ts';

const short = (list: string) =>
  readList(list).map(({ line, name, email, organisation, kind, variant }) =>
    [line, name, email, organisation, kind, variant].join('|'),
  );

test('a table with heads is read by them, whatever their order, with the line of each', () => {
  expect(
    short(
      'School;E-mailadres;Naam;Land;Soort\nDe Vlieger;bo@vlieger.example;Bo Smit;Nederland;school\n\n;jo@b.example;;;',
    ),
  ).toEqual(['2|Bo Smit|bo@vlieger.example|De Vlieger|school|Nederland', '4|Jo|jo@b.example|||']);
});

test('without heads a line has what the screen asks for in its order, or addresses alone', () => {
  expect(short('Bo Smit; bo@vlieger.example; De Vlieger; rt; Vlaanderen')).toEqual([
    '1|Bo Smit|bo@vlieger.example|De Vlieger|rt|Vlaanderen',
  ]);
  expect(short('bo.de.wit@vlieger.example\nBo Smit <bo@vlieger.example>')).toEqual([
    '1|Bo de Wit|bo.de.wit@vlieger.example|||',
    '2|Bo Smit|bo@vlieger.example|||',
  ]);
  expect(short('a@x.example, b@x.example, c@x.example')).toEqual([
    '1|A|a@x.example|||',
    '1|B|b@x.example|||',
    '1|C|c@x.example|||',
  ]);
});

test('a line with one address is parted by commas too, but not within a name of a mail program', () => {
  expect(short('Bo Smit, bo@vlieger.example, De Vlieger\nJo;jo@x.example\nAd;ad@x.example')).toEqual([
    '1|Bo Smit|bo@vlieger.example|De Vlieger||',
    '2|Jo|jo@x.example|||',
    '3|Ad|ad@x.example|||',
  ]);
  expect(short('Jo;jo@x.example\nAd;ad@x.example\nSmit, Bo <bo@vlieger.example>').at(-1)).toBe(
    '3|Smit, Bo|bo@vlieger.example|||',
  );
});

test('what is no address stays, to be mended', () => {
  expect(short('Bo Smit;bo vlieger.example\nJo;jo@x.example')).toEqual([
    '1|Bo Smit|bo vlieger.example|||',
    '2|Jo|jo@x.example|||',
  ]);
  expect(readList('')).toEqual([]);
});
