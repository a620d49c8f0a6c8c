import type { AuditAction } from '../audit/actions.ts';
import { audit, emptyReasons } from '../audit/audit.ts';
import type { ExpressionBuilder } from 'kysely';
import { forgetDrafts } from '../lvs/trash.ts';
import type { Db } from '../data/database.ts';
import { forgetAccountExports } from '../privacy/exports.ts';
import type { Database, DeletionRow } from '../data/schema.ts';
import { logDeletion } from '../privacy/deletion-log.ts';
import { closeGroupChanges, emptyMails, forgetImports } from '../privacy/traces-of-pupil.ts';

/** One thing that is erased in a transaction; `actorId` is who asked for it. */
interface Gone {
  id: string;
  accountId: string;
  actorId?: string | undefined;
  why?: DeletionRow['why'];
}

/** What is erased one by one, as the logs name it. */
type ErasedKind = 'pupil' | 'group' | 'setting' | 'list' | 'tests' | 'plan' | 'method';

/** Rounds of a pupil that go in one transaction, with all their answers. */
const ROUNDS = 50;

const line = (action: AuditAction, { id, accountId, actorId }: Gone) => ({
  action,
  accountId,
  subject: id,
  ...(actorId !== undefined && { actorId }),
});

/** Writes down that it was erased: for the school in its audit log, and in what is kept of erasures. */
async function note(trx: Db, kind: ErasedKind, gone: Gone): Promise<void> {
  await audit(trx, line(`${kind}-erased`, gone));
  const { id, accountId, actorId, why = 'trash' } = gone;
  await logDeletion(trx, { kind, ids: [id], accountId, actorId, why });
}

/** Takes somebody or something out of the reports of long work. */
export const eraseFromReports = (trx: Db, id: string) =>
  trx.deleteFrom('job_rows').where('subject_id', '=', id).execute();

/**
 * Begins to erase a pupil, if `lies` finds it where it may be erased: from now on nothing brings it back. Gives whether that is so; of one
 * that was begun with before, it is.
 */
export async function beginErasing(
  trx: Db,
  id: string,
  lies: (trx: Db) => Promise<unknown>,
): Promise<boolean> {
  const row = await trx.selectFrom('pupils').select('erasing_at').where('id', '=', id).executeTakeFirst();
  if (!row) return false;
  if (row.erasing_at !== null) return true;
  if (!(await lies(trx))) return false;
  await trx.updateTable('pupils').set({ erasing_at: Date.now() }).where('id', '=', id).execute();
  await trx.updateTable('users').set({ active: 0 }).where('id', '=', id).execute();
  return true;
}

/** Erases some rounds of a pupil with their answers; gives whether there may be more. */
export async function eraseSomeRounds(trx: Db, id: string): Promise<boolean> {
  const rounds = await trx
    .selectFrom('rounds')
    .select('id')
    .where('pupil_id', '=', id)
    .limit(ROUNDS)
    .execute();
  if (rounds.length === 0) return false;
  await trx
    .deleteFrom('rounds')
    .where(
      'id',
      'in',
      rounds.map((round) => round.id),
    )
    .execute();
  return rounds.length === ROUNDS;
}

/** Erases a pupil with all they did. */
export async function erasePupil(trx: Db, gone: Gone): Promise<void> {
  await emptyMails(trx, [gone.id]);
  await forgetDrafts(trx, gone.accountId);
  await forgetImports(trx, gone.accountId);
  await closeGroupChanges(trx, gone.accountId, gone.id);
  await eraseFromReports(trx, gone.id);
  await forgetAccountExports(trx, gone.accountId);
  await emptyReasons(trx, gone.id);
  // What an undo of a move would put back: it tells of the pupil.
  await trx.updateTable('moves').set({ detail: null }).where('pupil_id', '=', gone.id).execute();
  await trx.deleteFrom('users').where('id', '=', gone.id).execute();
  await note(trx, 'pupil', gone);
}

