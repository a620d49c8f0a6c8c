import type { FormId, HalfYear, Role } from '../../../engine/measure/index.ts';
import type { Shows, SittingState } from '../../contract/method-tests.ts';
import type { PLAN_ENDS, PlanMoment } from '../../contract/plan-tests.ts';

// Tests: what they ask, who takes them and what was written. No part of the log of practice.

export interface TestSetRow {
  /** Made by the client. */
  id: string;
  account_id: string;
  /** The group that takes it. */
  group_id: string | null;
  /** Of a plan it is for one pupil, and asked at its start and end; `instap` is for one pupil too. */
  use: 'methode' | 'plan' | 'instap';
  plan_id: string | null;
  pupil_id: string | null;
  /** For which it is open in its days. */
  moment: 'methode' | 'instap' | PlanMoment;
  /** The form of the start test; the end test is the other one. */
  first_form: FormId;
  /** The moment for which the third form was made, in place of the one it would have, and when. */
  spare_for: PlanMoment | null;
  spare_at: number | null;
  /** JSON of what who ordered it has to know (`SetNotice`). */
  notices: string;
  title: string;
  /** JSON: of what it was made (contract `sourceSchema`; of a plan how long it is). */
  source: string;
  /** JSON of ids of categories. */
  categories: string;
  seed: string;
  /** First and last day on which it is open, as 2026-11-28. */
  open_from: string;
  open_to: string;
  shows: Shows;
  /** Since when pupils see what `shows` says. */
  released_at: number | null;
  made_by: string | null;
  made_at: number;
  trashed_at: number | null;
  trashed_by: string | null;
  /** 1 at first: who saves names the one that was seen. */
  version: number;
}

/** One word of a test; frozen when the test is made. */
export interface TestItemRow {
  set_id: string;
  form: FormId;
  /** From 1, in the order in which it is asked. */
  n: number;
  part: number;
  role: Role;
  /** `category/word`. */
  item: string;
  category: string;
  word: string;
  sentence: string | null;
  /** Difficulty in logits and its variance, as known when it was made. */
  d: number;
  v: number;
}

/** A pupil who takes a test. */
export interface SittingRow {
  id: string;
  set_id: string;
  pupil_id: string;
  form: FormId;
  moment: TestSetRow['moment'];
  mode: 'scherm' | 'papier';
  state: SittingState;
  /** The device that may write: the one that took it last. */
  device: string | null;
  begun_at: number;
  handed_in_at: number | null;
  /** Why it does not count, or was opened again. */
  why: string | null;
  /** On paper: the day, and who took it. */
  taken_on: string | null;
  taker_id: string | null;
  /** What there was about it: a cold, noise. */
  circumstances: string;
  version: number;
}

/** Words that a pupil is not asked in practice until the end test is in: those of a family (practice/asked-words.ts). */
export interface ReservedWordRow {
  set_id: string;
  pupil_id: string;
  family: string;
}

/** A placement test: where its stages begin, and what came of it. */
export interface PlacementRow {
  set_id: string;
  pupil_id: string;
  /** The half-year of the pupil when it was set ready. */
  norm: HalfYear;
  /** What was thought of the pupil before, in logits. */
  prior_mean: number;
  prior_variance: number;
  /** JSON of the half-years of the stages that were made. */
  stages: string;
  /** What is thought after it; null until it is in, and where no word of it could be heard. */
  mean: number | null;
  variance: number | null;
  start: HalfYear | null;
  /** `open` is what nobody decided on yet; before that it is still to be taken. */
  state: 'toets' | 'open' | 'accepted' | 'rejected';
  batch: string | null;
  decided_at: number | null;
  /** Null where it was accepted by itself, and for who left. */
  decided_by: string | null;
}

/** A result of a test of others, at the start or end of a plan. */
export interface PlanExternalRow {
  /** Made by the client. */
  id: string;
  plan_id: string;
  pupil_id: string;
  moment: (typeof PLAN_ENDS)[number];
  day: string;
  /** JSON of the rest (contract `externalSchema`). */
  data: string;
  by_id: string | null;
  at: number;
}

/** What was written for one word. */
export interface SittingAnswerRow {
  sitting_id: string;
  pupil_id: string;
  n: number;
  /** Of the client; the higher one wins. */
  rev: number;
  /** Null when it was left empty. */
  given: string | null;
  /** How often it was heard. */
  plays: number;
  /** Time on the page of the word, in ms. */
  ms: number;
  /** Why it is not counted. */
  missing: 'geluid' | 'niet gemaakt' | null;
  /** What came after it was handed in: kept, not scored. */
  late: string | null;
  /** Null until it is handed in. */
  verdict: 'goed' | 'fout' | 'twijfel' | null;
  /** JSON of ids of the rules that were broken. */
  errors: string;
  /** Who of the staff decided, where somebody did, and why. */
  decided_by: string | null;
  why: string | null;
}

/** A score as it was before somebody corrected it once the test was checked. */
export interface SittingCorrectionRow {
  id: string;
  sitting_id: string;
  pupil_id: string;
  /** JSON of right and all by role, as they were. */
  counts: string;
  why: string;
  by_id: string | null;
  at: number;
}

/** What a second person typed in of a test on paper; what counts is what the first typed, until somebody chooses. */
export interface SecondEntryRow {
  sitting_id: string;
  pupil_id: string;
  /** JSON of each word (`SecondAnswer`). */
  answers: string;
  by_id: string | null;
  at: number;
}
