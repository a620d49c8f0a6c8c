import { actionText } from '../../audit/actions.ts';
import { PUPIL_LINES } from '../../contract/office-pupil-acts.ts';
import type { Role } from '../../contract/permissions.ts';
import type { Db } from '../../data/database.ts';
import type { Reader } from '../../http/words.ts';
import { asWhat } from '../../privacy/written.ts';

/** What was done to a pupil, the newest first. Staff are named; of pupils it is said that one did it. */
export async function linesOf(db: Db, pupilId: string, reader: Reader) {
  const rows = await db
    .selectFrom('audit')
    .leftJoin('users', 'users.id', 'audit.actor_id')
    .select(['audit.id', 'at', 'action', 'reason', 'actor_id', 'users.name', 'users.role'])
    .where('subject', '=', pupilId)
    .orderBy('at', 'desc')
    .limit(PUPIL_LINES)
    .execute();
  return rows.map(({ id, at, action, reason, actor_id, name, role }) => ({
    id,
    at,
    by: byOf({ actorId: actor_id, name, role }),
    what: actionText(action, reader),
    reason: reason ?? '',
  }));
}

function byOf({ actorId, name, role }: { actorId: string | null; name: string | null; role: Role | null }) {
  const as = asWhat(actorId, role);
  return name === null || role === 'leerling' || role === 'demo' ? as : `${name}, ${as}`;
}
