import { IDEAS_PER_WEEK } from '../contract/account-terms.ts';
import { newId } from '../contract/id.ts';
import { transact, type Db } from '../data/database.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { Reader } from '../messages/target.ts';
import { itemRow } from './repository.ts';
import { saidAs } from './said-as.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Proposes an idea, with the first vote; sent twice it is one. Throws when somebody proposed enough for this week. */
export async function propose(
  db: Db,
  id: string,
  { title, text }: { title: string; text: string },
  by: Reader,
  now: number,
): Promise<void> {
  await transact(db, async (trx) => {
    const known = await itemRow(trx, id);
    if (known) {
      if (known.proposed_by !== by.id) throw notFound();
      return;
    }
    const { count } = await trx
      .selectFrom('roadmap_items')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('proposed_by', '=', by.id)
      .where('created_at', '>', now - WEEK_MS)
      .executeTakeFirstOrThrow();
    if (Number(count) >= IDEAS_PER_WEEK)
      throw new Problem(
        'too-many-requests',
        `Je kunt ${IDEAS_PER_WEEK} ideeën per week voorstellen. Bewaar dit idee nog even.`,
      );
    await trx
      .insertInto('roadmap_items')
      .values({
        id,
        title,
        text,
        state: 'idee',
        merged_into: null,
        month: '',
        roles: '[]',
        variants: '[]',
        shown: 0,
        proposed_by: by.id,
        proposed_as: saidAs(by.role, by.account.kind),
        created_at: now,
        changed_at: now,
        version: 1,
      })
      .execute();
    await addVote(trx, id, by, now);
    await setFollow(trx, id, by.id, true);
  });
}

/** Adds or takes back somebody's one vote; who votes follows as well. */
export async function setVote(db: Db, item: string, vote: boolean, by: Reader, now: number): Promise<void> {
  await transact(db, async (trx) => {
    if (vote) {
      await refuseMerged(trx, item);
      await addVote(trx, item, by, now);
    } else
      await trx
        .deleteFrom('roadmap_votes')
        .where('item_id', '=', item)
        .where('user_id', '=', by.id)
        .execute();
  });
}

const addVote = (trx: Db, item: string, by: Reader, now: number) =>
  trx
    .insertInto('roadmap_votes')
    .values({ id: newId(now), item_id: item, user_id: by.id, organisation: by.account.id, at: now })
    .onConflict((conflict) => conflict.columns(['item_id', 'user_id']).doNothing())
    .execute();

/** Has somebody hear of an item, or no longer. */
export async function setFollow(db: Db, item: string, user: string, follow: boolean): Promise<void> {
  if (follow)
    await db
      .insertInto('roadmap_follows')
      .values({ item_id: item, user_id: user })
      .onConflict((conflict) => conflict.columns(['item_id', 'user_id']).doNothing())
      .execute();
  else
    await db.deleteFrom('roadmap_follows').where('item_id', '=', item).where('user_id', '=', user).execute();
}

/** Says something of an item; sent twice it is said once. */
export async function comment(
  db: Db,
  { id, item, text }: { id: string; item: string; text: string },
  by: Reader,
  now: number,
): Promise<void> {
  await transact(db, async (trx) => {
    const known = await trx
      .selectFrom('roadmap_comments')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (known) {
      if (known.user_id !== by.id || known.item_id !== item) throw notFound();
      return;
    }
    await refuseMerged(trx, item);
    await trx
      .insertInto('roadmap_comments')
      .values({
        id,
        item_id: item,
        user_id: by.id,
        said_as: saidAs(by.role, by.account.kind),
        text,
        state: 'new',
        at: now,
      })
      .execute();
    await setFollow(trx, item, by.id, true);
  });
}

/** What was merged lives on in another item. */
async function refuseMerged(trx: Db, item: string): Promise<void> {
  const row = await itemRow(trx, item);
  if (row?.state === 'samengevoegd')
    throw new Problem('conflict', 'Dit idee is samengevoegd met een ander. Kijk daar verder.');
}
