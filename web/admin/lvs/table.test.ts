import { expect, test } from 'vitest';
import { decodeFile, isGuessed } from '../roster/decode.ts';
import { readLvsTable } from './table.ts';

const HEAD = ['Leerling', 'Toetsmoment', 'Niveau', 'VS'];
const ROWS = [
  ['Berg, Noor van den', 'M5', 'IV', '68,4'],
  ['Mulder, Sem', 'M5', 'I+', '98'],
];
const cellsOf = (text: string) => readLvsTable(text).lines.map(({ cells }) => cells);

test.each([
  ['semicolons', ';', '\r\n'],
  ['tabs, as from Excel', '\t', '\n'],
  ['bars', '|', '\n'],
  ['the line ends of an old Mac', ';', '\r'],
])('a table parted by %s', (_, sign, end) => {
  const text = [HEAD, ...ROWS].map((row) => row.join(sign)).join(end) + end + end;
  expect(cellsOf(text)).toEqual([HEAD, ...ROWS]);
});

test('a table parted by commas, with quotes where a cell has one', () => {
  const text = [HEAD, ...ROWS]
    .map((row) => row.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(','))
    .join('\n');
  expect(cellsOf(text)).toEqual([HEAD, ...ROWS]);
});

test('the file says itself what parts its cells, and quotes are doubled in a cell', () => {
  expect(cellsOf('sep=|\nLeerling|Niveau\n"Noor ""de"" Berg"|II')).toEqual([
    ['Leerling', 'Niveau'],
    ['Noor "de" Berg', 'II'],
  ]);
});

test('titles above the heads stay, with the numbers of the lines in the file', () => {
  const { lines, heads } = readLvsTable('Groep 5\n\nLeerling;Toetsmoment;Niveau\nNoor;M5;II');
  expect(heads).toEqual(['Leerling', 'Toetsmoment', 'Niveau']);
  expect(lines.map(({ line }) => line)).toEqual([1, 3, 4]);
});

test('UTF-16 as Excel saves it, UTF-8 with a mark, and letters of Windows, which are told to be guessed', () => {
  const text = 'Leerling\tNiveau\nZoë\tII';
  const utf16 = new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(new Uint16Array([...text].map((letter) => letter.charCodeAt(0))).buffer),
  ]);
  const utf8 = new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode(text)]);
  const windows = new Uint8Array([...text].map((letter) => letter.charCodeAt(0)));
  for (const [bytes, guessed] of [
    [utf16, false],
    [utf8, false],
    [windows, true],
  ] as const) {
    expect(cellsOf(decodeFile(bytes))[1]).toEqual(['Zoë', 'II']);
    expect(isGuessed(bytes)).toBe(guessed);
  }
});

test('numbers of the state go nowhere: not below their own head, and not below another', () => {
  const named = readLvsTable('BSN;Leerling;Niveau\n123456782;Noor;II');
  const hidden = readLvsTable('Leerlingnummer;Leerling;Niveau\n123456782;Noor;II\n111222333;Sem;II');
  for (const table of [named, hidden]) {
    expect(JSON.stringify(table)).not.toMatch(/123456782|111222333/);
    expect(table.heads[0]).toBe('BSN');
  }
  // Nine digits that are no such number.
  expect(readLvsTable('Leerlingnummer;Leerling;Niveau\n100000001;Noor;II').lines[1]!.cells[0]).toBe(
    '100000001',
  );
});
