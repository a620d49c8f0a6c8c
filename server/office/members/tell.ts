import { audit, type AuditEntry } from '../../audit/audit.ts';
import {
  needsReason,
  OFFICE_REASON,
  type OfficeRights,
  type OfficeRole,
} from '../../contract/office-members.ts';
import { REASON_LEAST } from '../../contract/reason.ts';
import type { Db } from '../../data/database.ts';
import type { Post } from '../../mail/post.ts';
import { Problem } from '../../http/problem.ts';
import { officeChangedMail } from '../../mail/templates/office.ts';
import { superadminsIn } from './repository.ts';

/** What each role is called in a sentence. */
export const ROLE_WORDS: Record<OfficeRole, string> = {
  office: 'medewerker van kantoor',
  superadmin: 'superbeheerder',
};

const moment = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

/** Who does something about the office's members, and why. */
export interface Doing {
  by: { id: string; name: string };
  /** Empty where none was asked. */
  reason: string;
}

/** Throws when a reason is asked and none is given. */
export function requireReason(reason: string, to: OfficeRights, from?: OfficeRights): void {
  if (needsReason(to, from) && reason.length < REASON_LEAST)
    throw new Problem('invalid-fields', undefined, { fields: { reason: OFFICE_REASON } });
}

interface Told extends Doing, Pick<AuditEntry, 'action' | 'detail'> {
  subject: string;
  /** What happened, in a whole sentence. */
  what: string;
}

/**
 * Notes what happens to a member of the office, and tells all superadmins by mail. Called before it is stored, so that a superadmin hears
 * of the own end; call `post.nudge` afterwards.
 */
export async function tellOfMember(
  trx: Db,
  post: Pick<Post, 'add'>,
  { by, reason, action, subject, detail, what }: Told,
): Promise<void> {
  await audit(trx, {
    ...{ action, actorId: by.id, subject },
    ...(detail !== undefined && { detail }),
    ...(reason !== '' && { reason }),
  });
  for (const { id, name, email } of await superadminsIn(trx))
    if (email !== null)
      await post.add(trx, {
        to: { name, address: email },
        letter: officeChangedMail.letter({
          ...{ naam: name, wat: what, wie: by.name, wanneer: moment.format(Date.now()), reden: reason },
        }),
        userId: id,
      });
}
