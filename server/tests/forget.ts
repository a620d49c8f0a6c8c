import { METHOD_TESTS_KEPT } from '../contract/method-tests.ts';
import { VARIANTS } from '../contract/variant.ts';
import type { Db } from '../data/database.ts';
import { startOfDay } from '../data/day.ts';
import { BEGINS, schoolYearOf } from '../groups/school-year.ts';

/**
 * Erases method tests and placement tests, with what was written in them, some years after the school year in which they were made or taken last. Those of plans
 * go with their plan. Gives how many.
 */
export async function eraseOldMethodTests(db: Db, now: number): Promise<number> {
  let count = 0;
  for (const variant of VARIANTS) {
    // What began in a school year before this one has been kept for so many whole ones since.
    const day = `${schoolYearOf(now, variant) - METHOD_TESTS_KEPT.years}-${BEGINS[variant]}`;
    const before = startOfDay(Date.parse(`${day}T12:00Z`));
    const { numDeletedRows } = await db
      .deleteFrom('test_sets')
      .where('use', 'in', ['methode', 'instap'])
      .where('account_id', 'in', ({ selectFrom }) =>
        selectFrom('accounts').select('accounts.id').where('variant', '=', variant),
      )
      .where('made_at', '<', before)
      .where('open_from', '<', day)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('sittings')
              .select('sittings.id')
              .whereRef('sittings.set_id', '=', 'test_sets.id')
              .where(({ or, eb }) => or([eb('begun_at', '>=', before), eb('handed_in_at', '>=', before)])),
          ),
        ),
      )
      .executeTakeFirst();
    count += Number(numDeletedRows);
  }
  return count;
}
