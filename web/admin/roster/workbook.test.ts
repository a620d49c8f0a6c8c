import { strToU8, zipSync, unzipSync, type Zippable } from 'fflate';
import { expect, test } from 'vitest';
import writeWorkbook, { type SheetData } from 'write-excel-file/universal';
import { peopleOf, readRoster } from './read.ts';
import { PUPIL_FIELDS } from './screens.ts';
import { openWorkbook, type Sheet, type Workbook } from './workbook.ts';

const bytesOf = async (blob: Promise<Blob>) => new Uint8Array(await (await blob).arrayBuffer());
/** A file as a spreadsheet program writes it, of its sheets by name. */
const fileOf = (sheets: Readonly<Record<string, SheetData>>) =>
  bytesOf(writeWorkbook(Object.entries(sheets).map(([sheet, data]) => ({ sheet, data }))).toBlob());
const sheetsOf = (book: Workbook) => ('sheets' in book ? book.sheets : []);
const linesOf = (sheet: Sheet | undefined) => sheet?.text.split('\n');
const day = (iso: string) => ({ value: new Date(iso), type: Date, format: 'dd-mm-yyyy' });
const namesIn = (sheet: Sheet | undefined) =>
  peopleOf(readRoster(sheet!.text, PUPIL_FIELDS)).map(({ firstName, infix, lastName, year, number }) =>
    [firstName, infix, lastName, year, number].join('|'),
  );

const CLASS: SheetData = [
  ['Roepnaam', 'Tussenvoegsel', 'Achternaam', 'Geboortedatum', 'Leerjaar', 'Nummer'],
  ['Noor', 'van den', 'Berg', day('2016-03-01'), 5, '0012'],
  ['Zoë', null, 'O"Neill', '31-12-2015', 5, 100000000000],
  [],
  ['Işıl', null, 'Özdemir', day('2016-02-29'), 5, 7],
];

test('a class in a spreadsheet is read as it would have been pasted, days on the day itself', async () => {
  const book = await openWorkbook(await fileOf({ Leerlingen: CLASS, Leeg: [] }));
  expect(book).toMatchObject({ hasMacros: false });
  const [sheet, ...others] = sheetsOf(book);
  // A sheet with nothing in it is none.
  expect(others).toEqual([]);
  expect(sheet).toMatchObject({ name: 'Leerlingen', rows: 4 });
  expect(linesOf(sheet)).toEqual([
    'Roepnaam\tTussenvoegsel\tAchternaam\tGeboortedatum\tLeerjaar\tNummer',
    'Noor\tvan den\tBerg\t01-03-2016\t5\t0012',
    'Zoë\t\t"O""Neill"\t31-12-2015\t5\t100000000000',
    '\t\t\t\t\t',
    'Işıl\t\tÖzdemir\t29-02-2016\t5\t7',
  ]);
  expect(namesIn(sheet)).toEqual([
    'Noor|van den|Berg|5|0012',
    'Zoë||O"Neill|5|100000000000',
    'Işıl||Özdemir|5|7',
  ]);
});

test('rows above the heads are no pupils', async () => {
  const [sheet] = sheetsOf(
    await openWorkbook(
      await fileOf({
        Blad1: [['Basisschool De Regenboog'], ['Groepslijst 5a, schooljaar 2026-2027'], [], ...CLASS],
      }),
    ),
  );
  expect(namesIn(sheet)).toEqual([
    'Noor|van den|Berg|5|0012',
    'Zoë||O"Neill|5|100000000000',
    'Işıl||Özdemir|5|7',
  ]);
});

test('of a file with more sheets each is there to be chosen', async () => {
  const sheets = sheetsOf(
    await openWorkbook(
      await fileOf({
        Uitleg: [['Vul per groep in']],
        'Groep 5': [
          ['Voornaam', 'Achternaam'],
          ['Noor', 'Bakker'],
          ['Bas', 'Vos'],
        ],
        'Groep 6': [
          ['Voornaam', 'Achternaam'],
          ['Sem', 'Bos'],
        ],
      }),
    ),
  );
  expect(sheets.map(({ name, rows }) => [name, rows])).toEqual([
    ['Uitleg', 1],
    ['Groep 5', 3],
    ['Groep 6', 2],
  ]);
  expect(namesIn(sheets[1])).toEqual(['Noor||Bakker||', 'Bas||Vos||']);
});

