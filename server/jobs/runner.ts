import { randomUUID } from 'node:crypto';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { JobProgress } from '../contract/jobs.ts';
import { transact, transactInPassing, type Db } from '../data/database.ts';
import { isOnPostgres } from '../data/postgres.ts';
import type { JobRow } from '../data/schema.ts';
import { JobRefusal, type Budget, type JobKind, type Part, type Running } from './kind.ts';
import type { JobPace } from './pace.ts';
import {
  claim,
  endJob,
  freeAll,
  isAnyDue,
  keepEnd,
  LeaseLost,
  readJob,
  release,
  renew,
  startFailing,
  storeChunk,
  type Ended,
  type Lease,
} from './store.ts';

export interface RunnerDeps {
  db: Db;
  logger: Logger;
  kinds: ReadonlyMap<string, JobKind>;
  pace: JobPace;
  /** Whether pupils' answers are being stored: they go first. */
  isStoring(): boolean;
  tell(userId: string, progress: JobProgress): void;
}

const FAILED = 'Het is niet gelukt, ook na een paar keer proberen.';
const NOT_BACK = 'Het is niet gelukt, en ook niet alles kon worden teruggedraaid. Vraag het kantoor om hulp.';

/**
 * Does the jobs of this process, one at a time: each chunk is a transaction that stores how far it is too, and between two of them
 * everybody else goes first. Gives how to have it look now, and how to stop it after the chunk that is under way.
 */
