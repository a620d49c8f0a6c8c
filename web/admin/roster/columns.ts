import { isStateNumber } from '../../../server/contract/state-number.ts';
import {
  isAddress,
  isCounting,
  isDate,
  isDigits,
  isEmail,
  isGender,
  isGenders,
  isYear,
  readYear,
} from './contents.ts';
import { isGivenName } from './given-names.ts';
import { headOf, type Field, type Head } from './heads.ts';
import { isInfix } from './names.ts';

/** What is made of a column: a field, or nothing; undefined as long as somebody has to say so. */
export type Use = Field | 'skip' | undefined;

/** A column of a roster. */
export interface Column {
  use: Use;
  /** It says so itself; otherwise somebody should look. */
  isSure: boolean;
  /** What stands above it; empty in a list without heads. */
  head: string;
  /** Of more columns for one field the one with the lowest is taken, where it is filled in. */
  rank: number;
  /** Why it is left out. */
  because?: 'private' | 'counting' | 'stateNumber' | 'twice';
}

/** The columns after somebody said what one of them is; another that was it is so no more. */
export const withUse = (columns: readonly Column[], at: number, use: Use): Column[] =>
  columns.map((column, i) => {
    if (i === at) return { head: column.head, use, isSure: true, rank: 0 };
    return use !== 'skip' && column.use === use ? { ...column, use: 'skip' } : column;
  });

/** The share of cells, from which a column is what they are. */
const MOST = 0.6;

const filledOf = (rows: readonly (readonly string[])[], i: number) =>
  rows.map((row) => row[i] ?? '').filter(Boolean);
const share = (cells: readonly string[], test: (cell: string) => boolean) =>
  cells.length === 0 ? 0 : cells.filter(test).length / cells.length;
const are = (cells: readonly string[], test: (cell: string) => boolean) => share(cells, test) > MOST;

const left = (because?: Column['because']): Omit<Column, 'head'> => ({
  use: 'skip',
  isSure: true,
  rank: 0,
  ...(because && { because }),
});

/** What each column is by its head. */
export function columnsByHead(heads: readonly string[], rows: readonly (readonly string[])[]): Column[] {
  const found = heads.map((head) => headOf(head));
  const has = (field: Field) => found.some((head) => head?.field === field);
  const columns = heads.map((head, i): Column => {
    const cells = filledOf(rows, i);
    return { head, ...byHead(meant(found[i], has), cells) };
  });
  return columns.map((column, i) => {
    const better = columns.some(
      (other, at) =>
        other.use === column.use &&
        (other.rank < column.rank || (other.rank === column.rank && at < i)) &&
        // Where the better one is empty this one still tells.
        rows.every((row) => !row[i] || row[at]),
    );
    return column.use !== 'skip' && better ? { ...column, ...left('twice') } : column;
  });
}

/** In a list with both, "naam" is the family name (in Flanders) or the first name. */
function meant(head: Head | undefined, has: (field: Field) => boolean): Head | undefined {
  if (head?.field !== 'name') return head;
  if (has('firstName')) return { ...head, field: has('lastName') ? 'name' : 'lastName', rank: 20 };
  return has('lastName') ? { ...head, field: 'firstName', rank: 20 } : head;
}

function byHead(head: Head | undefined, cells: readonly string[]): Omit<Column, 'head'> {
  if (!head) return left(are(cells, (cell) => isDate(cell) || isGender(cell)) ? 'private' : undefined);
  const { field, rank } = head;
  // "De Vlinders" below "groep" is the name of a group.
  const isGroupName = (cell: string) => readYear(cell) === '' && !isDigits(cell);
  if (field === 'year' && rank > 2 && cells.length > 0 && cells.every(isGroupName)) return left();
  if (field === 'number') {
    if (are(cells, isStateNumber)) return left('stateNumber');
    if (rank > 6 && cells.length > 1 && isCounting(cells)) return left('counting');
  }
  return { use: field, isSure: true, rank };
}

