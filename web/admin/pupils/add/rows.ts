import { newId } from '../../../../server/contract/id.ts';
import { formMessage } from '../../../../server/contract/messages.ts';
import { newPupilSchema, type NewPupilRow } from '../../../../server/contract/pupils.ts';
import type { Person } from '../../roster/read.ts';

/** What can be filled in of a new pupil; all of it is text while it is being typed. */
export const CELLS = ['firstName', 'infix', 'lastName', 'year', 'number', 'username'] as const;
export type Cell = (typeof CELLS)[number];

/** A row of the form. Its id becomes that of the pupil, so that nobody is added twice. */
export interface Row extends Record<Cell, string> {
  id: string;
  /** It is known that there is somebody of this name already. */
  sure: boolean;
}

/** What the server or the schema finds wrong, per cell. */
export type Faults = Partial<Record<Cell, string>>;

export const emptyRow = (year: string): Row => ({
  id: newId(),
  firstName: '',
  infix: '',
  lastName: '',
  year,
  number: '',
  username: '',
  sure: false,
});

/** Nobody is in it: neither looked at nor added. The year alone says nothing. */
export const isBlank = (row: Row) => CELLS.every((cell) => cell === 'year' || row[cell].trim() === '');

/** Rows with one that is empty at the end, to go on typing. */
export const withRoom = (rows: readonly Row[], year: string): Row[] =>
  rows.length > 0 && isBlank(rows.at(-1)!) ? [...rows] : [...rows, emptyRow(year)];

/** Pasted rows in the place of the empty ones at the end. */
export const withPasted = (rows: readonly Row[], pasted: readonly Person[], year: string): Row[] => {
  const kept = rows.filter((row) => !isBlank(row));
  const made = pasted.map(({ line: _, email: __, ...cells }) => ({
    ...emptyRow(year),
    ...cells,
    year: cells.year || year,
  }));
  return withRoom([...kept, ...made], year);
};

/** A column of a spreadsheet that is pasted into a cell: that cell and those below it, with new rows where there are too few. */
export function filledDown(
  rows: readonly Row[],
  at: { id: string; cell: Cell },
  texts: readonly string[],
  year: string,
): Row[] {
  const from = rows.findIndex(({ id }) => id === at.id);
  const missing = Math.max(0, from + texts.length - rows.length);
  const all = [...rows, ...Array.from({ length: missing }, () => emptyRow(year))];
  const filled = all.map((row, i) => {
    const text = texts[i - from];
    return text === undefined ? row : { ...row, [at.cell]: text };
  });
  return withRoom(filled, year);
}

/** The pupil of a row, or what is wrong with it. */
export function readRow({ id: _, ...row }: Row): { pupil: NewPupilRow } | { faults: Faults } {
  const year = row.year === '' ? undefined : Number(row.year);
  const { success, data, error } = newPupilSchema.safeParse({ ...row, year }, { error: formMessage });
  if (success) return { pupil: data };
  const faults: Faults = {};
  for (const { path, message } of error.issues) faults[path[0] as Cell] ??= message;
  return { faults };
}
