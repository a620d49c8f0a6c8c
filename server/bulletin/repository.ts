import type { BulletinItem, BulletinView } from '../contract/bulletin.ts';
import type { Variant } from '../contract/variant.ts';
import type { Db } from '../data/database.ts';
import type { BulletinRow } from '../data/schema.ts';

/** What is on the site: an item and its id. */
export interface Shown<K extends BulletinItem['kind'] = BulletinItem['kind']> {
  id: string;
  item: Extract<BulletinItem, { kind: K }>;
}

const itemOf = ({ kind, sites, data }: BulletinRow) =>
  ({ ...(JSON.parse(data) as object), kind, sites }) as BulletinItem;

/** Items of one kind for the site of a variant, by their day. */
export async function readShown<K extends BulletinItem['kind']>(
  db: Db,
  kind: K,
  variant: Variant,
): Promise<Shown<K>[]> {
  const rows = await db
    .selectFrom('bulletin')
    .selectAll()
    .where('kind', '=', kind)
    .where('sites', 'in', ['both', variant])
    .orderBy('day')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, item: itemOf(row) as Shown<K>['item'] }));
}

/** Everything for the office, the newest first. */
export async function readItems(db: Db, id?: string): Promise<BulletinView[]> {
  const rows = await db
    .selectFrom('bulletin')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ id: row.id, item: itemOf(row), createdAt: Number(row.created_at) }));
}

/** Stores an item under its id, or changes it; an item never becomes one of another kind. False when that was asked. */
export async function saveItem(db: Db, id: string, item: BulletinItem, now = Date.now()): Promise<boolean> {
  const { kind, sites, ...data } = item;
  const day = item.kind === 'notice' ? item.until : item.day;
  const changed = { sites, day, data: JSON.stringify(data) };
  await db
    .insertInto('bulletin')
    .values({ id, kind, ...changed, created_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changed).where('bulletin.kind', '=', kind))
    .execute();
  const stored = await db.selectFrom('bulletin').select('kind').where('id', '=', id).executeTakeFirst();
  return stored?.kind === kind;
}

/** Removes an item; false when there is none. */
export async function removeItem(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('bulletin').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
