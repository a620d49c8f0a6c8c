import { newId } from '../contract/id.ts';
import type { Db } from '../data/database.ts';
import { actingNow } from './acting.ts';
import type { AuditAction } from './actions.ts';

/** Who saw or changed what. */
export interface AuditEntry {
  action: AuditAction;
  actorId?: string;
  accountId?: string | null;
  subject?: string;
  /** A few words more; never a password, never what a pupil wrote. */
  detail?: string;
  /** Why, as who did it wrote it. */
  reason?: string;
}

/** Adds lines to the audit log; those of a change in the transaction of that change, so that neither is there alone. */
export async function audit(db: Db, entries: AuditEntry | readonly AuditEntry[]): Promise<void> {
  const at = Date.now();
  const rows = [entries].flat().map((entry) => ({
    id: newId(at),
    at,
    actor_id: entry.actorId ?? null,
    account_id: entry.accountId ?? null,
    action: entry.action,
    subject: entry.subject ?? null,
    detail: entry.detail ?? null,
    reason: entry.reason ?? null,
    act_id: actingNow(),
  }));
  if (rows.length > 0) await db.insertInto('audit').values(rows).execute();
}

/** The same line for each of those whom something was done to. */
export const forEach = (subjects: Iterable<string>, entry: Omit<AuditEntry, 'subject'>): AuditEntry[] =>
  Array.from(subjects, (subject) => ({ ...entry, subject }));

/** Empties the reasons of what was done to somebody who is erased: they may be named there. */
export async function emptyReasons(trx: Db, subject: string): Promise<void> {
  await trx
    .updateTable('audit')
    .set({ reason: null })
    .where('subject', '=', subject)
    .where('reason', 'is not', null)
    .execute();
}
