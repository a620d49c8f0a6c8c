import { randomUUID } from 'node:crypto';
import type { Db } from '../data/database.ts';
import { coinsOf } from '../rewards/ledger.ts';
import { answerTo, endRound, sendAnswer, startPlayer } from './play.ts';
import { startTestServer, type TestServer } from './server.ts';

/** What staff noted of that pupil. */
export const NOTE = 'Let op de open lettergreep';

/** A school whose pupil played two rounds and of whom something was noted. */
export async function played(): Promise<TestServer> {
  const server = await startTestServer();
  const { noor, staff } = server.school;
  const { socket, round, start } = await startPlayer(server, 'noor', noor);
  for (const one of [round, await start(1)]) {
    for (const at of one.dealt.keys()) await sendAnswer(socket, answerTo(one, at, at > 2));
    await endRound(socket, one);
  }
  await server.db
    .insertInto('progress_notes')
    .values({
      id: randomUUID(),
      pupil_id: noor,
      author_id: staff.docent,
      from_day: '2026-11-01',
      to_day: '2026-11-02',
      text: NOTE,
      created_at: 1,
      changed_at: 1,
      removed_at: null,
    })
    .execute();
  await addTest(server, noor, 'M5');
  return server;
}

/** A result of a test of a pupil, read in by the school. */
export async function addTest(
  { db, school: { account, staff } }: TestServer,
  pupil: string,
  moment: 'M5' | 'E4',
  trashed: 0 | 1 = 0,
): Promise<{ import: string; result: string }> {
  const [id, result] = [randomUUID(), randomUUID()];
  await db
    .insertInto('lvs_imports')
    .values({
      ...{
        id,
        account_id: account,
        actor_id: staff.schooladmin,
        at: 1,
        draft: null,
        expires_at: 1,
        done_at: 1,
      },
      ...{ request_id: null, trashed_at: trashed === 1 ? 1 : null, trashed_by: null },
    })
    .execute();
  await db
    .insertInto('lvs_results')
    .values({
      ...{ id: result, pupil_id: pupil, import_id: id, row: 7, place: `cito words ${moment} 2026` },
      ...{ provider: 'cito', test: null, part: 'words', moment, school_year: 2026, taken_at: '2026-11-02' },
      ...{ norm_version: null, measures: '{"skillScore":231}', kept_until: '2029-08-01', trashed },
    })
    .execute();
  return { import: id, result };
}

/** What of a pupil came along. */
export async function holdings(db: Db, pupil: string) {
  const count = async (table: 'rounds' | 'somvensters' | 'tasks' | 'trophies' | 'belongings') =>
    Number(
      (
        await db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('pupil_id', '=', pupil)
          .executeTakeFirstOrThrow()
      ).count,
    );
  const answers = await db
    .selectFrom('answers')
    .innerJoin('rounds', 'rounds.id', 'answers.round_id')
    .select(['answers.id', 'answers.word', 'answers.correct', 'answers.at'])
    .where('rounds.pupil_id', '=', pupil)
    .orderBy('answers.id')
    .execute();
  const skills = await db
    .selectFrom('skills')
    .select(['category', 'answers', 'correct', 'streak'])
    .where('pupil_id', '=', pupil)
    .orderBy('category')
    .execute();
  const games = await db
    .selectFrom('task_games')
    .innerJoin('tasks', 'tasks.id', 'task_games.task_id')
    .select(['game', 'stars', 'plays'])
    .where('tasks.pupil_id', '=', pupil)
    .orderBy('game')
    .execute();
  const tests = await db
    .selectFrom('lvs_results')
    .innerJoin('lvs_imports', 'lvs_imports.id', 'lvs_results.import_id')
    .innerJoin('pupils', 'pupils.id', 'lvs_results.pupil_id')
    .select(['place', 'measures', 'kept_until', 'taken_at'])
    .where('pupil_id', '=', pupil)
    .where('trashed', '=', 0)
    // They stand under an import of the account that the pupil is of.
    .whereRef('lvs_imports.account_id', '=', 'pupils.account_id')
    .orderBy('place')
    .execute();
  return {
    rounds: await count('rounds'),
    somvensters: await count('somvensters'),
    tasks: await count('tasks'),
    trophies: await count('trophies'),
    belongings: await count('belongings'),
    coins: await coinsOf(db, pupil),
    answers,
    skills,
    games,
    tests,
  };
}
