/** A file of lines of the audit log that somebody of the office has made. */
export interface AuditFileRow {
  /** That of the job that makes it. */
  id: string;
  made_by: string;
  /** JSON of which lines were asked for. */
  filter: string;
  reason: string;
  lines: number;
  /** 1 when there were more lines than a file holds. */
  cut: number;
  created_at: number;
  /** Null while it is being made. */
  ready_at: number | null;
  expires_at: number;
}

/** Which lines stand in it; what they say is read when it is fetched, so that nothing comes back that was erased since. */
export interface AuditFilePartRow {
  file_id: string;
  n: number;
  /** JSON list of ids. */
  line_ids: string;
}
