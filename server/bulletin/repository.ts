import type { BulletinItem, BulletinView } from '../contract/bulletin.ts';
import { RETENTION } from '../contract/retention.ts';
import type { Variant } from '../contract/variant.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay, overBefore } from '../data/day.ts';
import type { BulletinRow, TrainingSignUpRow } from '../data/schema.ts';

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

/** One training; undefined when there is none with this id. */
export async function readTraining(db: Db, id: string): Promise<Shown<'training'> | undefined> {
  const row = await db
    .selectFrom('bulletin')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'training')
    .executeTakeFirst();
  return row && { id, item: itemOf(row) as Shown<'training'>['item'] };
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
  const signUps = await readSignUps(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    id: row.id,
    item: itemOf(row),
    createdAt: Number(row.created_at),
    signUps: signUps
      .filter(({ training_id }) => training_id === row.id)
      .map(({ name, email, organisation, people, created_at }) => ({
        name,
        email,
        organisation,
        people,
        at: Number(created_at),
      })),
  }));
}

/** Those who come, the first first. */
export const readSignUps = (db: Db, trainings: readonly string[]): Promise<TrainingSignUpRow[]> =>
  db
    .selectFrom('training_sign_ups')
    .selectAll()
    .where('training_id', 'in', trainings.length > 0 ? trainings : [''])
    .where('cancelled_at', 'is', null)
    .orderBy('created_at')
    .execute();

/** How many seats are taken, per training; those without any are not in it. */
export async function readTaken(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('training_sign_ups')
    .select(({ fn }) => ['training_id', fn.sum<number>('people').as('people')])
    .where('cancelled_at', 'is', null)
    .groupBy('training_id')
    .execute();
  return new Map(rows.map(({ training_id, people }) => [training_id, Number(people)]));
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

/** Removes those who signed up for trainings of long ago. */
export const clearSignUps = (db: Db, now = Date.now()) =>
  db
    .deleteFrom('training_sign_ups')
    .where('training_id', 'in', (eb) =>
      eb
        .selectFrom('bulletin')
        .select('id')
        .where('kind', '=', 'training')
        .where('day', '<', nameOfDay(overBefore(RETENTION.signUps.span, now))),
    )
    .execute();
