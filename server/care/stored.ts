import type { GoalInput, GoalStart, Piece, PlanFields } from '../contract/care-plan.ts';
import { PLAN_RHYTHM, PLAN_SHARE, PLAN_WEEKS } from '../contract/care-terms.ts';
import type { PlanRow } from '../data/schema.ts';

/** A goal as it is kept: with what was known when it was chosen. */
export interface StoredGoal extends GoalInput {
  start: GoalStart | null;
}

/** The fields of a plan that are kept as JSON. */
export type StoredFields = Omit<PlanFields, 'from' | 'owner' | 'goals' | 'share' | Part> &
  Record<Part, Piece[]>;
type Part = 'hulpvraag' | 'beginsituatie' | 'aanpak' | 'afspraken';

export const fieldsOf = (plan: Pick<PlanRow, 'fields'>) => JSON.parse(plan.fields) as StoredFields;
export const goalsOf = (plan: Pick<PlanRow, 'goals'>) => JSON.parse(plan.goals) as StoredGoal[];
export const versionsOf = (plan: Pick<PlanRow, 'field_versions'>) =>
  JSON.parse(plan.field_versions) as Record<string, number>;
/** Days between which a plan stood still. */
export interface Pause {
  from: string;
  to: string | null;
}
export const pausesOf = (plan: Pick<PlanRow, 'pauses'>) => JSON.parse(plan.pauses) as Pause[];

/** Days of play that do not count, with why. */
export const struckPlayOf = (plan: Pick<PlanRow, 'struck_play'>) =>
  JSON.parse(plan.struck_play) as { day: string; why: string }[];

/** The categories of the goals of a plan. */
export const goalCategories = (plan: Pick<PlanRow, 'goals'>): string[] =>
  goalsOf(plan).flatMap(({ category }) => category ?? []);

/** The fields of a plan in which nothing is filled in. */
export const EMPTY_FIELDS: StoredFields = {
  support: null,
  weeks: PLAN_WEEKS.usual,
  perWeek: PLAN_RHYTHM.perWeek.usual,
  minutes: PLAN_RHYTHM.minutes.usual,
  size: PLAN_RHYTHM.size.usual,
  hulpvraag: [],
  beginsituatie: [],
  aanpak: [],
  afspraken: [],
  parents: { informedOn: null, agreed: false, by: '', note: '' },
  voice: '',
  voiceBy: '',
};
export const USUAL_SHARE = PLAN_SHARE.usual;
