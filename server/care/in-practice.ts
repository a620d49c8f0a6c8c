import type { Plan } from '../contract/care-plan.ts';
import type { PlanOver } from '../contract/pupil-settings.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay, startOfDay } from '../data/day.ts';
import type { PlanRow, PupilRow } from '../data/schema.ts';
import { titleOf } from '../live/broken-rule.ts';
import { plansHolding } from '../practice/plan-effect.ts';
import { letBy, type PractisableDeps } from '../practice/practisable.ts';
import { readPractice } from '../practice/settings.ts';
import { levelsOf } from '../practice/policy/repository.ts';
import type { Share } from '../progress/round-counts.ts';
import { countsSince } from './minutes.ts';
import { goalCategories } from './stored.ts';

/** What a plan does to practice now, and what part of practice was for its goals since it began. */
export async function inPractice(
  deps: PractisableDeps,
  plan: PlanRow,
  pupil: PupilRow,
  now: number,
): Promise<Plan['practice']> {
  const { db } = deps;
  const goals = goalCategories(plan);
  const holding = await plansHolding(db, pupil.id, nameOfDay(now));
  const isHolding = holding.some(({ id }) => id === plan.id);
  const levels = await levelsOf(db, pupil.id);
  const counts = plan.state === 'concept' ? [] : await countsOf(db, plan);
  const within = counts.filter(({ day }) => day >= plan.from_day && day <= (plan.closed_on ?? plan.to_day));
  const answersIn = (shares: readonly Share[]) => shares.reduce((sum, { answers }) => sum + answers, 0);
  return {
    isHolding,
    excluded: plan.closed_on === null ? await excludedOf(deps, pupil, goals, now) : [],
    answers: answersIn(within),
    aimed: answersIn(within.filter(({ category }) => goals.includes(category))),
    isDone: isHolding && goals.length > 0 && goals.every((id) => levels.get(id)?.status === 'klaar'),
    tooHard: isHolding
      ? goals.filter((id) => levels.get(id)?.status === 'stap-terug').flatMap((id) => titleOf(id) ?? [])
      : [],
  };
}

/** The plans that hold today, as the practice setting of a pupil tells of them. */
export async function plansOver(deps: PractisableDeps, pupil: PupilRow, now: number): Promise<PlanOver[]> {
  const holding = await plansHolding(deps.db, pupil.id, nameOfDay(now));
  return Promise.all(
    holding.map(async ({ id, to, share, categories }) => ({
      ...{ id, to, share },
      categories: categories.length,
      excluded: await excludedOf(deps, pupil, categories, now),
    })),
  );
}

async function countsOf(db: Db, plan: PlanRow): Promise<Share[]> {
  const kept = await countsSince(db, [plan.pupil_id], startOfDay(Date.parse(plan.from_day)));
  const lines = kept.get(plan.pupil_id)?.split('\n') ?? [];
  return lines.flatMap((counts) => JSON.parse(counts) as Share[]);
}

/** Those of some categories that the practice setting of a pupil leaves out, as staff call them. */
async function excludedOf(
  deps: PractisableDeps,
  pupil: PupilRow,
  categories: readonly string[],
  now: number,
): Promise<string[]> {
  const isAllowed = letBy(deps, await readPractice(deps.db, pupil, now));
  return categories.filter((id) => !isAllowed(id)).flatMap((id) => titleOf(id) ?? []);
}
