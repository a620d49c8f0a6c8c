import { yearText } from '../../app/wording/year.ts';
import type { FileColumn } from '../../ui/table/column.ts';
import { roster as text } from './wording.ts';

/** Somebody as a CSV file of pupils has them. */
export interface FilePupil {
  firstName: string;
  infix: string;
  lastName: string;
  /** School year, as groep. */
  year: number;
  number: string;
  username: string;
}

/** Who somebody is, in columns that come back through `readRoster` as they went: the parts of a name are not told from the whole. */
export const PUPIL_FILE: readonly FileColumn<FilePupil>[] = [
  { label: text('fields.firstName'), value: ({ firstName }) => firstName },
  { label: text('fields.infix'), value: ({ infix }) => infix },
  { label: text('fields.lastName'), value: ({ lastName }) => lastName },
  { label: text('fields.year'), value: ({ year }) => yearText(year) },
  { label: text('fields.number'), value: ({ number }) => number },
  { label: text('fields.username'), value: ({ username }) => username },
];
