import { audit } from '../audit/audit.ts';
import type { PlanField } from '../contract/care-plan.ts';
import type { Db } from '../data/database.ts';
import type { PlanRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import { fieldsOf, goalsOf, versionsOf } from './stored.ts';

/** Throws `conflict`, with their names, for fields that somebody changed since they were seen. */
export function checkSeen(
  names: readonly string[],
  versions: Readonly<Record<string, number>>,
  seen: Readonly<Record<string, number>>,
): void {
  const late = names.filter((name) => versions[name] !== seen[name]);
  if (late.length === 0) return;
  throw new Problem('conflict', 'Iemand anders schreef hier ook. Kies, of zet beide onder elkaar.', {
    fields: Object.fromEntries(late.map((name) => [name, 'Iemand anders schreef hier ook.'])),
  });
}

interface Storing {
  /** The fields that are changed. */
  names: readonly PlanField[];
  actorId: string;
  now: number;
  /** Why, of a plan that runs. */
  reason: string;
}

/** Stores changed fields of a plan, on the condition that nobody did so in between; of a plan that runs it is kept what stood there. */
export async function storeFields(
  trx: Db,
  plan: PlanRow,
  row: Partial<PlanRow>,
  { names, actorId, now, reason }: Storing,
): Promise<void> {
  const version = plan.version + 1;
  const changed = Object.fromEntries(names.map((name) => [name, version]));
  const { numUpdatedRows } = await trx
    .updateTable('plans')
    .set({ ...row, field_versions: JSON.stringify({ ...versionsOf(plan), ...changed }), version })
    .where('id', '=', plan.id)
    .where('version', '=', plan.version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Problem('conflict', 'Iemand anders bewaarde net ook. Kijk nog eens.');
  if (plan.state === 'concept') return;
  const changes = names.map((field) => ({
    field,
    before: toldField(plan, field),
    after: toldField({ ...plan, ...row }, field),
  }));
  await trx
    .insertInto('plan_versions')
    .values({
      plan_id: plan.id,
      pupil_id: plan.pupil_id,
      version,
      at: now,
      by_id: actorId,
      reason,
      changes: JSON.stringify(changes),
    })
    .execute();
  await audit(trx, { action: 'plan-changed', actorId, accountId: plan.account_id, subject: plan.id });
}

/** A field as the history tells it. */
function toldField(plan: PlanRow, field: PlanField): string {
  const fields = fieldsOf(plan);
  switch (field) {
    case 'from':
      return plan.from_day;
    case 'owner':
      return plan.owner_id ?? '';
    case 'share':
      return String(plan.share);
    case 'goals':
      return goalsOf(plan)
        .map(({ text, target }) => `${text}${target === null ? '' : ` (${Math.round(target * 100)} %)`}`)
        .join('\n');
    case 'parents': {
      const { informedOn, agreed, by, note } = fields.parents;
      return [informedOn, agreed ? 'akkoord' : '', by, note].filter(Boolean).join(', ');
    }
    case 'hulpvraag':
    case 'beginsituatie':
    case 'aanpak':
    case 'afspraken':
      return fields[field].map(({ text }) => text).join('\n');
    default:
      return String(fields[field] ?? '');
  }
}
