import type { YearOutline, YearPlan } from '../contract/school-years.ts';
import type { Variant } from '../contract/variant.ts';
import type { Present } from './changes.ts';
import { groupKey } from './names.ts';
import { LAST_YEAR } from './next-names.ts';

/** A pupil's next school year: the group, and the year; `leave` for who leaves the school. */
export interface Move {
  pupil: string;
  to: string;
  groep: number;
}

/** What a plan does to a school, practice settings apart. */
export interface Outlined extends Omit<YearOutline, 'settings'> {
  moves: Move[];
}

/** What is known besides the groups and pupils. */
export interface Around {
  variant: Variant;
  kind: 'school' | 'rt' | 'thuis';
  staff: ReadonlySet<string>;
  nameOf: (pupilId: string) => string;
}

/** A number of pupils that is worth a second look. */
const LARGE = 35;

/** Says what a plan for the next school year would do, and what is not right with it yet. Changes nothing. */
export function outlineYear({ groups, pupils }: Present, plan: YearPlan, around: Around): Outlined {
  const current = new Map([...groups].filter(([, { archived }]) => !archived));
  const made = new Map(plan.groups.map((group) => [group.id, group]));
  const conflicts = groupFaults(plan, around);
  const warnings: string[] = [];
  const yearIs = (groep: number) => (around.variant === 'be' ? `leerjaar ${groep - 2}` : `groep ${groep}`);

  const routes = new Map(plan.routes.map((route) => [`${route.group} ${route.groep}`, route.to]));
  const exceptions = new Map(plan.exceptions.map((one) => [one.pupil, one]));
  const moves: Move[] = [];
  const unknown = new Set<string>();
  const isThere = (to: string | null | undefined): to is string =>
    to != null && (to === 'leave' || made.has(to));
  for (const [pupil, place] of pupils) {
    const group = place.group === null ? undefined : current.get(place.group);
    if (!group || !place.active) continue;
    const own = exceptions.get(pupil);
    const to = own ? own.to : routes.get(`${place.group} ${place.groep}`);
    if (isThere(to)) {
      moves.push({ pupil, to, groep: own?.groep ?? Math.min(LAST_YEAR, place.groep + 1) });
      continue;
    }
    const at = own ? `exceptions.${pupil}` : `routes.${place.group}.${place.groep}`;
    if (unknown.has(at)) continue;
    unknown.add(at);
    const message = own
      ? `Kies waar ${around.nameOf(pupil)} naartoe gaat.`
      : `Kies waar de {leerlingen} van ${group.name} die nu in ${yearIs(place.groep)} zitten naartoe gaan.`;
    conflicts.push({ at, message });
  }
  for (const { pupil } of plan.exceptions) {
    const place = pupils.get(pupil);
    if (place?.group == null || !current.has(place.group))
      conflicts.push({
        at: `exceptions.${pupil}`,
        message: `${around.nameOf(pupil)} zit niet meer in een {groep}. Haal deze uitzondering weg.`,
      });
  }

  const size = (id: string) => moves.filter(({ to }) => to === id).length;
  for (const group of plan.groups) {
    const coming = moves.filter(({ to }) => to === group.id);
    const odd = coming.filter(({ groep }) => group.groep.length > 0 && !group.groep.includes(groep));
    if (odd.length > 0) {
      const who = odd.length === 1 ? around.nameOf(odd[0]!.pupil) : `${odd.length} {leerlingen}`;
      const years = [...new Set(odd.map(({ groep }) => yearIs(groep)))].join(' en ');
      warnings.push(
        `${group.name}: ${who} ${odd.length === 1 ? 'komt' : 'komen'} in ${years}, dat niet bij deze leerjaren hoort.`,
      );
    }
    if (coming.length > LARGE) warnings.push(`${group.name} krijgt ${coming.length} {leerlingen}.`);
    if (coming.length === 0 && !group.groep.includes(3))
      warnings.push(`${group.name} krijgt geen {leerlingen}.`);
    if (around.kind === 'school' && group.teachers.length === 0)
      warnings.push(`${group.name} heeft nog geen leerkracht.`);
  }
  const outside = [...pupils.values()].filter(({ group, active }) => group === null && active).length;
  if (outside > 0)
    warnings.push(
      outside === 1
        ? `Eén {leerling} zit in geen {groep} en blijft daar.`
        : `${outside} {leerlingen} zitten in geen {groep} en blijven daar.`,
    );
  return {
    conflicts,
    warnings,
    groups: plan.groups.map(({ id, name }) => ({ id, name, pupils: size(id) })),
    archived: [...current.values()].map(({ name }) => name),
    leavers: size('leave'),
    moved: moves.length - size('leave'),
    moves,
  };
}

/** What is not right with the new groups themselves. */
function groupFaults(plan: YearPlan, { staff }: Around): Outlined['conflicts'] {
  const conflicts: Outlined['conflicts'] = [];
  const taken = new Set<string>();
  if (plan.groups.length === 0)
    conflicts.push({ at: 'groups', message: `Maak minstens één {groep} voor het nieuwe schooljaar.` });
  for (const { id, name, teachers } of plan.groups) {
    const at = `groups.${id}`;
    if (name === '') conflicts.push({ at, message: `Geef elke nieuwe {groep} een naam.` });
    else if (taken.has(groupKey(name)))
      conflicts.push({
        at,
        message: `Er zijn twee nieuwe {groepen} die ${name} heten. Kies andere namen.`,
      });
    taken.add(groupKey(name));
    if (!teachers.every((teacher) => staff.has(teacher)))
      conflicts.push({ at, message: `Iemand van ${name} werkt hier niet meer. Kies opnieuw.` });
  }
  return conflicts;
}
