import type { z } from 'zod';
import { audit } from '../../audit/audit.ts';
import type { Viewer } from '../../access/access.ts';
import { schoolWeeks, type FreeDays } from '../../calendar/school-weeks.ts';
import type { makeGroupPlan, putGroupMember } from '../../contract/group-plans.ts';
import { GROUP_PLAN } from '../../contract/care-terms.ts';
import { transact, type Db } from '../../data/database.ts';
import { nameOfDay } from '../../data/day.ts';
import type { GroupPlanRow, PupilRow } from '../../data/schema.ts';
import { notFound, Problem } from '../../http/problem.ts';
import type { Words } from '../../practice/dealer.ts';
import { storedGoals, storedPart } from '../changing.ts';
import { insertPlan } from '../making.ts';
import { proposalFor } from '../proposal.ts';
import { keepersOf } from '../repository.ts';
import { startsOf } from '../starts.ts';
import { EMPTY_FIELDS, USUAL_SHARE } from '../stored.ts';
import { about } from './about.ts';
import { checkPaper } from './paper.ts';
import { reachesIn } from './repository.ts';
import { FIRST_SHARED, joinedFields, usualShared } from './stored.ts';

interface Making {
  id: string;
  accountId: string;
  viewer: Viewer;
  body: z.output<typeof makeGroupPlan.body>;
  words: Pick<Words, 'category'>;
  /** Days without school. */
  free: readonly FreeDays[];
  now: number;
}

/** Makes a group plan with a plan for each of its pupils, all of them within reach. The id is the client's: sent twice it is made once. */
export async function makeGroup(
  db: Db,
  { id, accountId, viewer, body, words, free, now }: Making,
): Promise<void> {
  const { title, onPaper, members } = body;
  const pupils = await pupilsFor(db, { accountId, viewer, ids: members.map(({ pupil }) => pupil) });
  const keepers = await keepersOf(
    db,
    accountId,
    pupils.map(({ group_id }) => group_id),
  );
  const isKeeper = pupils.every(({ group_id }) => keepers(group_id).some((one) => one.id === viewer.id));
  const joining = await Promise.all(
    pupils.map(async (pupil, i) => ({
      pupil,
      made: await about(pupil.first_name, () => joinerOf(db, words, pupil, members[i]!, now)),
    })),
  );
  const today = nameOfDay(now);
  const shared = usualShared(members.length);
  const group: GroupPlanRow = {
    id,
    account_id: accountId,
    title,
    owner_id: isKeeper ? viewer.id : null,
    from_day: today,
    to_day: schoolWeeks(today, shared.weeks, free).lastDay,
    share: USUAL_SHARE,
    on_paper: onPaper ? 1 : 0,
    fields: JSON.stringify(shared),
    field_versions: FIRST_SHARED,
    made_by: viewer.id,
    made_at: now,
    version: 1,
  };
  if (onPaper)
    checkPaper(
      joining.map(({ made }) => ({ goals: JSON.stringify(made.goals) })),
      'onPaper',
    );
  await transact(db, async (trx) => {
    const known = await trx.selectFrom('group_plans').select('account_id').where('id', '=', id).execute();
    if (known.some(({ account_id }) => account_id === accountId)) return;
    if (known.length > 0) throw new Problem('conflict');
    await trx.insertInto('group_plans').values(group).execute();
    for (const { pupil, made } of joining)
      await insertMember(trx, { group, pupil, made, weeks: shared.weeks, actorId: viewer.id, now });
    await audit(trx, { action: 'group-plan-made', actorId: viewer.id, accountId, subject: id });
  });
}

/** The pupils of a group plan, each once, in the order in which they are named. */
async function pupilsFor(
  db: Db,
  { accountId, viewer, ids }: { accountId: string; viewer: Viewer; ids: readonly string[] },
): Promise<PupilRow[]> {
  const rows = await db
    .selectFrom('pupils')
    .selectAll()
    .where('id', 'in', ids)
    .where('account_id', '=', accountId)
    .where('trashed_at', 'is', null)
    .execute();
  const reaches = await reachesIn(
    db,
    viewer,
    rows.map(({ group_id }) => group_id),
  );
  const found = new Map(rows.filter(reaches).map((row) => [row.id, row]));
  if (ids.some((id) => !found.has(id))) throw notFound();
  if (found.size < ids.length) throw wrongSize();
  return ids.map((id) => found.get(id)!);
}

/** Why a group plan has too few or too many members. */
export const wrongSize = () =>
  new Problem('invalid-fields', undefined, {
    fields: {
      members: `Een groepsplan heeft ${GROUP_PLAN.least} tot ${GROUP_PLAN.most} {leerlingen}.`,
    },
  });

/** What a plan that joins is made of. */
export interface Joiner {
  plan: string;
  goals: ReturnType<typeof storedGoals>;
  beginsituatie: ReturnType<typeof proposalFor> extends Promise<infer Pieces> ? Pieces : never;
}

/** Looks at what is asked for somebody who joins: goals with what is known at their start, and sentences with where they come from. */
export async function joinerOf(
  db: Db,
  words: Pick<Words, 'category'>,
  pupil: PupilRow,
  { plan, goals, beginsituatie }: z.output<typeof putGroupMember.body>,
  now: number,
): Promise<Joiner> {
  const starts = await startsOf(db, pupil.id);
  const proposed = beginsituatie.length > 0 ? await proposalFor(db, pupil, now) : [];
  return {
    plan,
    goals: storedGoals(goals, { words, starts, tested: new Map(), before: [] }),
    beginsituatie: storedPart({ beginsituatie }, EMPTY_FIELDS, proposed).beginsituatie ?? [],
  };
}

interface Inserting {
  group: GroupPlanRow;
  pupil: PupilRow;
  made: Joiner;
  /** Weeks of school until the last day of the group plan, and the first day where that is another one. */
  weeks: number;
  from?: string;
  actorId: string;
  now: number;
}

/** Stores the plan of somebody who takes part, with all that is shared. */
export async function insertMember(
  trx: Db,
  { group, pupil, made, weeks, from = group.from_day, actorId, now }: Inserting,
): Promise<void> {
  const { plan: id, goals, beginsituatie } = made;
  const known = await trx.selectFrom('plans').select('id').where('id', '=', id).executeTakeFirst();
  if (known) throw new Problem('conflict');
  const inGroup =
    pupil.group_id === null
      ? undefined
      : await trx.selectFrom('groups').select('name').where('id', '=', pupil.group_id).executeTakeFirst();
  await insertPlan(trx, {
    ...{ id, pupil, goals, actorId, now },
    owner: group.owner_id,
    from,
    to: group.to_day,
    share: group.share,
    fields: joinedFields(group, { weeks, beginsituatie, today: nameOfDay(now) }),
    group: inGroup?.name ?? '',
    groupPlan: group.id,
  });
}
