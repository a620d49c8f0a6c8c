import { transact, type Db } from '../data/database.ts';
import type { JobKind } from './kind.ts';
import { JOB_PACE, type JobPace } from './pace.ts';
import { startRunner, type RunnerDeps } from './runner.ts';
import { addJob, type JobDraft } from './store.ts';

/** A kind that was registered. */
export interface Starter<Params> {
  /**
   * Stores a job within the transaction of what asks for it, once per id; `Jobs.look` afterwards has it begin at once. Throws
   * `job-busy` when other work that changes the account is under way.
   */
  add(trx: Db, draft: JobDraft<Params>): Promise<'added' | 'already'>;
  /** Stores it in a transaction of its own, and has it begin. */
  begin(draft: JobDraft<Params>): Promise<'added' | 'already'>;
}

/** Long work of a server (README.md). */
export interface Jobs {
  kinds: ReadonlyMap<string, JobKind>;
  /** Makes a kind known; before `start`. */
  register<P, C, R>(kind: JobKind<P, C, R>): Starter<P>;
  /** Begins to work, once all kinds are known. */
  start(): void;
  /** Looks now whether there is something to do. */
  look(): void;
  /** Resolves when the chunk that is under way is stored; another process or the next start goes on. */
  stop(): Promise<void>;
}

export function createJobs(
  deps: Omit<RunnerDeps, 'kinds' | 'pace'> & { pace?: Partial<JobPace> | undefined },
): Jobs {
  const kinds = new Map<string, JobKind>();
  let runner: ReturnType<typeof startRunner> | undefined;
  const look = () => runner?.look();
  return {
    kinds,
    look,
    register<P, C, R>(kind: JobKind<P, C, R>): Starter<P> {
      if (kinds.has(kind.id)) throw new Error(`there are two kinds of job ${kind.id}`);
      // What a job has stored fits the kind that stored it.
      kinds.set(kind.id, kind as unknown as JobKind);
      const add = (trx: Db, draft: JobDraft<P>) => addJob(trx, kind, kinds, draft);
      return {
        add,
        async begin(draft) {
          const added = await transact(deps.db, (trx) => add(trx, draft));
          look();
          return added;
        },
      };
    },
    start() {
      runner = startRunner({ ...deps, kinds, pace: { ...JOB_PACE, ...deps.pace } });
    },
    async stop() {
      await runner?.stop();
    },
  };
}
