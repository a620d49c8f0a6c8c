import {
  ACTS_OF,
  type EdexChoices,
  type PupilRowView,
  type RowAct,
  type RowState,
} from '../contract/edexml.ts';
import { groupKey } from '../groups/names.ts';
import { Problem } from '../http/problem.ts';
import { proposeGroups, type ProposedGroup } from './groups.ts';
import { matchPupils, type Match } from './match.ts';
import type { Present, PresentPupil } from './present.ts';
import type { Sealed, SealedPupil } from './sealed.ts';
import type { RowFault, YearCode } from './source.ts';
import { isOwnYear, isTickedYear, practiceYear } from './years.ts';

type Reason = NonNullable<PupilRowView['reason']>;
type Change = PupilRowView['changes'][number];

/** A row with what is proposed for it, and what is done with it. */
export interface ReviewedRow {
  pupil: SealedPupil;
  code: YearCode | null;
  year: number | null;
  /** Place among the groups; null for who is in none. */
  group: number | null;
  state: RowState;
  reason?: Reason | undefined;
  match?: Match | undefined;
  changes: Change[];
  act: RowAct;
}

export interface ReviewedGroup extends ProposedGroup {
  selected: boolean;
  /** Rows that are in it. */
  pupils: number;
}

export interface Review {
  groups: ReviewedGroup[];
  rows: ReviewedRow[];
  /** Pupils of earlier files of whom this one says nothing. */
  missing: PresentPupil[];
}

/** What of the choices decides how things are. */
export type Deciding = Pick<EdexChoices, 'groups' | 'acts' | 'years' | 'heldYears'>;
const NONE: Deciding = {
  groups: [],
  acts: { skip: [], create: [], apply: [], trash: [] },
  years: [],
  heldYears: [],
};

const REASONS: Record<RowFault, Reason> = {
  EDEX_NO_NAME: 'noName',
  EDEX_TOO_LONG: 'tooLong',
  EDEX_UNKNOWN_YEAR: 'unknownYear',
};

