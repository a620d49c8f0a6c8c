import { FEWEST_WORDS } from '../../engine/measure/index.ts';
import { audit } from '../audit/audit.ts';
import { transact, type Db } from '../data/database.ts';
import type { TestSetRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import { handIn } from './hand-in.ts';
import { placementChecked } from './placement-result.ts';
import type { PlacementWord } from './placement-words.ts';
import { answersOf, itemsOf, sittingOf } from './repository.ts';

/**
 * Ends a placement test for a pupil who does not go on with it. What was not written counts in nothing; with too few words there is
 * nothing to say, and it is a `conflict`.
 */
export async function endEarly(
  db: Db,
  words: readonly PlacementWord[],
  { set, actorId, now }: { set: TestSetRow & { pupil_id: string }; actorId: string; now: number },
): Promise<void> {
  const { variant } = await db
    .selectFrom('accounts')
    .select('variant')
    .where('id', '=', set.account_id)
    .executeTakeFirstOrThrow();
  await transact(db, async (trx) => {
    const sitting = await sittingOf(trx, set, set.pupil_id);
    if (sitting?.state !== 'bezig')
      throw new Problem('conflict', 'Aan deze toets is niemand bezig. Kijk nog eens.');
    const items = await itemsOf(trx, set.id);
    const answers = await answersOf(trx, sitting.id);
    const given = new Set(
      answers.filter((answer) => answer.given !== null && answer.given !== '').map(({ n }) => n),
    );
    if (given.size < FEWEST_WORDS)
      throw new Problem(
        'conflict',
        `Er zijn pas ${given.size} woorden geschreven: ${FEWEST_WORDS} is het minste om iets te zeggen.`,
      );
    const left = items.filter(({ n }) => !given.has(n));
    for (const { n } of left)
      await trx
        .insertInto('sitting_answers')
        .values({
          sitting_id: sitting.id,
          pupil_id: sitting.pupil_id,
          n,
          ...{ rev: 0, given: null, plays: 0, ms: 0, missing: 'niet gemaakt', late: null },
          ...{ verdict: null, errors: '[]', decided_by: null, why: null },
        })
        .onConflict((conflict) =>
          conflict.columns(['sitting_id', 'n']).doUpdateSet({ missing: 'niet gemaakt' }),
        )
        .execute();
    await handIn(trx, sitting, items, { variant, now });
    await placementChecked(trx, words, set.id, now);
    await audit(trx, {
      action: 'placement-ended',
      actorId,
      accountId: set.account_id,
      subject: set.pupil_id,
      detail: set.id,
    });
  });
}
