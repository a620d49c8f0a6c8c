import type { RELOCATION_SIDES, RELOCATION_STATES } from '../../contract/relocations.ts';

// What the office moves from one customer to another.

/** One such move: what goes, how far it is, and what was seen of it beforehand. */
export interface RelocationRow {
  /** Made by the client. */
  id: string;
  source_id: string;
  target_id: string;
  /** JSON of what goes, and of what was chosen where it can't go as it is (contract/relocations.ts). */
  items: string;
  choices: string;
  reason: string;
  /** JSON of what would happen, as both sides were asked to agree to; null before that. */
  checked: string | null;
  /** Of what it was made from: another one now says that something changed. */
  stamp: string | null;
  state: (typeof RELOCATION_STATES)[number];
  version: number;
  /** Null when that person is gone. */
  made_by: string | null;
  job_id: string | null;
  created_at: number;
  changed_at: number;
}

/** What an administrator of a side said, by itself or on paper. */
export interface RelocationConsentRow {
  relocation_id: string;
  side: (typeof RELOCATION_SIDES)[number];
  /** That of the list to which it is an answer. */
  stamp: string;
  agrees: number;
  /** On paper: who of the office noted it. */
  by_id: string | null;
  /** The day on the paper, as 2026-11-16; null for who answered here. */
  paper_day: string | null;
  at: number;
}
