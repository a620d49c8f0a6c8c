import { newId } from '../contract/id.ts';
import type { YearPlan } from '../contract/school-years.ts';
import type { Variant } from '../contract/variant.ts';
import { groupKey } from './names.ts';
import { LAST_YEAR, nextName } from './next-names.ts';

/** A group as it is now. */
export interface CurrentGroup {
  id: string;
  name: string;
  groep: readonly number[];
  teachers: readonly string[];
  /** School years of its pupils. */
  years: readonly number[];
}

type NewGroup = YearPlan['groups'][number];

/**
 * A plan for the next school year that follows how the school is built: who is in 5a goes to 6a, who is in the third year
 * of a 3/4 stays in it, the last year leaves, and there is a new group for the first years. Teachers keep their year.
 */
export function proposeYear(current: readonly CurrentGroup[], year: number, variant: Variant): YearPlan {
  const groups = new Map<string, NewGroup>();
  const make = (name: string, groep: readonly number[], teachers: readonly string[]) => {
    const made = groups.get(groupKey(name)) ?? { id: newId(), name, groep: [], teachers: [] };
    made.groep = [...new Set([...made.groep, ...groep])].sort();
    made.teachers = [...new Set([...made.teachers, ...teachers])];
    groups.set(groupKey(name), made);
    return made.id;
  };
  // First come first: the order of the list is that of the school.
  for (const group of current) if (group.groep.includes(3)) make(group.name, group.groep, group.teachers);

  const routes: YearPlan['routes'] = [];
  for (const group of current) {
    const years = [...new Set([...group.groep, ...group.years])].sort();
    for (const groep of years) routes.push({ group: group.id, groep, to: target(group, groep) });
  }
  return { year, groups: [...groups.values()], routes, exceptions: [], lookBack: [] };

  function target(group: CurrentGroup, groep: number): string {
    if (groep >= LAST_YEAR) return 'leave';
    const same = nextYearGroup(current, group, groep, variant);
    if (same) return make(same.name, same.groep, same.teachers);
    const years = group.groep.length > 0 ? group.groep : [groep];
    const next = years.map((one) => one + 1).filter((one) => one <= LAST_YEAR);
    return make(nextName(group.name, years, variant) ?? group.name, next.length > 0 ? next : [groep + 1], []);
  }
}

/** The group of now that has what these pupils will be: by its name, or because there is only one. */
function nextYearGroup(
  current: readonly CurrentGroup[],
  group: CurrentGroup,
  groep: number,
  variant: Variant,
): CurrentGroup | undefined {
  if (group.groep.includes(groep + 1)) return group;
  const having = current.filter((one) => one.groep.includes(groep + 1));
  const wanted = nextName(group.name, [groep], variant);
  const named = having.find(({ name }) => wanted !== undefined && groupKey(name) === groupKey(wanted));
  if (named) return named;
  const isAlone = current.filter((one) => one.groep.includes(groep)).length === 1;
  return isAlone && having.length === 1 ? having[0] : undefined;
}
