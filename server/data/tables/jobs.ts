import type { Generated } from 'kysely';
import type { JobState } from '../../contract/jobs.ts';

// Long work that goes on by itself (server/jobs).

export interface JobRow {
  /** Made by the client: what is sent twice is done once. */
  id: string;
  kind: string;
  /** Null for work of the office that is of no account. */
  account_id: string | null;
  /** What it is about, for its kind. */
  target_id: string | null;
  made_by: string | null;
  /** JSON of what its kind needs to know; no names. */
  params: string;
  state: JobState;
  /** What is being done, in Dutch words. */
  step: string;
  done: number;
  /** 0 while that is not known. */
  total: number;
  /** JSON of how far it is; null at the beginning. */
  cursor: string | null;
  /** JSON of how far taking back is. */
  back_cursor: string | null;
  /** Seats of the licence that it holds while it is open. */
  seats: number;
  /** 1 for what changes the account: one at a time. */
  writes: number;
  /** How often it was begun or gone on with since it last came further. */
  attempts: number;
  /** Nobody else takes it before; 0 for what nobody has. */
  lease_until: number;
  lease_by: string | null;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  /** JSON of how often each outcome came. */
  report: string;
  /** Why it failed, in Dutch. */
  error: string | null;
  undo_until: number | null;
  undo_of: string | null;
  undone_by: string | null;
}

type JobDefaults = 'step' | 'done' | 'total' | 'seats' | 'attempts' | 'lease_until' | 'report';
/** The table: what a new job need not say has a default. */
export type JobTable = Omit<JobRow, JobDefaults> & { [K in JobDefaults]: Generated<JobRow[K]> };

/** What happened to one pupil, group or person; erased with it. */
export interface JobRowRow {
  job_id: string;
  n: number;
  subject_id: string | null;
  outcome: string;
  /** In Dutch, without names. */
  note: string;
  /** JSON of what is needed to undo it, names too; emptied when it can't be undone any more. */
  detail: string | null;
}
