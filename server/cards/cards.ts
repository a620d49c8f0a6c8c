import { digest } from '../auth/digest.ts';
import type { Db } from '../data/database.ts';
import type { Seal } from './seal.ts';

/** Under which id of the client, and when. */
export interface CardWork {
  batch: string;
  now: number;
}

/** Gives a pupil a card that ends the one before, or with `none` only ends it; once per batch. Tells whether it did. */
export async function setCard(
  trx: Db,
  seal: Seal,
  pupilId: string,
  card: 'new' | 'none',
  { batch, now }: CardWork,
): Promise<boolean> {
  const row = await trx
    .selectFrom('login_cards')
    .select(['serial', 'batch', 'token_hash'])
    .where('pupil_id', '=', pupilId)
    .executeTakeFirst();
  if (row?.batch === batch || (card === 'none' && (row === undefined || row.token_hash === null)))
    return false;
  const serial = (row?.serial ?? 0) + 1;
  const token_hash = card === 'new' ? digest(seal.cardToken(pupilId, serial)) : null;
  const next = { serial, token_hash, batch, made_at: now, used_at: null };
  await trx
    .insertInto('login_cards')
    .values({ pupil_id: pupilId, ...next })
    .onConflict((conflict) => conflict.column('pupil_id').doUpdateSet(next))
    .execute();
  return true;
}

/** Gives those of these pupils a card who have none that works. Gives who got one. */
export async function ensureCards(
  db: Db,
  seal: Seal,
  pupilIds: readonly string[],
  work: CardWork,
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('login_cards')
      .select('pupil_id')
      .where('pupil_id', 'in', pupilIds)
      .where('token_hash', 'is not', null)
      .execute();
    const has = new Set(rows.map(({ pupil_id }) => pupil_id));
    const without = pupilIds.filter((id) => !has.has(id));
    for (const id of without) await setCard(trx, seal, id, 'new', work);
    return without;
  });
}
