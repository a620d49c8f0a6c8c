import type { z } from 'zod';
import { audit } from '../audit/audit.ts';
import type { RoadmapState, saveRoadmapItem } from '../contract/roadmap.ts';
import { transact, type Db } from '../data/database.ts';
import type { RoadmapItemRow } from '../data/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import { sendMessage } from '../messages/send.ts';
import { concerned, itemRow } from './repository.ts';

const CHANGED = 'Iemand anders heeft dit net veranderd. Bekijk eerst wat er nu staat.';

/** What a message says of where an item has come. */
const TOLD: Record<RoadmapState, string> = {
  idee: 'staat weer bij de ideeën',
  later: 'staat gepland voor later',
  nu: 'wordt nu gemaakt',
  klaar: 'is klaar',
  niet: 'gaan we niet maken',
  samengevoegd: 'is samengevoegd met een ander idee',
};

/** Puts an item on the roadmap or changes it; whom it concerns hears of another state, once for each state. */
export async function saveItem(
  db: Db,
  id: string,
  { basedOn, roles, variants, shown, ...rest }: z.output<typeof saveRoadmapItem.body>,
  by: string,
  now: number,
): Promise<void> {
  const content = {
    ...rest,
    roles: JSON.stringify(roles),
    variants: JSON.stringify(variants),
    shown: shown ? 1 : 0,
  };
  await transact(db, async (trx) => {
    const before = await itemRow(trx, id);
    if (!before) {
      if (basedOn !== 0) throw new Problem('conflict', CHANGED);
      await trx
        .insertInto('roadmap_items')
        .values({
          ...content,
          id,
          merged_into: null,
          proposed_by: null,
          proposed_as: '',
          created_at: now,
          changed_at: now,
          version: 1,
        })
        .execute();
    } else {
      const isSame = (Object.keys(content) as (keyof typeof content)[]).every(
        (key) => before[key] === content[key],
      );
      if (isSame) return;
      if (before.state === 'samengevoegd')
        throw new Problem('conflict', 'Dit idee is samengevoegd met een ander.');
      const { numUpdatedRows } = await trx
        .updateTable('roadmap_items')
        .set({ ...content, changed_at: now, version: basedOn + 1 })
        .where('id', '=', id)
        .where('version', '=', basedOn)
        .executeTakeFirst();
      if (!numUpdatedRows) throw new Problem('conflict', CHANGED);
      if (before.state !== content.state) await tell(trx, { ...before, ...content }, id, now);
    }
    await audit(trx, { action: 'roadmap-saved', actorId: by, subject: id, detail: rest.state });
  });
}

/** Tells whom it concerns where an item has come; `shown` is the item that they then look at. */
async function tell(trx: Db, row: RoadmapItemRow, shown: string, now: number): Promise<void> {
  const receivers = await concerned(trx, row);
  if (receivers.length === 0) return;
  await sendMessage(
    trx,
    {
      kind: 'roadmap',
      title: `“${row.title}” ${TOLD[row.state]}`,
      text: `Je stemde hiervoor, volgt het of stelde het voor: “${row.title}” ${TOLD[row.state]}.`,
      link: `roadmap/${shown}`,
      receivers,
      source: `roadmap ${row.id} ${row.state}`,
    },
    now,
  );
}

/** Merges an item into another that says the same: votes, followers and what was said go along, and nobody counts twice. */
export async function mergeItems(db: Db, id: string, into: string, by: string, now: number): Promise<void> {
  if (id === into)
    throw new Problem('invalid-fields', undefined, { fields: { into: 'Kies een ander punt.' } });
  await transact(db, async (trx) => {
    const [row, target] = [await itemRow(trx, id), await itemRow(trx, into)];
    if (!row || !target) throw notFound('Dit punt is er niet meer.');
    if (row.merged_into === into) return;
    if (row.state === 'samengevoegd' || target.state === 'samengevoegd')
      throw new Problem('conflict', 'Dit punt is zelf al samengevoegd. Kies een ander.');
    // Told to those who voted for it, before their votes go to the other one.
    await tell(trx, { ...row, state: 'samengevoegd' }, into, now);
    await trx
      .deleteFrom('roadmap_votes')
      .where('item_id', '=', id)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('roadmap_votes as other')
            .select('other.id')
            .where('other.item_id', '=', into)
            .whereRef('other.user_id', '=', 'roadmap_votes.user_id'),
        ),
      )
      .execute();
    await trx.updateTable('roadmap_votes').set({ item_id: into }).where('item_id', '=', id).execute();
    const followers = await trx
      .selectFrom('roadmap_follows')
      .select('user_id')
      .where('item_id', '=', id)
      .execute();
    const proposer = row.proposed_by === null ? [] : [{ user_id: row.proposed_by }];
    for (const { user_id } of [...followers, ...proposer])
      await trx
        .insertInto('roadmap_follows')
        .values({ item_id: into, user_id })
        .onConflict((conflict) => conflict.columns(['item_id', 'user_id']).doNothing())
        .execute();
    await trx.deleteFrom('roadmap_follows').where('item_id', '=', id).execute();
    await trx.updateTable('roadmap_comments').set({ item_id: into }).where('item_id', '=', id).execute();
    await trx.updateTable('roadmap_items').set({ merged_into: into }).where('merged_into', '=', id).execute();
    await trx
      .updateTable('roadmap_items')
      .set({ state: 'samengevoegd', merged_into: into, changed_at: now, version: row.version + 1 })
      .where('id', '=', id)
      .execute();
    await audit(trx, { action: 'roadmap-merged', actorId: by, subject: id, detail: into });
  });
}

/** Shows a comment to all, or not. */
export async function judge(
  db: Db,
  { item, comment }: { item: string; comment: string },
  state: 'shown' | 'refused',
  by: string,
): Promise<void> {
  await transact(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('roadmap_comments')
      .set({ state })
      .where('id', '=', comment)
      .where('item_id', '=', item)
      .executeTakeFirst();
    if (!numUpdatedRows) throw notFound('Deze reactie is er niet meer.');
    await audit(trx, { action: 'roadmap-comment', actorId: by, subject: comment, detail: state });
  });
}