/** Erases a group; nobody is in it any more. */
export async function eraseGroup(trx: Db, gone: Gone): Promise<void> {
  await eraseFromReports(trx, gone.id);
  await trx.deleteFrom('groups').where('id', '=', gone.id).execute();
  await note(trx, 'group', gone);
}

/** Erases a practice setting with its history; nobody follows it any more. */
export async function eraseSetting(trx: Db, gone: Gone): Promise<void> {
  await trx.deleteFrom('practice_settings').where('id', '=', gone.id).execute();
  await note(trx, 'setting', gone);
}

/** Erases a word list. What pupils practised with it stays theirs: such a list is emptied, and its name stays at their rounds. */
export async function eraseList(trx: Db, gone: Gone): Promise<void> {
  const practised = await trx
    .selectFrom('tasks')
    .select('id')
    .where('word_list_id', '=', gone.id)
    .limit(1)
    .executeTakeFirst();
  if (practised)
    await trx
      .updateTable('word_lists')
      .set(({ fn, val }) => ({
        words: '[]',
        maker_id: null,
        removed_by: null,
        removed_at: fn.coalesce('removed_at', val(Date.now())),
      }))
      .where('id', '=', gone.id)
      .execute();
  else await trx.deleteFrom('word_lists').where('id', '=', gone.id).execute();
  await note(trx, 'list', gone);
}

/** Erases test results that were read in. */
export async function eraseTests(trx: Db, gone: Gone): Promise<void> {
  await trx.deleteFrom('lvs_imports').where('id', '=', gone.id).execute();
  await note(trx, 'tests', gone);
}

/** Erases an action plan with its history, its sessions and its evaluations. */
export async function erasePlan(trx: Db, gone: Gone): Promise<void> {
  await trx.deleteFrom('plans').where('id', '=', gone.id).execute();
  await note(trx, 'plan', gone);
}

/** Erases a method of a school; nobody practises with it any more. */
export async function eraseMethod(trx: Db, gone: Gone): Promise<void> {
  await trx.deleteFrom('methods').where('id', '=', gone.id).execute();
  await note(trx, 'method', gone);
}

/** Erases what is left of an account with its staff: groups, lists, mails, the application; and pupils who are still in it. */
export async function eraseAccount(trx: Db, id: string, pupils: number): Promise<void> {
  const staff = trx.selectFrom('users').select('id').where('account_id', '=', id);
  await trx.deleteFrom('mails').where('account_id', '=', id).execute();
  await trx.deleteFrom('mails').where('user_id', 'in', staff).execute();
  await trx.deleteFrom('leads').where('account_id', '=', id).execute();
  await leaveLists(trx, id);
  await trx.deleteFrom('accounts').where('id', '=', id).execute();
  await audit(trx, { action: 'account-erased', accountId: id, subject: id, detail: `${pupils} pupils` });
  await logDeletion(trx, { kind: 'account', ids: [id], accountId: id, why: 'account', count: pupils });
}

/**
 * Gives the word lists of an account that goes to who practised them and moved to another one, emptied: with the list their rounds and
 * answers would go.
 */
async function leaveLists(trx: Db, accountId: string): Promise<void> {
  const elsewhere = (eb: ExpressionBuilder<Database, 'word_lists'>) =>
    eb
      .selectFrom('tasks')
      .innerJoin('pupils', 'pupils.id', 'tasks.pupil_id')
      .whereRef('tasks.word_list_id', '=', 'word_lists.id')
      .where('pupils.account_id', '!=', accountId);
  await trx
    .updateTable('word_lists')
    .set((eb) => ({
      account_id: elsewhere(eb).select(({ fn }) => fn.min('pupils.account_id').as('account')),
      words: '[]',
      maker_id: null,
      removed_by: null,
      removed_at: eb.fn.coalesce('removed_at', eb.val(Date.now())),
    }))
    .where('account_id', '=', accountId)
    .where((eb) => eb.exists(elsewhere(eb).select('tasks.id')))
    .execute();
}
