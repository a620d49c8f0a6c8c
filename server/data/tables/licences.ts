import type { Generated } from 'kysely';
import type { LicenceKind } from '../../contract/licence-state.ts';

// For how long and for how many pupils a customer may use the product.

/** A period. It is changed, and never deleted but with its account. */
export interface LicenceRow {
  id: string;
  account_id: string;
  kind: LicenceKind;
  seats: number;
  /** As 2026-11-16, in Amsterdam; the last day counts. */
  starts_on: string;
  /** Null only for a free one. */
  ends_on: string | null;
  /** The order that it came of. */
  order_id: string | null;
  /** Of the office, for the office. */
  note: string;
  /** 1 when the customer said to stop. */
  stops: number;
  version: number;
  created_at: number;
}

type LicenceDefaults = 'order_id' | 'note' | 'stops' | 'version';
/** The table: what a new period may leave out has a default. */
export type LicenceTable = Omit<LicenceRow, LicenceDefaults> & {
  [K in LicenceDefaults]: Generated<LicenceRow[K]>;
};

/** One change of a period, by whomever. */
export interface LicenceChangeRow {
  id: string;
  licence_id: string;
  at: number;
  /** Null for what the program did by itself. */
  actor_id: string | null;
  why: string;
  /** JSON of the period; null when it was made by this. */
  before: string | null;
  after: string;
}

/** A notice that went out: each once, and anew when the end moves. */
export interface LicenceNoticeRow {
  licence_id: string;
  kind: string;
  ends_on: string;
  sent_at: number;
}
