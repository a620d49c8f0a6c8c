import { batchInsert, columnsOf } from '../data/batch.ts';
import type { Db } from '../data/database.ts';
import { byRound } from '../data/rounds-answers.ts';
import type { AnswerRow, SkillRow } from '../data/schema.ts';

/** An answer that decides an exercise, with whose it is. */
export type Deciding = Pick<AnswerRow, 'category' | 'correct' | 'at'> & { pupil_id: string };

const COLUMNS = columnsOf<SkillRow>({
  pupil_id: true,
  category: true,
  answers: true,
  correct: true,
  streak: true,
  last_at: true,
});

const upsertSkills = batchInsert<SkillRow>(COLUMNS, (db, rows) =>
  db
    .insertInto('skills')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['pupil_id', 'category']).doUpdateSet(({ eb, ref }) => ({
        answers: eb('skills.answers', '+', ref('excluded.answers')),
        correct: eb('skills.correct', '+', ref('excluded.correct')),
        // All right: the row of right ones goes on. Otherwise it began again after the last mistake.
        streak: eb
          .case()
          .when('excluded.correct', '=', ref('excluded.answers'))
          .then(eb('skills.streak', '+', ref('excluded.streak')))
          .else(ref('excluded.streak'))
          .end(),
        last_at: ref('excluded.last_at'),
      })),
    ),
);

/** Counts answers that decide an exercise and that came in order. */
export async function addToSkills(db: Db, answers: readonly Deciding[]): Promise<void> {
  const perSkill = new Map<string, SkillRow>();
  for (const answer of answers) {
    const key = `${answer.pupil_id} ${answer.category}`;
    perSkill.set(key, count(perSkill.get(key), answer));
  }
  await upsertSkills(db, [...perSkill.values()]);
}

/** Counts a skill anew over all its answers in the order in which they were given: for answers that came late. */
export async function recountSkill(db: Db, pupilId: string, category: string): Promise<void> {
  const answers = await db
    .selectFrom('answers')
    .innerJoin('rounds', byRound)
    .select(['rounds.pupil_id', 'answers.category', 'answers.correct', 'answers.at'])
    .where('rounds.pupil_id', '=', pupilId)
    .where('answers.category', '=', category)
    .where('answers.decides', '=', 1)
    .orderBy('answers.at')
    .orderBy('rounds.started_at')
    .orderBy('rounds.id')
    .orderBy('answers.n')
    .execute();
  await db.deleteFrom('skills').where('pupil_id', '=', pupilId).where('category', '=', category).execute();
  await addToSkills(db, answers);
}

function count(skill: SkillRow | undefined, { pupil_id, category, correct, at }: Deciding): SkillRow {
  return {
    pupil_id,
    category,
    answers: (skill?.answers ?? 0) + 1,
    correct: (skill?.correct ?? 0) + correct,
    streak: correct ? (skill?.streak ?? 0) + 1 : 0,
    last_at: at,
  };
}
