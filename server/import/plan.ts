import type { EdexChoices } from '../contract/edexml.ts';
import { newId } from '../contract/id.ts';
import { yearNumber, type Variant } from '../contract/variant.ts';
import { groupKey } from '../groups/names.ts';
import { Problem } from '../http/problem.ts';
import { matchStaff } from './match-staff.ts';
import type { Present } from './present.ts';
import type { Review, ReviewedGroup, ReviewedRow } from './review.ts';
import type { Sealed, SealedPupil } from './sealed.ts';
import { isRealKey } from './source.ts';

/** By what somebody is known again. */
export interface Marks {
  keyDigest?: string | undefined;
  eckDigest?: string | undefined;
  birthMac?: string | undefined;
  year?: number | undefined;
}

/** A group as it is stored. */
export interface GroupFields {
  name: string;
  years: number[];
  schoolYear: number;
}

export interface PupilFields {
  first: string;
  infix: string;
  last: string;
  year: number;
  group: string | null;
  inTrash: boolean;
}

/** One thing that an import does, in the order in which they are done. */
export type Step =
  | { do: 'group'; id: string; after: GroupFields; keys: string[] }
  | { do: 'regroup'; id: string; before: GroupFields; after: GroupFields; keys: string[] }
  | { do: 'pupil'; id: string; row: number; after: PupilFields; number: string | null; marks: Marks }
  | { do: 'change'; id: string; row: number; before: PupilFields; after: PupilFields; marks: Marks }
  | { do: 'note'; id: string; marks: Marks }
  | { do: 'trash'; id: string }
  | { do: 'invite'; id: string; row: number; name: string; email: string; groups: string[]; marks?: Marks }
  | { do: 'link'; id: string; row: number; groups: string[]; marks: Marks }
  | { do: 'skip'; row: number };

export interface Plan {
  style: EdexChoices['style'];
  steps: Step[];
  /** Seats of the licence that it takes more than it frees; none below 0. */
  seats: number;
}

/** The longest number that a pupil has here. */
const LONGEST_NUMBER = 20;

