import { batchInsert, columnsOf } from '../data/batch.ts';
import type { Db } from '../data/database.ts';
import type { SkillRow } from '../data/schema.ts';

/** What taking the counters of a category apart must know: what came, what was here, and how many answers that made. */
export interface UnitedSkill {
  came: SkillRow;
  were: SkillRow | null;
  answers: number;
}

/** Adds the counters of another place to those of a pupil. Of the right ones in a row those of the later place go on. */
export async function addSkills(trx: Db, pupil: string, rows: readonly SkillRow[]): Promise<UnitedSkill[]> {
  const own = new Map(
    (await trx.selectFrom('skills').selectAll().where('pupil_id', '=', pupil).execute()).map((row) => [
      row.category,
      row,
    ]),
  );
  // A file may name one twice.
  const once = [...new Map(rows.map((row) => [row.category, row])).values()];
  const united = once.map((came) => {
    const were = own.get(came.category) ?? null;
    return { came, were, after: were ? sumOf(were, came) : { ...came, pupil_id: pupil } };
  });
  await storeSkills(
    trx,
    united.map(({ after }) => after),
  );
  return united.map(({ came, were, after }) => ({ came, were, answers: after.answers }));
}

function sumOf(own: SkillRow, came: SkillRow): SkillRow {
  const [first, last] = own.last_at <= came.last_at ? [own, came] : [came, own];
  return {
    ...own,
    answers: own.answers + came.answers,
    correct: own.correct + came.correct,
    streak: last.streak === last.answers ? first.streak + last.streak : last.streak,
    last_at: last.last_at,
  };
}

/** Takes them away again; what was counted here since stays. */
export async function takeSkills(trx: Db, pupil: string, united: readonly UnitedSkill[]): Promise<void> {
  const stays: SkillRow[] = [];
  for (const { came, were, answers } of united) {
    const { category } = came;
    const of = trx.selectFrom('skills').selectAll().where('pupil_id', '=', pupil);
    const now = await of.where('category', '=', category).executeTakeFirst();
    if (!now) continue;
    const since = now.answers - answers;
    if (!were && since <= 0) {
      await trx.deleteFrom('skills').where('pupil_id', '=', pupil).where('category', '=', category).execute();
      continue;
    }
    stays.push({
      ...now,
      answers: now.answers - came.answers,
      correct: now.correct - came.correct,
      // All right since: the row of before goes on.
      streak: now.streak >= since ? (were?.streak ?? 0) + since : now.streak,
      last_at: since > 0 ? now.last_at : were!.last_at,
    });
  }
  await storeSkills(trx, stays);
}

const storeSkills = batchInsert<SkillRow>(
  columnsOf<SkillRow>({
    pupil_id: true,
    category: true,
    answers: true,
    correct: true,
    streak: true,
    last_at: true,
  }),
  (db, rows) =>
    db
      .insertInto('skills')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['pupil_id', 'category']).doUpdateSet(({ ref }) => ({
          answers: ref('excluded.answers'),
          correct: ref('excluded.correct'),
          streak: ref('excluded.streak'),
          last_at: ref('excluded.last_at'),
        })),
      ),
);
