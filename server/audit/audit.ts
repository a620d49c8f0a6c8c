import { newId } from '../contract/id.ts';
import type { Db } from '../data/database.ts';

/** Who saw or changed what. */
export interface AuditEntry {
  action: string;
  actorId?: string;
  accountId?: string | null;
  subject?: string;
  /** A few words more; never a password, never what a pupil wrote. */
  detail?: string;
}

/** Adds a line to the audit log. */
export async function audit(db: Db, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      id: newId(),
      at: Date.now(),
      actor_id: entry.actorId ?? null,
      account_id: entry.accountId ?? null,
      action: entry.action,
      subject: entry.subject ?? null,
      detail: entry.detail ?? null,
    })
    .execute();
}
