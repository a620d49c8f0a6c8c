import type { Variant } from '../contract/variant.ts';
import type { Db } from '../data/database.ts';
import type { SittingRow, TestItemRow } from '../data/schema.ts';
import { answersOf } from './repository.ts';
import { isCounted, scoreOf } from './scoring.ts';

/**
 * Ends a sitting, in a transaction: every word gets its verdict, and what nobody has to decide is checked at once. Gives whether it was
 * still open; a second time does nothing.
 */
export async function handIn(
  trx: Db,
  sitting: SittingRow,
  items: readonly TestItemRow[],
  { variant, now, why = null }: { variant: Variant; now: number; why?: string | null },
): Promise<boolean> {
  const ended = await trx
    .updateTable('sittings')
    .set({ state: 'ingeleverd', handed_in_at: now, why, version: sitting.version + 1 })
    .where('id', '=', sitting.id)
    .where('state', '=', 'bezig')
    .executeTakeFirst();
  if (ended.numUpdatedRows === 0n) return false;
  const stored = new Map((await answersOf(trx, sitting.id)).map((answer) => [answer.n, answer]));
  for (const item of items) {
    const answer = stored.get(item.n);
    const isOut = answer !== undefined && !isCounted(answer);
    const { verdict, errors } = isOut
      ? { verdict: null, errors: [] }
      : scoreOf(item, answer?.given ?? null, variant);
    const values = { verdict, errors: JSON.stringify(errors), decided_by: null, why: null };
    await trx
      .insertInto('sitting_answers')
      .values({
        sitting_id: sitting.id,
        pupil_id: sitting.pupil_id,
        n: item.n,
        ...{ rev: 0, given: null, plays: 0, ms: 0, missing: null, late: null },
        ...values,
      })
      .onConflict((conflict) => conflict.columns(['sitting_id', 'n']).doUpdateSet(values))
      .execute();
  }
  await markChecked(trx, sitting.id);
  return true;
}

/** What was handed in and leaves nothing to decide is checked. */
export async function markChecked(trx: Db, sittingId: string): Promise<void> {
  await trx
    .updateTable('sittings')
    .set({ state: 'nagekeken' })
    .where('id', '=', sittingId)
    .where('state', '=', 'ingeleverd')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sitting_answers')
            .select('n')
            .where('sitting_id', '=', sittingId)
            .where('verdict', '=', 'twijfel'),
        ),
      ),
    )
    .execute();
}
