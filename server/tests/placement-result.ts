import {
  beginningBelief,
  joined,
  proposedStart,
  type Belief,
  type Scored,
} from '../../engine/measure/index.ts';
import { newId } from '../contract/id.ts';
import { audit } from '../audit/audit.ts';
import type { Db } from '../data/database.ts';
import type { PlacementRow, TestItemRow, SittingAnswerRow } from '../data/schema.ts';
import { beginAt, type Beginning } from '../settings/begin-at.ts';
import { linesOf, type Doing } from '../settings/changes.ts';
import { findPlacement } from './placement-stages.ts';
import { banksOf, startOf, type PlacementWord } from './placement-words.ts';
import { answersOf, itemsOf } from './repository.ts';

/** The words of a test that count, with how each went. */
export function scoredOf(
  items: readonly TestItemRow[],
  answers: readonly SittingAnswerRow[],
): (Scored & Pick<TestItemRow, 'part' | 'category'>)[] {
  const byN = new Map(answers.map((answer) => [answer.n, answer]));
  return items.flatMap(({ n, item, d, v, part, category }) => {
    const verdict = byN.get(n)?.verdict;
    return verdict === 'goed' || verdict === 'fout'
      ? [{ item, d, v, right: verdict === 'goed', part, category }]
      : [];
  });
}

/**
 * What comes of a placement test once it is handed in, in the same transaction: a proposal that waits for somebody. In a home it is
 * accepted at once. Gives whether the pupil begins elsewhere by it.
 */
export async function placementChecked(
  trx: Db,
  words: readonly PlacementWord[],
  setId: string,
  now: number,
): Promise<boolean> {
  const placement = await findPlacement(trx, setId);
  const sitting = await trx
    .selectFrom('sittings')
    .selectAll()
    .where('set_id', '=', setId)
    .where('state', '=', 'nagekeken')
    .executeTakeFirst();
  if (placement?.state !== 'toets' || !sitting) return false;
  const scored = scoredOf(await itemsOf(trx, setId), await answersOf(trx, sitting.id));
  const belief = scored.length > 0 ? joined(scored, priorIn(placement)) : undefined;
  const start = belief && proposedStart(belief, placement.norm, banksOf(words));
  const found: PlacementRow = {
    ...placement,
    state: 'open',
    ...(belief && start && { mean: belief.mean, variance: belief.variance, start }),
  };
  const { mean, variance, state } = found;
  await trx
    .updateTable('placements')
    .set({ mean, variance, start: found.start, state })
    .where('set_id', '=', setId)
    .execute();
  return acceptAtHome(trx, found, now);
}

const priorIn = ({ prior_mean: mean, prior_variance: variance }: PlacementRow): Belief => ({
  mean,
  variance,
});

/** Where a pupil begins by a result; undefined of one that has none. */
export function beginningOf({ pupil_id, start, mean, variance }: PlacementRow): Beginning | undefined {
  if (start === null || mean === null || variance === null) return undefined;
  return { pupilId: pupil_id, start: { ...startOf(start), belief: beginningBelief({ mean, variance }) } };
}

async function acceptAtHome(trx: Db, placement: PlacementRow, now: number): Promise<boolean> {
  const set = await trx
    .selectFrom('test_sets')
    .innerJoin('accounts', 'accounts.id', 'test_sets.account_id')
    .select(['made_by', 'kind', 'account_id'])
    .where('test_sets.id', '=', placement.set_id)
    .executeTakeFirstOrThrow();
  const beginning = beginningOf(placement);
  // Who set it ready is who wished it; without them somebody else decides.
  if (set.kind !== 'thuis' || set.made_by === null || !beginning) return false;
  const doing: Doing = { batch: newId(now), actorId: set.made_by, now };
  const { passed } = await beginAt(trx, [beginning], doing);
  if (passed.size > 0) return false;
  await decided(trx, placement.set_id, { state: 'accepted', batch: doing.batch, at: now, by: null });
  await audit(trx, linesOf(doing, set.account_id, 'setting-saved', [placement.pupil_id]));
  return true;
}

/** Writes down what was decided on a result. */
export const decided = (
  trx: Db,
  setId: string,
  {
    state,
    batch,
    at,
    by,
  }: { state: PlacementRow['state']; batch: string | null; at: number | null; by: string | null },
) =>
  trx
    .updateTable('placements')
    .set({ state, batch, decided_at: at, decided_by: by })
    .where('set_id', '=', setId)
    .execute();
