import { expect, test } from 'vitest';
import { withUse } from './columns.ts';
import { peopleOf, readRoster } from './read.ts';
import { PUPIL_FIELDS } from './screens.ts';

const read = (text: string) => readRoster(text, PUPIL_FIELDS);
const brief = (text: string) =>
  peopleOf(read(text)).map(({ firstName, infix, lastName, year, number, username }) =>
    [firstName, infix, lastName, year, number, username].join('|'),
  );
const uses = (text: string) => read(text).columns.map(({ use }) => use);

test('columns are told by their heads, in any order and with any separator', () => {
  expect(
    brief('Achternaam;Roepnaam;Tussenvoegsel;Leerlingnummer\nBerg;Anouk;van der;0012\nHof;Zoë;;13'),
  ).toEqual(['Anouk|van der|Berg||0012|', 'Zoë||Hof||13|']);
  expect(brief('voornaam,achternaam,groep\nSem,Øst,groep 6')).toEqual(['Sem||Øst|6||']);
  expect(brief('| Voornaam | Achternaam |\n|---|---|\n| Sem | Bos |')).toEqual(['Sem||Bos|||']);
  expect(brief('\uFEFFVoornaam;Achternaam\r\nSem;Bos\r\n')).toEqual(['Sem||Bos|||']);
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
  expect(brief('Bakker\tNoor\nde Wit\tSem\nVisser\tTim')).toEqual([
    'Noor||Bakker|||',
    'Sem|de|Wit|||',
    'Tim||Visser|||',
  ]);
});

test('whole names in one column are split', () => {
  expect(brief('Anouk van der Berg\nBerg, Anouk van der\nMadonna\nAnne-Marie de Wit')).toEqual([
    'Anouk|van der|Berg|||',
    'Anouk|van der|Berg|||',
    'Madonna|||||',
    'Anne-Marie|de|Wit|||',
  ]);
  expect(brief('Noor Bakker, Sem de Wit, Tim Bos, Fleur Smit')).toHaveLength(4);
  expect(brief('Berg,van den,Noor\nWit,de,Sem')).toEqual(['Noor|van den|Berg|||', 'Sem|de|Wit|||']);
  // A list of first names.
  expect(brief('Noor\nSem\nAnne Sophie\nLotte')).toEqual([
    'Noor|||||',
    'Sem|||||',
    'Anne Sophie|||||',
    'Lotte|||||',
  ]);
  expect(brief('Noor Bakker (5)\nSem de Wit, groep 6b\nTim Bos (v)\nLotte Smit (9)')).toEqual([
    'Noor||Bakker|5||',
    'Sem|de|Wit|6||',
    'Tim||Bos|||',
    'Lotte||Smit (9)|||',
  ]);
  const flemish = 'Peeters Noor\nDe Wit Daan\nJanssens Lotte\nMaes Arthur';
  expect(brief(flemish)).toEqual([
    'Noor||Peeters|||',
    'Daan||De Wit|||',
    'Lotte||Janssens|||',
    'Arthur||Maes|||',
  ]);
  expect(read(flemish).columns).toMatchObject([{ use: 'lastFirst', isSure: false }]);
});

test('a birth date or a gender is nobody’s user name: they are left out', () => {
  expect(brief('Noor\tBakker\t12-03-2016\nSem\tde Wit\t01-11-2015')).toEqual([
    'Noor||Bakker|||',
    'Sem|de|Wit|||',
  ]);
  for (const [one, other] of [
    ['12 maart 2016', '1 nov. 2015'],
    ['2016-03-12', '2015-11-01'],
    ['12/3/16', '1/11/15'],
    ['v', 'm'],
    ['meisje', 'jongen'],
    ['1234 AB', '5678CD'],
    ['06-12345678', '0201234567'],
  ])
    expect(brief(`Noor\tBakker\t${one}\t5\nSem\tVisser\t${other}\t5`)).toEqual([
      'Noor||Bakker|5||',
      'Sem||Visser|5||',
    ]);
  expect(read('Noor\tBakker\tv\nSem\tVisser\tm').columns[2]).toMatchObject({
    use: 'skip',
    because: 'private',
  });
  // What else a third text may be, somebody has to say.
  expect(uses('Noor\tBakker\tUtrecht\nSem\tVisser\tZeist')).toEqual(['firstName', 'lastName', undefined]);
  expect(uses('Noor\tV\nLotte\tM')).toEqual(['firstName', undefined]);
  expect(uses('Noor\tBakker\tV\nSem\tVisser\tM')).toEqual(['firstName', 'lastName', 'skip']);
});

