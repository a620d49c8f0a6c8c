import Papa from 'papaparse';
import { tidyText } from '../../../server/contract/written.ts';
import { plainCell } from '../../../server/contract/csv.ts';
import { isData } from './contents.ts';
import { headOf } from './heads.ts';
import { isInfix } from './names.ts';

/** A line of what was pasted. */
export interface TableRow {
  /** Its number in the text, from 1. */
  line: number;
  cells: string[];
  /** A quote was opened in it that closes nowhere; it was read as it stands. */
  hasOpenQuote?: boolean;
}

/** Lines end in many ways: a document has its own. */
export const LINE_END = /\r\n|[\r\n\v\u2028\u2029\u0085]/;
const SEPARATOR_LINE = /^\s*"?sep=(.)"?\s*$/i;

/** Whether a cell is the head of a column that the screen knows: by its heads it is seen what parts the cells of a table. */
type IsHead = (cell: string) => boolean;

/** The lines of a paste or a file as cells; empty lines are left out. `isHead` knows the heads of what is read, by default those of people. */
export function readTable(text: string, isHead: IsHead = (cell) => headOf(cell) !== undefined): TableRow[] {
  const lines = text.replace(/^\uFEFF/, '').split(LINE_END);
  const first = lines.findIndex((line) => line.trim() !== '');
  const told = SEPARATOR_LINE.exec(lines[first] ?? '')?.[1];
  if (told !== undefined) lines[first] = '';
  const delimiter =
    told ??
    delimiterOf(
      lines.filter((line) => line.trim() !== ''),
      isHead,
    );
  if (delimiter === LIST) return listOf(lines);
  return rowsOf(lines, delimiter)
    .map((row) => ({ ...row, cells: row.cells.map((cell) => tidyText(plainCell(cell.trim()))) }))
    .map((row) => (delimiter === '|' ? withoutFrame(row) : row))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** All names stand in one line, parted by commas or semicolons. */
const LIST = Symbol('list');
/** A tab parts what has no other sign that does: whole names. */
const WHOLE = '\t';

function delimiterOf(lines: readonly string[], isHead: IsHead): string | typeof LIST {
  const isHeadLine = (line: string, sign: string) =>
    line.split(sign).filter((cell) => isHead(tidyText(unquoted(cell)))).length > 1;
  const most = (sign: string) => lines.filter((line) => line.includes(sign)).length * 2 > lines.length;
  if (lines.length === 1 && isList(lines[0]!)) return LIST;
  if (most('\t') || lines.some((line) => isHeadLine(line, '\t'))) return '\t';
  if (most(';') || lines.some((line) => isHeadLine(line, ';'))) return ';';
  if (most('|')) return '|';
  const isHeaded = lines.slice(0, 10).some((line) => isHeadLine(line, ','));
  return isHeaded || isCommaTable(lines) ? ',' : WHOLE;
}

/** Cells and names both have commas: "Bakker,Noor,5" and "Berg, Noor van den". */
function isCommaTable(lines: readonly string[]): boolean {
  const rows = lines.map((line) => line.split(','));
  const parted = rows.filter((row) => row.length > 1);
  if (parted.length * 2 <= rows.length) return false;
  const isMost = (test: (row: readonly string[]) => boolean) =>
    parted.filter(test).length > parted.length * 0.6;
  if (isMost((row) => row.slice(1).some((cell) => isData(tidyText(unquoted(cell)))))) return true;
  // "Berg,van den,Noor" is a name too, however it was typed.
  return isMost(
    (row) => row.slice(1).every((cell) => !/^\s/.test(cell)) && !row.some((cell) => isInfix(cell)),
  );
}

const isList = (line: string) => {
  const pieces = line.split(/[,;]/).map((piece) => tidyText(piece));
  return pieces.length > 3 && pieces.every((piece) => piece !== '' && !isData(piece) && !isInfix(piece));
};

const listOf = (lines: readonly string[]): TableRow[] =>
  lines.flatMap((line, i) =>
    line
      .split(/[,;]/)
      .map((piece) => tidyText(piece))
      .filter(Boolean)
      .map((piece) => ({ line: i + 1, cells: [piece] })),
  );

/** A cell with a line break in it goes on for a few lines; longer is a quote that somebody forgot. */
const MOST_LINES = 6;

function rowsOf(lines: readonly string[], delimiter: string): TableRow[] {
  const alone = lines.map((line) => parse(line, delimiter));
  const width = commonest(
    alone.flatMap(({ cells, isOpen }) => (isOpen || cells.length < 2 ? [] : [cells.length])),
  );
  const rows: TableRow[] = [];
  for (let i = 0; i < lines.length;) {
    const { cells, isOpen } = alone[i]!;
    const line = i + 1;
    if (!isOpen) {
      rows.push({ line, cells });
      i++;
      continue;
    }
    const whole = closed(
      lines,
      i,
      delimiter,
      (at) => !alone[at]!.isOpen && alone[at]!.cells.length === width,
    );
    if (whole && (width === undefined || whole.cells.length === width)) {
      rows.push({ line, cells: whole.cells });
      i = whole.next;
      continue;
    }
    rows.push({ line, cells: lines[i]!.split(delimiter).map(unquoted), hasOpenQuote: true });
    i++;
  }
  return rows;
}

/** The row that begins at a line and has line breaks in its cells; undefined when its quote closes nowhere near. */
function closed(
  lines: readonly string[],
  from: number,
  delimiter: string,
  /** Whether a line is a row by itself, which no cell reaches over. */
  isRow: (at: number) => boolean,
): { cells: string[]; next: number } | undefined {
  for (let next = from + 2; next <= Math.min(lines.length, from + MOST_LINES); next++) {
    if (isRow(next - 1)) return undefined;
    const { cells, isOpen } = parse(lines.slice(from, next).join('\n'), delimiter);
    if (!isOpen) return { cells, next };
  }
  return undefined;
}

function parse(text: string, delimiter: string): { cells: string[]; isOpen: boolean } {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' });
  return { cells: data[0] ?? [], isOpen: data.length > 1 || errors.some(({ type }) => type === 'Quotes') };
}

const unquoted = (cell: string) => cell.trim().replace(/^"|"$/g, '');

/** A table as web pages and chats write it, with a sign at both ends of each line. */
function withoutFrame(row: TableRow): TableRow {
  const cells = row.cells.every((cell) => /^[-:]*$/.test(cell)) ? [] : [...row.cells];
  if (cells[0] === '') cells.shift();
  if (cells.at(-1) === '') cells.pop();
  return { ...row, cells };
}

/** What comes most often. */
function commonest(values: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
