import type { Dealt } from '../../engine/exercise/index.ts';
import { goalCategories } from '../care/stored.ts';
import type { PlanState } from '../contract/care-plan.ts';
import type { Feature } from '../contract/features.ts';
import type { Db } from '../data/database.ts';
import { repeated } from '../data/repeated.ts';
import { keptForTests } from './kept-words.ts';

/** The last answers by which it is told what part of practice was for the goals. */
const LATE_ANSWERS = 40;
/** Rounds in which there are nearly always as many. */
const LATE_ROUNDS = 20;

/** An action plan that holds on a day. */
export interface HoldingPlan {
  id: string;
  /** Its last day. */
  to: string;
  share: number;
  categories: readonly string[];
}

/** What action plans ask of practice: of several all goals, and the largest share. */
export interface PlanFocus {
  plans: readonly HoldingPlan[];
  categories: readonly string[];
  share: number;
  /** Categories of the last answers. */
  recent: readonly string[];
}

/** What action plans do to practice; nothing of it is kept with the settings. */
export interface PlanEffect {
  focus?: PlanFocus;
  /** Says of an exercise that it has a word that is kept for a test. */
  withheld?: (made: Dealt) => boolean;
}

const plansOn = repeated(
  (db, pupilId: string, day: string, sameDay: string, state: PlanState, feature: Feature, on: 1) =>
    db
      .selectFrom('plans')
      .innerJoin('account_features', 'account_features.account_id', 'plans.account_id')
      .select(['plans.id', 'plans.to_day', 'plans.share', 'plans.goals'])
      .where('plans.pupil_id', '=', pupilId)
      .where('plans.from_day', '<=', day)
      .where('plans.to_day', '>=', sameDay)
      .where('plans.state', '=', state)
      .where('plans.trashed_at', 'is', null)
      .where('account_features.feature', '=', feature)
      .where('account_features.enabled', '=', on)
      .orderBy('plans.number'),
);

/** The plans of a pupil that hold on a day: those that run, in an account that has the care trajectory. */
export async function plansHolding(db: Db, pupilId: string, day: string): Promise<HoldingPlan[]> {
  const rows = await plansOn(db, pupilId, day, day, 'actief', 'featureZorgtraject', 1);
  return rows.map(({ id, to_day: to, share, goals }) => ({
    ...{ id, to, share },
    categories: goalCategories({ goals }),
  }));
}

async function focusOn(db: Db, pupilId: string, day: string): Promise<PlanFocus | undefined> {
  const plans = await plansHolding(db, pupilId, day);
  if (plans.length === 0) return undefined;
  return {
    plans,
    categories: [...new Set(plans.flatMap(({ categories }) => categories))],
    share: Math.max(...plans.map(({ share }) => share)),
    recent: await lateCategories(db, pupilId),
  };
}

/** The first plan that holds on a day of each pupil of a group, with the goal categories of all. */
export async function plansInGroup(
  db: Db,
  groupId: string,
  day: string,
): Promise<Map<string, { id: string; categories: readonly string[] }>> {
  const rows = await db
    .selectFrom('plans')
    .innerJoin('pupils', 'pupils.id', 'plans.pupil_id')
    .innerJoin('account_features', 'account_features.account_id', 'plans.account_id')
    .select(['plans.id', 'plans.pupil_id', 'plans.goals'])
    .where('pupils.group_id', '=', groupId)
    .where('plans.state', '=', 'actief')
    .where('plans.from_day', '<=', day)
    .where('plans.to_day', '>=', day)
    .where('plans.trashed_at', 'is', null)
    .where('account_features.feature', '=', 'featureZorgtraject')
    .where('account_features.enabled', '=', 1)
    .orderBy('plans.number')
    .execute();
  const own = Map.groupBy(rows, ({ pupil_id }) => pupil_id);
  return new Map(
    [...own].map(([pupil, plans]) => [
      pupil,
      { id: plans[0]!.id, categories: plans.flatMap(goalCategories) },
    ]),
  );
}

/** What the plans of a pupil do to practice on a day. */
export async function planEffectOn(db: Db, pupilId: string, day: string): Promise<PlanEffect> {
  const [focus, withheld] = [await focusOn(db, pupilId, day), await keptForTests(db, pupilId)];
  return { ...(focus && { focus }), ...(withheld && { withheld }) };
}

async function lateCategories(db: Db, pupilId: string): Promise<string[]> {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('rounds')
        .select(['id', 'started_at'])
        .where('pupil_id', '=', pupilId)
        .orderBy('started_at', 'desc')
        .limit(LATE_ROUNDS)
        .as('rounds'),
    )
    .innerJoin('answers', (join) =>
      join.onRef('answers.round_at', '=', 'rounds.started_at').onRef('answers.round_id', '=', 'rounds.id'),
    )
    .select('answers.category')
    .where('answers.decides', '=', 1)
    .orderBy('rounds.started_at', 'desc')
    .orderBy('answers.n', 'desc')
    .limit(LATE_ANSWERS)
    .execute();
  return rows.map(({ category }) => category);
}

/** The part of answers that is in some categories; 0 without answers. */
export const partIn = (recent: readonly string[], categories: ReadonlySet<string>): number =>
  recent.length === 0 ? 0 : recent.filter((category) => categories.has(category)).length / recent.length;

/** Goal categories of every plan of a pupil that began, whatever became of it. */
export async function goalsEver(db: Db, pupilId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('plans')
    .select('goals')
    .where('pupil_id', '=', pupilId)
    .where('state', '<>', 'concept')
    .execute();
  return new Set(rows.flatMap(goalCategories));
}
