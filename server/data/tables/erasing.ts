// What was erased for good, and accounts that are being closed.

/** Something that was erased. No names. */
export interface DeletionRow {
  id: string;
  at: number;
  /** It may be gone itself. */
  account_id: string | null;
  /** As in the list of what was erased (trash/erasures.ts). */
  kind: string;
  /** How much of it: of an account its pupils. */
  count: number;
  /** JSON list of ids. */
  ids: string;
  why: 'trash' | 'request' | 'retention' | 'account' | 'move';
  /** Null for what the program did by itself. */
  actor_id: string | null;
}

/** An account whose customer asked to close it. */
export interface AccountClosingRow {
  account_id: string;
  asked_by: string | null;
  asked_at: number;
  /** SHA-256 of the token in the link that confirms it; null once that was done. */
  token_hash: string | null;
  token_until: number;
  confirmed_at: number | null;
  /** The day on which it is erased, as 2026-11-16; null until it was confirmed. */
  erase_on: string | null;
}
