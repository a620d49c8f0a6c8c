import { expect, test } from 'vitest';
import { emptyRow, filledDown, withPasted } from './rows.ts';

const person = (firstName: string) => ({
  ...{ line: 1, firstName, infix: '', lastName: '' },
  ...{ year: '', number: '', username: '', email: '', group: '' },
});

test('a column that is pasted into a cell fills that column down, and changes nothing beside it', () => {
  const rows = withPasted([], [person('Noor'), person('Sem'), person('Tim')], '5');
  const filled = filledDown(rows, { id: rows[1]!.id, cell: 'lastName' }, ['Bos', 'Smit', 'Visser'], '5');
  expect(filled.map(({ firstName, lastName, year }) => [firstName, lastName, year])).toEqual([
    ['Noor', '', '5'],
    ['Sem', 'Bos', '5'],
    ['Tim', 'Smit', '5'],
    ['', 'Visser', '5'],
    ['', '', '5'],
  ]);
});

test('pasted people come behind those who stand there, in the place of empty rows', () => {
  const rows = withPasted(
    [emptyRow('5'), { ...emptyRow('5'), firstName: 'Noor' }, emptyRow('5')],
    [person('Sem')],
    '5',
  );
  expect(rows.map(({ firstName }) => firstName)).toEqual(['Noor', 'Sem', '']);
});
