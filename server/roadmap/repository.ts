import type { OfficeRoadmapItem, RoadmapComment, RoadmapItem } from '../contract/roadmap.ts';
import type { Variant } from '../contract/variant.ts';
import type { Db } from '../data/database.ts';
import type { RoadmapItemRow } from '../data/schema.ts';

/** Who looks; the variant is undefined for the office, which sees all. */
export interface Looker {
  id: string;
  variant: Variant | undefined;
}

/** All items with their numbers, and what `userId` did with them. */
const items = (db: Db, userId: string) =>
  db
    .selectFrom('roadmap_items as item')
    .leftJoin('roadmap_items as into', 'into.id', 'item.merged_into')
    .selectAll('item')
    .select('into.title as into_title')
    .select(({ selectFrom, exists }) => [
      selectFrom('roadmap_votes')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('item_id', '=', 'item.id')
        .as('votes'),
      selectFrom('roadmap_votes')
        .select(({ fn }) => fn.count<number>('organisation').distinct().as('n'))
        .whereRef('item_id', '=', 'item.id')
        .as('organisations'),
      selectFrom('roadmap_comments')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('item_id', '=', 'item.id')
        .where('roadmap_comments.state', '=', 'shown')
        .as('comments'),
      selectFrom('roadmap_comments')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('item_id', '=', 'item.id')
        .where('roadmap_comments.state', '=', 'new')
        .as('waiting'),
      exists(
        selectFrom('roadmap_votes')
          .select('item_id')
          .whereRef('item_id', '=', 'item.id')
          .where('user_id', '=', userId),
      ).as('has_voted'),
      exists(
        selectFrom('roadmap_follows')
          .select('item_id')
          .whereRef('item_id', '=', 'item.id')
          .where('user_id', '=', userId),
      ).as('follows'),
    ])
    .orderBy('item.changed_at', 'desc')
    .orderBy('item.id', 'desc');
type Found = Awaited<ReturnType<ReturnType<typeof items>['execute']>>[number];

/** Whether somebody sees an item: what the office has looked at and is for their country, and the own ideas. */
const isSeenBy = ({ id, variant }: Looker, row: Found): boolean => {
  if (variant === undefined || row.proposed_by === id) return true;
  const variants = JSON.parse(row.variants) as Variant[];
  return row.shown === 1 && (variants.length === 0 || variants.includes(variant));
};

const viewOf = (row: Found, userId: string): OfficeRoadmapItem => ({
  id: row.id,
  title: row.title,
  text: row.text,
  state: row.state,
  mergedInto: row.merged_into === null ? null : { id: row.merged_into, title: row.into_title ?? '' },
  month: row.month,
  roles: JSON.parse(row.roles) as RoadmapItem['roles'],
  by: row.proposed_as,
  votes: Number(row.votes),
  organisations: Number(row.organisations),
  comments: Number(row.comments),
  hasVoted: Boolean(row.has_voted),
  follows: Boolean(row.follows),
  isMine: row.proposed_by === userId,
  isShown: row.shown === 1,
  variants: JSON.parse(row.variants) as Variant[],
  version: row.version,
  waiting: Number(row.waiting),
  createdAt: row.created_at,
});

/** All that somebody sees, what changed last first. */
export async function itemsFor(db: Db, looker: Looker): Promise<OfficeRoadmapItem[]> {
  const rows = await items(db, looker.id).execute();
  return rows.filter((row) => isSeenBy(looker, row)).map((row) => viewOf(row, looker.id));
}

/** One item with what was said of it, and what was merged into it; undefined when it is not theirs to see. */
export async function itemFor(db: Db, looker: Looker, id: string) {
  const row = await items(db, looker.id).where('item.id', '=', id).executeTakeFirst();
  if (!row || !isSeenBy(looker, row)) return undefined;
  const merged = await db
    .selectFrom('roadmap_items')
    .select('title')
    .where('merged_into', '=', id)
    .orderBy('title')
    .execute();
  const comments = await db
    .selectFrom('roadmap_comments')
    .selectAll()
    .where('item_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const said: RoadmapComment[] = comments
    .filter((one) => looker.variant === undefined || one.state === 'shown' || one.user_id === looker.id)
    .map(({ id: comment, said_as: by, text, at, user_id, state }) => ({
      id: comment,
      by,
      text,
      at,
      isMine: user_id === looker.id,
      state,
    }));
  return { ...viewOf(row, looker.id), said, merged: merged.map(({ title }) => title) };
}

/** One item as it is stored. */
export const itemRow = (db: Db, id: string): Promise<RoadmapItemRow | undefined> =>
  db.selectFrom('roadmap_items').selectAll().where('id', '=', id).executeTakeFirst();

/** Whom a change of an item concerns: who voted, follows it, or proposed it. */
export async function concerned(db: Db, row: RoadmapItemRow): Promise<string[]> {
  const voters = await db
    .selectFrom('roadmap_votes')
    .select('user_id')
    .where('item_id', '=', row.id)
    .where('user_id', 'is not', null)
    .execute();
  const followers = await db
    .selectFrom('roadmap_follows')
    .select('user_id')
    .where('item_id', '=', row.id)
    .execute();
  return [
    ...new Set(
      [...voters, ...followers, { user_id: row.proposed_by }].flatMap(({ user_id }) => user_id ?? []),
    ),
  ];
}