/** The file with another sheet, or more in it. */
const changed = (bytes: Uint8Array, more: Zippable, sheet: (xml: string) => string = (xml) => xml) => {
  const files = unzipSync(bytes);
  const name = 'xl/worksheets/sheet1.xml';
  const xml = new TextDecoder().decode(files[name]);
  return zipSync({ ...files, [name]: strToU8(sheet(xml)), ...more });
};
const PLAIN = await fileOf({
  Blad1: [
    ['Voornaam', 'Achternaam'],
    ['Noor', 'Bakker'],
  ],
});

test('of a formula what it came to is read', async () => {
  const sum =
    '<row r="3"><c r="A3" t="str"><f>A2&amp;"tje"</f><v>Noortje</v></c><c r="B3" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>';
  const file = changed(PLAIN, {}, (xml) => xml.replace('</sheetData>', `${sum}</sheetData>`));
  expect(linesOf(sheetsOf(await openWorkbook(file))[0])).toEqual([
    'Voornaam\tAchternaam',
    'Noor\tBakker',
    'Noortje\t',
  ]);
});

test('macros do not run and are told of; the cells are read', async () => {
  const book = await openWorkbook(changed(PLAIN, { 'xl/vbaProject.bin': strToU8('Sub Auto_Open()') }));
  expect(book).toMatchObject({ hasMacros: true });
  expect(sheetsOf(book)[0]!.text).toBe('Voornaam\tAchternaam\nNoor\tBakker');
});

test('cells that only have a colour make no list longer; one with something in it does', async () => {
  const far = (cell: string) =>
    changed(PLAIN, {}, (xml) => xml.replace('</sheetData>', `<row r="1048576">${cell}</row></sheetData>`));
  const coloured = await openWorkbook(far('<c r="XFD1048576" s="1"/>'));
  expect(sheetsOf(coloured)[0]).toMatchObject({ rows: 2, text: 'Voornaam\tAchternaam\nNoor\tBakker' });
  expect(await openWorkbook(far('<c r="XFD1048576"><v>1</v></c>'))).toEqual({ fault: 'tooLarge' });
  expect(
    await openWorkbook(await fileOf({ Blad1: Array.from({ length: 5001 }, (_, i) => [`Kim ${i}`]) })),
  ).toEqual({ fault: 'tooLarge' });
});

const container = (text: string) =>
  new Uint8Array([...[0xd0, 0xcf, 0x11, 0xe0], ...Buffer.alloc(600), ...Buffer.from(text, 'utf16le')]);
const zip = (...names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, strToU8('x')])));

test.each([
  ['a new file with a password', container('EncryptedPackage'), 'password'],
  ['a workbook of before 2007', container('Workbook'), 'oldExcel'],
  ['a binary workbook', zip('xl/workbook.bin'), 'otherSheet'],
  ['a sheet of LibreOffice', zip('mimetype', 'content.xml'), 'otherSheet'],
  ['a document', zip('word/document.xml'), 'noSheet'],
  ['a file that is cut off', PLAIN.slice(0, -1500), 'broken'],
  ['a file of which the middle is gone', PLAIN.map((byte, i) => (i > 300 && i < 3000 ? 0 : byte)), 'broken'],
  ['a workbook with nothing behind it', zip('xl/workbook.xml'), 'broken'],
  ['no file at all', new Uint8Array([0x50, 0x4b]), 'broken'],
  ['an empty workbook', await fileOf({ Blad1: [] }), 'noRows'],
])('%s is refused with the reason', async (_, bytes, fault) => {
  expect(await openWorkbook(bytes)).toEqual({ fault });
});

test('a file that unpacks to far more than a list is not unpacked, not even when it hides that', async () => {
  const size = 60_000_000;
  const bomb = changed(PLAIN, { 'xl/more.xml': new Uint8Array(size) });
  expect(bomb.length).toBeLessThan(2_000_000);
  expect(await openWorkbook(bomb)).toEqual({ fault: 'tooLarge' });
  const said = Buffer.from(bomb);
  const wanted = Buffer.from(Uint32Array.of(size).buffer);
  for (let at = said.indexOf(wanted); at >= 0; at = said.indexOf(wanted)) said.writeUInt32LE(1000, at);
  expect(sheetsOf(await openWorkbook(new Uint8Array(said)))[0]).toMatchObject({ rows: 2 });
});
