import type { Action } from '../contract/permissions.ts';
import type { Db } from '../data/database.ts';

/** What stopping does: what is done stays, it is taken back, or it can't be stopped any more. */
export type Cancel = 'stop' | 'back' | 'no';

/** A job as the work itself sees it. */
export interface Running<Params, Cursor> {
  id: string;
  accountId: string | null;
  targetId: string | null;
  /** Null when that person is gone. */
  madeBy: string | null;
  params: Params;
  /** How far this part is; null at its beginning. */
  cursor: Cursor | null;
  /** When taking back: how far the work itself had come. */
  reached: Cursor | null;
  done: number;
  total: number;
  /** The job that this one undoes; null unless it undoes. */
  undoOf: string | null;
}

/** A line of the report. */
export interface RowDraft {
  subjectId?: string | undefined;
  /** One of the outcomes of the kind. */
  outcome: string;
  /** In Dutch, without names. */
  note?: string | undefined;
  /** What undoing needs; names may be in it: it is emptied when nothing can be undone any more. */
  detail?: unknown;
}

/** What one transaction did. */
export interface Chunk<Cursor> {
  /** Where the next one begins; null when that was the last. */
  next: Cursor | null;
  /** How much further the bar goes. */
  done: number;
  /** How long the bar is, where that is known only now. */
  total?: number;
  /** What is being done, in Dutch words without names. */
  step?: string;
  rows?: readonly RowDraft[];
  /** Outcomes that have no line of their own. */
  counts?: Readonly<Record<string, number>>;
}

/** How long a chunk may take. */
export interface Budget {
  /** Whether it is time to end, after so many rows. */
  isOver(rows: number): boolean;
}

/** One way through the work: doing it, taking it back, undoing it. */
export interface Part<Params, Cursor, Prepared> {
  /** What takes time outside the database, such as hashing or writing a file; it may be done more than once. */
  prepare?(job: Running<Params, Cursor>, db: Db): Promise<Prepared>;
  /** Does the next bit in a transaction, with which it is stored how far it is; awaits nothing but `trx`. */
  chunk(trx: Db, job: Running<Params, Cursor>, budget: Budget, prepared: Prepared): Promise<Chunk<Cursor>>;
}

/** One kind of long work. A room registers it (jobs.ts) and gives the parts; all else is done here. */
export interface JobKind<Params = unknown, Cursor = unknown, Prepared = unknown> {
  /** Stored with each job: never changed afterwards. */
  id: string;
  /** Above a card: "EdexML inlezen". No names. */
  title: string;
  /** In a sentence: "Er loopt al een EdexML-import van …". */
  work: string;
  /** Who may begin it may stop, retry and undo it. */
  action: Action;
  /** Changes the account: one at a time. */
  writes: boolean;
  /** Dutch words for each outcome of the report, behind a number. */
  outcomes: Readonly<Record<string, string>>;
  /** Those of a single line of it, where they are other ones. */
  ofLine?: Readonly<Record<string, string>>;
  cancel: Cancel | ((job: Running<Params, Cursor>) => Cancel);
  /** Why it can't be stopped, where `cancel` says so. */
  stays?: string;
  /** What trying a failed one again does: it goes on, it begins anew (what was done was taken back), or that can't be. */
  retry: 'on' | 'anew' | 'no';
  run: Part<Params, Cursor, Prepared>;
  /** Takes back what was done: at stopping with `back`, and when it fails for good. */
  back?: Part<Params, Cursor, Prepared>;
  /** Undoes what a job that is done did; runs as a job of its own, with `undoOf`. */
  undo?: Part<Params, Cursor, Prepared> & { withinMs: number };
  /** Tells others that it ended, after it is stored. A crash may lose it. */
  ended?(job: Running<Params, Cursor>): void;
}

/** Thrown by a part: there is no use in trying again. `message` is Dutch and fit to show. */
export class JobRefusal extends Error {}
