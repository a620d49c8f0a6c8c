import type { FocusEvent, KeyboardEvent } from 'react';

/** A button of a grid tells its column. */
const CELL = 'button[data-column]';

const cellsOf = (row: Element | undefined) => [...(row?.querySelectorAll<HTMLElement>(CELL) ?? [])];

/** Where a key leads from a cell; undefined for keys that lead nowhere. */
function next(key: string, from: Element): HTMLElement | undefined {
  const row = from.closest('tr')!;
  const rows = [...row.closest('table')!.querySelectorAll('tr')].filter((one) => one.querySelector(CELL));
  const cells = cellsOf(row);
  const [at, down] = [cells.indexOf(from as HTMLElement), rows.indexOf(row)];
  if (key === 'ArrowLeft') return cells[at - 1];
  if (key === 'ArrowRight') return cells[at + 1];
  if (key === 'ArrowUp') return cellsOf(rows[down - 1])[at];
  if (key === 'ArrowDown') return cellsOf(rows[down + 1])[at];
  if (key === 'Home') return cells[0];
  return key === 'End' ? cells.at(-1) : undefined;
}

/**
 * Arrow keys, Home and End between the cells of a table that are buttons with a `data-column`: of each row Tab reaches
 * one, in the column that was looked at last. `onColumn` hears which that is.
 */
export const gridKeys = (onColumn: (column: string) => void) => ({
  onKeyDown: (event: KeyboardEvent) => {
    const from = (event.target as Element).closest(CELL);
    if (!from || event.ctrlKey || event.altKey || event.metaKey) return;
    const to = next(event.key, from);
    if (!to) return;
    event.preventDefault();
    to.focus();
  },
  onFocus: (event: FocusEvent) => {
    const column = (event.target as HTMLElement).dataset['column'];
    if (column !== undefined) onColumn(column);
  },
});
