import type { Generated } from 'kysely';
import type { LvsPart } from '../../contract/lvs-heads.ts';
import type { Moment } from '../../contract/lvs-moment.ts';
import type { LvsProvider } from '../../contract/lvs.ts';

// Test results of pupil monitoring systems.

/** A table that was read in. */
export interface LvsImportRow {
  /** Made by the client. */
  id: string;
  account_id: string;
  /** Null when who read it in is gone. */
  actor_id: string | null;
  at: number;
  /** JSON of what was found in it (lvs/draft.ts), for as long as it can be mended; then null. */
  draft: string | null;
  expires_at: number;
  /** When results were stored last; null of one that was only looked at. */
  done_at: number | null;
  /** By which the client named that: asked twice it is done once. */
  request_id: string | null;
  /** JSON of how many results there were of each status, without names. */
  report: string;
  trashed_at: number | null;
  trashed_by: string | null;
  /** The move with which its results came from another account; null of a table that was read in. */
  move_id: string | null;
}

/** A result of a test. */
export interface LvsResultRow {
  id: string;
  pupil_id: string;
  import_id: string;
  /** The line of the table. */
  row: number;
  /** What can be there once: provider, part, moment and school year. */
  place: string;
  provider: LvsProvider;
  test: string | null;
  part: LvsPart;
  moment: Moment;
  school_year: number | null;
  /** As 2026-01-28. */
  taken_at: string | null;
  norm_version: string | null;
  /** JSON of `Measures` (contract/lvs.ts). */
  measures: string;
  /** The day on which it is deleted, as 2028-08-01. */
  kept_until: string;
  /** 1 when its import lies in the trash. */
  trashed: number;
}

/** Where a pupil might begin by a result. */
export interface LvsProposalRow {
  id: string;
  import_id: string;
  result_id: string;
  pupil_id: string;
  groep: number;
  half: number;
  state: 'open' | 'accepted' | 'rejected';
  /** The change of the pupil's setting by which it was accepted. */
  batch: string | null;
  decided_at: number | null;
  decided_by: string | null;
}

/** The tables: an import begins without a report and out of the trash. */
export interface LvsTables {
  lvs_imports: Omit<LvsImportRow, 'report' | 'move_id'> & {
    report: Generated<string>;
    move_id: Generated<string | null>;
  };
  lvs_results: LvsResultRow;
  lvs_proposals: LvsProposalRow;
  /** What columns are, by the heads of a table (contract/lvs-heads.ts `headsKey`). */
  lvs_mappings: { account_id: string; heads: string; mapping: string };
  /** Who is meant by a number or a name of a table, where somebody said so. */
  lvs_links: { account_id: string; who: string; pupil_id: string };
}
