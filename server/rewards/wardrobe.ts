import {
  KITE_PATTERNS,
  KLODDER_LOOKS,
  SLOTS,
  lookOf,
  wornSchema,
  type Clothes,
  type KitePattern,
  type KlodderLook,
  type Worn,
} from '../contract/rewards.ts';
import { transact, type Db } from '../data/database.ts';
import type { PupilRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import { outfit } from '../contract/reward-items.ts';
import { ownedBy } from './trophies.ts';

const NEW = { worn: '{}', kite: KITE_PATTERNS[0], pattern: KLODDER_LOOKS.pattern[0], changes: 0 };

/** What a pupil wears and which kite pattern it chose; `worn` holds only what there still is. */
export async function readWardrobe(
  db: Db,
  pupilId: string,
): Promise<{ worn: Worn; kite: KitePattern; pattern: string }> {
  const row = await db
    .selectFrom('wardrobes')
    .select(['worn', 'kite', 'pattern'])
    .where('pupil_id', '=', pupilId)
    .executeTakeFirst();
  const { worn, kite, pattern } = row ?? NEW;
  const stored = wornSchema.parse(JSON.parse(worn));
  const known = SLOTS.flatMap((slot) =>
    outfit(stored[slot] ?? '')?.slot === slot ? [[slot, stored[slot]!]] : [],
  );
  return {
    worn: Object.fromEntries(known) as Worn,
    kite: KITE_PATTERNS.find((one) => one === kite) ?? KITE_PATTERNS[0],
    pattern,
  };
}

/** A pupil's own Klodder as it goes through map and games: shape, colour, pattern and what it wears. */
export async function avatarOf(
  db: Db,
  pupil: Pick<PupilRow, 'id' | 'avatar_shape' | 'avatar_colour'>,
): Promise<{ shape: string; colour: string; pattern: string; worn: Worn }> {
  const { worn, pattern } = await readWardrobe(db, pupil.id);
  return { shape: pupil.avatar_shape, colour: pupil.avatar_colour, pattern, worn };
}

/**
 * Marks the wardrobe as changed. In PostgreSQL that holds a second transaction of the same pupil until this one ends;
 * in SQLite transactions wait for each other anyway.
 */
export async function lockWardrobe(trx: Db, pupilId: string): Promise<void> {
  await trx
    .insertInto('wardrobes')
    .values({ pupil_id: pupilId, ...NEW })
    .onConflict((conflict) =>
      conflict.column('pupil_id').doUpdateSet(({ eb }) => ({ changes: eb('wardrobes.changes', '+', 1) })),
    )
    .execute();
}

/**
 * Changes only these slots, so that two tabs do not undress each other; gives all that is worn then. Throws `conflict` for
 * what the pupil does not have, or what does not go there.
 */
export const putOn = (db: Db, pupilId: string, clothes: Clothes): Promise<Worn> =>
  transact(db, async (trx) => {
    await lockWardrobe(trx, pupilId);
    const owned = await ownedBy(trx, pupilId);
    const { worn } = await readWardrobe(trx, pupilId);
    for (const slot of SLOTS) {
      const item = clothes[slot];
      if (item === undefined) continue;
      if (item === null) {
        delete worn[slot];
        continue;
      }
      if (outfit(item)?.slot !== slot) throw new Problem('conflict', 'Dat past daar niet.');
      if (!owned.has(item)) throw new Problem('conflict', 'Dit heb je nog niet.');
      worn[slot] = item;
    }
    await trx
      .updateTable('wardrobes')
      .set({ worn: JSON.stringify(worn) })
      .where('pupil_id', '=', pupilId)
      .execute();
    return worn;
  });

/** Gives a pupil's own Klodder another look; what is not named stays. */
export const changeLook = (db: Db, pupilId: string, change: Partial<KlodderLook>): Promise<KlodderLook> =>
  transact(db, async (trx) => {
    await lockWardrobe(trx, pupilId);
    const before = await trx
      .selectFrom('pupils')
      .select(['id', 'avatar_shape', 'avatar_colour'])
      .where('id', '=', pupilId)
      .executeTakeFirstOrThrow();
    const look = { ...lookOf(await avatarOf(trx, before)), ...change };
    const { shape, colour, pattern } = look;
    await trx.updateTable('wardrobes').set({ pattern }).where('pupil_id', '=', pupilId).execute();
    await trx
      .updateTable('pupils')
      .set({ avatar_shape: shape, avatar_colour: colour })
      .where('id', '=', pupilId)
      .execute();
    return look;
  });

/** Chooses the pattern of the kites from now on. */
export const pickKite = (db: Db, pupilId: string, kite: KitePattern): Promise<void> =>
  transact(db, async (trx) => {
    await lockWardrobe(trx, pupilId);
    await trx.updateTable('wardrobes').set({ kite }).where('pupil_id', '=', pupilId).execute();
  });
