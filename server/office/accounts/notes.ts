import { audit } from '../../audit/audit.ts';
import type { AccountNote } from '../../contract/office-account-notes.ts';
import { transact, type Db } from '../../data/database.ts';
import { notFound } from '../../http/problem.ts';
import { changedMeanwhile } from '../../licence/periods.ts';

interface Place {
  account: string;
  note: string;
}

/** What the office noted of a customer, the newest first. */
export async function notesOf(db: Db, account: string): Promise<{ notes: AccountNote[]; total: number }> {
  const rows = await db
    .selectFrom('account_notes')
    .leftJoin('users', 'users.id', 'by_id')
    .select(['account_notes.id', 'text', 'users.name as by', 'at', 'changed_at', 'version'])
    .where('account_notes.account_id', '=', account)
    .orderBy('at', 'desc')
    .orderBy('account_notes.id', 'desc')
    .execute();
  const changed = rows.filter(({ changed_at }) => changed_at !== null).map(({ id }) => id);
  const changers = await changersOf(db, changed);
  const notes = rows.map(({ changed_at, at, ...note }) => ({
    ...note,
    at: Number(at),
    changedAt: changed_at === null ? null : Number(changed_at),
    changedBy: changers.get(note.id) ?? null,
  }));
  return { notes, total: notes.length };
}

/** Who changed these notes last, by note. */
async function changersOf(db: Db, notes: readonly string[]): Promise<Map<string, string | null>> {
  if (notes.length === 0) return new Map();
  const lines = await db
    .selectFrom('audit')
    .leftJoin('users', 'users.id', 'actor_id')
    .select(['subject', 'users.name'])
    .where('subject', 'in', notes)
    .where('action', '=', 'account-note-saved')
    .orderBy('at')
    .orderBy('audit.id')
    .execute();
  // Of each note the last one stays.
  return new Map(lines.map(({ subject, name }) => [subject!, name]));
}

/** Stores a note, new or changed; sent twice it is done once. Throws `conflict` when somebody else changed it meanwhile. */
export async function saveNote(
  db: Db,
  { account, note }: Place,
  { text, basedOn }: { text: string; basedOn: number },
  by: string,
  now: number,
): Promise<void> {
  await transact(db, async (trx) => {
    const before = await trx
      .selectFrom('account_notes')
      .selectAll()
      .where('id', '=', note)
      .executeTakeFirst();
    if (before && before.account_id !== account) throw notFound('Deze notitie is er niet.');
    // Sent again because the answer got lost.
    if (before?.text === text && before.version === basedOn + 1) return;
    if ((before?.version ?? 0) !== basedOn) throw changedMeanwhile();
    if (before)
      await trx
        .updateTable('account_notes')
        .set({ text, changed_at: now, version: before.version + 1 })
        .where('id', '=', note)
        .execute();
    else
      await trx
        .insertInto('account_notes')
        .values({ id: note, account_id: account, text, by_id: by, at: now, changed_at: null, version: 1 })
        .execute();
    await audit(trx, { action: 'account-note-saved', actorId: by, accountId: account, subject: note });
  });
}

/** Takes a note away; of what is gone nothing is said. */
export async function removeNote(db: Db, { account, note }: Place, by: string): Promise<void> {
  await transact(db, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('account_notes')
      .where('id', '=', note)
      .where('account_id', '=', account)
      .executeTakeFirst();
    if (!numDeletedRows) throw notFound('Deze notitie is er niet meer.');
    await audit(trx, { action: 'account-note-removed', actorId: by, accountId: account, subject: note });
  });
}