test('numbers that the state gave are not taken over, with a head or without', () => {
  expect(read('Noor\tBakker\t111222333\nSem\tVisser\t123456782').columns[2]).toMatchObject({
    use: 'skip',
    because: 'stateNumber',
  });
  expect(brief('Voornaam;Nummer\nNoor;111222333')).toEqual(['Noor|||||']);
  expect(brief('Voornaam;Nummer\nNoor;111222334')).toEqual(['Noor||||111222334|']);
});

test('two heads for one field: the better one counts, and what is empty wipes nothing', () => {
  expect(brief('Roepnaam;Tussenvoegsel;Achternaam;Leerjaar;Groep\nNoor;;Bakker;5;De Vlinders')).toEqual([
    'Noor||Bakker|5||',
  ]);
  expect(brief('Roepnaam;Achternaam;Leerjaar;Groep\nNoor;Bakker;;6\nSem;Bos;5;7')).toEqual([
    'Noor||Bakker|6||',
    'Sem||Bos|5||',
  ]);
  expect(brief('Voornaam;Achternaam;Groep\nNoor;Bakker;De Vlinders')).toEqual(['Noor||Bakker|||']);
  for (const list of ['Voornaam;Roepnaam\nNoor Maria;Noor', 'Roepnaam;Voornaam\nNoor;Noor Maria'])
    expect(brief(list)).toEqual(['Noor|||||']);
  expect(brief('Voornaam;Roepnaam\nNoor;\nSem Jan;Sem')).toEqual(['Noor|||||', 'Sem|||||']);
  expect(brief('Achternaam;Beginletter achternaam;Roepnaam\nBakker;B;Noor')).toEqual(['Noor||Bakker|||']);
  // In Flanders "naam" beside "voornaam" is the family name.
  expect(brief('Naam;Voornaam;Klas\nDe Wit;Jan;5')).toEqual(['Jan||De Wit|5||']);
});

test('the numbers of a list are no school years', () => {
  const names = ['Noor Bakker', 'Sem Visser', 'Tim Bos', 'Fleur Smit', 'Lotte Maas'];
  const ten = [...names, ...names];
  expect(brief(ten.map((name, i) => `${i + 1}\t${name}`).join('\n'))).toEqual(
    ten.map((name) => `${name.replace(' ', '||')}|||`),
  );
  for (const mark of ['1. ', '1) ', '1 ', '(1) ', '- ', '• ', '☐ '])
    expect(brief(`${mark}Noor Bakker\n${mark.replace('1', '2')}Sem Visser`)).toEqual([
      'Noor||Bakker|||',
      'Sem||Visser|||',
    ]);
  expect(brief('Nr;Voornaam;Groep\n1;Noor;5\n2;Sem;5')).toEqual(['Noor|||5||', 'Sem|||5||']);
  expect(uses('1\tNoor Bakker')).toEqual([undefined, 'name']);
  expect(uses('Noor\tBakker\t1\nSem\tBos\t2')[2]).toBeUndefined();
});

test('commas part cells or stand in names', () => {
  expect(brief('Noor,Bakker,5')).toEqual(['Noor||Bakker|5||']);
  expect(brief('Noor,Bakker,5\nSem,de Wit,5')).toEqual(['Noor||Bakker|5||', 'Sem|de|Wit|5||']);
  expect(brief('Noor,Bakker\nSem,Visser')).toEqual(['Noor||Bakker|||', 'Sem||Visser|||']);
  expect(read('Noor,Bakker\nSem,Visser').columns.every(({ isSure }) => !isSure)).toBe(true);
  expect(brief('Bakker, Noor\nVisser, Sem')).toEqual(['Noor||Bakker|||', 'Sem||Visser|||']);
  expect(brief('"Bakker, Noor";5\n"Wit, Sem de";6')).toEqual(['Noor||Bakker|5||', 'Sem|de|Wit|6||']);
});

