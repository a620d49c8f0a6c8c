import { toCsv } from '../../../server/contract/csv.ts';
import type { Column } from './column.ts';

/** What a table holds, as the text of a CSV file. */
export function tableCsv<T>(columns: readonly Column<T>[], rows: readonly T[]): string {
  const told = columns.filter(({ isTool }) => !isTool).flatMap((column) => column.inFile ?? [column]);
  return toCsv(
    told.map(({ label }) => label),
    rows.map((row) => told.map(({ value }) => value(row))),
  );
}
