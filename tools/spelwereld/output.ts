/** A row of a table: what stands under each heading. */
export type Cells = Record<string, string | number>;

/** Writes the results of a command: with `--json` a value per line as they come, else one table at the end. */
export interface Output {
  add<T extends object>(value: T, cells: (value: T) => Cells): void;
  end(): void;
}

/** Results go to standard output only; messages for people go to standard error. */
export function createOutput(
  json: boolean,
  write = (text: string): unknown => process.stdout.write(text),
): Output {
  const rows: Cells[] = [];
  return {
    add(value, cells) {
      if (json) write(`${JSON.stringify(value)}\n`);
      else rows.push(cells(value));
    },
    end() {
      if (rows.length > 0) write(`${[...laidOut(rows)].join('\n')}\n`);
      rows.length = 0;
    },
  };
}

/** Columns as wide as their widest cell, under their headings; numbers at the right. */
function* laidOut(rows: readonly Cells[]): Generator<string> {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = headings.map((heading) => ({
    heading,
    width: rows.reduce((widest, row) => Math.max(widest, String(row[heading] ?? '').length), heading.length),
    isNumber: rows.every((row) => typeof (row[heading] ?? 0) === 'number'),
  }));
  const line = (cell: (heading: string) => string | number) =>
    columns
      .map(({ heading, width, isNumber }) => {
        const text = String(cell(heading));
        return isNumber ? text.padStart(width) : text.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  yield line((heading) => heading);
  yield columns.map(({ width }) => '─'.repeat(width)).join('  ');
  for (const row of rows) yield line((heading) => row[heading] ?? '');
}
