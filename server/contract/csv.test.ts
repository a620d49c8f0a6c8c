import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { plainCell, toCsv } from './csv.ts';

test('a Dutch spreadsheet reads the file: mark, semicolons, commas in numbers', () => {
  expect(
    toCsv(
      ['Leerling', 'Minuten'],
      [
        ['Zoë van den Berg', 12.5],
        ['Noor; de "kleine"', undefined],
      ],
    ),
  ).toBe('\uFEFFLeerling;Minuten\r\nZoë van den Berg;12,5\r\n"Noor; de ""kleine""";');
});

test('nothing that a person typed is taken for a formula; numbers below zero stay numbers', () => {
  const nasty = ['=1+1', '+31', '@SUM(A1)', '-2+3', '\t=1', '-cmd'];
  const { data } = Papa.parse<string[]>(toCsv(['x'], [...nasty.map((cell) => [cell]), [-7]]).slice(1), {
    delimiter: ';',
  });
  for (const [cell] of data.slice(1, -1)) expect(cell).toMatch(/^'/);
  expect(data.at(-1)).toEqual(['-7']);
});

test('a cell comes back as it was, whatever it looked like', () => {
  const cells = ['=1+1', "'=1+1", "''-x", '-x', '-7', "'-7", "'t Hart", "'", '@', 'Noor'];
  const { data } = Papa.parse<string[]>(
    toCsv(
      ['x'],
      cells.map((cell) => [cell]),
    ).slice(1),
    { delimiter: ';' },
  );
  expect(data.slice(1).map(([cell]) => plainCell(cell!))).toEqual(cells);
});
