import { columnsByContents, columnsByHead, type Column } from './columns.ts';
import { readYear } from './contents.ts';
import { headOf, isGroupHead, isTitle, type Field } from './heads.ts';
import { splitFamily, splitFirst, splitName, type NameParts } from './names.ts';
import { LINE_END, readTable, type TableRow } from './table.ts';

/** A line of a roster. */
export interface RosterRow extends TableRow {
  /** Why it is nobody: a title above the list, the heads (once more). */
  skipped?: 'title' | 'head';
}

/** What was read of a paste or a file: lines and what their columns are, to be looked at and changed. */
export interface Roster {
  columns: Column[];
  rows: RosterRow[];
}

/** Somebody of a roster; all of it is text. */
export interface Person extends Record<Exclude<Field, 'name' | 'lastFirst'>, string> {
  line: number;
}

/** Heads stand near the top. */
const TOP = 12;

/**
 * Reads who stands in a paste or a file, the one way in which rosters are read here: with or without heads, titles above
 * them, quotes, and whatever parts the cells. Fields that are not of the screen are left out. Nothing is lost: what is nobody is told with its line.
 */
export function readRoster(text: string, fields: readonly Field[]): Roster {
  const table = readTable(text);
  const at = table.findIndex((row, i) => i < TOP && isHeads(row.cells, i));
  const heads = table[at]?.cells ?? [];
  const rows = table.map((row, i): RosterRow => {
    if (i < at) return { ...row, skipped: 'title' };
    if (i === at || (at >= 0 && isSame(row.cells, heads))) return { ...row, skipped: 'head' };
    const filled = row.cells.filter(Boolean);
    return filled.length === 1 && isTitle(filled[0]!) ? { ...row, skipped: 'title' } : row;
  });
  const body = rows.filter(({ skipped }) => !skipped).map(({ cells }) => cells);
  const width = Math.max(heads.length, ...body.map((cells) => cells.length), 0);
  const columns =
    at >= 0
      ? columnsByHead(
          Array.from({ length: width }, (_, i) => heads[i] ?? ''),
          body,
        )
      : columnsByContents(body);
  return { rows, columns: withGroup(columns, fields).map((column) => known(column, fields)) };
}

/** A head alone is one only above a list of one column. */
function isHeads(cells: readonly string[], i: number): boolean {
  const filled = cells.filter(Boolean);
  const heads = filled.filter((cell) => headOf(cell) !== undefined);
  if (heads.length > 1) return true;
  return heads.length === 1 && (filled.length === 1 ? i < 4 : !filled.some((cell) => /\d/.test(cell)));
}

const isSame = (cells: readonly string[], heads: readonly string[]) =>
  heads.every((head, i) => (cells[i] ?? '') === head);

/** Where groups are asked for, a column "groep" names them; the year stands in the name. */
function withGroup(columns: readonly Column[], fields: readonly Field[]): readonly Column[] {
  if (!fields.includes('group') || columns.some(({ use }) => use === 'group')) return columns;
  return columns.map((column) =>
    isGroupHead(column.head) ? { head: column.head, use: 'group', isSure: true, rank: 0 } : column,
  );
}

function known(column: Column, fields: readonly Field[]): Column {
  if (column.use === undefined || column.use === 'skip' || fields.includes(column.use)) return column;
  return { ...column, use: 'skip', isSure: true };
}

/** The roster in which lines that seemed nobody are somebody after all. */
export const withKept = ({ columns, rows }: Roster, lines: ReadonlySet<number>): Roster => ({
  columns,
  rows: rows.map((row) => (lines.has(row.line) ? { line: row.line, cells: row.cells } : row)),
});

/** Whether all of it tells itself what it is, so that nobody has to look. */
export const isPlain = ({ columns, rows }: Roster): boolean =>
  columns.every(({ isSure }) => isSure) &&
  rows.every(({ skipped, hasOpenQuote }) => skipped !== 'title' && !hasOpenQuote);

/** What is left of a text from a line on, with the heads above it. */
export function restOf(text: string, { rows }: Roster, line: number): string {
  const lines = text.split(LINE_END);
  const head = rows.find(({ skipped }) => skipped === 'head');
  return [...(head ? [lines[head.line - 1]!] : []), ...lines.slice(line - 1)].join('\n');
}

/** Numbers before a name, and signs before a whole one. */
const NUMBER = /^(?:\(?\d{1,3}(?:[.):]\)?)? |\d{1,3}[.)])\s*(?=\p{L})/u;
const BULLET = /^[-•·*▪►→☐☑✓]\s*(?=\p{L})/u;
/** What stands in a cell in which nothing stands. */
const NOTHING = /^(?:[-.\\/?]+|n\.?v\.?t\.?|geen)$/i;

/** The people of a roster, a line each; of a line that is nobody none. */
export const peopleOf = ({ columns, rows }: Roster): Person[] =>
  rows.filter(({ skipped }) => !skipped).map(({ line, cells }) => ({ line, ...personOf(columns, cells) }));

/** Longer than any name; what is left is still too long to be saved, and has to be mended. */
const LONGEST_CELL = 200;

function personOf(columns: readonly Column[], cells: readonly string[]): Omit<Person, 'line'> {
  const ranked = columns
    .map(({ use, rank }, i) => ({ use, rank, cell: (cells[i] ?? '').slice(0, LONGEST_CELL) }))
    .filter(({ cell }) => cell !== '' && !NOTHING.test(cell))
    .sort((a, b) => a.rank - b.rank);
  // The first that is filled in: what is empty wipes nothing.
  const of = (field: Field) => ranked.find(({ use }) => use === field)?.cell ?? '';
  const [whole, behind] = withoutYear(of('name') || of('lastFirst'));
  const year = of('year') || behind;
  return {
    ...nameOf(
      of,
      whole,
      columns.some(({ use, head }) => use === 'infix' && head !== ''),
    ),
    year: readYear(year) || year,
    group: of('group'),
    number: of('number'),
    username: of('username'),
    email: of('email'),
  };
}

/** "Noor Bakker (5)", "Noor Bakker, groep 5b": a year may stand behind a name, or a gender, which we don't keep. */
function withoutYear(name: string): [name: string, year: string] {
  const [, before = '', year = ''] =
    /^(\D+?)[\s,(]+((?:groep|gr\.?|klas)? ?\d ?[a-z]?)\)?$/i.exec(name) ?? [];
  return readYear(year) === '' ? [name.replace(/ \([vmjx]\)$/i, ''), ''] : [before, year];
}

function nameOf(
  of: (field: Field) => string,
  whole: string,
  /** Infixes have a column of their own: what stands in the others is no infix. */
  hasInfixes: boolean,
): NameParts {
  const infix = of('infix');
  const firstName = of('firstName').replace(NUMBER, '');
  const lastName = of('lastName');
  if (whole && !firstName && !lastName) {
    const name = whole.replace(NUMBER, '').replace(BULLET, '');
    const parts = splitName(name, of('name') === '');
    return infix ? { ...parts, infix } : parts;
  }
  if (infix || (hasInfixes && !`${firstName}${lastName}`.includes(',')))
    return { firstName, infix, lastName };
  if (lastName === '') {
    // "Anne Sophie" below "voornaam" is a first name; "Anouk van der Berg" is more.
    const parts = splitName(firstName);
    return parts.infix || firstName.includes(',') ? parts : { firstName, infix, lastName };
  }
  const first = splitFirst(firstName);
  return first.infix
    ? { firstName: first.firstName, ...splitFamily(`${first.infix} ${lastName}`) }
    : { firstName, ...splitFamily(lastName) };
}
