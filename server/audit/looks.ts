import type { Db } from '../data/database.ts';
import { actingNow } from './acting.ts';
import type { AuditAction } from './actions.ts';
import { audit } from './audit.ts';

/** Looking again at the same pupil or group within this time is the same look. */
const LOOK_MS = 10 * 60_000;
const MOST_LOOKS = 5000;

/** Logs who looks at whom: once for all that a page asks for while it is open. */
export function looks(db: Db) {
  const last = new Map<string, number>();
  return async (session: { id: string }, action: AuditAction, accountId: string, subject: string) => {
    // Who looks on looks for themselves.
    const key = `${actingNow() ?? session.id} ${action} ${subject}`;
    const now = Date.now();
    if (now - (last.get(key) ?? 0) < LOOK_MS) return;
    if (last.size >= MOST_LOOKS) last.clear();
    last.set(key, now);
    await audit(db, { action, actorId: session.id, accountId, subject });
  };
}
