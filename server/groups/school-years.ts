import { lookBackOn, runningPlans } from '../care/leaving.ts';
import type { YearOutline, YearPlan } from '../contract/school-years.ts';
import type { Variant } from '../contract/variant.ts';
import type { Db } from '../data/database.ts';
import type { AccountRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import { carrySettings, storeCarried, type Journey } from './carry-settings.ts';
import { makeChange, readPresent, type Doing, type Present, type Touched } from './changes.ts';
import { outlineYear, type Around, type Move } from './outline.ts';
import { proposeYear, type CurrentGroup } from './propose.ts';
import { rosterOf, staffOf } from './repository.ts';
import { schoolYearOf } from './school-year.ts';
import type { GroupState } from './state.ts';

type Account = Pick<AccountRow, 'id' | 'kind' | 'variant'>;

const dutch = new Intl.Collator('nl', { numeric: true });

/** The school year that an account is in: that of its groups, or of today when there are none. */
export function yearOf({ groups }: Pick<Present, 'groups'>, today: number): number {
  const years = [...groups.values()].filter(({ archived }) => !archived).map(({ schoolYear }) => schoolYear);
  return years.length > 0 ? Math.max(...years) : today;
}

/** A plan to begin with, and what is needed to change it. */
export async function planYear(db: Db, account: Account, now: number) {
  const present = await readPresent(db, account.id);
  const roster = await rosterOf(db, account.id);
  const today = schoolYearOf(now, account.variant);
  const open = [...present.groups]
    .filter(([, { archived }]) => !archived)
    .sort(([, a], [, b]) => dutch.compare(a.name, b.name));
  const current = open.map(([id, group]): CurrentGroup & { pupils: typeof roster } => {
    const pupils = roster.filter((pupil) => pupil.group === id);
    return { ...group, id, pupils, years: pupils.map(({ groep }) => groep) };
  });
  const year = Math.max(yearOf(present, today) + 1, today);
  return {
    plan: proposeYear(current, year, account.variant),
    startsOn: firstDayOf(year, account.variant),
    current: current.map(({ id, name, groep, pupils }) => ({ id, name, groep: [...groep], pupils })),
    staff: await staffOf(db, account.id),
    running: await runningPlans(db, account.id),
  };
}

/** What a plan would do, and what is not right with it. */
export async function checkYear(db: Db, account: Account, plan: YearPlan): Promise<YearOutline> {
  const present = await readPresent(db, account.id);
  const { moves, ...outline } = outlineYear(present, plan, await aroundOf(db, account));
  const { told } = await carrySettings(db, journeyOf(present, plan, moves, account.variant));
  return { ...outline, settings: told };
}

/** Begins a school year: the groups of now go to the archive and remember who was in them. */
export const startYear = (db: Db, account: Account, plan: YearPlan, doing: Doing): Promise<Touched> =>
  makeChange(db, 'school-year', doing, async (present, trx) => {
    if (plan.year <= yearOf(present, 0))
      throw new Problem(
        'conflict',
        'Dit schooljaar is al begonnen. Ververs de pagina om te zien hoe het nu is.',
      );
    const { conflicts, moves } = outlineYear(present, plan, await aroundOf(trx, account));
    if (conflicts.length > 0) throw new Problem('conflict', conflicts[0]!.message);
    const carried = await carrySettings(trx, journeyOf(present, plan, moves, account.variant));
    const current = [...present.groups].filter(([, { archived }]) => !archived);
    const made = plan.groups.map(({ id, name, groep, teachers }) => {
      if (present.groups.has(id)) throw new Problem('conflict', 'Dit plan is al gebruikt. Begin opnieuw.');
      const state = { name, groep: [...new Set(groep)].sort(), teachers: [...new Set(teachers)].sort() };
      return [id, { ...state, schoolYear: plan.year, archived: false }] as const;
    });
    return {
      groups: new Map<string, GroupState>([
        ...current.map(([id, group]) => [id, { ...group, archived: true }] as const),
        ...made,
      ]),
      pupils: new Map(
        moves.map(({ pupil, to, groep }) => {
          const place = present.pupils.get(pupil)!;
          const leaves = { group: null, groep: place.groep, active: false };
          return [pupil, to === 'leave' ? leaves : { group: to, groep, active: true }];
        }),
      ),
      past: moves.map(({ pupil }) => {
        const { group, groep } = present.pupils.get(pupil)!;
        return { group: group!, pupil, groep };
      }),
      async also(then) {
        const { change: batch, actorId, now } = doing;
        await storeCarried(then, carried, { batch, actorId, now });
        await lookBackOn(then, account.id, plan.lookBack, { actorId, now });
      },
    };
  });

const firstDayOf = (year: number, variant: Variant) => `${year}-${variant === 'be' ? '09' : '08'}-01`;

/** Who goes from which group to which, as far as practice settings go along. */
const journeyOf = (
  { groups, pupils }: Present,
  plan: YearPlan,
  moves: readonly Move[],
  variant: Variant,
): Journey => ({
  going: moves
    .filter(({ to }) => to !== 'leave')
    .map(({ pupil, to }) => ({ pupil, from: pupils.get(pupil)!.group!, to })),
  names: new Map(
    [...groups, ...plan.groups.map((group) => [group.id, group] as const)].map(([id, { name }]) => [
      id,
      name,
    ]),
  ),
  newYear: firstDayOf(plan.year, variant),
});

async function aroundOf(db: Db, { id, kind, variant }: Account): Promise<Around> {
  const staff = new Set((await staffOf(db, id)).map((one) => one.id));
  const names = new Map((await rosterOf(db, id)).map((pupil) => [pupil.id, pupil.name]));
  return { kind, variant, staff, nameOf: (pupil) => names.get(pupil) ?? 'Een {leerling}' };
}
