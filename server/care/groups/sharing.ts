import type { z } from 'zod';
import { audit } from '../../audit/audit.ts';
import { schoolWeeks, weeksBetween, type FreeDays } from '../../calendar/school-weeks.ts';
import type { PlanField } from '../../contract/care-plan.ts';
import type { changeGroupPlan, SharedField } from '../../contract/group-plans.ts';
import { transact, type Db } from '../../data/database.ts';
import type { GroupPlanRow, PlanRow } from '../../data/schema.ts';
import { Problem } from '../../http/problem.ts';
import { keepersOf } from '../repository.ts';
import { fieldsOf, type StoredFields } from '../stored.ts';
import { checkSeen, storeFields } from '../storing.ts';
import { checkPaper } from './paper.ts';
import { findGroupPlan, membersIn, openOf, type Member } from './repository.ts';
import {
  SHARED_KEY,
  SHARED_NUMBERS,
  SHARED_PARTS,
  sharedPiece,
  storedShared,
  versionsOfGroup,
  type StoredShared,
} from './stored.ts';

interface Changing {
  id: string;
  accountId: string;
  body: z.output<typeof changeGroupPlan.body>;
  actorId: string;
  free: readonly FreeDays[];
  today: string;
  now: number;
}

/**
 * Changes what is shared, and with it each plan that takes part and has not ended: what somebody wrote or chose in one of them stays. Two who
 * write are held apart as in a plan, field by field.
 */
export async function changeShared(
  db: Db,
  { id, accountId, body, actorId, free, today, now }: Changing,
): Promise<void> {
  const { fields, basedOn, reason } = body;
  const names = Object.keys(fields) as SharedField[];
  if (names.length === 0) return;
  await transact(db, async (trx) => {
    const group = await findGroupPlan(trx, accountId, id);
    const members = openOf((await membersIn(trx, id)).now);
    if (members.length === 0)
      throw new Problem('conflict', 'Dit groepsplan is afgesloten. Open eerst een van de plannen opnieuw.');
    if (members.some(({ plan }) => plan.state !== 'concept') && reason === undefined)
      throw new Problem('invalid-fields', undefined, { fields: { reason: 'Schrijf kort waarom.' } });
    checkSeen(names, versionsOfGroup(group), basedOn);
    if (fields.owner) await checkKeeper(trx, accountId, members, fields.owner);
    if (fields.onPaper === true)
      checkPaper(
        members.map(({ plan }) => plan),
        'fields.onPaper',
      );
    const next = nextOf(group, fields, free);
    await storeGroup(trx, group, next, names);
    for (const { plan } of members) {
      const { row, changed } = followed(plan, { before: group, after: { ...group, ...next }, free, today });
      if (changed.length > 0)
        await storeFields(trx, plan, row, { names: changed, actorId, now, reason: reason ?? '' });
    }
    await audit(trx, { action: 'group-plan-changed', actorId, accountId, subject: id });
  });
}

async function checkKeeper(trx: Db, accountId: string, members: readonly Member[], owner: string) {
  const groups = members.map(({ pupil }) => pupil.group_id);
  const keepers = await keepersOf(trx, accountId, groups);
  if (groups.every((group) => keepers(group).some((one) => one.id === owner))) return;
  throw new Problem('invalid-fields', undefined, {
    fields: { 'fields.owner': 'Kies een collega die aan iedereen in dit plan lesgeeft.' },
  });
}

/** What is stored of a group plan after a change. */
function nextOf(
  group: GroupPlanRow,
  { title, from, share, owner, onPaper, ...others }: Changing['body']['fields'],
  free: readonly FreeDays[],
): Partial<GroupPlanRow> {
  const given = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined));
  const shared: StoredShared = { ...storedShared(group), ...given };
  const first = from ?? group.from_day;
  return {
    title: title ?? group.title,
    from_day: first,
    to_day: schoolWeeks(first, shared.weeks, free).lastDay,
    share: share ?? group.share,
    owner_id: owner === undefined ? group.owner_id : owner,
    on_paper: Number(onPaper ?? group.on_paper === 1),
    fields: JSON.stringify(shared),
  };
}

/** Stores a group plan on the condition that nobody did so in between. */
export async function storeGroup(
  trx: Db,
  group: GroupPlanRow,
  next: Partial<GroupPlanRow>,
  names: readonly SharedField[],
): Promise<void> {
  const version = group.version + 1;
  const changed = Object.fromEntries(names.map((name) => [name, version]));
  const { numUpdatedRows } = await trx
    .updateTable('group_plans')
    .set({ ...next, field_versions: JSON.stringify({ ...versionsOfGroup(group), ...changed }), version })
    .where('id', '=', group.id)
    .where('version', '=', group.version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Problem('conflict', 'Iemand anders bewaarde net ook. Kijk nog eens.');
}

interface Following {
  before: GroupPlanRow;
  after: GroupPlanRow;
  free: readonly FreeDays[];
  today: string;
}

/** What becomes of a plan when what it shares is changed, and which of its fields that are: what is its own stays. */
function followed(
  plan: PlanRow,
  { before, after, free, today }: Following,
): { row: Partial<PlanRow>; changed: PlanField[] } {
  const [was, is] = [storedShared(before), storedShared(after)];
  const own = fieldsOf(plan);
  const fields: StoredFields = { ...own };
  const changed: PlanField[] = [];
  for (const name of SHARED_NUMBERS)
    if (was[name] !== is[name] && own[name] === was[name]) {
      Object.assign(fields, { [name]: is[name] });
      changed.push(name);
    }
  for (const part of SHARED_PARTS) {
    if (was[part] === is[part]) continue;
    const mine = own[part].find(({ key }) => key === SHARED_KEY);
    // Written anew in this plan, or taken out of it.
    if (mine ? mine.edited : was[part] !== '') continue;
    const rest = own[part].filter(({ key }) => key !== SHARED_KEY);
    fields[part] = [...sharedPiece(is[part], today), ...rest];
    changed.push(part);
  }
  const row: Partial<PlanRow> = {};
  if (before.share !== after.share && plan.share === before.share) {
    row.share = after.share;
    changed.push('share');
  }
  if (before.owner_id !== after.owner_id && plan.owner_id === before.owner_id) {
    row.owner_id = after.owner_id;
    changed.push('owner');
  }
  const hasMoved = before.from_day !== after.from_day || before.to_day !== after.to_day;
  if (hasMoved && plan.to_day === before.to_day) {
    // Who joined later keeps the day on which that was.
    const isWhole = plan.from_day === before.from_day;
    row.from_day = isWhole ? after.from_day : plan.from_day;
    row.to_day = after.to_day;
    const weeks = isWhole ? is.weeks : Math.max(1, weeksBetween(plan.from_day, after.to_day, free));
    if (row.from_day !== plan.from_day) changed.push('from');
    if (weeks !== own.weeks) changed.push('weeks');
    fields.weeks = weeks;
  }
  return { row: { ...row, fields: JSON.stringify(fields) }, changed };
}
