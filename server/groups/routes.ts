import { getGroup, listGroups, type Group } from '../contract/groups.ts';
import type { Db } from '../data/database.ts';
import type { Calls } from '../http/calls.ts';
import { notFound } from '../http/problem.ts';
import { findGroups } from './repository.ts';

/** The groups of an account. */
export function groupRoutes(calls: Calls, db: Db): void {
  calls.on(listGroups, async ({ session, params }) => {
    const groups = await findGroups(db, { accountId: params.account, viewerId: session.id });
    return { groups: groups.sort(ownFirst), total: groups.length };
  });
  calls.on(getGroup, async ({ session, params }) => {
    const [group] = await findGroups(db, {
      accountId: params.account,
      groupId: params.group,
      viewerId: session.id,
    });
    if (!group) throw notFound();
    return group;
  });
}

const dutch = new Intl.Collator('nl', { numeric: true });
const ownFirst = (a: Group, b: Group) => Number(b.own) - Number(a.own) || dutch.compare(a.name, b.name);
