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

/** The form that is asked at the moment for which a test is open: at the end the other one. */
export const formAt = ({ moment, first_form: first }: Pick<TestSetRow, 'moment' | 'first_form'>): FormId =>
  moment === 'eind' ? (first === 'A' ? 'B' : 'A') : first;

/** States in which a plan has tests to take. */
const TAKES: readonly PlanRow['state'][] = ['concept', 'actief', 'evalueren'];

/** The tests of these that a pupil may begin, as far as that hangs on group and plan. */
export async function openSets(
  db: Db,
  pupil: Pick<PupilRow, 'id' | 'group_id'>,
  sets: readonly TestSetRow[],
): Promise<Set<string>> {
  const plans = await db
    .selectFrom('plans')
    .select('id')
    .where('pupil_id', '=', pupil.id)
    .where('trashed_at', 'is', null)
    .where('state', 'in', TAKES)
    .execute();
  const open = new Set(plans.map(({ id }) => id));
  const isOpen = ({ use, group_id, plan_id, pupil_id }: TestSetRow) =>
    use === 'methode'
      ? group_id === pupil.group_id
      : use === 'instap'
        ? pupil_id === pupil.id
        : plan_id !== null && open.has(plan_id);
  return new Set(sets.filter(isOpen).map(({ id }) => id));
}

/** Whether a test was set ready for a pupil. */
export const isFor = async (db: Db, set: TestSetRow, pupil: PupilRow): Promise<boolean> =>
  (set.use === 'methode' || set.pupil_id === pupil.id) && (await openSets(db, pupil, [set])).has(set.id);
