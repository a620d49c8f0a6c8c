import type { TestResult } from '../contract/method-tests.ts';
import type { Db } from '../data/database.ts';
import type { SittingAnswerRow, SittingRow, TestItemRow, TestSetRow } from '../data/schema.ts';
import { rulesOf } from './broken-rules.ts';
import { itemsOf } from './repository.ts';
import { correctionsOf } from './corrections.ts';
import { isCounted } from './scoring.ts';

/** What each pupil of the group, or one of them, wrote; those who began nothing too, by name. */
export async function resultsOf(db: Db, set: TestSetRow, pupilId?: string): Promise<TestResult[]> {
  const pupils = await db
    .selectFrom('pupils')
    .innerJoin('users', 'users.id', 'pupils.id')
    .select(['pupils.id', 'users.name'])
    .where('pupils.group_id', '=', set.group_id)
    .where('pupils.trashed_at', 'is', null)
    .$if(pupilId !== undefined, (query) => query.where('pupils.id', '=', pupilId!))
    .execute();
  const sittings = await db
    .selectFrom('sittings')
    .selectAll()
    .where('set_id', '=', set.id)
    .$if(pupilId !== undefined, (query) => query.where('pupil_id', '=', pupilId!))
    .execute();
  const answers = await db
    .selectFrom('sitting_answers')
    .innerJoin('sittings', 'sittings.id', 'sitting_answers.sitting_id')
    .selectAll('sitting_answers')
    .where('set_id', '=', set.id)
    .$if(pupilId !== undefined, (query) => query.where('sitting_answers.pupil_id', '=', pupilId!))
    .orderBy('n')
    .execute();
  const items = new Map((await itemsOf(db, set.id)).map((item) => [item.n, item]));
  const bySitting = Map.groupBy(answers, ({ sitting_id }) => sitting_id);
  const corrections = await correctionsOf(
    db,
    sittings.map(({ id }) => id),
  );
  const names = new Intl.Collator('nl');
  return pupils
    .map(({ id, name }) => {
      const sitting = sittings.find(({ pupil_id }) => pupil_id === id);
      return {
        ...resultOf({ id, name }, sitting, sitting ? (bySitting.get(sitting.id) ?? []) : [], items),
        corrections: (sitting && corrections.get(sitting.id)) ?? [],
      };
    })
    .sort((a, b) => names.compare(a.name, b.name));
}

function resultOf(
  pupil: { id: string; name: string },
  sitting: SittingRow | undefined,
  answers: readonly SittingAnswerRow[],
  items: ReadonlyMap<number, TestItemRow>,
): Omit<TestResult, 'corrections'> {
  const ms = answers.reduce((sum, answer) => sum + answer.ms, 0);
  return {
    pupil: pupil.id,
    name: pupil.name,
    state: sitting?.state ?? null,
    handedInAt: sitting?.handed_in_at ?? null,
    minutes: Math.round(ms / 60_000),
    why: sitting?.why ?? null,
    answers: answers.map((answer) => ({
      n: answer.n,
      given: answer.given,
      verdict: answer.verdict,
      rules: rulesOf(answer, items.get(answer.n)!),
      missing: !isCounted(answer),
      decided: answer.decided_by !== null,
      late: answer.late,
    })),
  };
}
