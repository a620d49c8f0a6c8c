// What was agreed on pupils' data, and what customers were told of it.

/** What was kept of whom and why, since a moment (privacy/leaflet.ts). */
export interface LeafletRow {
  version: number;
  /** JSON of the keys of all that it tells. */
  content: string;
  at: number;
}

/** An agreement that a customer signed. */
export interface AgreementRow {
  /** Made by the client. */
  id: string;
  account_id: string;
  /** Here by an administrator, or on paper, as the office noted it. */
  via: 'app' | 'paper';
  /** Of the text. */
  version: string;
  /** The leaflet that was part of it. */
  leaflet: number;
  signed_by: string | null;
  signer: string;
  task: string;
  /** As 2026-11-28. */
  signed_on: string;
  at: number;
  /** The very document that was signed, in base64; null for one on paper. */
  pdf: string | null;
  sha256: string | null;
}

/** A firm that works with pupils' data for whoever runs the installation. */
export interface SubprocessorRow {
  /** Made by the client. */
  id: string;
  name: string;
  what: string;
  country: string;
  /** From this day to the other; null for no end. */
  starts_on: string;
  ends_on: string | null;
  version: number;
  created_at: number;
}
