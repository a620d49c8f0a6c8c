import type { ReactNode } from 'react';

/** What a cell is sorted, searched and exported by. */
export type CellValue = string | number | undefined;

/** A column of the CSV file of a table. */
export type FileColumn<T> = Pick<Column<T>, 'label' | 'value'>;

/** A column of a `DataTable`. */
export interface Column<T> {
  id: string;
  /** Above it; of a column with tools for who can't see it. */
  label: string;
  value: (row: T) => CellValue;
  /** What is shown; the value itself where it is left out. */
  cell?: (row: T) => ReactNode;
  align?: 'right';
  /** The column that says what the row is; the whole of what is too long for it is shown by pointing at it. */
  isHead?: boolean;
  /** What few rows have: no column of its own, but `cell` beside what the row is. In filters and in the file it is as any other. */
  isBadge?: boolean;
  /** Whether rows can be narrowed down to one value of it. */
  canFilter?: boolean;
  /** The value as it is called in the list of a filter. */
  filterText?: (value: string) => string;
  /** Whether its text is searched; of texts by default. */
  canSearch?: boolean;
  canSort?: boolean;
  /** What stands in a CSV file in its place; nothing when it is empty. */
  inFile?: readonly FileColumn<T>[];
  /** Only to look at or to press: not in the CSV file, not on paper. */
  isTool?: boolean;
}
