import type { FormId } from '../../engine/measure/index.ts';
import type { Feature } from '../contract/feature-names.ts';
import type { Db } from '../data/database.ts';
import type { PlanRow, PupilRow, TestSetRow } from '../data/schema.ts';

/** The part of the product that tests of a use belong to; none for who has them all. */
const FEATURE_OF = {
  methode: 'featureTestschool',
  plan: 'featureZorgtraject',
  instap: undefined,
} as const satisfies Record<TestSetRow['use'], Feature | undefined>;

/** Whether an account with these parts has tests of a use. */
export function hasUse(features: readonly Feature[], use: TestSetRow['use']): boolean {
  const feature = FEATURE_OF[use];
  return feature === undefined || features.includes(feature);
}

/** What says which form is asked. */
export type Asking = Pick<TestSetRow, 'moment' | 'first_form' | 'spare_for'>;

/** The form that is asked at the moment for which a test is open: at the end the other one, and the third where it was made for that moment. */
export function formAt({ moment, first_form: first, spare_for }: Asking): FormId {
  if (moment === 'na' || spare_for === moment) return 'C';
  return moment === 'eind' ? (first === 'A' ? 'B' : 'A') : first;
}

/** States in which a plan has tests to take. */
const TAKES: readonly PlanRow['state'][] = ['concept', 'actief', 'evalueren'];

/** Whether a test of a plan may be made or taken: the repeat also once it was looked back on. */
export const takesTests = ({ state }: Pick<PlanRow, 'state'>, moment: TestSetRow['moment']): boolean =>
  TAKES.includes(state) || (moment === 'na' && state === 'afgesloten');

/** The tests of these that a pupil may begin, as far as that hangs on group and plan. */
export async function openSets(
  db: Db,
  pupil: Pick<PupilRow, 'id' | 'group_id'>,
  sets: readonly TestSetRow[],
): Promise<Set<string>> {
  const plans = await db
    .selectFrom('plans')
    .select(['id', 'state'])
    .where('pupil_id', '=', pupil.id)
    .where('trashed_at', 'is', null)
    .execute();
  const stateOf = new Map(plans.map(({ id, state }) => [id, state]));
  const isOpen = ({ use, group_id, plan_id, pupil_id, moment }: TestSetRow) => {
    if (use === 'methode') return group_id === pupil.group_id;
    if (use === 'instap') return pupil_id === pupil.id;
    const state = plan_id === null ? undefined : stateOf.get(plan_id);
    return state !== undefined && takesTests({ state }, moment);
  };
  return new Set(sets.filter(isOpen).map(({ id }) => id));
}

/** Whether a test was set ready for a pupil. */
export const isFor = async (db: Db, set: TestSetRow, pupil: PupilRow): Promise<boolean> =>
  (set.use === 'methode' || set.pupil_id === pupil.id) && (await openSets(db, pupil, [set])).has(set.id);