export function startRunner({ db, logger, kinds, pace, isStoring, tell }: RunnerDeps) {
  const me = randomUUID();
  const ids = [...kinds.keys()];
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let isAsked = false;

  function look() {
    if (isStopped) return;
    isAsked = true;
    working ??= workOff().finally(() => {
      working = undefined;
      clearTimeout(timer);
      if (!isStopped) timer = setTimeout(look, pace.lookMs).unref();
    });
  }

  async function workOff() {
    while (isAsked) {
      isAsked = false;
      try {
        for (let job = await next(); job; job = await next()) await work(job);
      } catch (error) {
        logger.error({ err: error }, 'jobs not looked at');
      }
    }
  }
  const next = () => (isStopped ? undefined : claim(db, ids, me, pace.leaseMs, Date.now()));

  /** Goes on with a job until it ended, somebody else has it, it failed for now, or others are to have a turn. */
  async function work(claimed: JobRow) {
    const kind = kinds.get(claimed.kind)!;
    const lease: Lease = { id: claimed.id, by: me };
    const renewing = setInterval(() => {
      renew(db, lease, Date.now() + pace.leaseMs).catch((error: unknown) =>
        logger.warn({ err: error, job: lease.id }, 'job not kept'),
      );
    }, pace.leaseMs / 3);
    renewing.unref();
    const began = performance.now();
    let toldAt = -Infinity;
    let isEnded = false;
    const told = (job: JobRow) => {
      if (!job.made_by) return;
      const { id, state, done, total } = job;
      tell(job.made_by, { id, state, done, total });
      toldAt = performance.now();
    };
    try {
      while (!isEnded) {
        const job = await readJob(db, lease.id);
        if (!job || job.lease_by !== me) return;
        if (performance.now() - toldAt > pace.tellMs) told(job);
        isEnded =
          job.attempts > pace.attempts ? await giveUp(kind, lease, job) : await advance(kind, lease, job);
        if (isEnded) break;
        if (isStopped) return void (await release(db, lease, 0, 0));
        if (performance.now() - began > pace.turnMs && (await isAnyDue(db, ids, Date.now())))
          return void (await release(db, lease, Date.now(), 0));
      }
    } catch (error) {
      isEnded = await failed(kind, lease, error);
    } finally {
      clearInterval(renewing);
      if (isEnded) await end(kind, lease.id, told);
    }
  }

  async function end(kind: JobKind, id: string, told: (job: JobRow) => void) {
    try {
      const job = await readJob(db, id);
      if (!job) return;
      told(job);
      kind.ended?.(runningOf(job, 'run'));
    } catch (error) {
      logger.warn({ err: error, job: id }, 'end of job not told');
    }
  }

  /** Does the next chunk; gives whether the job ended with it. */
  async function advance(kind: JobKind, lease: Lease, job: JobRow): Promise<boolean> {
    const isBack = job.state === 'cancelling';
    const part = isBack ? backOf(kind, job) : job.undo_of ? kind.undo : kind.run;
    if (!part) {
      await endJob(
        db,
        lease,
        job,
        isBack ? stopped(job) : { state: 'failed', at: Date.now(), error: FAILED },
      );
      return true;
    }
    const way = isBack ? 'back' : 'run';
    const running = runningOf(job, way);
    const prepared = await part.prepare?.(running, db);
    // Pupils who answer wait for the disk once, not for a chunk as well: that one is on it with their next answer.
    const isInPassing = isStoring();
    const began = performance.now();
    const ended = await (isInPassing ? transactInPassing : transact)(db, async (trx) => {
      const chunk = await part.chunk(trx, running, budget(), prepared);
      const isLast = chunk.next === null;
      const now = Date.now();
      const ending = !isLast
        ? { leaseUntil: now + pace.leaseMs }
        : isBack
          ? stopped(job)
          : {
              state: 'done' as const,
              at: now,
              undoUntil: kind.undo && !job.undo_of ? now + kind.undo.withinMs : undefined,
            };
      await storeChunk(trx, lease, job, way, chunk, ending);
      return isLast;
    });
    // Who reads that it is done may rely on it.
    if (ended && isInPassing) await keepEnd(db, lease.id);
    await rest(performance.now() - began);
    return ended;
  }

  const stopped = (job: JobRow): Ended => ({
    state: job.error === null ? 'cancelled' : 'failed',
    at: Date.now(),
  });

  /** Others first: whoever waits at all, and pupils for ten times as long as the chunk took. */
  async function rest(tookMs: number) {
    await setImmediate();
    if (isStoring()) await sleep(Math.min(pace.restMs, 10 * tookMs));
  }
  function budget(): Budget {
    const end = performance.now() + (isStoring() ? pace.shortMs : pace.chunkMs);
    return { isOver: (rows) => rows >= pace.rows || performance.now() > end };
  }

  /** It was tried often enough: what was done is taken back, where the kind can. Gives whether the job ended. */
  async function giveUp(kind: JobKind, lease: Lease, job: JobRow): Promise<boolean> {
    const end = (error: string) => endJob(db, lease, job, { state: 'failed', at: Date.now(), error });
    if (job.error !== null) await end(NOT_BACK);
    else if (!kind.back || job.undo_of) await end(FAILED);
    else {
      await startFailing(db, lease, FAILED);
      return false;
    }
    return true;
  }

  /** A chunk failed, and nothing of it is stored. Gives whether the job ended by that. */
  async function failed(kind: JobKind, lease: Lease, error: unknown): Promise<boolean> {
    if (error instanceof LeaseLost) return false;
    const log = { job: lease.id, kind: kind.id };
    try {
      const job = await readJob(db, lease.id);
      if (!job || job.lease_by !== me) return false;
      if (!(error instanceof JobRefusal) || job.state === 'cancelling') {
        logger.error({ ...log, err: error }, 'job failed for now');
        const tries = Math.max(0, job.attempts - 1);
        await release(db, lease, Date.now() + pace.againMs * 2 ** tries, job.attempts);
        return false;
      }
      logger.info(log, 'job refused');
      if (!kind.back || job.undo_of) {
        await endJob(db, lease, job, { state: 'failed', at: Date.now(), error: error.message });
        return true;
      }
      await startFailing(db, lease, error.message);
      await release(db, lease, 0, 0);
    } catch (second) {
      // The lease ends by itself.
      logger.error({ ...log, err: second }, 'job not given out of hand');
    }
    return false;
  }

  const ready = isOnPostgres(db)
    ? Promise.resolve()
    : freeAll(db).then(
        () => undefined,
        (error: unknown) => logger.error({ err: error }, 'jobs not freed'),
      );
  void ready.then(look);
  return {
    look,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await ready;
      await working;
    },
  };
}

/** What taking back is of a kind; undefined when what was done stays. */
function backOf(kind: JobKind, job: JobRow): Part<unknown, unknown, unknown> | undefined {
  if (job.undo_of) return undefined;
  if (job.error !== null) return kind.back;
  return cancelOf(kind, job) === 'back' ? kind.back : undefined;
}

/** What stopping this job does. */
export function cancelOf(kind: JobKind, job: JobRow): 'stop' | 'back' | 'no' {
  if (job.undo_of) return 'no';
  return typeof kind.cancel === 'function' ? kind.cancel(runningOf(job, 'run')) : kind.cancel;
}

function runningOf(job: JobRow, way: 'run' | 'back'): Running<unknown, unknown> {
  const read = (text: string | null): unknown => (text === null ? null : JSON.parse(text));
  return {
    id: job.id,
    accountId: job.account_id,
    targetId: job.target_id,
    madeBy: job.made_by,
    params: read(job.params),
    cursor: read(way === 'run' ? job.cursor : job.back_cursor),
    reached: read(job.cursor),
    done: job.done,
    total: job.total,
    undoOf: job.undo_of,
  };
}
