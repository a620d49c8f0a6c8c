import Papa from 'papaparse';

/** What stands in a cell. */
export type CsvCell = string | number | undefined;

/** So that Excel reads the file as UTF-8. */
const MARK = '\uFEFF';

/** What a spreadsheet would reckon with; also behind apostrophes, so that the one put before it is known from those that were there. */
const FORMULA = /^'*(?:[=+@\t\r]|-(?!\d+(?:,\d+)?$))/;

/**
 * Rows as the text of a CSV file for a Dutch spreadsheet: parted by semicolons, numbers with a comma, marked as UTF-8.
 * What would be taken for a formula (names are typed by people) is made plain text.
 */
export const toCsv = (head: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  csvHead(head) + csvLines(rows);

/** The beginning of such a file: what its columns are. */
export const csvHead = (head: readonly string[]): string => MARK + linesOf([head]);

/** More lines of such a file, each after the end of the one before. */
export const csvLines = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.length > 0 ? `\r\n${linesOf(rows)}` : '';

const linesOf = (rows: readonly (readonly CsvCell[])[]) =>
  Papa.unparse(
    rows.map((row) =>
      row.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', ',') : (cell ?? ''))),
    ),
    { delimiter: ';', newline: '\r\n', escapeFormulae: FORMULA },
  );

/** A cell as it was before it went into a CSV file of ours, which has an apostrophe before what looks like a formula. */
export const plainCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
