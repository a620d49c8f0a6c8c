import type { MOVE_BASES, MOVE_KINDS } from '../../contract/moves.ts';

// Pupils who go from one account to another.

/** A code with which another account takes a pupil over, known by its digest alone. */
export interface MoveTokenRow {
  /** Made by the client. */
  id: string;
  digest: string;
  /** Null when the pupil was erased since. */
  pupil_id: string | null;
  account_id: string;
  made_by: string | null;
  /** JSON of what comes along (contract/moves.ts). */
  scope: string;
  kind: (typeof MOVE_KINDS)[number];
  basis: (typeof MOVE_BASES)[number];
  /** The day on which the parents agreed, as 2026-11-16. */
  basis_day: string | null;
  note: string;
  /** The last day on which it can be used. */
  expires_on: string;
  /** Past its last day an open one is expired, without that being stored. `given`: written to a file. */
  state: 'open' | 'claimed' | 'used' | 'withdrawn' | 'given';
  /** The file that was made of it. */
  archive: string | null;
  created_at: number;
  /** When it was used or withdrawn. */
  settled_at: number | null;
}

/** A pupil whom an account took over. */
export interface MoveRow {
  /** Made by the client. */
  id: string;
  /** Null of a file from elsewhere. */
  token_id: string | null;
  account_id: string;
  pupil_id: string | null;
  made_by: string | null;
  /** `rehomed`: the same pupil, of another account now. `twins`: two pupils of one account who are one child. */
  how: 'rehomed' | 'copied' | 'merged' | 'read' | 'twins';
  state: 'running' | 'done' | 'failed' | 'undone';
  /** Where a file comes from. */
  issuer: string | null;
  /** JSON of what undoing puts back; emptied when that can't be done any more. */
  detail: string | null;
  /** Of a file: the signed proof for who made it that it was read. */
  receipt: string | null;
  at: number;
  undo_until: number;
  undone_at: number | null;
}

/** What came to a pupil with a file of a server that nobody knew: it is told with the progress, also when the move is forgotten. */
export interface StrangeResultsRow {
  move_id: string;
  pupil_id: string;
  /** The address that the file says it is from. */
  issuer: string;
  at: number;
}

/** A server of which the office knows who runs it. */
export interface KnownIssuerRow {
  /** Made by the client. */
  id: string;
  /** Its address, as its files have it. */
  origin: string;
  /** Of the key with which it signs: the 24 characters that people compare. */
  fingerprint: string;
  /** Who runs it, for the office. */
  note: string;
  added_by: string | null;
  added_at: number;
}
