import { audit } from '../audit/audit.ts';
import { PLAN_FIELDS } from '../contract/care-plan.ts';
import { schoolWeeks, type FreeDays } from '../calendar/school-weeks.ts';
import { transact, type Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { PlanRow, PupilRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import { groupOf } from '../settings/repository.ts';
import { findPlan, ownersFor } from './repository.ts';
import {
  EMPTY_FIELDS,
  fieldsOf,
  goalsOf,
  USUAL_SHARE,
  type StoredFields,
  type StoredGoal,
} from './stored.ts';

interface Making {
  id: string;
  pupil: PupilRow;
  /** The plan whose texts, goals and rhythm it takes over. */
  copyOf: string | undefined;
  actorId: string;
  /** Days without school. */
  free: readonly FreeDays[];
  now: number;
}

/** The version of each field of a plan that was just made. */
export const FIRST = JSON.stringify(Object.fromEntries(PLAN_FIELDS.map((field) => [field, 1])));

/**
 * Makes a plan that is to be written; whoever makes it keeps it, where that is somebody of the account who has the pupil. The id is the
 * client's: sent twice it is made once. Start values, dates, outcomes, parents and voice of a copied plan stay where they are.
 */
export async function makePlan(db: Db, { id, pupil, copyOf, actorId, free, now }: Making): Promise<void> {
  const group = await groupOf(db, pupil);
  const owners = await ownersFor(db, pupil);
  await transact(db, async (trx) => {
    const known = await trx.selectFrom('plans').select('pupil_id').where('id', '=', id).executeTakeFirst();
    if (known?.pupil_id === pupil.id) return;
    if (known) throw new Problem('conflict');
    const from = copyOf === undefined ? undefined : await findPlan(trx, { pupil: pupil.id, plan: copyOf });
    const fields = from ? copied(from) : EMPTY_FIELDS;
    const today = nameOfDay(now);
    await insertPlan(trx, {
      id,
      pupil,
      owner: owners.some((one) => one.id === actorId) ? actorId : null,
      from: today,
      share: from?.share ?? USUAL_SHARE,
      fields,
      to: schoolWeeks(today, fields.weeks, free).lastDay,
      goals: from ? goalsOf(from).map((goal) => ({ ...goal, start: null })) : [],
      group: group?.name ?? '',
      groupPlan: null,
      actorId,
      now,
    });
  });
}

/** What a plan is made of that is to be written. */
interface NewPlan {
  id: string;
  pupil: Pick<PupilRow, 'id' | 'account_id'>;
  owner: string | null;
  from: string;
  to: string;
  share: number;
  fields: StoredFields;
  goals: readonly StoredGoal[];
  /** What the group of the pupil is called. */
  group: string;
  /** The group plan that it is part of. */
  groupPlan: string | null;
  actorId: string;
  now: number;
}

/** Stores a plan that is to be written, with the next number of the pupil. */
export async function insertPlan(trx: Db, made: NewPlan): Promise<void> {
  const { id, pupil, owner, from, to, share, fields, goals, group, groupPlan, actorId, now } = made;
  const { max } = await trx
    .selectFrom('plans')
    .select(({ fn }) => fn.max('number').as('max'))
    .where('pupil_id', '=', pupil.id)
    .executeTakeFirstOrThrow();
  const row: PlanRow = {
    id,
    account_id: pupil.account_id,
    pupil_id: pupil.id,
    group_plan_id: groupPlan,
    left_group_on: null,
    number: (max ?? 0) + 1,
    state: 'concept',
    owner_id: owner,
    from_day: from,
    to_day: to,
    share,
    fields: JSON.stringify(fields),
    field_versions: FIRST,
    goals: JSON.stringify(goals),
    pauses: '[]',
    struck_play: '[]',
    group_name: group,
    extended: 0,
    closed_on: null,
    closed_why: null,
    moved_on: null,
    follows: null,
    made_by: actorId,
    made_at: now,
    trashed_at: null,
    trashed_by: null,
    version: 1,
  };
  await trx.insertInto('plans').values(row).execute();
  await audit(trx, { action: 'plan-made', actorId, accountId: pupil.account_id, subject: id });
}

/** What of the fields of a plan a copy takes over: no agreements with parents, and not what the pupil thought. */
export function copied(plan: PlanRow) {
  const { parents, voice, voiceBy } = EMPTY_FIELDS;
  return { ...fieldsOf(plan), parents, voice, voiceBy };
}
