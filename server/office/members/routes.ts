import type { Sessions } from '../../auth/sessions.ts';
import * as contract from '../../contract/office-members.ts';
import type { Db } from '../../data/database.ts';
import type { Calls } from '../../http/calls.ts';
import type { Post } from '../../mail/post.ts';
import type { EraseDeps } from '../../trash/erase.ts';
import { editMember, setMemberActive } from './change.ts';
import { inviteMember, resendInvitation, withdrawInvitation } from './invite.ts';
import { officeMembers } from './repository.ts';

export interface MemberDeps extends EraseDeps {
  post: Post;
  sessions: Pick<Sessions, 'end' | 'endAll'>;
}

/** What a superadmin does about the office's own members. Of customers nothing is found here. */
export function officeMemberRoutes(calls: Calls, deps: MemberDeps): void {
  const { db, post, sessions } = deps;

  calls.on(contract.listOfficeMembers, ({ session }) => officeMembers(db, session.id));

  calls.on(contract.inviteOfficeMember, async ({ session, body }) => {
    await inviteMember(db, post, body, session);
    post.nudge();
    return officeMembers(db, session.id);
  });

  calls.on(contract.resendOfficeInvitation, async ({ session, params }) => {
    await resendInvitation(db, post, params.user, session);
    post.nudge();
    return officeMembers(db, session.id);
  });

  calls.on(contract.withdrawOfficeInvitation, async ({ session, params }) => {
    await withdrawInvitation(deps, post, params.user, session);
    post.nudge();
    return officeMembers(db, session.id);
  });

  calls.on(contract.editOfficeMember, async ({ session, params: { user }, body }) => {
    const { isOtherRole } = await editMember(db, post, user, body, session);
    post.nudge();
    // What somebody may do stands in the session: with another role one logs in anew.
    if (isOtherRole) await endAll(user, 'role-changed');
    return officeMembers(db, session.id);
  });

  calls.on(contract.setOfficeMemberActive, async ({ session, params: { user }, body }) => {
    const isOther = await setMemberActive(db, post, user, body, session);
    post.nudge();
    if (isOther && !body.active) await endAll(user, 'switched-off');
    return officeMembers(db, session.id);
  });

  /** Ends what somebody is logged in with, and looking on as somebody of a customer. */
  async function endAll(userId: string, why: string) {
    await sessions.endAll(userId, why);
    for (const id of await lookingOn(db, userId)) await sessions.end(id, why);
  }
}

/** The logins with which somebody of the office looks on now. */
async function lookingOn(db: Db, officeId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('look_ons')
    .select('id')
    .where('office_id', '=', officeId)
    .where('ends_at', '>', Date.now())
    .execute();
  return rows.map(({ id }) => id);
}
