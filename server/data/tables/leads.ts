import type { LeadKind, LeadStatus } from '../../contract/lead-kinds.ts';

// What came in by the public site.

export interface LeadRow {
  /** Made by the client. */
  id: string;
  kind: LeadKind;
  status: LeadStatus;
  /** JSON of what was filled in (contract/leads.ts). */
  data: string;
  /** In small letters; null where none was asked or given. */
  email: string | null;
  created_at: number;
  /** When it was closed or accepted; null while it is new. */
  settled_at: number | null;
  /** The account that was made of it. */
  account_id: string | null;
}

/** An address that somebody followed and that is no page. */
export interface DeadLinkRow {
  path: string;
  /** Where the link stood; empty when that is not known. */
  from_address: string;
  times: number;
  first_at: number;
  last_at: number;
}
