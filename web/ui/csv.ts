import Papa from 'papaparse';

/** So that Excel reads the file as UTF-8. */
const MARK = '\uFEFF';

/**
 * Rows as the text of a CSV file for a Dutch spreadsheet: parted by semicolons, numbers with a comma, marked as UTF-8.
 * What would be taken for a formula (names are typed by people) is made plain text.
 */
export function toCsv(
  head: readonly string[],
  rows: readonly (readonly (string | number | undefined)[])[],
): string {
  const text = Papa.unparse(
    {
      fields: [...head],
      data: rows.map((row) =>
        row.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', ',') : (cell ?? ''))),
      ),
    },
    { delimiter: ';', newline: '\r\n', escapeFormulae: FORMULA },
  );
  return MARK + text;
}

/** What a spreadsheet would reckon with; also behind apostrophes, so that the one put before it is known from those that were there. */
const FORMULA = /^'*(?:[=+@\t\r]|-(?!\d+(?:,\d+)?$))/;

/** A cell as it was before it went into a CSV file of ours, which has an apostrophe before what looks like a formula. */
export const plainCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

/** Lets the browser save a CSV file. */
export const saveCsv = (name: string, csv: string) =>
  saveFile(name, 'csv', new Blob([csv], { type: 'text/csv;charset=utf-8' }));

/** Lets the browser save a file; of the name only letters, digits and dashes are kept. */
export function saveFile(name: string, ending: string, content: Blob) {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name.replace(/[^\p{L}\p{N} -]/gu, '').trim()}.${ending}`;
  // In the document and for a while: Safari and Firefox begin with it later, and would save nothing.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

const KEPT_MS = 60_000;
