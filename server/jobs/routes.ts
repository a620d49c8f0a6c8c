import type { Viewer } from '../access/access.ts';
import type { AuditAction } from '../audit/actions.ts';
import { audit } from '../audit/audit.ts';
import * as contract from '../contract/jobs.ts';
import { reachOf } from '../contract/permissions.ts';
import { transact, type Db } from '../data/database.ts';
import type { Calls } from '../http/calls.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { Jobs } from './jobs.ts';
import { cancelOf } from './runner.ts';
import { addJob, askToStop, markUndone, readJob, reopen } from './store.ts';
import { mayChange, maySee, rowViews, viewOf, type NamedJob } from './view.ts';

const GONE = 'Dit werk is er niet meer.';

/** Long work: how far it is, what it did, stopping, trying again and undoing it. */
export function jobRoutes(calls: Calls, db: Db, jobs: Jobs): void {
  const named = (from: Db) =>
    from
      .selectFrom('jobs')
      .leftJoin('users', 'users.id', 'jobs.made_by')
      .selectAll('jobs')
      .select('users.name as by');
  const find = async (from: Db, viewer: Viewer, id: string): Promise<NamedJob> => {
    const job = await named(from).where('jobs.id', '=', id).executeTakeFirst();
    if (!job || !maySee(viewer, job)) throw notFound(GONE);
    return job;
  };
  const view = async (viewer: Viewer, id: string) => {
    const job = await find(db, viewer, id);
    return viewOf(job, jobs.kinds.get(job.kind), viewer, Date.now());
  };
  /** What somebody may do something with; throws when it may only be looked at. */
  const forChange = async (trx: Db, viewer: Viewer, id: string) => {
    const job = await find(trx, viewer, id);
    const kind = jobs.kinds.get(job.kind);
    if (!mayChange(viewer, kind)) throw notFound(GONE);
    return { job, kind };
  };
  const line = (action: AuditAction, viewer: Viewer, job: NamedJob) => ({
    action,
    actorId: viewer.id,
    accountId: job.account_id,
    subject: job.id,
    detail: job.kind,
  });

  calls.on(contract.getJob, ({ session, params }) => view(session, params.job));

  calls.on(contract.listJobRows, async ({ session, params, query: { page, outcome } }) => {
    const job = await find(db, session, params.job);
    const rows = db
      .selectFrom('job_rows')
      .where('job_id', '=', job.id)
      .$if(outcome !== undefined, (some) => some.where('outcome', '=', outcome!));
    const found = await rows
      .selectAll()
      .orderBy('n')
      .limit(contract.JOB_ROWS_PAGE)
      .offset((page - 1) * contract.JOB_ROWS_PAGE)
      .execute();
    const { total } = await rows
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return { rows: await rowViews(db, job, jobs.kinds.get(job.kind), found, session), total };
  });

  calls.on(contract.listJobs, async ({ session, params: { account }, query: { page } }) => {
    const isOwn = reachOf(session.role, contract.listJobs.action as 'job:read') === 'groups';
    const within = <T extends ReturnType<typeof named>>(some: T) => {
      const mine = some.where('jobs.account_id', '=', account);
      return isOwn ? mine.where('made_by', '=', session.id) : mine;
    };
    const found = await within(named(db))
      .orderBy('jobs.created_at', 'desc')
      .orderBy('jobs.id', 'desc')
      .limit(contract.JOBS_PAGE)
      .offset((page - 1) * contract.JOBS_PAGE)
      .execute();
    const { total } = await within(named(db))
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const now = Date.now();
    return { jobs: found.map((job) => viewOf(job, jobs.kinds.get(job.kind), session, now)), total };
  });

  calls.on(contract.listAllJobs, async ({ session, query: { page, failed } }) => {
    const some = () =>
      named(db)
        .leftJoin('accounts', 'accounts.id', 'jobs.account_id')
        .$if(failed === 'yes', (all) => all.where('state', '=', 'failed'));
    const found = await some()
      .select('accounts.name as accountName')
      .orderBy('jobs.created_at', 'desc')
      .orderBy('jobs.id', 'desc')
      .limit(contract.JOBS_PAGE)
      .offset((page - 1) * contract.JOBS_PAGE)
      .execute();
    const { total } = await some()
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const now = Date.now();
    return {
      jobs: found.map((job) => ({
        ...viewOf(job, jobs.kinds.get(job.kind), session, now),
        account: job.account_id,
        accountName: job.accountName ?? '',
      })),
      total,
    };
  });

  calls.on(contract.cancelJob, async ({ session, params }) => {
    await transact(db, async (trx) => {
      const { job, kind } = await forChange(trx, session, params.job);
      if (job.state === 'cancelling') return;
      if (cancelOf(kind, job) === 'no')
        throw new Problem('conflict', kind.stays ?? 'Dit kan niet meer stoppen.');
      if (!(await askToStop(trx, job.id))) throw new Problem('conflict', 'Dit was al klaar.');
      await audit(trx, line('job-cancelled', session, job));
    });
    jobs.look();
    return view(session, params.job);
  });

  calls.on(contract.retryJob, async ({ session, params }) => {
    await transact(db, async (trx) => {
      const { job, kind } = await forChange(trx, session, params.job);
      if (kind.retry === 'no' || job.undo_of !== null)
        throw new Problem('conflict', 'Dit kan niet opnieuw. Begin het van voren af aan.');
      await reopen(trx, jobs.kinds, job, kind.retry === 'anew');
      await audit(trx, line('job-retried', session, job));
    });
    jobs.look();
    return view(session, params.job);
  });

  calls.on(contract.undoJob, async ({ session, params, body: { id } }) => {
    await transact(db, async (trx) => {
      const { job, kind } = await forChange(trx, session, params.job);
      if (!kind.undo) throw new Problem('conflict', 'Dit kan niet ongedaan worden gemaakt.');
      // Sent twice.
      if (job.undone_by === id && (await readJob(trx, id))) return;
      if (!(await markUndone(trx, job.id, id, Date.now())))
        throw new Problem(
          'conflict',
          job.undone_by ? 'Dit is al ongedaan gemaakt.' : 'Dit kan niet meer ongedaan worden gemaakt.',
        );
      const added = await addJob(trx, kind, jobs.kinds, {
        id,
        accountId: job.account_id,
        targetId: job.target_id ?? undefined,
        madeBy: session.id,
        params: JSON.parse(job.params) as unknown,
        total: job.done,
        undoOf: job.id,
      });
      if (added === 'already') throw new Problem('conflict');
      await audit(trx, line('job-undone', session, job));
    });
    jobs.look();
    return view(session, id);
  });
}
