import type { AuditAction } from '../audit/actions.ts';
import type { Session } from '../auth/sessions.ts';
import * as contract from '../contract/groups.ts';
import type { Group } from '../contract/groups.ts';
import { mayReadIn } from '../lvs/repository.ts';
import type { Calls } from '../http/calls.ts';
import { notFound } from '../http/problem.ts';
import type { PracticeDeps } from '../practice/rounds.ts';
import { telling, type Tell } from '../settings/concerned.ts';
import { undoChange, type Doing, type Touched } from './changes.ts';
import { findGroups, rosterOf, staffOf } from './repository.ts';
import { schoolYearOf } from './school-year.ts';
import { addGroup, archiveGroups, editGroup, mergeGroups, movePupils, splitGroup } from './service.ts';
import { yearOf } from './school-years.ts';
import { shareSetting, sharedWith, undoShare } from './share-setting.ts';
import { readGroups } from './state.ts';

/** Hears who moved between which groups. */
export type Moved = (touched: Touched) => void;

/** The groups of an account: looking at them, and all that changes them. `tell` reaches pupils who are there. */
export function groupRoutes(
  calls: Calls,
  deps: PracticeDeps,
  { moved, tell }: { moved: Moved; tell: Tell },
): void {
  const { db } = deps;
  calls.on(contract.listGroups, async ({ session, subject, query }) => {
    const { id, kind, variant } = subject.account!;
    const archived = query.archived === 'yes';
    const groups = await findGroups(deps, { account: { id, kind }, archived, viewer: session });
    groups.sort(ownFirst);
    const today = schoolYearOf(Date.now(), variant);
    const schoolYear = yearOf({ groups: await readGroups(db, id) }, today);
    const mayImport = await mayReadIn(db, session, { kind });
    const account = { kind, variant, schoolYear, today, mayImport };
    return { groups, total: groups.length, account };
  });
  calls.on(contract.getGroup, async ({ session, subject, params }) => {
    const asked = { account: subject.account!, groupId: params.group, viewer: session };
    const [group] = await findGroups(deps, asked);
    if (!group) throw notFound();
    return group;
  });
  calls.on(contract.getRosters, async ({ params }) => ({
    pupils: await rosterOf(db, params.account),
    staff: await staffOf(db, params.account),
  }));

  const make = makerOf(moved);
  calls.on(contract.addGroup, ({ session, subject, params, body: { change, ...fields } }) =>
    make('group-added', session, params.account, change, fields.id, (doing) =>
      addGroup(db, fields, subject.account!.variant, doing),
    ),
  );
  calls.on(contract.editGroup, ({ session, params, body: { change, ...fields } }) =>
    make('group-edited', session, params.account, change, params.group, (doing) =>
      editGroup(db, params.group, fields as Partial<contract.GroupFields>, doing),
    ),
  );
  calls.on(contract.archiveGroups, ({ session, params, body: { change, ...body } }) =>
    make(
      body.archived ? 'groups-archived' : 'groups-restored',
      session,
      params.account,
      change,
      body.groups.join(' '),
      (doing) => archiveGroups(db, body, doing),
    ),
  );
  calls.on(contract.mergeGroups, ({ session, params, body: { change, ...body } }) =>
    make('groups-merged', session, params.account, change, params.group, (doing) =>
      mergeGroups(db, params.group, body, doing),
    ),
  );
  calls.on(contract.splitGroup, ({ session, params, body: { change, ...body } }) =>
    make('group-split', session, params.account, change, params.group, (doing) =>
      splitGroup(db, params.group, body, doing),
    ),
  );
  calls.on(contract.movePupils, ({ session, params, body: { change, pupils } }) =>
    make('pupils-moved', session, params.account, change, params.group, (doing) =>
      movePupils(db, params.group, pupils, doing),
    ),
  );
  calls.on(contract.undoGroupChange, ({ session, params }) =>
    make('group-change-undone', session, params.account, params.groupChange, params.groupChange, (doing) =>
      undoChange(db, doing),
    ),
  );
  calls.on(contract.giveGroupsSetting, async ({ session, subject, body }) => {
    const group = subject.group!;
    const doing = { batch: body.batch, actorId: session.id, now: Date.now() };
    return telling({ db, tell }, body.groups, () => shareSetting(deps, group, body.groups, doing));
  });
  calls.on(contract.undoGroupsSetting, async ({ session, params, body: { batch } }) => {
    const doing = { batch, actorId: session.id, now: Date.now() };
    const shared = await sharedWith(db, params.account, params.change);
    const undone = await telling({ db, tell }, shared, () =>
      undoShare(deps, params.account, params.change, doing),
    );
    return { undone };
  });
}

/** Makes a change with its line in the audit log, and tells who watches. */
export const makerOf =
  (moved: Moved) =>
  async (
    action: AuditAction,
    session: Session,
    accountId: string,
    change: string,
    subject: string,
    run: (doing: Doing) => Promise<Touched>,
  ): Promise<{ change: string }> => {
    const line = { action, actorId: session.id, accountId, subject, detail: change };
    const touched = await run({ change, accountId, actorId: session.id, now: Date.now(), line });
    if (touched.groups.length > 0) moved(touched);
    return { change };
  };

const dutch = new Intl.Collator('nl', { numeric: true });
const ownFirst = (a: Group, b: Group) => Number(b.own) - Number(a.own) || dutch.compare(a.name, b.name);
