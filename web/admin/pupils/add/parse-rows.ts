import Papa from 'papaparse';
import { SCHOOL_YEARS } from '../../../../server/contract/pupils.ts';
import { ownYearNumber } from '../../../app/wording/year.ts';
import { fold } from '../../../ui/fold.ts';

/** What can be filled in of a new pupil; all of it is text while it is being typed. */
export const CELLS = ['firstName', 'infix', 'lastName', 'year', 'number', 'username'] as const;
export type Cell = (typeof CELLS)[number];
export type Cells = Record<Cell, string>;

/** Heads of columns as schools call them, folded and without what is no letter. */
const HEADS: Record<Cell, readonly string[]> = {
  firstName: ['voornaam', 'roepnaam', 'naam', 'leerling', 'naamleerling', 'volledigenaam'],
  infix: ['tussenvoegsel', 'tussenvoegsels', 'tv', 'voorvoegsel', 'tussenv'],
  lastName: ['achternaam', 'familienaam', 'beginletterachternaam', 'letter', 'initiaal'],
  year: ['leerjaar', 'groep', 'klas', 'jaargroep', 'jaar'],
  number: ['nummer', 'leerlingnummer', 'nr', 'stamnummer', 'volgnummer', 'id'],
  username: ['gebruikersnaam', 'inlognaam', 'login', 'account'],
};

const INFIX =
  /^(van|von|de|den|der|des|het|ten|ter|te|in|op|aan|onder|over|bij|uit|la|le|du|da|di|el|al|ben|bin|'t|’t|'s|’s|d'|d’|l'|l’)$/i;
const isInfix = (text: string) => text !== '' && text.split(/\s+/).every((part) => INFIX.test(part));

/** A cell that says a school year: 5, groep 5, 5a, 3e leerjaar. */
const YEAR = /^(?:groep|gr\.?|klas|leerjaar)?\s*([1-8])(?:\s*[a-z]|e(?: leerjaar)?)?$/i;

/** The school year (groep, as text) that somebody wrote in the words of this variant; empty when it is none. */
export function readYear(text: string): string {
  const written = Number(YEAR.exec(text.trim())?.[1]);
  return String(SCHOOL_YEARS.find((year) => ownYearNumber(year) === written) ?? '');
}

const NOBODY: Cells = { firstName: '', infix: '', lastName: '', year: '', number: '', username: '' };

/**
 * Rows of a spreadsheet, a list or a CSV file: parted by tabs or semicolons (commas only below a head), with or without
 * a row of heads. Without one the columns are told by what is in them; a column alone holds whole names.
 */
export function parseRows(text: string): Cells[] {
  const { data } = Papa.parse<string[]>(text.trim(), {
    delimiter: delimiterOf(text),
    skipEmptyLines: 'greedy',
  });
  const rows = data.map((row) => row.map((cell) => cell.trim()));
  const heads = rows[0]?.map(cellOfHead) ?? [];
  const hasHead = heads.some((cell) => cell !== undefined);
  const body = hasHead ? rows.slice(1) : rows;
  const columns = hasHead ? heads : guess(body);
  return body.map((row) => {
    const cells = { ...NOBODY };
    for (const [i, cell] of columns.entries()) if (cell) cells[cell] = row[i] ?? '';
    if (cells.year) cells.year = readYear(cells.year) || cells.year;
    if (cells.infix === '' && cells.lastName === '') return { ...cells, ...splitName(cells.firstName) };
    return cells.infix === '' ? { ...cells, ...splitLast(cells.lastName) } : cells;
  });
}

function delimiterOf(text: string): string {
  const [first = ''] = text.trim().split('\n');
  if (text.includes('\t')) return '\t';
  if (text.includes(';')) return ';';
  return first.split(',').filter((head) => cellOfHead(head) !== undefined).length > 1 ? ',' : '\t';
}

const cellOfHead = (head: string): Cell | undefined => {
  const plain = fold(head).replace(/[^a-z]/g, '');
  return CELLS.find((cell) => HEADS[cell].includes(plain));
};

/** What each column holds, by what is in it. */
function guess(rows: readonly string[][]): (Cell | undefined)[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const names: Cell[] = ['firstName', 'lastName', 'username'];
  return Array.from({ length: width }, (_, i) => {
    const filled = rows.map((row) => row[i] ?? '').filter(Boolean);
    if (filled.length === 0) return undefined;
    const share = (test: (text: string) => boolean) => filled.filter(test).length / filled.length;
    if (share((cell) => YEAR.test(cell)) > 0.6) return 'year';
    if (share((cell) => /^\d+$/.test(cell)) > 0.6) return 'number';
    if (share(isInfix) > 0.6) return 'infix';
    return names.shift();
  });
}

/** An infix that stands in front of the last name; in Flanders De Wit is a last name, with its capital. */
function splitLast(lastName: string): Pick<Cells, 'infix' | 'lastName'> {
  const words = lastName.split(/\s+/);
  const end = words.findIndex((word) => !INFIX.test(word) || word !== word.toLowerCase());
  return end <= 0
    ? { infix: '', lastName }
    : { infix: words.slice(0, end).join(' '), lastName: words.slice(end).join(' ') };
}

/** A whole name in its parts: "Anouk van der Berg" and "Berg, Anouk van der". */
export function splitName(name: string): Pick<Cells, 'firstName' | 'infix' | 'lastName'> {
  const [last, rest] = name.split(/,\s*/, 2);
  const words = (rest ?? name).split(/\s+/);
  const infixAt = words.findIndex((word, i) => i > 0 && INFIX.test(word));
  if (rest !== undefined) {
    const first = infixAt < 0 ? words : words.slice(0, infixAt);
    return {
      firstName: first.join(' '),
      infix: infixAt < 0 ? '' : words.slice(infixAt).join(' '),
      lastName: last!,
    };
  }
  if (infixAt < 0) {
    const [firstName = '', ...lastName] = words;
    return { firstName, infix: '', lastName: lastName.join(' ') };
  }
  let end = infixAt;
  while (end < words.length && INFIX.test(words[end]!)) end++;
  return {
    firstName: words.slice(0, infixAt).join(' '),
    infix: words.slice(infixAt, end).join(' '),
    lastName: words.slice(end).join(' '),
  };
}
