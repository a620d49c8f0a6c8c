import type { AnswerEvent, RoundEndedEvent, RoundReward } from '../contract/live.ts';
import type { Db } from '../data/database.ts';
import { soonDurable } from '../data/durable.ts';
import { transactionId } from '../data/snapshot.ts';
import type { AnswerRow } from '../data/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { Meters } from '../operations/meters.ts';
import { rewardOf, settle } from '../practice/round-reward.ts';
import { noteRounds } from '../progress/day-counts.ts';
import { keepFrom } from '../rewards/collection.ts';
import { addToSkills, recountSkill, type Deciding } from '../progress/skills.ts';
import { insertAnswers } from './insert-answers.ts';
import type { OpenRound, Regraded } from './round.ts';
import { newsOf, type Stored, type StoredNews } from './stored-news.ts';
import type { Rounds } from './rounds.ts';

/** Jobs of one transaction: enough to be fast, few enough to keep the event loop answering. */
const MOST_JOBS = 1000;

/** For so long after the last answer more are to be expected. */
const STORING_MS = 1000;

/** Stores answers and ends of rounds; `done` means stored for good. */
export interface Committer {
  answer(pupilId: string, event: AnswerEvent, done: (reply: { id: string }) => void, fail: Fail): void;
  roundEnded(pupilId: string, event: RoundEndedEvent, done: (reply: RoundReward) => void, fail: Fail): void;
  /** Reads while nothing is being stored: what `read` sees and what `onStored` tells afterwards fit together. */
  between<T>(read: () => Promise<T>): Promise<T>;
  /** Resolves when nothing waits any more. */
  idle(): Promise<void>;
  close(): Promise<void>;
  /** Whether something is being stored, or was within the last second. */
  isStoring(): boolean;
}

type Fail = (error: unknown) => void;
type Job = { pupilId: string; arrived: number; fail: Fail } & (
  | { kind: 'answer'; event: AnswerEvent; done(reply: { id: string }): void }
  | { kind: 'end'; event: RoundEndedEvent; done(reply: RoundReward): void }
);

/** What one transaction is to write. */
interface Batch {
  rows: AnswerRow[];
  regraded: Regraded[];
  inOrder: Deciding[];
  /** Skills to count anew, as pupil and category. */
  recount: Map<string, [pupilId: string, category: string]>;
  /** Rounds to settle, and whether for the first time. */
  settle: Map<OpenRound, boolean>;
  /** Jobs that are done when this is written. */
  done: Job[];
  refused: { job: Job; why: string }[];
  stored: Map<OpenRound, Stored>;
}

/** The transaction of a batch: its number where others may have to know it, and when it is on the disk. */
interface Written {
  xid?: string;
  durable: Promise<void>;
}

/** A failure that is told elsewhere. */
const ignored = () => undefined;

/**
 * Group commit: while one transaction runs, whatever comes in queues up, and goes in the next one together. That is
 * what makes one fsync per answer affordable. While the disk writes one, the next is made ready; they are told in order.
 */
