import { setImmediate as breathe } from 'node:timers/promises';
import type { Logger } from 'pino';
import { batchInsert, columnsOf } from '../data/batch.ts';
import { transact, type Db } from '../data/database.ts';
import { repeated } from '../data/repeated.ts';
import type { DayCountRow } from '../data/schema.ts';
import { listCategory } from '../words/practice-items.ts';
import { roundWordsOf } from './round-words.ts';
import { difference, sharesOf, type Share } from './round-counts.ts';

/** Rounds of one transaction: storing answers waits no longer than some milliseconds for it. */
const AT_ONCE = 20;
const EVERY_MS = 15_000;

/** Counts of what pupils did, per day and category, kept up behind the answers. */
export interface DayCounts {
  /** Counts what was stored until now of these pupils, or of all: what is read afterwards holds every answer. */
  bringUpToDate(pupilIds?: readonly string[]): Promise<void>;
  /** Resolves when nothing is being counted. */
  idle(): Promise<void>;
  /** Counts now and then what nobody asks for; gives how to stop it. */
  start(logger: Logger): () => void;
}

const COLUMNS = columnsOf<DayCountRow>({
  pupil_id: true,
  day: true,
  category: true,
  answers: true,
  correct: true,
  tries: true,
  ms: true,
  last_at: true,
});

const addToDays = batchInsert<DayCountRow>(COLUMNS, (db, rows) =>
  db
    .insertInto('day_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['pupil_id', 'day', 'category']).doUpdateSet(({ eb, ref }) => ({
        answers: eb('day_counts.answers', '+', ref('excluded.answers')),
        correct: eb('day_counts.correct', '+', ref('excluded.correct')),
        tries: eb('day_counts.tries', '+', ref('excluded.tries')),
        ms: eb('day_counts.ms', '+', ref('excluded.ms')),
        last_at: eb
          .case()
          .when('excluded.last_at', '>', ref('day_counts.last_at'))
          .then(ref('excluded.last_at'))
          .else(ref('day_counts.last_at'))
          .end(),
      })),
    ),
);

/**
 * Notes that rounds are to be counted (anew), in the transaction that stores their answers. What is noted already is written again:
 * else who counts it at this moment, and does not see these answers yet, would take the note away.
 */
export const noteRounds = batchInsert<{ round_id: string; pupil_id: string }>(
  ['round_id', 'pupil_id'],
  (db, rows) =>
    db
      .insertInto('due_rounds')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('round_id').doUpdateSet(({ ref }) => ({ pupil_id: ref('excluded.pupil_id') })),
      ),
);

const roundOf = repeated((db, id: string) =>
  db
    .selectFrom('rounds')
    .innerJoin('tasks', 'tasks.id', 'rounds.task_id')
    .leftJoin('counted_rounds', 'counted_rounds.round_id', 'rounds.id')
    .select(['rounds.pupil_id', 'rounds.started_at', 'rounds.form', 'tasks.word_list_id'])
    .select(['counted_rounds.counts', 'counted_rounds.words'])
    .where('rounds.id', '=', id),
);
const answersOf = repeated((db, roundAt: number, roundId: string) =>
  db
    .selectFrom('answers')
    .select([
      'id',
      'exercise_id',
      'n',
      'at',
      'category',
      'correct',
      'decides',
      'word',
      'shown',
      'rule',
      'typed',
    ])
    .where('round_at', '=', roundAt)
    .where('round_id', '=', roundId),
);
const settled = repeated((db, id: string) => db.deleteFrom('due_rounds').where('round_id', '=', id));
const keepCounts = repeated((db, id: string, counts: string, words: string) =>
  db
    .insertInto('counted_rounds')
    .values({ round_id: id, counts, words })
    .onConflict((conflict) =>
      conflict
        .column('round_id')
        .doUpdateSet(({ ref }) => ({ counts: ref('excluded.counts'), words: ref('excluded.words') })),
    ),
);

/** Keeps the counts over a database. */
export function createDayCounts(db: Db): DayCounts {
  let busy: Promise<void> = Promise.resolve();

  async function countDue(pupilIds: readonly string[] | undefined) {
    // All at once: what comes in meanwhile waits for the next time.
    const due = await db
      .selectFrom('due_rounds')
      .select('round_id')
      .$if(pupilIds !== undefined, (query) => query.where('pupil_id', 'in', pupilIds!))
      .execute();
    for (let i = 0; i < due.length; i += AT_ONCE) {
      await transact(db, async (trx) => {
        for (const { round_id } of due.slice(i, i + AT_ONCE)) await countRound(trx, round_id);
      });
      // Whoever stores answers goes first.
      await breathe();
    }
  }

  const bringUpToDate = (pupilIds?: readonly string[]) => {
    if (pupilIds?.length === 0) return Promise.resolve();
    const mine = busy.catch(() => undefined).then(() => countDue(pupilIds));
    busy = mine;
    return mine;
  };

  return {
    bringUpToDate,
    idle: () => busy.catch(() => undefined),
    start(logger) {
      const count = () => {
        bringUpToDate().catch((error: unknown) => logger.error({ err: error }, 'answers not counted'));
      };
      count();
      const timer = setInterval(count, EVERY_MS);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}

/** Counts a round anew, adds to the days what changed and keeps what it says of its words. */
async function countRound(trx: Db, roundId: string) {
  const [round] = await roundOf(trx, roundId);
  await settled(trx, roundId);
  if (!round) return;
  const { pupil_id, started_at, form, word_list_id, counts } = round;
  const answers = await answersOf(trx, started_at, roundId);
  if (answers.length === 0) return;
  // A list is a category of its own, as the policy has it.
  const category = word_list_id === null ? undefined : listCategory(word_list_id);
  const now = sharesOf(category ? answers.map((answer) => ({ ...answer, category })) : answers, started_at);
  const before = counts === null ? [] : (JSON.parse(counts) as Share[]);
  const changes = difference(before, now);
  const words = JSON.stringify(roundWordsOf(answers, form, started_at));
  if (changes.length === 0 && words === round.words) return;
  await addToDays(
    trx,
    changes.map((share) => ({ pupil_id, ...share })),
  );
  await keepCounts(trx, roundId, JSON.stringify(now), words);
}

/** Takes rounds that are about to go out of the days of a pupil. */
export async function uncountRounds(trx: Db, pupilId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await trx.selectFrom('counted_rounds').select('counts').where('round_id', 'in', ids).execute();
  // One after the other: two of a day and category can't be in one statement.
  for (const { counts } of rows)
    await addToDays(
      trx,
      difference(JSON.parse(counts) as Share[], []).map((share) => ({ pupil_id: pupilId, ...share })),
    );
  await trx.deleteFrom('day_counts').where('pupil_id', '=', pupilId).where('tries', '=', 0).execute();
}

/** Throws the counts of pupils away and counts all of their answers again: for what was written past the server. */
export async function rebuildDayCounts(db: Db, pupilIds: readonly string[]): Promise<void> {
  for (const pupilId of pupilIds) {
    await transact(db, async (trx) => {
      const rounds = await trx
        .selectFrom('rounds')
        .select(['id as round_id', 'pupil_id'])
        .where('pupil_id', '=', pupilId)
        .execute();
      await trx.deleteFrom('day_counts').where('pupil_id', '=', pupilId).execute();
      await trx
        .deleteFrom('counted_rounds')
        .where('round_id', 'in', (query) =>
          query.selectFrom('rounds').select('id').where('pupil_id', '=', pupilId),
        )
        .execute();
      await noteRounds(trx, rounds);
      for (const { round_id } of rounds) await countRound(trx, round_id);
    });
  }
}