/** What is to be done with a file as it was reviewed; throws `invalid-fields` for what was not decided. */
export function planOf(
  sealed: Sealed,
  { groups, rows, missing }: Review,
  present: Present,
  choices: EdexChoices,
  variant: Variant,
): Plan {
  const begun = /^\d{4}/.exec(sealed.school.year)?.[0];
  const here = Math.max(0, ...[...present.groups.values()].map(({ schoolYear }) => schoolYear));
  const schoolYear = Math.max(here, Number(begun ?? 0));
  const steps: Step[] = [];
  const ids = new Map<number, string>();
  const isWanted = (row: ReviewedRow) => row.act === 'create' || row.act === 'apply';
  const needed = new Set(
    rows.filter(isWanted).flatMap(({ group, act }) => (group !== null && act === 'create' ? [group] : [])),
  );
  const names = namesTaken(present, groups, schoolYear);
  for (const [i, group] of groups.entries()) {
    if (!group.selected && !needed.has(i)) continue;
    const inside = rows.filter((row) => row.group === i && isWanted(row));
    if (!group.match && inside.length === 0) continue;
    const step = stepOf(group, inside, schoolYear, names);
    ids.set(i, step.id);
    steps.push(step);
  }

  const perYear = new Map<number, string>();
  const groupFor = (row: ReviewedRow): string => {
    const named = row.group === null ? undefined : ids.get(row.group);
    if (named !== undefined) return named;
    if (!choices.groupPerYear)
      throw new Problem('invalid-fields', undefined, {
        fields: {
          groupPerYear: `Voor rij ${row.pupil.row} is er geen {groep}. Laat per leerjaar een {groep} maken, of sla deze rij over.`,
        },
      });
    const known = perYear.get(row.year!);
    if (known !== undefined) return known;
    const name = variant === 'be' ? `${yearNumber(row.year!, variant)}e leerjaar` : `Groep ${row.year!}`;
    const there = [...present.groups.values()].find((group) => groupKey(group.name) === groupKey(name));
    const id = there?.id ?? newId();
    perYear.set(row.year!, id);
    if (!there)
      steps.push({
        do: 'group',
        id,
        after: { name: free(name, names), years: [row.year!], schoolYear },
        keys: [],
      });
    return id;
  };

  const numbers = new Set([...present.pupils.values()].flatMap(({ number }) => number ?? []));
  const yearless = rows.filter((row) => row.act === 'create' && row.year === null);
  if (yearless.length > 0)
    throw new Problem('invalid-fields', undefined, {
      fields: {
        years: `Kies voor ${yearless.length === 1 ? 'één leerling' : `${yearless.length} leerlingen`} nog een leerjaar.`,
      },
    });
  let [made, restored, trashed] = [0, 0, 0];
  // Groups that are made for those without one come before who goes into them.
  const later: Step[] = [];
  for (const row of rows) {
    const { pupil, act, match } = row;
    if (act === 'skip') later.push({ do: 'skip', row: pupil.row });
    else if (act === 'trash') {
      later.push({ do: 'trash', id: match!.pupil.id });
      trashed++;
    } else if (act === 'create') {
      const number = isRealKey(pupil.key) && pupil.key.length <= LONGEST_NUMBER && !numbers.has(pupil.key);
      if (number) numbers.add(pupil.key);
      later.push({
        do: 'pupil',
        id: newId(),
        row: pupil.row,
        after: { ...namesOf(pupil), year: row.year!, group: groupFor(row), inTrash: false },
        number: number ? pupil.key : null,
        marks: marksOf(row),
      });
      made++;
    } else {
      const step = changeStep(row, ids);
      if (step.do === 'change' && step.before.inTrash) restored++;
      later.push(step);
    }
  }
  for (const place of new Set(choices.missing)) {
    const pupil = missing[place];
    if (!pupil) throw new Problem('EDEX_STALE');
    later.push({ do: 'trash', id: pupil.id });
    trashed++;
  }
  askForMany(trashed, present, choices.trashed);
  later.push(...staffSteps(sealed, present, groups, ids, choices));
  return { style: choices.style, steps: [...steps, ...later], seats: Math.max(0, made + restored - trashed) };
}

/** Inviting teachers of the file, and linking those who are there already; no row both. */
function staffSteps(
  { teachers }: Sealed,
  present: Present,
  groups: readonly ReviewedGroup[],
  ids: ReadonlyMap<number, string>,
  { invite, link }: Pick<EdexChoices, 'invite' | 'link'>,
): Step[] {
  if (invite.length + link.length === 0) return [];
  const matches = matchStaff(teachers, present);
  const chosen = new Set<number>();
  const of = (row: number) => {
    const at = teachers.findIndex((one) => one.row === row);
    const teacher = teachers[at];
    if (!teacher || teacher.faults.length > 0) throw new Problem('EDEX_STALE');
    if (chosen.has(row))
      throw new Problem('invalid-fields', undefined, {
        fields: { invite: `Voor de leerkracht in rij ${row} is twee keer gekozen.` },
      });
    chosen.add(row);
    const keys = new Set(teacher.groups);
    const { keyDigest, eckDigest } = teacher;
    return {
      teacher,
      match: matches[at],
      marks: { keyDigest, eckDigest },
      groups: groups.flatMap(({ parts, isComposite }, i) =>
        !isComposite && ids.has(i) && parts.some(({ key }) => keys.has(key)) ? [ids.get(i)!] : [],
      ),
    };
  };
  return [
    ...invite.map(({ row, email }): Step => {
      const { teacher, groups: own, marks } = of(row);
      const name = [teacher.first, teacher.infix, teacher.last].filter(Boolean).join(' ');
      return { do: 'invite', id: crypto.randomUUID(), row, name, email, groups: own, marks };
    }),
    ...link.map(({ row, user }): Step => {
      const { match, groups: own, marks } = of(row);
      // Somebody else by now.
      if (match?.member.id !== user) throw new Problem('EDEX_STALE');
      return { do: 'link', id: user, row, groups: own, marks };
    }),
  ];
}

