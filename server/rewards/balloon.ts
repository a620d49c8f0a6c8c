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
 * The balloon of a group: lifted by what its pupils had right since they joined it. What somebody lifted stays when
 * they leave, so it only rises; who lifted how much is not told. Who joins later lifts by what is right from then on.
 */
export async function readBalloon(db: Db, groupId: string): Promise<NonNullable<Rewards['balloon']>> {
  const [pupils, lifts] = await Promise.all([
    rightsIn(db, groupId),
    db.selectFrom('balloon_lifts').selectAll().where('group_id', '=', groupId).execute(),
  ]);
  const known = new Map(lifts.map((lift) => [lift.pupil_id, lift]));
  const changed = pupils.filter(({ id, rights }) => rights > (known.get(id)?.rights ?? -1));
  if (changed.length > 0) {
    await transact(db, async (trx) => {
      for (const { id, rights } of changed) {
        // A group's first balloon starts with all that its pupils did before.
        const from_rights = lifts.length === 0 ? 0 : rights;
        await trx
          .insertInto('balloon_lifts')
          .values({ id: newId(), group_id: groupId, pupil_id: id, from_rights, rights })
          .onConflict((conflict) =>
            conflict.columns(['group_id', 'pupil_id']).doUpdateSet(({ eb, ref }) => ({
              rights: eb
                .case()
                .when('excluded.rights', '>', ref('balloon_lifts.rights'))
                .then(ref('excluded.rights'))
                .else(ref('balloon_lifts.rights'))
                .end(),
            })),
          )
          .execute();
      }
    });
  }
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

/** What each pupil of a group had right at the first try, ever. */
async function rightsIn(db: Db, groupId: string): Promise<{ id: string; rights: number }[]> {
  const rows = await db
    .selectFrom('pupils')
    .leftJoin('rounds', 'rounds.pupil_id', 'pupils.id')
    .select(({ fn }) => ['pupils.id', fn.sum<number | null>('rounds.first_try').as('rights')])
    .where('pupils.group_id', '=', groupId)
    .groupBy('pupils.id')
    .execute();
  return rows.map(({ id, rights }) => ({ id, rights: Number(rights ?? 0) }));
}
