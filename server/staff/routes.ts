import type { Subject } from '../access/access.ts';
import type { AuditAction } from '../audit/actions.ts';
import { audit } from '../audit/audit.ts';
import type { Session, Sessions } from '../auth/sessions.ts';
import { BACKUPS_DAYS } from '../contract/account-terms.ts';
import * as contract from '../contract/staff.ts';
import { transact, type Db } from '../data/database.ts';
import { dayFrom, nameOfDay } from '../data/day.ts';
import type { AccountRow, UserRow } from '../data/schema.ts';
import type { Calls } from '../http/calls.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { Post } from '../mail/post.ts';
import { memberZip } from '../privacy/member-export.ts';
import type { EraseDeps } from '../trash/erase.ts';
import { eraseLeft } from './erase.ts';
import { invite, resend, withdraw } from './invite.ts';
import { membersOf, openGroups, ROLES_OF } from './repository.ts';
import { editStaff, setActive, storeStandIns } from './service.ts';

interface StaffDeps extends EraseDeps {
  post: Post;
  sessions: Pick<Sessions, 'endAll'>;
  /** Takes what was erased out of the files of the database too. */
  cut: () => Promise<void>;
}

/** Teachers and administrators of a school or practice. A home has none: there nothing of this is found. */
export function staffRoutes(calls: Calls, deps: StaffDeps): void {
  const { db, post, sessions, cut } = deps;
  const listOf = async (account: AccountRow, session: Session): Promise<contract.StaffList> => ({
    staff: await membersOf(db, account, session.id, Date.now()),
    groups: await openGroups(db, account.id),
    roles: [...ROLES_OF[account.kind]],
  });
  const log = (trx: Db, action: AuditAction, session: Session, user: UserRow) =>
    audit(trx, { action, actorId: session.id, accountId: user.account_id, subject: user.id });

  calls.on(contract.listStaff, ({ session, subject }) => listOf(withStaff(subject), session));

  calls.on(contract.inviteStaff, async ({ session, subject, body }) => {
    const account = withStaff(subject);
    const invited: string[] = [];
    const refused: { id: string; message: string }[] = [];
    for (const person of body.people) {
      try {
        await invite(db, post, account, session, person);
        invited.push(person.id);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        refused.push({ id: person.id, message: error.message });
      }
    }
    post.nudge();
    return { invited, refused };
  });

  calls.on(contract.resendInvitation, async ({ session, subject }) => {
    const { account, user } = memberOf(subject);
    await resend(db, post, account, session, user);
    post.nudge();
    return listOf(account, session);
  });

  calls.on(contract.withdrawInvitation, async ({ session, subject }) => {
    const { account, user } = memberOf(subject);
    await withdraw(deps, account, session, user);
    return listOf(account, session);
  });

  calls.on(contract.editMember, async ({ session, subject, body }) => {
    const { account, user } = memberOf(subject);
    const { isOtherRole } = await transact(db, async (trx) => {
      const edited = await editStaff(trx, account, user, body);
      await log(trx, 'staff-edited', session, user);
      return edited;
    });
    // What somebody may do stands in the session: with another role one logs in anew.
    if (isOtherRole) await sessions.endAll(user.id, 'role-changed');
    return listOf(account, session);
  });

  calls.on(contract.setMemberActive, async ({ session, subject, body }) => {
    const { account, user } = memberOf(subject);
    await transact(db, async (trx) => {
      await setActive(trx, account, user, body, session.id);
      await log(trx, body.active ? 'staff-switched-on' : 'staff-switched-off', session, user);
    });
    if (!body.active) await sessions.endAll(user.id, 'switched-off');
    return listOf(account, session);
  });

  calls.on(contract.setStandIns, async ({ session, subject, body }) => {
    const { account, user } = memberOf(subject);
    await transact(db, async (trx) => {
      await storeStandIns(trx, account, user, body, session.id);
      await log(trx, 'stand-ins-set', session, user);
    });
    return listOf(account, session);
  });

  calls.file(contract.exportMember, async ({ session, subject }) => {
    const { account, user } = memberOf(subject);
    const now = Date.now();
    await log(db, 'staff-exported', session, user);
    return {
      name: `spelwereld-medewerker-${nameOfDay(now)}.zip`,
      type: 'application/zip',
      content: memberZip(db, account, user.id, now),
    };
  });

  calls.on(contract.eraseMember, async ({ session, subject }) => {
    const { account, user } = memberOf(subject);
    await eraseLeft(deps, { account, user, actorId: session.id });
    await cut();
    const outOfBackups = nameOfDay(dayFrom(Date.now(), BACKUPS_DAYS));
    return { ...(await listOf(account, session)), outOfBackups };
  });
}

function withStaff({ account }: Subject): AccountRow {
  if (ROLES_OF[account!.kind].length === 0) throw notFound();
  return account!;
}

/** Somebody of the account itself; a pupil is nobody here. */
function memberOf(subject: Subject): { account: AccountRow; user: UserRow } {
  const account = withStaff(subject);
  const user = subject.user!;
  const roles: readonly string[] = ROLES_OF[account.kind];
  if (user.account_id !== account.id || !roles.includes(user.role)) throw notFound();
  return { account, user };
}