/** Compares what a file says with the account as it is, with what somebody decided. */
export function review(sealed: Sealed, present: Present, choices: Deciding = NONE): Review {
  const merged = proposeGroups(sealed, present);
  const apart = new Set(
    choices.groups.flatMap(({ index, merged: isMerged }) =>
      isMerged === false && merged[index] ? [groupKey(merged[index].parts[0]!.name)] : [],
    ),
  );
  const groups = apart.size === 0 ? merged : proposeGroups(sealed, present, apart);
  /** Choices name groups as they were proposed: those that are apart by now are each chosen with the one they were in. */
  const placeBefore = new Map(
    merged.flatMap(({ parts, isComposite }, i) => parts.map((part) => [`${isComposite} ${part.key}`, i])),
  );
  const chosen = new Map(choices.groups.map((choice) => [choice.index, choice.selected]));
  const years = new Map(choices.years.map(({ row, year }) => [row, year]));
  const held = new Set(choices.heldYears);

  const placeOf = new Map(
    groups.flatMap(({ parts, isComposite }, i) =>
      isComposite ? [] : parts.map(({ key }) => [key, i] as const),
    ),
  );
  const compositeOf = new Map(
    groups.flatMap(({ parts, isComposite }, i) =>
      isComposite ? parts.map(({ key }) => [key, i] as const) : [],
    ),
  );
  const yearOfKey = new Map(sealed.groups.map(({ key, year }) => [key, year]));
  const matches = matchPupils(sealed.pupils, present);
  const withEck = Map.groupBy(sealed.pupils, ({ eckDigest }) => eckDigest);

  const rows = sealed.pupils.map((pupil, i): ReviewedRow => {
    const groupYear = pupil.group === undefined ? undefined : yearOfKey.get(pupil.group);
    const code = pupil.year ?? (isOwnYear(groupYear) ? groupYear : null);
    const match = matches[i];
    const named = pupil.group === undefined ? undefined : placeOf.get(pupil.group);
    const [composite] = pupil.composites;
    const offered =
      pupil.group === undefined && pupil.composites.length === 1 ? compositeOf.get(composite!) : undefined;
    const row: ReviewedRow = {
      pupil,
      code,
      year: years.get(pupil.row) ?? practiceYear(code),
      group: named ?? offered ?? null,
      state: 'new',
      changes: [],
      act: 'skip',
      ...(match && { match }),
    };
    const state = (of: RowState, reason?: Reason) => Object.assign(row, { state: of, reason });
    const isUnknownYear = code === null && groupYear === null && !match;
    if (pupil.faults.length > 0) return state('error', REASONS[pupil.faults[0]!]);
    if (isUnknownYear && !years.has(pupil.row)) return state('error', 'unknownYear');
    if (match?.doubt) return state('doubtful', match.doubt);
    // One pseudonym is one child: of two rows that have it a person says who they are.
    if (pupil.eckDigest !== undefined && withEck.get(pupil.eckDigest)!.length > 1)
      return state('doubtful', match ? 'samePupil' : 'sameEck');
    if (pupil.gone === 'unsure') return state('doubtful', 'leaving');
    if (pupil.gone === 'yes') return match ? state('left') : state('notSelected', 'left');
    if (match) return row;
    if (code !== null && !isTickedYear(code)) return state('notSelected', 'year');
    if (named === undefined) return state('noGroup', pupil.group === undefined ? 'noGroup' : 'unknownGroup');
    return row;
  });

  const reviewed = groups.map((group, i): ReviewedGroup => {
    const inside = rows.filter((row) => row.group === i);
    const before = placeBefore.get(`${group.isComposite} ${group.parts[0]!.key}`);
    // A child who is known stays, whatever the year: so does its group.
    const isKnown = group.match !== undefined || inside.some(({ match, state }) => match && state !== 'left');
    const isTicked =
      !group.isComposite &&
      (isKnown ||
        group.years.some((year) =>
          year === 'C' ? inside.some(({ state }) => state === 'new') : isTickedYear(year),
        ));
    return {
      ...group,
      pupils: inside.length,
      selected: (before === undefined ? undefined : chosen.get(before)) ?? isTicked,
    };
  });

  const acts = actsOf(choices.acts);
  for (const row of rows) {
    const { match, pupil } = row;
    if (match && (row.state === 'new' || row.state === 'doubtful')) {
      row.changes = changesOf(row, match.pupil, reviewed, present, held.has(pupil.row));
      if (row.state === 'new')
        row.state = row.changes.some(({ field }) => field === 'group' || field === 'trash')
          ? 'moved'
          : row.changes.some(({ held: isHeld }) => !isHeld)
            ? 'changed'
            : 'unchanged';
    }
    const asked = acts.get(pupil.row);
    const possible = ACTS_OF[row.state].filter((act) => act !== 'apply' || match !== undefined);
    if (asked !== undefined && !possible.includes(asked))
      throw new Problem('EDEX_STALE', 'Een keuze past niet meer bij het voorstel. Kijk het nog eens na.');
    row.act = asked ?? possible[0]!;
    const isAway = row.group === null || !reviewed[row.group]!.selected;
    // Who is new goes along with the group, unless somebody chose that child apart.
    if (row.state === 'new' && asked === undefined && isAway) row.act = 'skip';
    if (row.state === 'noGroup' && asked === undefined && !isAway) row.act = 'create';
  }
  const found = new Set(matches.flatMap((match) => (match ? [match.pupil.id] : [])));
  return {
    groups: reviewed,
    rows,
    // A list of a class says nothing of the other ones.
    missing:
      sealed.kind === 'roster'
        ? []
        : [...present.pupils.values()].filter(({ id, made, inTrash }) => made && !inTrash && !found.has(id)),
  };
}

function actsOf(acts: Deciding['acts']): Map<number, RowAct> {
  const of = new Map<number, RowAct>();
  for (const act of ['skip', 'create', 'apply', 'trash'] as const)
    for (const row of acts[act]) {
      if (of.has(row) && of.get(row) !== act)
        throw new Problem('invalid-fields', undefined, {
          fields: { acts: `Voor rij ${row} is twee keer gekozen.` },
        });
      of.set(row, act);
    }
  return of;
}

/** What a file says otherwise of somebody than is known here. */
function changesOf(
  { pupil, year, group }: ReviewedRow,
  was: PresentPupil,
  groups: readonly ReviewedGroup[],
  present: Present,
  takeYear: boolean,
): Change[] {
  const changes: Change[] = [];
  const change = (field: Change['field'], from: string, to: string, isHeld?: boolean) => {
    if (from !== to) changes.push({ field, from, to, ...(isHeld && { held: true }) });
  };
  change('firstName', was.first, pupil.first);
  change('infix', was.infix, pupil.infix);
  change('lastName', was.last, pupil.last);
  if (year !== null) {
    // A teacher gave another year than the last file said.
    const byHand = was.fileYear !== null && was.fileYear !== was.year;
    change('year', String(was.year), String(year), byHand && !takeYear);
  }
  if (was.inTrash) changes.push({ field: 'trash', from: 'prullenbak', to: '' });
  const target = group === null ? undefined : groups[group];
  // Without a group that is known the pupil stays where it is.
  if (target?.selected && !(target.match && target.match.id === was.group)) {
    const from = was.group === null ? '' : (present.groups.get(was.group)?.name ?? '');
    changes.push({ field: 'group', from, to: target.name });
  }
  return changes;
}
