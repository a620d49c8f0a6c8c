/** A line of a tab-separated file. */
export interface Row {
  /** Number of its line in the file, from 1. */
  line: number;
  /** The cell of a column; empty when there is none. */
  cell(column: string): string;
  /** Cells that the columns leave over. */
  extra: number;
}

/** A tab-separated file: the names of the columns first. */
export interface Table {
  columns: string[];
  rows: Row[];
}

/** Reads a tab-separated file; every line is a row, empty ones too. */
export function parseTable(tsv: string): Table {
  const [head = '', ...lines] = tsv.replace(/\n$/, '').split(/\r?\n/);
  const columns = head.split('\t');
  const rows = lines.map((text, i) => {
    const cells = text.split('\t');
    return {
      line: i + 2,
      cell: (column: string) => cells[columns.indexOf(column)] ?? '',
      extra: Math.max(0, cells.length - columns.length),
    };
  });
  return { columns, rows };
}
