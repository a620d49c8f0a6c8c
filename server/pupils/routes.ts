import type { AuditAction } from '../audit/actions.ts';
import { audit, forEach } from '../audit/audit.ts';
import { foldUsername } from '../auth/fold.ts';
import type { LoginLimits } from '../auth/limits.ts';
import type { Session, Sessions } from '../auth/sessions.ts';
import type { Seal } from '../cards/seal.ts';
import {
  addChild,
  addPupils,
  checkNewPupils,
  freeLogins,
  listPupils,
  savePupil,
  trashPupils,
  undoAddPupils,
} from '../contract/pupils.ts';
import type { Db } from '../data/database.ts';
import type { Calls } from '../http/calls.ts';
import type { Live } from '../live/channel.ts';
import type { DayCounts } from '../progress/day-counts.ts';
import { addRows, checkRows } from './add.ts';
import { changePupil, setTrashed, undoAdded, type Noted } from './change.ts';
import { addChildTo } from './child.ts';
import { readPupils, usernamesIn } from './list.ts';

export interface PupilDeps {
  db: Db;
  seal: Seal;
  counts: Pick<DayCounts, 'bringUpToDate'>;
  sessions: Pick<Sessions, 'endAll'>;
  limits: Pick<LoginLimits, 'slowAmong' | 'lift'>;
  /** Who is in these groups changed, or what somebody is called: boards that are being watched show it. */
  moved: Live['moved'];
}

/** The pupils of a group: who they are, adding, changing, the trash. */
export function pupilRoutes(calls: Calls, { db, seal, counts, sessions, limits, moved }: PupilDeps): void {
  const noted =
    ({ id: actorId }: Session, accountId: string, action: AuditAction): Noted =>
    (trx, pupils) =>
      audit(trx, forEach(pupils, { action, actorId, accountId }));

  const groupChanged = (id: string) => moved({ groups: [id], pupils: [] });

  calls.on(listPupils, async ({ subject }) => {
    const { id, name, groep, sample } = subject.group!;
    const { kind, name: school } = subject.account!;
    const pupils = await readPupils(db, counts, limits.slowAmong, id, Date.now());
    return {
      group: { id, name, groep: JSON.parse(groep) as number[], sample: sample === 1 },
      account: { kind, name: school },
      pupils,
      total: pupils.length,
    };
  });

  calls.on(checkNewPupils, async ({ subject, body }) => ({
    pupils: await checkRows(db, subject.group!, body.pupils),
  }));

  calls.on(addPupils, async ({ session, subject, body }) => {
    const group = subject.group!;
    const log = noted(session, group.account_id, 'pupil-added');
    const { usernames, added } = await addRows(db, seal, group, body, log);
    if (added.length > 0) groupChanged(group.id);
    return { added: body.pupils.map(({ id }) => ({ id, username: usernames.get(id)! })) };
  });

  calls.on(undoAddPupils, async ({ session, subject, body }) => {
    const group = subject.group!;
    const { gone, trashed } = await undoAdded(db, sessions, group, body.pupils, {
      actorId: session.id,
      noted: {
        gone: noted(session, group.account_id, 'pupil-add-undone'),
        trashed: noted(session, group.account_id, 'pupil-trashed'),
      },
    });
    groupChanged(group.id);
    return { removed: gone.length + trashed.length };
  });

  calls.on(savePupil, async ({ session, subject, body }) => {
    const pupil = subject.pupil!;
    const name = await changePupil(db, pupil, body, noted(session, pupil.account_id, 'pupil-changed'));
    if (pupil.group_id !== null) groupChanged(pupil.group_id);
    return { name };
  });

  calls.on(trashPupils, async ({ session, subject, body }) => {
    const group = subject.group!;
    const log = noted(session, group.account_id, body.trashed ? 'pupil-trashed' : 'pupil-restored');
    const changed = await setTrashed(db, sessions, group, body.pupils, body.trashed, {
      actorId: session.id,
      noted: log,
    });
    groupChanged(group.id);
    return { changed: changed.length };
  });

  calls.on(freeLogins, async ({ session, subject, body }) => {
    const { id: groupId, account_id: accountId } = subject.group!;
    const rows = await usernamesIn(db, groupId, body.pupils);
    for (const { username } of rows) await limits.lift(foldUsername(username));
    const line = { action: 'login-freed', actorId: session.id, accountId } as const;
    await audit(
      db,
      forEach(
        rows.map(({ id }) => id),
        line,
      ),
    );
    return { freed: rows.length };
  });

  calls.on(addChild, async ({ session, subject, params, body }) => {
    const [account, group] = [subject.account!, subject.group!];
    const doing = { account, group, actorId: session.id };
    const { username, name, isNew } = await addChildTo(db, seal, doing, params.child, body);
    if (isNew) groupChanged(group.id);
    return { id: params.child, username, name };
  });
}
