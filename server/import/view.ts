import {
  EDEX_PAGE,
  EDEX_PREVIEW_HOURS,
  ROW_STATES,
  type EdexImport,
  type EdexPreview,
  type PupilRowView,
  type StaffRowView,
} from '../contract/edexml.ts';
import { dayFrom, nameOfDay } from '../data/day.ts';
import type { AccountRow } from '../data/schema.ts';
import { pupilName } from '../pupils/name.ts';
import { matchStaff } from './match-staff.ts';
import { noticeViews } from './notice-text.ts';
import type { Present, PresentPupil } from './present.ts';
import type { Review, ReviewedRow } from './review.ts';
import type { Sealed } from './sealed.ts';
import type { Notice, SourceSchool } from './source.ts';
import type { FileFacts, ListedImport } from './store.ts';

const HOUR = 60 * 60_000;
/** From then on a file is old. */
const OLD_DAYS = 60;

const nameOf = ({ first, infix, last }: Pick<PresentPupil, 'first' | 'infix' | 'last'>) =>
  pupilName({ first_name: first, infix, last_name: last });

/** A file as it stands in the history. */
export function importView({ id, made_at, state, file, counts, job_id, by }: ListedImport): EdexImport {
  const { kind, name, bytes, encoding, version } = JSON.parse(file) as FileFacts;
  return {
    id,
    state,
    file: { kind, name, bytes, encoding, version },
    by: by ?? '',
    at: made_at,
    expiresAt: made_at + EDEX_PREVIEW_HOURS * HOUR,
    counts: JSON.parse(counts) as EdexImport['counts'],
    job: job_id,
  };
}

/** Whether a file is of the school of the account, by its own numbers. */
export function schoolMatch(
  { brin, branch, institution, schoolKey }: Omit<SourceSchool, 'referenceDate'>,
  account: Pick<AccountRow, 'number'>,
): EdexPreview['school']['match'] {
  const number = account.number.replace(/\s/g, '').toUpperCase();
  const own = brin ? brin + (branch || '00') : institution || schoolKey.toUpperCase();
  if (own === '') return 'none';
  if (number === '') return 'unknown';
  // Without a branch it is the main one.
  const whole = brin && number.length === 4 ? `${number}00` : number;
  return own === whole ? 'same' : 'other';
}

/** The number by which the account is to be known. */
export const numberOf = ({ brin, branch, institution }: SourceSchool): string =>
  brin ? brin + (branch && branch !== '00' ? branch : '') : institution;

/** Whether a file is of an earlier school year than the groups are in, or was right too long ago. */
export function isOld({ kind, school }: Sealed, present: Present, now: number): boolean {
  if (kind === 'roster') return false;
  const here = Math.max(0, ...[...present.groups.values()].map(({ schoolYear }) => schoolYear));
  const before = nameOfDay(dayFrom(now, -OLD_DAYS));
  return Number(school.year.slice(0, 4)) < here || school.referenceDate < before;
}

interface Looked {
  account: AccountRow;
  page: number;
  now: number;
  free: number | null;
  /** Who invites no staff sees nothing of the teachers in a file. */
  mayManageStaff: boolean;
}

