import type { AccountRow, PupilRow } from '../../data/schema.ts';
import type { Viewer } from '../../access/access.ts';
import { looks } from '../../audit/looks.ts';
import { daysOffOf } from '../../calendar/days-off.ts';
import * as contract from '../../contract/group-plans.ts';
import type { Db } from '../../data/database.ts';
import { nameOfDay } from '../../data/day.ts';
import type { Calls } from '../../http/calls.ts';
import { notFound, Problem } from '../../http/problem.ts';
import type { Words } from '../../practice/dealer.ts';
import type { DayCounts } from '../../progress/day-counts.ts';
import type { DifficultyOf } from '../../tests/difficulties.ts';
import { makeTestTogether } from '../../tests/group-test.ts';
import { makeGroup } from './making.ts';
import { join, leave } from './members.ts';
import { moveGroup, setGroupRemoved } from './moving.ts';
import { findGroupPlan, membersIn, openOf, reachesIn } from './repository.ts';
import { saveGroupSession } from './sessions.ts';
import { changeShared } from './sharing.ts';
import { groupHeads, groupView } from './view.ts';

interface Deps {
  db: Db;
  words: Pick<Words, 'category' | 'asked' | 'line'>;
  difficulties: () => Promise<DifficultyOf>;
  licences: { now: () => number };
}

/** Plans that are carried out together, for staff of a school. `mapChanged` tells the pupils who are there. */
export function groupPlanRoutes(
  calls: Calls,
  { db, words, licences, difficulties }: Deps,
  counts: DayCounts,
  mapChanged: (pupilIds: readonly string[]) => void,
): void {
  const now = () => licences.now();
  const today = () => nameOfDay(now());
  const looked = looks(db);
  const around = async (account: AccountRow, viewer: Viewer) => ({
    accountId: account.id,
    viewer,
    daysOff: await daysOffOf(db, account, today()),
    today: today(),
  });
  const view = async (account: AccountRow, viewer: Viewer, id: string) => {
    const group = await findGroupPlan(db, account.id, id);
    const members = await membersIn(db, id);
    await counts.bringUpToDate(members.now.map(({ pupil }) => pupil.id));
    return groupView(db, group, await around(account, viewer));
  };
  /** A group plan after a change, which the maps of its pupils follow. */
  const changed = async (account: AccountRow, viewer: Viewer, id: string) => {
    const { now: members, before } = await membersIn(db, id);
    mapChanged([...members, ...before].map(({ pupil }) => pupil.id));
    return view(account, viewer, id);
  };
  /** What is done with a group plan of which one reaches somebody. */
  const doing = async (account: AccountRow, viewer: Viewer, id: string) => {
    const { now: members, before } = await membersIn(db, id);
    const pupils = [...members, ...before].map(({ pupil }) => pupil);
    const reaches = await reachesIn(
      db,
      viewer,
      pupils.map(({ group_id }) => group_id),
    );
    if (members.length > 0 && !pupils.some(reaches)) throw notFound();
    return {
      ...{ id, viewer, accountId: account.id, actorId: viewer.id, now: now(), today: today() },
      free: (await daysOffOf(db, account, today())).free,
      reaches,
    };
  };
  const ofAccount = (pupil: PupilRow, account: AccountRow) => {
    if (pupil.account_id !== account.id) throw notFound();
    return pupil;
  };

  calls.on(contract.listGroupPlans, async ({ subject, session }) => {
    const plans = await groupHeads(db, await around(subject.account!, session));
    return { plans, total: plans.length };
  });

  calls.on(contract.getGroupPlan, async ({ subject, session, params }) => {
    const account = subject.account!;
    const shown = await view(account, session, params.plan);
    await looked(session, 'group-plan-viewed', account.id, params.plan);
    return shown;
  });

  calls.on(contract.makeGroupPlan, async ({ subject, session, params, body }) => {
    const account = subject.account!;
    const { free } = await daysOffOf(db, account, today());
    const making = { id: params.plan, accountId: account.id, viewer: session, body, words, free };
    await makeGroup(db, { ...making, now: now() });
    return changed(account, session, params.plan);
  });

  calls.on(contract.changeGroupPlan, async ({ subject, session, params, body }) => {
    const account = subject.account!;
    await changeShared(db, { ...(await doing(account, session, params.plan)), body });
    return changed(account, session, params.plan);
  });

  calls.on(contract.setGroupPlanState, async ({ subject, session, params, body }) => {
    const account = subject.account!;
    await moveGroup(db, await doing(account, session, params.plan), body);
    return changed(account, session, params.plan);
  });

  calls.on(contract.putGroupMember, async ({ subject, session, params, body }) => {
    const account = subject.account!;
    const pupil = ofAccount(subject.pupil!, account);
    await join(db, words, { ...(await doing(account, session, params.plan)), pupil }, body);
    return changed(account, session, params.plan);
  });

  calls.on(contract.removeGroupMember, async ({ subject, session, params, body }) => {
    const account = subject.account!;
    const pupil = ofAccount(subject.pupil!, account);
    await leave(db, { ...(await doing(account, session, params.plan)), pupil }, body);
    return changed(account, session, params.plan);
  });

  calls.on(contract.putGroupSession, async ({ subject, session, params, body }) => {
    const account = subject.account!;
    const { reaches, ...plan } = await doing(account, session, params.plan);
    await saveGroupSession(db, {
      ...{ ...plan, id: params.session, groupPlan: params.plan, body },
      reaches: ({ pupil }) => reaches(pupil),
    });
    return changed(account, session, params.plan);
  });

  calls.on(contract.makeGroupTest, async ({ subject, session, params, body }) => {
    const account = subject.account!;
    const { reaches, ...plan } = await doing(account, session, params.plan);
    const group = await findGroupPlan(db, account.id, params.plan);
    const members = openOf((await membersIn(db, params.plan)).now);
    if (group.on_paper === 0 || members.length === 0)
      throw new Problem('conflict', 'Dit groepsplan wordt niet samen op papier getoetst.');
    // One test for all wants what each of them was asked.
    if (!members.every(({ pupil }) => reaches(pupil))) throw notFound();
    await makeTestTogether({ db, words, difficulties }, { ...plan, ...body, id: params.test, members });
    return changed(account, session, params.plan);
  });

  calls.on(contract.trashGroupPlan, async ({ subject, session, params, body }) => {
    const plan = await doing(subject.account!, session, params.plan);
    mapChanged(await setGroupRemoved(db, plan, body.removed));
    return body;
  });
}