/** What each column is by what stands in it. */
export function columnsByContents(rows: readonly (readonly string[])[]): Column[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, i): Column | undefined => {
    const told = byContents(filledOf(rows, i), i === 0 && width > 1);
    return told && { head: '', ...told };
  });
  const names = columns.filter((column) => !column).length;
  for (const [i, column] of columns.entries())
    // Noor V and Daan M may as well have a first letter of their last name; Noor Bakker V has one.
    if (column && column.use === undefined && names > 1 && isLetters(filledOf(rows, i)))
      columns[i] = { head: '', ...left('private') };
  const years = columns.flatMap((column, i) => (column?.use === 'year' ? [i] : []));
  // A year is told once: which of two is it?
  if (years.length > 1) for (const i of years) columns[i] = { ...columns[i]!, use: undefined, isSure: false };
  const texts = columns.flatMap((column, i) => (column ? [] : [i]));
  const hasInfix = columns.some((column) => column?.use === 'infix');
  const uses = textUses(
    texts.map((i) => filledOf(rows, i)),
    hasInfix,
  );
  return columns.map((column, i) => column ?? { head: '', rank: 0, ...uses[texts.indexOf(i)]! });
}

const isLetters = (cells: readonly string[]) => cells.every((cell) => /^\p{Lu}$/u.test(cell));

function byContents(cells: readonly string[], isFirst: boolean): Omit<Column, 'head'> | undefined {
  const guess = (use: Use): Omit<Column, 'head'> => ({ use, isSure: false, rank: 0 });
  if (cells.length === 0) return left();
  if (are(cells, isDate) || are(cells, isAddress)) return left('private');
  if (are(cells, isEmail)) return { use: 'email', isSure: true, rank: 0 };
  if (are(cells, isStateNumber)) return left('stateNumber');
  if (isFirst && isCounting(cells)) return cells.length > 1 ? left('counting') : guess(undefined);
  if (are(cells, isYear)) return guess(isCounting(cells) && cells.length > 1 ? undefined : 'year');
  if (are(cells, isDigits)) return guess('number');
  if (are(cells, isGender) && isGenders(cells)) return isLetters(cells) ? guess(undefined) : left('private');
  return are(cells, isInfix) ? { use: 'infix', isSure: true, rank: 0 } : undefined;
}

/** What columns with text are: one holds whole names, of two one holds first names; what others hold somebody has to say. */
function textUses(
  columns: readonly (readonly string[])[],
  hasInfix: boolean,
): Pick<Column, 'use' | 'isSure'>[] {
  const [one = [], two] = columns;
  if (two === undefined) {
    const use = hasInfix
      ? 'lastName'
      : isLastFirst(one)
        ? 'lastFirst'
        : isOneWord(one)
          ? 'firstName'
          : 'name';
    return [{ use, isSure: use !== 'lastFirst' }];
  }
  const others = columns.slice(2).map(() => ({ use: undefined, isSure: false }));
  const score = (cells: readonly string[]) =>
    share(cells, isGivenName) -
    share(cells, (cell) => isInfix(cell.split(' ')[0]!)) -
    share(cells, (cell) => /^\p{L}\.?$/u.test(cell));
  const [first, second] = [score(one), score(two)];
  const uses = second > first ? (['lastName', 'firstName'] as const) : (['firstName', 'lastName'] as const);
  return [...uses.map((use) => ({ use, isSure: false })), ...others];
}

const isOneWord = (cells: readonly string[]) => are(cells, (cell) => !/[ ,]/.test(cell));

/** "Peeters Noor": first names stand behind. */
function isLastFirst(cells: readonly string[]): boolean {
  const plain = cells.filter((cell) => cell.includes(' ') && !cell.includes(','));
  return (
    plain.length * 2 > cells.length &&
    share(plain, (cell) => isGivenName(cell.split(' ').at(-1)!)) - share(plain, isGivenName) > 0.2
  );
}
