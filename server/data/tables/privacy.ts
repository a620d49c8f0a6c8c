import type {
  DataRequestKind,
  DataRequestState,
  REQUEST_ABOUT,
  REQUEST_ASKERS,
} from '../../contract/data-requests.ts';

// What is given of what is kept, and who asked for that (server/privacy).

/** What is kept of a pupil or account, as a file that can be fetched for a while. */
export interface ExportRow {
  /** That of the job that makes it. */
  id: string;
  account_id: string;
  /** Null for one of the whole account. */
  pupil_id: string | null;
  made_by: string | null;
  /** With the secret of the data folder it gives the key of the files: without this row nobody can read them. */
  salt: string;
  /** JSON of the names of the files in it, in their order. */
  entries: string;
  created_at: number;
  /** Null while it is being made. */
  ready_at: number | null;
  expires_at: number;
}

/** What a parent, pupil or member of staff asked about their data. */
export interface DataRequestRow {
  /** Made by the client. */
  id: string;
  account_id: string;
  /** The pupil or member of staff, also when erased; null for somebody who is not (any more) in the account. */
  about_id: string | null;
  about: (typeof REQUEST_ABOUT)[number];
  kind: DataRequestKind;
  /** As 2026-11-16. */
  received_on: string;
  asked_by: (typeof REQUEST_ASKERS)[number];
  /** The last day for an answer. */
  due_on: string;
  /** Why it takes longer; null where it does not. */
  extended_why: string | null;
  state: DataRequestState;
  outcome: string;
  settled_on: string | null;
  /** The export or erasure that was made of it. */
  job_id: string | null;
  made_by: string | null;
  created_at: number;
  version: number;
}