export function createCommitter(
  db: Db,
  rounds: Rounds,
  meters: Pick<Meters, 'stored'>,
  onStored: (news: StoredNews) => void,
): Committer {
  const queue: Job[] = [];
  const reads: (() => Promise<void>)[] = [];
  const disk = soonDurable(db);
  let running: Promise<void> | undefined;
  /** The telling of what is written, but perhaps not yet on the disk. */
  let telling = Promise.resolve();
  let storedAt = -Infinity;

  const wake = () => void (running ??= run().finally(() => (running = undefined)));
  const add = (job: Job) => {
    queue.push(job);
    wake();
  };

  async function run() {
    // Everything that this turn of the event loop reads from the sockets comes along in the first transaction.
    await new Promise((resolve) => setImmediate(resolve));
    for (;;) {
      if (queue.length > 0 && reads.length === 0) {
        await commit(queue.splice(0, MOST_JOBS));
        continue;
      }
      await telling;
      if (queue.length === 0 && reads.length === 0) return;
      for (const read of reads.splice(0)) await read();
    }
  }

  async function commit(jobs: Job[]) {
    try {
      await attempt(jobs);
    } catch (error) {
      // What is in memory may now be ahead of the database.
      for (const job of jobs) rounds.drop(job.event.roundId);
      if (jobs.length === 1) jobs[0]!.fail(error);
      // One bad job must not take the others along.
      else for (const job of jobs) await commit([job]);
    }
  }

  async function attempt(jobs: Job[]) {
    const batch: Batch = {
      rows: [],
      regraded: [],
      inOrder: [],
      recount: new Map(),
      settle: new Map(),
      done: [],
      refused: [],
      stored: new Map(),
    };
    for (const job of jobs) {
      const round = rounds.peek(job.event.roundId) ?? (await rounds.get(job.event.roundId));
      plan(batch, job, round?.head.pupil_id === job.pupilId ? round : undefined);
    }
    let written: Written = { durable: disk.certain() };
    if (batch.rows.length > 0 || batch.settle.size > 0) {
      const began = performance.now();
      const { value, durable } = await disk.transact(async (trx) => {
        await write(trx, batch);
        return transactionId(trx);
      });
      written = { xid: value, durable };
      void durable.then(() => {
        storedAt = performance.now();
        meters.stored(batch.rows.length, (storedAt - began) / 1000);
      }, ignored);
    }
    // No more than one waits for the disk while the next is made.
    const before = telling;
    telling = before.then(() => tell(batch, written));
    await before;
  }

  /** Tells what came of a batch once nothing can lose it any more; what is written is seen by all, also where that failed. */
  async function tell({ stored, done, refused }: Batch, { xid, durable }: Written) {
    const failed = await durable.then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    for (const one of stored.values()) onStored(newsOf(one, xid));
    for (const job of done) {
      if (failed) job.fail(failed.error);
      else if (job.kind === 'answer') job.done({ id: job.event.id });
      else void rewardOf(db, job.event.roundId).then(job.done, job.fail);
    }
    for (const { job, why } of refused) job.fail(notFound(why));
  }

  function plan(batch: Batch, job: Job, round: OpenRound | undefined) {
    if (!round) {
      batch.refused.push({ job, why: 'Deze ronde is niet gevonden.' });
      return;
    }
    const stored = batch.stored.get(round) ?? { round, answers: [], regraded: false, ended: false };
    if (job.kind === 'end') {
      if (round.end(job.event, job.arrived)) {
        batch.settle.set(round, true);
        batch.stored.set(round, { ...stored, ended: true });
      }
      batch.done.push(job);
      return;
    }
    const { event } = job;
    if (!round.has(event.id)) {
      const answered = round.answer(event, job.arrived);
      if (!answered) {
        batch.refused.push({ job, why: 'Deze opgave hoort niet bij deze ronde.' });
        return;
      }
      const { row, regraded } = answered;
      const late = rounds.comesLate(round, row.at) || answered.late;
      batch.rows.push(row);
      batch.regraded.push(...regraded);
      const { pupil_id } = round.head;
      if (late) batch.recount.set(skillKey({ ...row, pupil_id }), [pupil_id, row.category]);
      else if (row.decides)
        batch.inOrder.push({ pupil_id, category: row.category, correct: row.correct, at: row.at });
      if (round.head.ended_at !== null && !batch.settle.has(round)) batch.settle.set(round, false);
      stored.answers.push(row);
      stored.regraded ||= regraded.length > 0;
      batch.stored.set(round, stored);
    }
    batch.done.push(job);
  }

  async function idle() {
    while (running) await running;
  }

  return {
    answer: (pupilId, event, done, fail) =>
      add({ kind: 'answer', pupilId, event, arrived: Date.now(), done, fail }),
    roundEnded: (pupilId, event, done, fail) =>
      add({ kind: 'end', pupilId, event, arrived: Date.now(), done, fail }),
    between: (read) =>
      new Promise((done, fail) => {
        reads.push(() => read().then(done, fail));
        wake();
      }),
    idle,
    async close() {
      await idle();
      await disk.close();
    },
    isStoring: () => running !== undefined || performance.now() - storedAt < STORING_MS,
  };
}

const skillKey = ({ pupil_id, category }: Pick<Deciding, 'pupil_id' | 'category'>) =>
  `${pupil_id} ${category}`;

async function write(db: Db, batch: Batch) {
  const inserted = await insertAnswers(db, batch.rows);
  // Another process stored one of them in the meantime: the round must be read again.
  if (inserted !== batch.rows.length) throw new Problem('conflict', 'Dit antwoord is al bekend.');
  for (const { id, round_id, ...change } of batch.regraded) {
    await db
      .updateTable('answers')
      .set(change)
      .where('round_id', '=', round_id)
      .where('id', '=', id)
      .execute();
  }
  const answered = [...batch.stored.values()].filter(({ answers }) => answers.length > 0);
  await noteRounds(
    db,
    answered.map(({ round: { head } }) => ({ round_id: head.id, pupil_id: head.pupil_id })),
  );
  await addToSkills(
    db,
    batch.inOrder.filter((answer) => !batch.recount.has(skillKey(answer))),
  );
  for (const [pupilId, category] of batch.recount.values()) await recountSkill(db, pupilId, category);
  for (const [round, first] of batch.settle) {
    await settle(db, { round: round.head, endedAt: round.head.ended_at!, first, score: round.score() });
    if (first && round.keepsake !== undefined) await keepFrom(db, round.head, round.keepsake);
  }
}
