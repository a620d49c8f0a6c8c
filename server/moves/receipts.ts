import { audit } from '../audit/audit.ts';
import { transact, type Db } from '../data/database.ts';
import type { Touched } from '../groups/changes.ts';
import { Problem } from '../http/problem.ts';
import { isProven, readReceipt } from './receipt.ts';

const NOT_OURS =
  'Dit is geen ontvangstbewijs van een bestand dat hier is gemaakt. Plak alle tekens, van begin tot eind.';

/**
 * Takes in that a file of an account was read elsewhere. A pupil who moved goes to the trash; of a copy nothing changes. Gives who left.
 * Throws `conflict` for what is no receipt of one of its files.
 */
export async function acceptReceipt(
  db: Db,
  text: string,
  by: { accountId: string; actorId: string; codeOf: (token: string) => string },
  now: number,
): Promise<Touched> {
  const said = await readReceipt(text);
  if (!said) throw new Problem('conflict', NOT_OURS);
  const { accountId, actorId } = by;
  return transact(db, async (trx) => {
    const token = await trx
      .selectFrom('move_tokens')
      .selectAll()
      .where('archive', '=', said.archive)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (!token || !isProven(said, by.codeOf(token.id))) throw new Problem('conflict', NOT_OURS);
    const nobody: Touched = { groups: [], pupils: [] };
    if (token.state === 'used') return nobody;
    await trx
      .updateTable('move_tokens')
      .set({ state: 'used', settled_at: now })
      .where('id', '=', token.id)
      .execute();
    const pupil = await trx
      .selectFrom('pupils')
      .select(['id', 'group_id'])
      .where('id', '=', token.pupil_id)
      .where('account_id', '=', accountId)
      .where('trashed_at', 'is', null)
      .executeTakeFirst();
    const line = { actorId, accountId, ...(token.pupil_id !== null && { subject: token.pupil_id }) };
    await audit(trx, { ...line, action: 'move-used', detail: token.id });
    if (token.kind === 'kopie' || !pupil) return nobody;
    await trx.updateTable('users').set({ active: 0 }).where('id', '=', pupil.id).execute();
    await trx
      .updateTable('pupils')
      .set({ group_id: null, trashed_at: now, trashed_from: pupil.group_id, trashed_by: actorId })
      .where('id', '=', pupil.id)
      .execute();
    await audit(trx, { ...line, action: 'pupil-trashed', detail: 'verhuisd' });
    return { groups: pupil.group_id === null ? [] : [pupil.group_id], pupils: [pupil.id] };
  });
}
