import { audit } from '../audit/audit.ts';
import { transact, type Db } from '../data/database.ts';
import type { MoveRow } from '../data/schema.ts';
import type { Touched } from '../groups/changes.ts';
import { notFound, Problem } from '../http/problem.ts';
import { bringHome, type LeftBehind } from './rehome.ts';

/** Takes back that a pupil was taken over: it goes back with what it did since. Throws `conflict`, with why, when it can't be. */
export function undoTaking(
  db: Db,
  { id, accountId, actorId }: { id: string; accountId: string; actorId: string },
  now: number,
): Promise<Touched> {
  return transact(db, async (trx) => {
    const move = await trx
      .selectFrom('moves')
      .selectAll()
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (!move) throw notFound('Deze verhuizing is niet gevonden.');
    if (move.state === 'undone') return { groups: [], pupils: [] };
    refuseLate(move, now);
    const { numUpdatedRows } = await trx
      .updateTable('moves')
      .set({ state: 'undone', undone_at: now, detail: null })
      .where('id', '=', id)
      .where('state', '=', 'done')
      .executeTakeFirst();
    if (!numUpdatedRows) throw new Problem('conflict', 'Deze verhuizing is nog bezig.');
    const left = JSON.parse(move.detail!) as LeftBehind;
    const pupil = await trx
      .selectFrom('pupils')
      .select(['id', 'group_id', 'account_id', 'trashed_at'])
      .where('id', '=', move.pupil_id!)
      .executeTakeFirst();
    if (pupil?.account_id !== accountId)
      throw new Problem('conflict', 'Deze leerling is intussen verder verhuisd.');
    if (pupil.trashed_at !== null)
      throw new Problem('conflict', 'Deze leerling ligt in de prullenbak. Haal die eerst terug.');
    const group = await groupOfBefore(trx, left);
    await bringHome(trx, pupil.id, left, group);
    const line = { action: 'move-undone', subject: pupil.id, detail: id };
    await audit(trx, [
      { ...line, actorId, accountId },
      { ...line, accountId: left.account },
    ]);
    return { groups: [pupil.group_id, group].filter((one) => one !== null), pupils: [pupil.id] };
  });
}

function refuseLate(move: MoveRow, now: number) {
  if (move.how !== 'rehomed' || move.detail === null || now >= move.undo_until)
    throw new Problem('conflict', 'Terugzetten kan tot 7 dagen na de verhuizing.');
}

/** The group that the pupil left, while it is open; else none. Throws `conflict` when the account is gone. */
async function groupOfBefore(trx: Db, left: LeftBehind): Promise<string | null> {
  const account = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', left.account)
    .executeTakeFirst();
  if (!account)
    throw new Problem('conflict', 'Het account waar deze leerling vandaan kwam, is er niet meer.');
  if (left.group === null) return null;
  const group = await trx
    .selectFrom('groups')
    .select('id')
    .where('id', '=', left.group)
    .where('archived_at', 'is', null)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  return group?.id ?? null;
}
