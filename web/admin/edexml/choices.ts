import {
  ACTS_OF,
  type EdexPreview,
  type PupilRowView,
  type RowAct,
} from '../../../server/contract/edexml.ts';

/** What somebody decided of a proposal; what is not in it goes as proposed. */
export interface Choices {
  groups: Readonly<Record<number, boolean>>;
  apart: ReadonlySet<number>;
  acts: Readonly<Record<number, RowAct>>;
  years: Readonly<Record<number, number>>;
  missing: ReadonlySet<number>;
  /** Rows of teachers with the address of their invitation. */
  invite: Readonly<Record<number, string>>;
  /** Rows of teachers who are there already, with who that is. */
  link: Readonly<Record<number, string>>;
  groupPerYear: boolean;
}

/** Gives how a part of the choices is changed. */
export type Change = (change: (choices: Choices) => Partial<Choices>) => void;

export const NO_CHOICES: Choices = {
  groups: {},
  apart: new Set(),
  acts: {},
  years: {},
  missing: new Set(),
  invite: {},
  link: {},
  groupPerYear: false,
};

/** Whether a group is brought in. */
export const isSelected = (seen: EdexPreview, choices: Choices, index: number): boolean =>
  choices.groups[index] ?? seen.groups[index]?.selected ?? false;

/** What can be done with a row. */
export const actsOf = ({ state, match }: PupilRowView): readonly RowAct[] =>
  ACTS_OF[state].filter((act) => act !== 'apply' || match !== undefined);

/** What is done with a row, as the server will say too. */
export function actOf(seen: EdexPreview, choices: Choices, row: PupilRowView): RowAct {
  const asked = choices.acts[row.row];
  if (asked !== undefined) return asked;
  const isIn = row.group !== null && isSelected(seen, choices, row.group);
  if (row.state === 'new' && !isIn) return 'skip';
  if (row.state === 'noGroup' && isIn) return 'create';
  return actsOf(row)[0]!;
}

/** What comes of it, in numbers. */
export function sumOf(seen: EdexPreview, rows: readonly PupilRowView[], choices: Choices) {
  const sum = { made: 0, applied: 0, trashed: choices.missing.size, yearless: 0 };
  for (const row of rows) {
    const act = actOf(seen, choices, row);
    if (act === 'create') {
      sum.made++;
      if (row.year === null && choices.years[row.row] === undefined) sum.yearless++;
    } else if (act === 'apply' && row.state !== 'unchanged') sum.applied++;
    else if (act === 'trash') sum.trashed++;
  }
  return sum;
}

/** The choices as they are sent. */
export function bodyOf(choices: Choices) {
  const acts: Record<RowAct, number[]> = { skip: [], create: [], apply: [], trash: [] };
  for (const [row, act] of Object.entries(choices.acts)) acts[act].push(Number(row));
  const indexes = new Set([...Object.keys(choices.groups).map(Number), ...choices.apart]);
  return {
    acts,
    groups: [...indexes].map((index) => ({
      index,
      ...(choices.groups[index] !== undefined && { selected: choices.groups[index] }),
      ...(choices.apart.has(index) && { merged: false }),
    })),
    years: Object.entries(choices.years).map(([row, year]) => ({ row: Number(row), year })),
    missing: [...choices.missing],
    invite: Object.entries(choices.invite).map(([row, email]) => ({ row: Number(row), email })),
    link: Object.entries(choices.link).map(([row, user]) => ({ row: Number(row), user })),
    groupPerYear: choices.groupPerYear,
  };
}
