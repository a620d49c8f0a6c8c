import { reachOf, type Action, type Reach } from '../contract/permissions.ts';
import type { Db } from '../data/database.ts';
import { taughtBy, teachesGroup } from './teaches.ts';
import type { AccountRow, GroupRow, PupilRow, UserRow } from '../data/schema.ts';
import { notFound, Problem } from '../http/problem.ts';

/** Whoever asks. */
export interface Viewer {
  id: string;
  role: Parameters<typeof reachOf>[0];
  /** Null for the provider's own staff. */
  accountId: string | null;
}

/** What a call or event is about: the rows that its ids name, all within the asker's reach. */
export interface Subject {
  account?: AccountRow;
  group?: GroupRow;
  pupil?: PupilRow;
  user?: UserRow;
}

export interface Access {
  /** Throws `not-allowed` when the role may not do this on anything; else how far it reaches. */
  mayEver(viewer: Viewer, action: Action): Reach;
  /** Looks up the account, group, pupil and user that `ids` names; throws `not-found` for what is out of reach. */
  reach(viewer: Viewer, action: Action, ids: unknown): Promise<Subject>;
  /** Which of these who reach a group for an action no longer do. */
  outOfReach<A extends Asked>(asked: readonly A[], action: Action): Promise<A[]>;
}

/** Somebody and the group that is asked for. */
export interface Asked {
  viewer: Viewer;
  groupId: string;
}

/** Applies the permission table of the contract to calls and live events alike. */
export function createAccess(db: Db): Access {
  const mayEver = (viewer: Viewer, action: Action) => {
    const reach = reachOf(viewer.role, action);
    if (!reach) throw new Problem('not-allowed');
    return reach;
  };
  const teaches = async (viewer: Viewer, groupId: string | null) =>
    groupId !== null && (await teachesGroup(db, viewer.id, groupId));

  async function account(viewer: Viewer, reach: Reach, id: string) {
    if (reach === 'self' || (reach !== 'any' && id !== viewer.accountId)) throw notFound();
    return found(await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst());
  }
  const groups = (ids: readonly string[]) =>
    db.selectFrom('groups').selectAll().where('id', 'in', ids).where('trashed_at', 'is', null);
  const isNear = (viewer: Viewer, reach: Reach, row: GroupRow) =>
    reach !== 'self' && (reach === 'any' || row.account_id === viewer.accountId);
  async function group(viewer: Viewer, reach: Reach, id: string) {
    const row = found(await groups([id]).executeTakeFirst());
    if (!isNear(viewer, reach, row)) throw notFound();
    if (reach === 'groups' && !(await teaches(viewer, id))) throw notFound();
    return row;
  }
  async function pupil(viewer: Viewer, reach: Reach, id: string) {
    const row = found(
      await db
        .selectFrom('pupils')
        .selectAll()
        .where('id', '=', id)
        // Who lies in the trash is nowhere to be found until taken back.
        .where('trashed_at', 'is', null)
        .executeTakeFirst(),
    );
    if (reach === 'self' && row.id !== viewer.id) throw notFound();
    if (reach !== 'any' && row.account_id !== viewer.accountId) throw notFound();
    if (reach === 'groups' && !(await teaches(viewer, row.group_id))) throw notFound();
    return row;
  }
  async function user(viewer: Viewer, reach: Reach, id: string) {
    const row = found(await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst());
    if ((reach === 'self' || reach === 'groups') && row.id !== viewer.id) throw notFound();
    if (reach === 'account' && row.account_id !== viewer.accountId) throw notFound();
    return row;
  }

  return {
    mayEver,
    async outOfReach(asked, action) {
      if (asked.length === 0) return [];
      const ids = [...new Set(asked.map(({ groupId }) => groupId))];
      const there = new Map((await groups(ids).execute()).map((row) => [row.id, row]));
      const teachers = asked.filter(({ viewer }) => reachOf(viewer.role, action) === 'groups');
      const isTaught = await taughtBy(db, [...new Set(teachers.map(({ viewer }) => viewer.id))], ids);
      return asked.filter(({ viewer, groupId }) => {
        const [reach, row] = [reachOf(viewer.role, action), there.get(groupId)];
        if (!reach || !row || !isNear(viewer, reach, row)) return true;
        return reach === 'groups' && !isTaught(viewer.id, groupId);
      });
    },
    async reach(viewer, action, ids) {
      const reach = mayEver(viewer, action);
      const named = ids as { account?: string; group?: string; pupil?: string; user?: string };
      const subject: Subject = {};
      if (named.account !== undefined) subject.account = await account(viewer, reach, named.account);
      if (named.group !== undefined) subject.group = await group(viewer, reach, named.group);
      if (named.pupil !== undefined) subject.pupil = await pupil(viewer, reach, named.pupil);
      if (named.user !== undefined) subject.user = await user(viewer, reach, named.user);
      if (subject.account && subject.group && subject.group.account_id !== subject.account.id)
        throw notFound();
      return subject;
    },
  };
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw notFound();
  return row;
}
