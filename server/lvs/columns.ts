import {
  fieldOf,
  headLineOf,
  headsKey,
  isNationalHead,
  resultColumnOf,
  STANDING_FIELDS,
  type LvsField,
  type ResultColumn,
} from '../contract/lvs-heads.ts';
import {
  CATEGORY_COLUMN,
  MOST_CELL,
  MOST_COLUMNS,
  MOST_ROWS,
  type LvsColumn,
  type LvsLine,
  type LvsMapping,
} from '../contract/lvs.ts';
import { isStateNumber } from '../contract/state-number.ts';
import type { Variant } from '../contract/variant.ts';
import { Problem } from '../http/problem.ts';
import { isNothing } from './cells.ts';
import { titleOf } from './evidence.ts';

/** A column that is read, and where it stands. */
export interface ReadColumn {
  at: number;
  head: string;
  use: { field: LvsField } | { result: ResultColumn } | { category: string };
}

/** A table with its heads told: what is kept of it, and what is said of each column. */
export interface ReadTable {
  columns: LvsColumn[];
  read: ReadColumn[];
  lines: LvsLine[];
  /** Numbers of the state stood in it, which nobody looked at. */
  hadNational: boolean;
}

/** Under what the mapping of a table is remembered. */
export const tableKey = (table: readonly LvsLine[], variant: Variant): string =>
  headsKey(headsIn(table, variant).heads.filter((head) => !isNationalHead(head)));

function headsIn(table: readonly LvsLine[], variant: Variant) {
  const at = headLineOf(
    table.map(({ cells }) => cells),
    variant,
  );
  return { at, heads: table[at]?.cells ?? [] };
}

/** Which heads of a table are what, by a mapping or by themselves. Throws LVS_EMPTY, LVS_TOO_LARGE or LVS_COLUMNS with what to do. */
export function readColumns(table: readonly LvsLine[], variant: Variant, mapping: LvsMapping): ReadTable {
  checkSize(table);
  const { at, heads } = headsIn(table, variant);
  const lines = table.slice(at + 1);
  const columns = heads.map((head, i): LvsColumn & { column?: ReadColumn } => {
    const cells = () => lines.map((line) => line.cells[i] ?? '').filter((cell) => !isNothing(cell));
    if (isNationalHead(head)) return { head, because: 'national' };
    const told = mapping[head];
    if (told === 'skip') return { head, because: 'skipped' };
    if (told?.startsWith(CATEGORY_COLUMN)) {
      const id = told.slice(CATEGORY_COLUMN.length);
      const category = titleOf(id);
      // One that was remembered and is not in the catalogue any more.
      if (category === undefined) return { head, because: 'unknown' };
      return { head, category, column: { at: i, head, use: { category: id } } };
    }
    const field = (told as LvsField | undefined) ?? fieldOf(head);
    if (field === 'pupilNumber' && areNational(cells())) return { head, because: 'nationalNumbers' };
    if (field) return { head, field, column: { at: i, head, use: { field } } };
    const result = resultColumnOf(head, variant);
    if (result) return { head, result: true, column: { at: i, head, use: { result } } };
    return { head, because: 'unknown' };
  });
  keepOnePerField(columns, lines);
  const read = columns.flatMap(({ column }) => column ?? []);
  checkEnough(read, heads);
  return {
    columns: columns.filter(({ head }) => head !== '').map(({ column: _, ...told }) => told),
    read,
    lines,
    hadNational: columns.some(({ because }) => because === 'national' || because === 'nationalNumbers'),
  };
}

function checkSize(table: readonly LvsLine[]): void {
  if (!table.some(({ cells }) => cells.some((cell) => cell !== ''))) throw new Problem('LVS_EMPTY');
  const isLarge =
    table.length > MOST_ROWS + 10 ||
    table.some(({ cells }) => cells.length > MOST_COLUMNS || cells.some((cell) => cell.length > MOST_CELL));
  if (isLarge) throw new Problem('LVS_TOO_LARGE');
}

/** Nine of ten values or more are numbers of the state. */
const areNational = (cells: readonly string[]) =>
  cells.length > 0 && cells.filter((cell) => isStateNumber(cell)).length >= cells.length * 0.9;

/** Of two columns for one field the one that is filled in most rows is read, the first of equals. */
function keepOnePerField(columns: (LvsColumn & { column?: ReadColumn })[], lines: readonly LvsLine[]): void {
  const filled = (i: number) => lines.filter(({ cells }) => !isNothing(cells[i] ?? '')).length;
  const named = columns.flatMap(({ field }, i) => (field === undefined ? [] : [{ field, i }]));
  for (const same of Map.groupBy(named, ({ field }) => field).values()) {
    const own = same.map(({ i }) => i);
    const best = own.reduce((one, other) => (filled(other) > filled(one) ? other : one));
    for (const i of own) if (i !== best) columns[i] = { head: columns[i]!.head, because: 'twice' };
  }
}

function checkEnough(read: readonly ReadColumn[], heads: readonly string[]): void {
  const has = (...fields: LvsField[]) => read.some(({ use }) => 'field' in use && fields.includes(use.field));
  const toPupil = has('pupilNumber', 'name') || (has('firstName') && has('lastName'));
  const toStanding = has(...STANDING_FIELDS) || read.some(({ use }) => 'result' in use);
  if (toPupil && toStanding) return;
  const found = heads.filter((head) => head !== '' && !isNationalHead(head)).slice(0, MOST_TOLD);
  throw new Problem(
    'LVS_COLUMNS',
    `We herkennen de kolommen niet. Gevonden: ${found.join(', ')}. Wijs aan waar leerling en niveau of score staan.`,
  );
}

/** Heads that are told. */
const MOST_TOLD = 20;
