import type { Evidence, ReadingResult } from '../../contract/care-evidence.ts';
import { momentText } from '../../contract/lvs-moment.ts';
import type { AccountRow, PlanRow } from '../../data/schema.ts';
import type { Db } from '../../data/database.ts';
import { testsOf } from '../../lvs/repository.ts';
import type { PlanHead } from '../../contract/care-plan.ts';
import { plansOf, sessionsOf } from '../repository.ts';
import { fieldsOf, goalsOf } from '../stored.ts';
import { planHeads } from '../view.ts';
import { evidenceLines, type Period } from './lines.ts';
import { normFor } from './norms.ts';

/** From which level of support on a file is looked at. */
const FROM_LEVEL = 3;

/** Whose file is looked at, and what plans are shown by. */
interface Asked extends Omit<Parameters<typeof planHeads>[2], 'accountId' | 'pupils'> {
  account: Pick<AccountRow, 'id' | 'variant'>;
  pupil: Parameters<typeof planHeads>[2]['pupils'][number];
}

const isLooked = (plan: PlanRow) => (fieldsOf(plan).support ?? 0) >= FROM_LEVEL;

/** What the file of a pupil holds of what the norm of its school asks. */
export async function evidenceOf(db: Db, { account, pupil, ...around }: Asked): Promise<Evidence> {
  const plans = (await plansOf(db, [pupil.id])).filter(isLooked);
  const { reading, version } = await readingOf(db, pupil.id);
  const none = { isShown: false, norm: null, original: null, ownVersion: 0, lines: [], reading: [], version };
  // In Flanders the file goes to a centre that judges it: there is no such list.
  if (account.variant === 'be' || plans.length === 0) return none;
  const found = await normFor(db, account.id, around.today);
  if (found.norm === null) return { ...none, isShown: true, reading };
  const heads = await planHeads(db, plans, { ...around, accountId: account.id, pupils: [pupil] });
  const spelling = (await testsOf(db, pupil.id)).map(
    ({ test, part, moment, level }) =>
      `${test ?? part} ${momentText(moment, account.variant)}${level ? ` ${level.value}` : ''}`,
  );
  const periods = await periodsOf(db, plans, heads);
  const lines = evidenceLines(found.norm.numbers, { reading, spelling, periods });
  return { isShown: true, ...found, lines, reading, version };
}

/** What was typed of reading for a pupil. */
export async function readingOf(db: Db, pupilId: string): Promise<Pick<Evidence, 'reading' | 'version'>> {
  const row = await db
    .selectFrom('reading_results')
    .select(['results', 'version'])
    .where('pupil_id', '=', pupilId)
    .executeTakeFirst();
  return row
    ? { reading: JSON.parse(row.results) as ReadingResult[], version: row.version }
    : { reading: [], version: 0 };
}

/** Plans that began, the earliest first, as times of help. */
async function periodsOf(db: Db, plans: readonly PlanRow[], heads: readonly PlanHead[]): Promise<Period[]> {
  const begun = plans
    .map((plan, i) => ({ plan, head: heads[i]! }))
    .filter(({ plan }) => plan.state !== 'concept')
    .toReversed();
  const ids = begun.map(({ plan }) => plan.id);
  const helped = new Set((await sessionsOf(db, ids)).map(({ plan_id }) => plan_id));
  const looked = new Set(await evaluatedAmong(db, ids));
  return begun.map(({ plan, head }) => {
    const { perWeek, minutes, size, aanpak } = fieldsOf(plan);
    return {
      number: plan.number,
      // What is planned counts the weeks without holidays and those in which it stood still.
      weeks: Math.round(head.planned / (perWeek * minutes)),
      hasEnded: ['evalueren', 'afgesloten', 'gestopt'].includes(plan.state),
      ...{ minutes: perWeek * minutes, size },
      goals: goalsOf(plan).length > 0,
      approach: aanpak.some(({ text }) => text.trim() !== ''),
      who: plan.owner_id !== null || helped.has(plan.id),
      effect: looked.has(plan.id),
    };
  });
}

async function evaluatedAmong(db: Db, planIds: readonly string[]): Promise<string[]> {
  if (planIds.length === 0) return [];
  const rows = await db
    .selectFrom('plan_evaluations')
    .select('plan_id')
    .where('plan_id', 'in', planIds)
    .execute();
  return rows.map(({ plan_id }) => plan_id);
}
