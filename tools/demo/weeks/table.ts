import { openDatabase } from '../../../server/data/database.ts';
import { openDataFolder } from '../../../server/data/folder.ts';
import { foldUsername } from '../../../server/auth/fold.ts';
import { coinsOf } from '../../../server/rewards/ledger.ts';
import { purse } from '../../../server/practice/somvensters.ts';
import type { Played } from './weeks.ts';

/** Share of the words of a category from which it is mastered (engine/practice/DESIGN.md 7). */
const MASTERED = 0.85;

/** What became of a pupil, by the database. */
export interface Outcome {
  id: string;
  /** True and estimated share of right answers over the categories that were practised, written, in percent. */
  truth: number;
  estimate: number;
  rounds: number;
  /** Stored answers, and the share of first tries that was right. */
  answers: number;
  right: number;
  practised: number;
  /** Categories that are called mastered, and those that truly are: by the same share of all their words. */
  mastered: number;
  trulyMastered: number;
  stars: number;
  coins: number;
  islands: number;
  places: number;
}

/** Reads what became of a class. */
export async function outcomesOf(path: string, played: readonly Played[], now: number): Promise<Outcome[]> {
  const db = await openDatabase(openDataFolder(path).database);
  try {
    return await Promise.all(
      played.map(async ({ username, child }): Promise<Outcome> => {
        const { id } = await db
          .selectFrom('users')
          .select('id')
          .where('username_key', '=', foldUsername(username))
          .executeTakeFirstOrThrow();
        const of = (table: 'rounds' | 'somvensters' | 'tasks') =>
          db.selectFrom(table).selectAll().where('pupil_id', '=', id);
        const levels = await db
          .selectFrom('practice_levels')
          .selectAll()
          .where('pupil_id', '=', id)
          .execute();
        const rounds = await of('rounds').execute();
        const answers = await db
          .selectFrom('answers')
          .innerJoin('rounds', 'rounds.id', 'answers.round_id')
          .select(['answers.correct', 'answers.decides'])
          .where('rounds.pupil_id', '=', id)
          .execute();
        const first = answers.filter(({ decides }) => decides === 1);
        const mean = (of: (category: string, p: number) => number) =>
          (100 * levels.reduce((sum, { category, p }) => sum + of(category, p), 0)) / levels.length;
        return {
          id,
          truth: mean((category) => child.sim.mastery(category, now)),
          estimate: mean((_, p) => p),
          rounds: rounds.length,
          answers: answers.length,
          right: (100 * first.filter(({ correct }) => correct === 1).length) / first.length,
          practised: levels.length,
          mastered: levels.filter(({ status }) => status === 'klaar').length,
          trulyMastered: levels.filter(({ category }) => child.sim.mastery(category, now) >= MASTERED).length,
          stars: (await purse(db, id)).stars,
          coins: await coinsOf(db, id),
          islands: (await of('somvensters').execute()).length,
          places: (await of('tasks').where('opened_at', 'is not', null).execute()).length,
        };
      }),
    );
  } finally {
    await db.destroy();
  }
}

/** The outcomes as a table to print. */
export function tableOf(played: readonly Played[], outcomes: readonly Outcome[]): string {
  const head = ['leerling', 'soort', 'waar %', 'geschat %', 'rondes', 'antwoorden', 'goed %', 'geoefend'];
  const rows = [
    [...head, 'beheerst', 'waarlijk', 'sterren', 'munten', 'eilanden', 'open'],
    ...outcomes.map((row, i) => [
      played[i]!.username,
      played[i]!.child.kind,
      row.truth.toFixed(0),
      row.estimate.toFixed(0),
      ...[row.rounds, row.answers, row.right.toFixed(0), row.practised].map(String),
      ...[row.mastered, row.trulyMastered, row.stars, row.coins, row.islands, row.places].map(String),
    ]),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row.map((cell, i) => (i < 2 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
    )
    .join('\n');
}
