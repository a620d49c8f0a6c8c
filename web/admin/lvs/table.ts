import { headLineOf, isLvsHead, isNationalHead } from '../../../server/contract/lvs-heads.ts';
import type { LvsLine } from '../../../server/contract/lvs.ts';
import { isStateNumber } from '../../../server/contract/state-number.ts';
import { VARIANT } from '../../app/variant.ts';
import { readTable } from '../roster/table.ts';

/** A table of test results as it goes to the server. */
export interface LvsTable {
  lines: LvsLine[];
  /** What stands above its columns. */
  heads: string[];
  /** Values of each column, to know it by. */
  samples: string[][];
}

/** Values that are shown of a column. */
const SHOWN = 3;
/** Nine of ten are numbers of the state. */
const MOST = 0.9;
/** What such a column is called to the server, which then tells of it. */
const NATIONAL = 'BSN';

/** Reads a table as everything here is read (roster/table.ts). Numbers of the state are taken out before anything is sent. */
export function readLvsTable(text: string): LvsTable {
  const rows = readTable(text, (cell) => isLvsHead(cell, VARIANT));
  const at = headLineOf(
    rows.map(({ cells }) => cells),
    VARIANT,
  );
  const heads = rows[at]?.cells ?? [];
  const body = rows.slice(at + 1);
  const valuesOf = (column: number) => body.map(({ cells }) => cells[column] ?? '').filter(Boolean);
  const isNational = heads.map((head, i) => isNationalHead(head) || areNational(valuesOf(i)));
  const lines = rows.map(({ line, cells }, row) => ({
    line,
    cells: cells.map((cell, i) => (isNational[i] && row >= at ? (row === at ? NATIONAL : '') : cell)),
  }));
  return {
    lines,
    heads: lines[at]?.cells ?? [],
    samples: heads.map((_, i) => (isNational[i] ? [] : valuesOf(i).slice(0, SHOWN))),
  };
}

const areNational = (cells: readonly string[]) =>
  cells.length > 0 && cells.filter((cell) => isStateNumber(cell)).length >= cells.length * MOST;
