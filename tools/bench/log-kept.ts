import { sql } from 'kysely';
import { openDatabase, type Db } from '../../server/data/database.ts';
import type { DataFolder } from '../../server/data/folder.ts';
import { createRounds } from '../../server/live/rounds.ts';
import { createDayCounts } from '../../server/progress/day-counts.ts';
import { coinsOfRound } from '../../server/rewards/ledger.ts';

/** What is not as it should be after everything was stored, by name in the words of the measurement. */
export type Faults = Record<
  'kwijt' | 'dubbel' | 'rondes anders' | 'munten anders' | 'vaardigheden anders' | 'dagen anders',
  number
>;

/** Compares what is stored with the answers that were acknowledged, and all that is derived from answers with the answers. */
export async function faultsIn(folder: DataFolder, acknowledged: ReadonlySet<string>): Promise<Faults> {
  const db = await openDatabase(folder.database);
  try {
    await createDayCounts(db).bringUpToDate();
    const answers = await db.selectFrom('answers').select('id').execute();
    const kept = new Set(answers.map(({ id }) => id));
    const twice = await db
      .selectFrom('answers')
      .select('round_id')
      .groupBy(['round_id', 'n'])
      .having(({ fn }) => fn.countAll(), '>', 1)
      .execute();
    return {
      kwijt: [...acknowledged].filter((id) => !kept.has(id)).length,
      dubbel: twice.length,
      ...(await roundsApart(db)),
      'vaardigheden anders': await apart(db, 'skills'),
      'dagen anders': await apart(db, 'day_counts'),
    };
  } finally {
    await db.destroy();
  }
}

/** Rounds whose score, and whose coins, are not what their answers are worth. */
async function roundsApart(db: Db): Promise<Pick<Faults, 'rondes anders' | 'munten anders'>> {
  const rounds = createRounds(db);
  const ended = await db
    .selectFrom('rounds')
    .leftJoin('rewards', 'rewards.round_id', 'rounds.id')
    .selectAll('rounds')
    .select('rewards.coins as paid')
    .where('ended_at', 'is not', null)
    .execute();
  const apart = { 'rondes anders': 0, 'munten anders': 0 };
  for (const row of ended) {
    const score = (await rounds.get(row.id))!.score();
    if (score.finished !== row.finished || score.firstTry !== row.first_try || score.stars !== row.stars)
      apart['rondes anders']++;
    const coins = await coinsOfRound(db, row, score);
    if (coins !== row.coins || coins !== row.paid) apart['munten anders']++;
  }
  return apart;
}

/** Counts per pupil and category that are not those of the answers. */
async function apart(db: Db, table: 'skills' | 'day_counts'): Promise<number> {
  const { rows } = await sql<{ apart: number }>`
    with told as (
      select pupil_id, category, sum(answers) as answers, sum(correct) as correct from ${sql.table(table)} group by pupil_id, category
    ), log as (
      select pupil_id, category, count(*) as answers, sum(correct) as correct
      from answers join rounds on rounds.id = answers.round_id where decides = 1 group by pupil_id, category
    )
    select count(*) as apart from log full outer join told
      on told.pupil_id = log.pupil_id and told.category = log.category
    where log.answers is null or told.answers is null or log.answers <> told.answers or log.correct <> told.correct`.execute(
    db,
  );
  return Number(rows[0]!.apart);
}