/** A proposal as a page of it is shown. */
export function previewOf(
  listed: ListedImport,
  sealed: Sealed,
  present: Present,
  { groups, rows, missing }: Review,
  { account, page, now, free, mayManageStaff }: Looked,
): EdexPreview {
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  const old = isOld(sealed, present, now);
  const match = schoolMatch(sealed.school, account);
  const here = Math.max(0, ...[...present.groups.values()].map(({ schoolYear }) => schoolYear));
  const newYear = here > 0 && Number(sealed.school.year.slice(0, 4)) > here;
  const told: Notice[] = [
    ...sealed.notices,
    ...groups.flatMap(({ parts, isNumbered, name }): Notice[] => [
      ...(parts.length > 1
        ? [{ code: 'EDEX_SPLIT_COMBINATION' as const, level: 'info' as const, about: name }]
        : []),
      ...(isNumbered
        ? [{ code: 'EDEX_SAME_GROUP_NAME' as const, level: 'warning' as const, about: name }]
        : []),
    ]),
    ...(old ? [{ code: 'EDEX_OLD_YEAR' as const, level: 'warning' as const }] : []),
    ...(newYear ? [{ code: 'EDEX_NEW_YEAR' as const, level: 'info' as const }] : []),
    ...(match === 'unknown' ? [{ code: 'EDEX_NO_SCHOOL_NUMBER' as const, level: 'warning' as const }] : []),
  ];
  const groupOf = (pupil: PresentPupil) =>
    pupil.group === null ? '' : (present.groups.get(pupil.group)?.name ?? '');
  const placeOf = new Map(
    groups.flatMap(({ parts, isComposite }, i) =>
      isComposite ? [] : parts.map(({ key }) => [key, i] as const),
    ),
  );
  const restored = rows.filter(({ act, match: whom }) => act === 'apply' && whom?.pupil.inTrash).length;
  return {
    ...importView(listed),
    school: { ...sealed.school, match },
    stamp: present.stamp,
    groups: groups.map(({ name, years, match: was, pupils, selected, parts, isComposite }, index) => ({
      index,
      name,
      years: years.map((year) => year ?? '?'),
      state: !was ? 'new' : was.name === name ? 'unchanged' : 'changed',
      ...(was && was.name !== name && { was: was.name }),
      pupils,
      selected,
      merged: parts.length > 1,
      composite: isComposite,
    })),
    composites: sealed.composites.map(({ name, pupils }) => ({ name, pupils })),
    pupils: rows.slice((page - 1) * EDEX_PAGE, page * EDEX_PAGE).map((row) => rowView(row, groupOf)),
    missing: missing.map((pupil, index) => ({ index, name: nameOf(pupil), group: groupOf(pupil) })),
    staff: mayManageStaff ? staffViews(sealed, present, groups, placeOf) : [],
    summary: {
      ...Object.fromEntries(ROW_STATES.map((state) => [state, count(state)])),
      missing: missing.length,
    } as EdexPreview['summary'],
    notices: noticeViews(told),
    dropped: Object.entries(sealed.dropped).map(([what, times]) => ({
      what: what === 'nationalNumbers' ? 'nummer van de overheid' : what,
      count: times,
    })),
    seats: { needed: rows.filter(({ act }) => act === 'create').length + restored, free },
    present: [...present.pupils.values()].filter(({ inTrash }) => !inTrash).length,
    old,
    newYear,
  };
}

function staffViews(
  { teachers }: Sealed,
  present: Present,
  groups: Review['groups'],
  placeOf: ReadonlyMap<string, number>,
): StaffRowView[] {
  const matches = matchStaff(teachers, present);
  return teachers.map((teacher, i) => {
    const match = matches[i];
    const places = teacher.groups.flatMap((key) => placeOf.get(key) ?? []);
    const taught = new Set(match?.member.groups);
    const state = match ? (match.doubtful ? 'doubtful' : 'linked') : teacher.email === '' ? 'noEmail' : 'new';
    return {
      row: teacher.row,
      name: nameOf(teacher),
      email: teacher.email,
      roles: [...teacher.roles],
      groups: places,
      state: teacher.faults.length > 0 ? 'error' : state,
      ...(match && {
        match: { user: match.member.id, name: match.member.name, rule: match.rule },
        adds: places.filter((place) => !taught.has(groups[place]?.match?.id ?? '')),
      }),
    };
  });
}

function rowView(
  { pupil, code, year, group, state, reason, match, changes }: ReviewedRow,
  groupOf: (pupil: PresentPupil) => string,
): PupilRowView {
  return {
    row: pupil.row,
    line: pupil.line,
    key: pupil.key,
    name: nameOf(pupil),
    year,
    yearCode: code ?? '',
    group,
    state,
    ...(reason && { reason }),
    ...(match && {
      match: {
        pupil: match.pupil.id,
        name: nameOf(match.pupil),
        group: groupOf(match.pupil),
        rule: match.rule,
        inTrash: match.pupil.inTrash,
      },
    }),
    changes,
  };
}
