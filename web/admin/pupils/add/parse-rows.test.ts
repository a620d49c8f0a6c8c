import { expect, test } from 'vitest';
import { parseRows, readYear, splitName } from './parse-rows.ts';

const brief = (text: string) =>
  parseRows(text).map(({ firstName, infix, lastName, year, number, username }) =>
    [firstName, infix, lastName, year, number, username].join('|'),
  );

test('columns are told by their heads, in any order and with any separator', () => {
  expect(
    brief('Achternaam;Roepnaam;Tussenvoegsel;Leerlingnummer\nBerg;Anouk;van der;0012\nHof;Zoë;;13'),
  ).toEqual(['Anouk|van der|Berg||0012|', 'Zoë||Hof||13|']);
  expect(brief('voornaam,achternaam,groep\nSem,Øst,groep 6')).toEqual(['Sem||Øst|6||']);
});

test('without heads columns are told by what is in them', () => {
  expect(brief("Anouk\tvan der\tBerg\t5\nDaan\t\tJansen\t5\nTim\t't\tHart\t5a")).toEqual([
    'Anouk|van der|Berg|5||',
    'Daan||Jansen|5||',
    "Tim|'t|Hart|5||",
  ]);
  expect(brief('Noor\tV\nDaan\tJ')).toEqual(['Noor||V|||', 'Daan||J|||']);
  expect(brief('Anouk\tvan den Ouden\nJan\tDe Wit')).toEqual(['Anouk|van den|Ouden|||', 'Jan||De Wit|||']);
  expect(brief('1001\tNoor\tVries\n1002\tDaan\tJansen')).toEqual([
    'Noor||Vries||1001|',
    'Daan||Jansen||1002|',
  ]);
});

test('whole names in one column are split', () => {
  expect(brief('Anouk van der Berg\nBerg, Anouk van der\nMadonna\nAnne-Marie de Wit')).toEqual([
    'Anouk|van der|Berg|||',
    'Anouk|van der|Berg|||',
    'Madonna|||||',
    'Anne-Marie|de|Wit|||',
  ]);
  expect(splitName("Jan d' Hondt")).toEqual({ firstName: 'Jan', infix: "d'", lastName: 'Hondt' });
});

test('what is wrong stays as it was written, to be mended', () => {
  expect(brief('Voornaam\tLeerjaar\nBo\tnegen\n\tx')).toEqual(['Bo|||negen||', '|||x||']);
  expect(readYear('12')).toBe('');
  expect(parseRows(' \n ')).toEqual([]);
});
