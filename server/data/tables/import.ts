// Files that bring in a school (server/import).

/** One file, first as a proposal. */
export interface ImportRow {
  id: string;
  account_id: string;
  made_by: string | null;
  made_at: number;
  state: 'preview' | 'committed' | 'thrown' | 'expired';
  /** JSON of what the file is: name, kind, bytes, encoding, version, digest, school year. */
  file: string;
  /** JSON of how many groups, pupils and teachers stand in it. */
  counts: string;
  /** JSON of what is kept and shown of it; emptied with the proposal. */
  source: string | null;
  /** JSON of what is to be done with it, while that is being done. */
  plan: string | null;
  job_id: string | null;
}

/** By what a pupil of a file is known again. */
export interface ImportPupilRow {
  pupil_id: string;
  account_id: string;
  /** 1 for who was made by an import. */
  made: number;
  /** Keyed digest of the day of birth. */
  birth_mac: string | null;
  /** The school year that the last file said. */
  year: number | null;
}

/** By which key the administration of the school knows a group. */
export interface ImportGroupKeyRow {
  account_id: string;
  key: string;
  group_id: string;
}