const namesOf = ({ first, infix, last }: SealedPupil) => ({ first, infix, last });
const marksOf = ({ pupil, year }: ReviewedRow): Marks => ({
  keyDigest: pupil.keyDigest,
  eckDigest: pupil.eckDigest,
  birthMac: pupil.birthMac,
  ...(year !== null && { year }),
});

/** Taking over what a file says of somebody; of who has nothing new only by what that child is known. */
function changeStep(row: ReviewedRow, ids: ReadonlyMap<number, string>): Step {
  const { pupil: was } = row.match!;
  const before: PupilFields = {
    first: was.first,
    infix: was.infix,
    last: was.last,
    year: was.year,
    group: was.group,
    inTrash: was.inTrash,
  };
  const isHeld = row.changes.some(({ field, held }) => field === 'year' && held);
  const target = row.group === null ? undefined : ids.get(row.group);
  const after: PupilFields = {
    ...namesOf(row.pupil),
    year: isHeld ? was.year : (row.year ?? was.year),
    group: target ?? was.group,
    inTrash: false,
  };
  const marks = marksOf(row);
  if (JSON.stringify(before) === JSON.stringify(after)) return { do: 'note', id: was.id, marks };
  return { do: 'change', id: was.id, row: row.pupil.row, before, after, marks };
}

function stepOf(
  group: ReviewedGroup,
  inside: readonly ReviewedRow[],
  schoolYear: number,
  names: Set<string>,
): Extract<Step, { do: 'group' | 'regroup' }> {
  const years = [...new Set(inside.flatMap(({ year }) => year ?? []))].sort();
  const keys = group.isComposite ? [] : group.parts.map(({ key }) => key).filter(isRealKey);
  const was = group.match;
  if (!was)
    return { do: 'group', id: newId(), after: { name: free(group.name, names), years, schoolYear }, keys };
  const isSame = groupKey(was.name) === groupKey(group.name);
  return {
    do: 'regroup',
    id: was.id,
    before: { name: was.name, years: was.years, schoolYear: was.schoolYear },
    after: {
      name: isSame ? was.name : free(group.name, names),
      years: years.length > 0 ? years : was.years,
      schoolYear,
    },
    keys,
  };
}

/** Names that groups keep in the school year, as they are compared. */
function namesTaken(present: Present, groups: readonly ReviewedGroup[], schoolYear: number): Set<string> {
  const renamed = new Set(
    groups.flatMap(({ match, name, selected }) =>
      match && selected && groupKey(match.name) !== groupKey(name) ? [match.id] : [],
    ),
  );
  const stays = [...present.groups.values()].filter(
    (group) =>
      !renamed.has(group.id) &&
      (group.schoolYear === schoolYear || groups.some(({ match }) => match === group)),
  );
  return new Set(stays.map(({ name }) => groupKey(name)));
}

/** A name that no other group has: with a number behind it where it is taken. */
function free(name: string, names: Set<string>): string {
  for (let n = 1; ; n++) {
    const wish = n === 1 ? name : `${name} (${n})`;
    if (names.has(groupKey(wish))) continue;
    names.add(groupKey(wish));
    return wish;
  }
}

/** More than so many, and more than this share of all, are not thrown away by a slip. */
const MANY = 5;
const SHARE = 0.25;

export const isMany = (count: number, present: number): boolean => count > MANY && count > present * SHARE;

function askForMany(trashed: number, present: Present, typed: number | undefined) {
  const there = [...present.pupils.values()].filter(({ inTrash }) => !inTrash).length;
  if (isMany(trashed, there) && typed !== trashed)
    throw new Problem('invalid-fields', undefined, {
      fields: {
        trashed: `Er gaan ${trashed} van de ${there} leerlingen naar de prullenbak. Typ dat aantal om zeker te zijn.`,
      },
    });
}
