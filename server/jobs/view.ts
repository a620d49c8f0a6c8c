import { isOpen, type Job, type JobRow as RowView } from '../contract/jobs.ts';
import { isAboveLicence } from '../contract/licence-state.ts';
import { reachOf } from '../contract/permissions.ts';
import type { Viewer } from '../access/access.ts';
import type { Db } from '../data/database.ts';
import type { JobRow, JobRowRow } from '../data/schema.ts';
import { pupilName } from '../pupils/name.ts';
import type { JobKind } from './kind.ts';
import { cancelOf } from './runner.ts';

/** A job with the name of who asked for it. */
export type NamedJob = JobRow & { by: string | null };

/** Whether somebody may see a job: of a teacher the own ones, of who runs an account all of it. */
export function maySee(viewer: Viewer, job: Pick<JobRow, 'account_id' | 'made_by'>): boolean {
  const reach = reachOf(viewer.role, 'job:read');
  if (reach === 'any' || job.made_by === viewer.id) return true;
  return reach === 'account' && job.account_id !== null && job.account_id === viewer.accountId;
}

/** Whether somebody who sees a job may stop, retry and undo it too. */
export const mayChange = (viewer: Viewer, kind: JobKind | undefined): kind is JobKind =>
  kind !== undefined && reachOf(viewer.role, kind.action) !== undefined;

export function viewOf(job: NamedJob, kind: JobKind | undefined, viewer: Viewer, now: number): Job {
  const may = mayChange(viewer, kind);
  const cancel = may && (job.state === 'waiting' || job.state === 'running') ? cancelOf(kind, job) : 'no';
  const canUndo =
    may && job.state === 'done' && job.undone_by === null && job.undo_until !== null && job.undo_until > now;
  return {
    id: job.id,
    kind: job.kind,
    title: (job.undo_of ? 'Ongedaan maken: ' : '') + (kind?.title ?? job.kind),
    state: job.state,
    step: job.step,
    done: job.done,
    total: job.total,
    by: job.by ?? '',
    own: job.made_by === viewer.id,
    at: job.created_at,
    endedAt: job.ended_at,
    report: Object.entries(JSON.parse(job.report) as Record<string, number>).map(([outcome, count]) => ({
      outcome,
      label: kind?.outcomes[outcome] ?? outcome,
      count,
    })),
    error: isOpen(job.state) ? null : job.error,
    ...(cancel !== 'no' && { cancel }),
    canRetry: may && job.state === 'failed' && kind.retry !== 'no' && job.undo_of === null,
    undoUntil: canUndo ? job.undo_until : null,
    undoneBy: job.undone_by,
    undoOf: job.undo_of,
  };
}

/** Lines of a report, with what they are about as it is called now. */
export async function rowViews(
  db: Db,
  job: Pick<JobRow, 'account_id'>,
  kind: JobKind | undefined,
  rows: readonly JobRowRow[],
  viewer: Viewer,
): Promise<RowView[]> {
  const ids = rows.flatMap(({ subject_id: id }) => id ?? []);
  // The office sees no names of pupils without saying why.
  const names = await (isAboveLicence(viewer.role) ? userNamesOf(db, ids) : namesOf(db, job.account_id, ids));
  return rows.map(({ n, subject_id: subject, outcome, note }) => ({
    n,
    subject,
    name: names.get(subject ?? '') ?? '',
    outcome,
    label: kind?.ofLine?.[outcome] ?? kind?.outcomes[outcome] ?? outcome,
    note,
  }));
}

async function userNamesOf(db: Db, ids: readonly string[]) {
  const users = await db
    .selectFrom('users')
    .select(['id', 'role', 'username', 'name'])
    .where('id', 'in', ids)
    .execute();
  const named = await Promise.all(
    (['groups', 'word_lists', 'methods'] as const).map((table) =>
      db
        .selectFrom(table as 'groups')
        .select(['id', 'name'])
        .where('id', 'in', ids)
        .execute(),
    ),
  );
  return new Map([
    ...named.flat().map(({ id, name }) => [id, name] as const),
    ...users.map(({ id, role, username, name }) => [id, role === 'leerling' ? username : name] as const),
  ]);
}

async function namesOf(db: Db, accountId: string | null, ids: readonly string[]) {
  const names = new Map<string, string>();
  if (ids.length === 0 || accountId === null) return names;
  for (const table of ['groups', 'word_lists', 'methods', 'users'] as const) {
    const within = await db
      .selectFrom(table as 'groups')
      .select(['id', 'name'])
      .where('id', 'in', ids)
      .where('account_id', '=', accountId)
      .execute();
    for (const { id, name } of within) names.set(id, name);
  }
  const pupils = await db
    .selectFrom('pupils')
    .select(['id', 'first_name', 'infix', 'last_name'])
    .where('id', 'in', ids)
    .where('account_id', '=', accountId)
    .execute();
  for (const pupil of pupils) names.set(pupil.id, pupilName(pupil));
  return names;
}