test('what stands above and between is nobody, and is told', () => {
  const table = 'Voornaam;Achternaam;Groep\nNoor;Bakker;5';
  for (const above of [
    'sep=;\n',
    'Leerlingenlijst groep 5\n\n',
    'Basisschool De Regenboog;;\nschooljaar 2026-2027;;\n',
    '\n\n',
  ])
    expect(brief(above + table)).toEqual(['Noor||Bakker|5||']);
  expect(read(`Leerlingenlijst groep 5\n\n${table}`).rows[0]).toMatchObject({ line: 1, skipped: 'title' });
  // A head on each page, and a sum below.
  expect(brief(`${table}\nVoornaam;Achternaam;Groep\nSem;Visser;5\nTotaal: 2;;`)).toEqual([
    'Noor||Bakker|5||',
    'Sem||Visser|5||',
  ]);
  expect(brief('Groep 5\nNoor Bakker\nSem Visser')).toEqual(['Noor||Bakker|||', 'Sem||Visser|||']);
  expect(
    brief('Hoi Sanne,\n\nHier is de lijst van mijn groep:\n- Noor Bakker\n- Sem de Vries\n\nGroetjes, Els'),
  ).toEqual(['Noor||Bakker|||', 'Sem|de|Vries|||']);
  expect(brief('Lieve Peeters\nDag Hammar')).toEqual(['Lieve||Peeters|||', 'Dag||Hammar|||']);
  expect(brief('Klassenlijst 3A\nNaam\nNoor Bakker')).toEqual(['Noor||Bakker|||']);
});

test('a quote that closes nowhere is told with its line and swallows nothing', () => {
  const text = 'Voornaam;Achternaam\nNoor;Bakker\n"Sem;Visser\nTim;Bos\nFleur;"Smit\nLotte;Maas';
  expect(brief(text)).toEqual([
    'Noor||Bakker|||',
    'Sem||Visser|||',
    'Tim||Bos|||',
    'Fleur||Smit|||',
    'Lotte||Maas|||',
  ]);
  expect(
    read(text)
      .rows.filter(({ hasOpenQuote }) => hasOpenQuote)
      .map(({ line }) => line),
  ).toEqual([3, 5]);
  // Excel writes a cell with a line break in it so.
  expect(brief('Voornaam;Achternaam;Adres\nNoor;Bakker;"Dorp 1\nUtrecht"\nSem;Visser;Straat 2')).toEqual([
    'Noor||Bakker|||',
    'Sem||Visser|||',
  ]);
  expect(brief('Voornaam;Achternaam\n"Noor";"Bakker; ""Smit"""')).toEqual(['Noor||Bakker; "Smit"|||']);
});

test('what nobody sees is cleaned away, and cells in which nothing stands are empty', () => {
  expect(brief('Anne\u00A0Sophie\u200B\tBakker\u00A0\t5')).toEqual(['Anne Sophie||Bakker|5||']);
  expect(brief('Voornaam;Tussenvoegsel;Achternaam\nNoor;-;Bakker\nSem;n.v.t.;Bos')).toEqual([
    'Noor||Bakker|||',
    'Sem||Bos|||',
  ]);
  expect(brief('Voornaam\tAchternaam\nAnne Sophie\t')).toEqual(['Anne Sophie|||||']);
  expect(brief('Voornaam\tAchternaam\nNoor van den\tBerg')).toEqual(['Noor|van den|Berg|||']);
});

test('what is wrong stays as it was written, to be mended', () => {
  expect(brief('Voornaam\tLeerjaar\nBo\tnegen\n\tx')).toEqual(['Bo|||negen||', '|||x||']);
  expect(read(' \n ')).toEqual({ rows: [], columns: [] });
});

test('somebody says what a column is, and another is it no more', () => {
  const roster = read('Noor\tBakker\tUtrecht\nSem\tVisser\tZeist');
  const columns = withUse(withUse(roster.columns, 2, 'lastName'), 1, 'skip');
  expect(columns.map(({ use }) => use)).toEqual(['firstName', 'skip', 'lastName']);
  expect(peopleOf({ ...roster, columns }).map(({ lastName }) => lastName)).toEqual(['Utrecht', 'Zeist']);
});

test('nothing that is pasted by mistake keeps the page busy', { timeout: 20_000 }, () => {
  for (const sign of [',', '(', '@', '"', 'a@', 'a.', 'a "b\n', '"a;b\n', 'a ,(', '1 ', 'groep ', '20'])
    expect(() => peopleOf(read(sign.repeat(20_000)))).not.toThrow();
});
