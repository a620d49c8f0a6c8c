import type { GoalInput, GoalStart } from '../../../../server/contract/care-plan.ts';
import { changePlan } from '../../../../server/contract/care-plans.ts';
import type { GroupMember } from '../../../../server/contract/group-plans.ts';
import { newId } from '../../../../server/contract/id.ts';
import { ApiError } from '../../../api/error.ts';
import { call } from '../../../app/services.ts';
import { goalText } from '../goal-text.ts';
import type { Care } from '../use-care.ts';

/** So many categories are offered. */
const OFFERED = 10;
/** The target of who is not known yet. */
const UNKNOWN_TARGET = 0.8;

/** A category that can be a goal of some pupils, with what is known of each. */
export interface SharedChoice {
  id: string;
  title: string;
  starts: (GoalStart | null)[];
}

/** Categories in which something is to be won: first those of most pupils, and of these the worst. */
export function choicesOf(cares: readonly Pick<Care, 'categories'>[]): SharedChoice[] {
  const known = cares.map(({ categories }) => new Map(categories.map((one) => [one.id, one])));
  const all = new Map(
    cares.flatMap(({ categories }) => categories.map(({ id, title }) => [id, title] as const)),
  );
  const weighed = [...all].map(([id, title]) => {
    const own = known.flatMap((one) => one.get(id) ?? []);
    const weak = own.filter(({ target }) => target !== null);
    const sum = weak.reduce((total, { start }) => total + start!.p, 0);
    return { id, title, weak: weak.length, mean: weak.length === 0 ? 1 : sum / weak.length };
  });
  return weighed
    .filter(({ weak }) => weak > 0)
    .sort((a, b) => b.weak - a.weak || a.mean - b.mean)
    .slice(0, OFFERED)
    .map(({ id, title }) => ({ id, title, starts: known.map((one) => one.get(id)?.start ?? null) }));
}

/** The goals of one pupil from the categories that were chosen for all: not of what goes well already. */
export function goalsFor({ categories }: Care, chosen: readonly string[]): GoalInput[] {
  return chosen.flatMap((category): GoalInput[] => {
    const known = categories.find(({ id }) => id === category);
    if (!known || (known.start !== null && known.target === null)) return [];
    const target = known.target ?? UNKNOWN_TARGET;
    return [{ ...{ id: newId(), kind: 'categorie', category, target }, text: '' }];
  });
}

/** The version of the goals of a plan that was just made. */
const FIRST = 1;

/** Writes the goals of a plan that was just made out in sentences, now that its last day is known. */
export async function writeGoals(
  { pupil, plan: { id, to } }: Pick<GroupMember, 'pupil' | 'plan'>,
  goals: readonly GoalInput[],
  { categories, firstName }: Care,
): Promise<void> {
  if (goals.length === 0) return;
  const written = goals.map((goal) => {
    const known = categories.find((one) => one.id === goal.category);
    return known ? { ...goal, text: goalText(goal, known, { firstName, to }) } : goal;
  });
  try {
    await call(changePlan, {
      params: { pupil, plan: id },
      body: { fields: { goals: written }, basedOn: { goals: FIRST } },
    });
  } catch (refused) {
    // Made before, by a call whose answer was lost: what was written since stays.
    if (!(refused instanceof ApiError) || refused.code !== 'conflict') throw refused;
  }
}
