import { batchInsert, columnsOf } from '../data/batch.ts';
import type { Db } from '../data/database.ts';
import type { Database, KiteRow } from '../data/schema.ts';
import { coinsOf } from '../rewards/ledger.ts';
import { copyId } from './copy-id.ts';

// What a pupil earned elsewhere, put together with what it earned here; and taken apart again.

type Belonging = Database['belongings'];
type Trophy = Database['trophies'];

/** What came besides the rounds. */
export interface Earned {
  coins: number;
  belongings: readonly Belonging[];
  trophies: readonly Trophy[];
  kites: readonly KiteRow[];
}

/** What taking it apart must know. */
export interface United {
  /** The line of the ledger; null where there were no coins. */
  coins: string | null;
  belongings: { came: string[]; were: Belonging[] };
  trophies: { came: string[]; were: Trophy[] };
  kites: { came: string[]; were: KiteRow[] };
}

/** Gives a pupil what it earned elsewhere: the coins as one sum, and of what it has twice the earliest. */
export async function unite(
  trx: Db,
  { move, into }: { move: string; into: string },
  { coins, belongings, trophies, kites }: Earned,
  now: number,
): Promise<United> {
  const line = coins > 0 ? copyId(move, 'munten') : null;
  if (line !== null)
    await trx
      .insertInto('rewards')
      .values({ id: line, pupil_id: into, round_id: null, kind: 'begin', subject: null, coins, at: now })
      .execute();
  const own = {
    belongings: await trx.selectFrom('belongings').selectAll().where('pupil_id', '=', into).execute(),
    trophies: await trx.selectFrom('trophies').selectAll().where('pupil_id', '=', into).execute(),
    kites: await trx.selectFrom('kites').selectAll().where('pupil_id', '=', into).execute(),
  };
  const things = difference(own.belongings, belongings, into, ({ item }) => item, earliest);
  const cups = difference(own.trophies, trophies, into, ({ trophy }) => trophy, earliest);
  const flown = difference(own.kites, kites, into, ({ week }) => week, bestKite);
  await storeBelongings(trx, things.store);
  await storeTrophies(trx, cups.store);
  await storeKites(trx, flown.store);
  return { coins: line, belongings: things.kept, trophies: cups.kept, kites: flown.kept };
}

/** Takes it away again. Coins that were spent since are gone; what the pupil wears it keeps. */
export async function takeApart(trx: Db, pupil: string, united: United): Promise<void> {
  if (united.coins !== null) {
    const line = trx.selectFrom('rewards').select('coins').where('id', '=', united.coins);
    const came = (await line.executeTakeFirst())?.coins ?? 0;
    const back = Math.max(0, Math.min(came, await coinsOf(trx, pupil)));
    await trx
      .updateTable('rewards')
      .set({ coins: came - back })
      .where('id', '=', united.coins)
      .execute();
  }
  const worn = await trx
    .selectFrom('wardrobes')
    .select('worn')
    .where('pupil_id', '=', pupil)
    .executeTakeFirst();
  const isWorn = (item: string) => worn?.worn.includes(JSON.stringify(item)) ?? false;
  for (const item of united.belongings.came.filter((one) => !isWorn(one)))
    await trx.deleteFrom('belongings').where('pupil_id', '=', pupil).where('item', '=', item).execute();
  for (const trophy of united.trophies.came)
    await trx.deleteFrom('trophies').where('pupil_id', '=', pupil).where('trophy', '=', trophy).execute();
  for (const week of united.kites.came)
    await trx.deleteFrom('kites').where('pupil_id', '=', pupil).where('week', '=', week).execute();
  await storeBelongings(trx, united.belongings.were);
  await storeTrophies(trx, united.trophies.were);
  await storeKites(trx, united.kites.were);
}

const earliest = <R extends { at: number }>(own: R, other: R): R =>
  own.at <= other.at ? own : { ...own, at: other.at };

/** A kite that flew on one of both places flew; what it brought came along with the coins. */
const bestKite = (own: KiteRow, other: KiteRow): KiteRow => ({
  ...own,
  bows: Math.max(own.bows, other.bows),
  flown_at:
    own.flown_at === null || other.flown_at === null
      ? (own.flown_at ?? other.flown_at)
      : Math.min(own.flown_at, other.flown_at),
});

/** Which rows are to be stored so that `own` has those of both, and what of it was so before. */
function difference<R extends { pupil_id: string }>(
  own: readonly R[],
  others: readonly R[],
  pupil: string,
  keyOf: (row: R) => string,
  best: (own: R, other: R) => R,
) {
  const known = new Map(own.map((row) => [keyOf(row), row]));
  const store: R[] = [];
  const kept: { came: string[]; were: R[] } = { came: [], were: [] };
  // A file may name one twice.
  for (const other of new Map(others.map((row) => [keyOf(row), row])).values()) {
    const before = known.get(keyOf(other));
    const after = before ? best(before, other) : { ...other, pupil_id: pupil };
    if (before && JSON.stringify(before) === JSON.stringify(after)) continue;
    store.push(after);
    if (before) kept.were.push(before);
    else kept.came.push(keyOf(other));
  }
  return { store, kept };
}

const storeBelongings = batchInsert<Belonging>(
  columnsOf<Belonging>({ pupil_id: true, item: true, at: true }),
  (db, rows) =>
    db
      .insertInto('belongings')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['pupil_id', 'item']).doUpdateSet(({ ref }) => ({ at: ref('excluded.at') })),
      ),
);

const storeTrophies = batchInsert<Trophy>(
  columnsOf<Trophy>({ pupil_id: true, trophy: true, at: true }),
  (db, rows) =>
    db
      .insertInto('trophies')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['pupil_id', 'trophy']).doUpdateSet(({ ref }) => ({ at: ref('excluded.at') })),
      ),
);

const storeKites = batchInsert<KiteRow>(
  columnsOf<KiteRow>({ pupil_id: true, week: true, bows: true, goal: true, pattern: true, flown_at: true }),
  (db, rows) =>
    db
      .insertInto('kites')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['pupil_id', 'week']).doUpdateSet(({ ref }) => ({
          bows: ref('excluded.bows'),
          flown_at: ref('excluded.flown_at'),
        })),
      ),
);
