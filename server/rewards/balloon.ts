import { newId } from '../contract/id.ts';
import type { Rewards } from '../contract/rewards.ts';
import { transact, type Db } from '../data/database.ts';

/** Words that were right at the first try that lift a balloon one metre. */
const RIGHTS_PER_METRE = 10;

/** At these heights everybody in the group gets the same sticker. */
const STICKERS = [
  { id: 'molen', name: 'Zo hoog als een molen', height: 30 },
  { id: 'toren', name: 'Zo hoog als de Dom', height: 110 },
  { id: 'eiffel', name: 'Zo hoog als de Eiffeltoren', height: 330 },
  { id: 'wolken', name: 'In de wolken', height: 700 },
  { id: 'regenboog', name: 'Boven de regenboog', height: 1200 },
  { id: 'bergen', name: 'Zo hoog als de Alpen', height: 2500 },
  { id: 'vliegtuig', name: 'Bij de vliegtuigen', height: 5000 },
  { id: 'sterren', name: 'Tussen de sterren', height: 10_000 },
] as const;

/**
 * Lifts the balloon of a pupil's group by what the pupil has right at the first try and it does not know yet. A pupil who
 * comes from another group lifts by what was not counted there. What was lifted stays, whatever happens to the log.
 */
export const liftBalloon = (db: Db, pupil: { id: string; group_id: string | null }): Promise<void> =>
  transact(db, async (trx) => {
    const { id: pupil_id, group_id } = pupil;
    if (group_id === null) return;
    const sum = await trx
      .selectFrom('rounds')
      .select(({ fn }) => fn.sum<number | null>('first_try').as('rights'))
      .where('pupil_id', '=', pupil_id)
      .executeTakeFirstOrThrow();
    const rights = Number(sum.rights ?? 0);
    const lifts = await trx
      .selectFrom('balloon_lifts')
      .select(['group_id', 'rights'])
      .where('pupil_id', '=', pupil_id)
      .execute();
    const known = lifts.find((lift) => lift.group_id === group_id);
    const counted = Math.max(0, ...lifts.map((lift) => lift.rights));
    if (known && counted >= rights) return;
    const row = { group_id, pupil_id, rights };
    if (!known) {
      await trx
        .insertInto('balloon_lifts')
        .values({ ...row, id: newId(), from_rights: Math.min(counted, rights) })
        .onConflict((conflict) => conflict.columns(['group_id', 'pupil_id']).doNothing())
        .execute();
      return;
    }
    // Back from another group: what was counted there is not counted here too.
    const elsewhere = Math.max(0, counted - known.rights);
    await trx
      .updateTable('balloon_lifts')
      .set(({ eb }) => ({ rights, from_rights: eb('from_rights', '+', elsewhere) }))
      .where('group_id', '=', group_id)
      .where('pupil_id', '=', pupil_id)
      .execute();
  });

/**
 * What a pupil had right elsewhere lifts no balloon here: `rights` that came with rounds of another place (below zero: that went with
 * them again) are as counted.
 */
export async function liftNothing(
  trx: Db,
  { pupilId, groupId, rights }: { pupilId: string; groupId: string; rights: number },
): Promise<void> {
  if (rights === 0) return;
  const { numUpdatedRows } = await trx
    .updateTable('balloon_lifts')
    .set(({ eb }) => ({ rights: eb('rights', '+', rights), from_rights: eb('from_rights', '+', rights) }))
    .where('pupil_id', '=', pupilId)
    .executeTakeFirst();
  if (numUpdatedRows > 0n || rights < 0) return;
  await trx
    .insertInto('balloon_lifts')
    .values({ id: newId(), group_id: groupId, pupil_id: pupilId, rights, from_rights: rights })
    .onConflict((conflict) => conflict.columns(['group_id', 'pupil_id']).doNothing())
    .execute();
}

/** The balloon of a group: what all its pupils lifted, those who left too. Who lifted how much is not told. */
export async function readBalloon(db: Db, groupId: string): Promise<NonNullable<Rewards['balloon']>> {
  const { lifted } = await db
    .selectFrom('balloon_lifts')
    .select(({ fn, eb }) => fn.sum<number | null>(eb('rights', '-', eb.ref('from_rights'))).as('lifted'))
    .where('group_id', '=', groupId)
    .executeTakeFirstOrThrow();
  return {
    height: Math.floor(Number(lifted ?? 0) / RIGHTS_PER_METRE),
    stickers: STICKERS.map((sticker) => ({ ...sticker })),
  };
}
