/** How jobs follow time. */
export interface JobPace {
  /** How long a process has a job without saying that it still does. */
  leaseMs: number;
  /** How often it is looked whether there is something to do. */
  lookMs: number;
  /** The most that one transaction does: rows, and ms where no answers are being stored. */
  rows: number;
  chunkMs: number;
  /** ms of a transaction while answers are being stored, and the most that is rested after one. */
  shortMs: number;
  restMs: number;
  /** After this long another job that waits has its turn. */
  turnMs: number;
  /** Who asked for it is told how far it is this often. */
  tellMs: number;
  /** How often it may fail where it is before it fails for good. */
  attempts: number;
  /** How long after the first failure it is tried again; each time twice as long. */
  againMs: number;
}

/** As it is for all but tests. */
export const JOB_PACE: JobPace = {
  leaseMs: 30_000,
  lookMs: 2000,
  rows: 200,
  chunkMs: 20,
  shortMs: 5,
  restMs: 200,
  turnMs: 10_000,
  tellMs: 500,
  attempts: 5,
  againMs: 1000,
};
