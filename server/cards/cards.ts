import { digest } from '../auth/digest.ts';
import type { Db } from '../data/database.ts';
import type { Seal } from './seal.ts';

/** Under which id of the client, and when. */
export interface CardWork {
  batch: string;
  now: number;
}

/**
 * Gives pupils, each named once, a card that ends the one before, or with `none` only ends it; once per batch, within a
 * transaction. Gives those for whom it did.
 */
export async function setCards(
  trx: Db,
  seal: Seal,
  pupilIds: readonly string[],
  card: 'new' | 'none',
  { batch, now }: CardWork,
): Promise<string[]> {
  if (pupilIds.length === 0) return [];
  const rows = await trx
    .selectFrom('login_cards')
    .select(['pupil_id', 'serial', 'batch', 'token_hash'])
    .where('pupil_id', 'in', pupilIds)
    .execute();
  const known = new Map(rows.map((row) => [row.pupil_id, row]));
  const due = pupilIds.filter((id) => {
    const row = known.get(id);
    return row?.batch !== batch && (card === 'new' || (row?.token_hash ?? null) !== null);
  });
  if (due.length === 0) return due;
  await trx
    .insertInto('login_cards')
    .values(
      due.map((pupil_id) => {
        const serial = (known.get(pupil_id)?.serial ?? 0) + 1;
        const token_hash = card === 'new' ? digest(seal.cardToken(pupil_id, serial)) : null;
        return { pupil_id, serial, token_hash, batch, made_at: now, used_at: null };
      }),
    )
    .onConflict((conflict) =>
      conflict.column('pupil_id').doUpdateSet(({ ref }) => ({
        serial: ref('excluded.serial'),
        token_hash: ref('excluded.token_hash'),
        batch: ref('excluded.batch'),
        made_at: ref('excluded.made_at'),
        used_at: ref('excluded.used_at'),
      })),
    )
    .execute();
  return due;
}

/** Gives those of these pupils a card who have none that works, within a transaction. Gives who got one. */
export async function ensureCards(
  trx: Db,
  seal: Seal,
  pupilIds: readonly string[],
  work: CardWork,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('login_cards')
    .select('pupil_id')
    .where('pupil_id', 'in', pupilIds)
    .where('token_hash', 'is not', null)
    .execute();
  const has = new Set(rows.map(({ pupil_id }) => pupil_id));
  return setCards(
    trx,
    seal,
    pupilIds.filter((id) => !has.has(id)),
    'new',
    work,
  );
}
