import type { Conclusion, PlanState, SessionKind } from '../../contract/care-plan.ts';
import type { SignalState } from '../../contract/care-signals.ts';

// Action plans. What is in their fields is of the contract (`PlanFields`), but for pieces of text, which keep where they came from.

export interface PlanRow {
  /** Made by the client. */
  id: string;
  account_id: string;
  pupil_id: string;
  /** The group plan that it is or was part of, and the day on which it left that. */
  group_plan_id: string | null;
  left_group_on: string | null;
  /** From 1, per pupil. */
  number: number;
  state: PlanState;
  owner_id: string | null;
  /** First and last day, the last a schoolday. */
  from_day: string;
  to_day: string;
  /** Share of what is dealt that is of the goal categories. */
  share: number;
  /** JSON of the other fields. */
  fields: string;
  /** JSON: per field the version of the plan in which it changed last. */
  field_versions: string;
  /** JSON of goals with what was known at their start. */
  goals: string;
  /** JSON of days between which it stood still; `to` is null while it does. */
  pauses: string;
  /** The group of the pupil when it was made. */
  group_name: string;
  /** How often it was made longer. */
  extended: number;
  /** JSON of days of play that do not count, each with why and who said so. */
  struck_play: string;
  closed_on: string | null;
  closed_why: string | null;
  /** The day on which it came from another account; null of one that was made here. */
  moved_on: string | null;
  /** Of a plan that ran there: the number it had, which it goes on with. */
  follows: number | null;
  made_by: string | null;
  made_at: number;
  trashed_at: number | null;
  trashed_by: string | null;
  version: number;
}

/** A change of a plan that runs. */
export interface PlanVersionRow {
  plan_id: string;
  pupil_id: string;
  version: number;
  at: number;
  by_id: string | null;
  reason: string;
  /** JSON of fields with what stood there before and after. */
  changes: string;
}

/** A session that somebody wrote down. */
export interface PlanSessionRow {
  id: string;
  plan_id: string;
  pupil_id: string;
  day: string;
  minutes: number;
  kind: SessionKind;
  /** Play of that day is within these minutes. */
  with_play: number;
  by_id: string | null;
  note: string;
  /** Why it does not count any more. */
  struck: string | null;
  /** The session of a group plan that it is this pupil's part of. */
  group_session: string | null;
}

/** What plans share that are carried out together. */
export interface GroupPlanRow {
  /** Made by the client. */
  id: string;
  account_id: string;
  title: string;
  owner_id: string | null;
  from_day: string;
  to_day: string;
  share: number;
  /** Tested on paper together. */
  on_paper: number;
  /** JSON of the other shared fields. */
  fields: string;
  /** JSON: per field the version of the group plan in which it changed last. */
  field_versions: string;
  made_by: string | null;
  made_at: number;
  version: number;
}

export interface PlanEvaluationRow {
  id: string;
  plan_id: string;
  pupil_id: string;
  day: string;
  instrument: string;
  /** JSON per goal: the outcome that was chosen, the one that was proposed, and why they differ. */
  goals: string;
  conclusion: Conclusion;
  proposed: Conclusion;
  text: string;
  next_on: string | null;
  by_id: string | null;
  at: number;
}

/** A norm for what a file holds: one of those that the office keeps, or the numbers that an account has in its place. */
export interface CareNormRow {
  id: string;
  key: string;
  /** Null of those that the office keeps. */
  account_id: string | null;
  from_day: string;
  to_day: string | null;
  /** JSON of `NormNumbers`; null of an account that follows the norm again. */
  numbers: string | null;
  source: string;
  checked_on: string;
  confirmed_at: number | null;
  confirmed_by: string | null;
  version: number;
}

/** Reading results of a pupil that were typed from reports. */
export interface ReadingResultsRow {
  pupil_id: string;
  /** JSON of `ReadingResult`, the earliest first. */
  results: string;
  by_id: string | null;
  at: number;
  version: number;
}

/** Why a pupil may need care, since a day; at most one of a pupil is not over. */
export interface CareSignalRow {
  id: string;
  pupil_id: string;
  since: string;
  /** JSON of the numbers (`care/signal-kinds.ts`). */
  evidence: string;
  state: SignalState;
  decided_by: string | null;
  decided_at: number | null;
  /** JSON of the kinds and categories that were known when somebody put it off. */
  decided_on: string | null;
  why: string | null;
  /** The last day on which one that was put off stays away. */
  until: string | null;
  over_on: string | null;
  version: number;
}
