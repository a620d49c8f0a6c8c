import type { Explanation } from '../contract/explanations.ts';
import type { Db } from '../data/database.ts';
import { byRound } from '../data/rounds-answers.ts';
import type { ExplanationRow } from '../data/schema.ts';
import { nameOfRule } from '../live/named.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long before and after an explanation is looked at. */
const SPAN_MS = 14 * DAY_MS;
/** Explanations that are listed: what came after older ones is no longer their effect. */
const LISTED_MS = 28 * DAY_MS;

const NOBODY = 'iemand die hier niet meer werkt';

/** The explanation with this id, in whatever group and also when it was removed. */
export const findExplanation = (db: Db, id: string) =>
  db.selectFrom('explanations').selectAll().where('id', '=', id).executeTakeFirst();

/** Notes an explanation; the same id again changes nothing but that it is there. */
export async function storeExplanation(
  db: Db,
  row: Omit<ExplanationRow, 'removed_at'>,
  pupils: readonly string[],
): Promise<void> {
  await db
    .insertInto('explanations')
    .values({ ...row, removed_at: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ removed_at: null }))
    .execute();
  await db
    .insertInto('explanation_pupils')
    .values(pupils.map((pupil_id) => ({ explanation_id: row.id, pupil_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const dropExplanation = (db: Db, id: string, at: number) =>
  db.updateTable('explanations').set({ removed_at: at }).where('id', '=', id).execute();

/** The explanations of the last weeks to pupils of a group, newest first, each with what came of it. */
export async function readExplanations(db: Db, groupId: string, now: number): Promise<Explanation[]> {
  const rows = await db
    .selectFrom('explanations')
    .leftJoin('users', 'users.id', 'explanations.maker_id')
    .select(['explanations.id', 'explanations.rule', 'explanations.category', 'explanations.at'])
    .select('users.name as maker')
    .where('explanations.group_id', '=', groupId)
    .where('explanations.removed_at', 'is', null)
    .where('explanations.at', '>=', now - LISTED_MS)
    .orderBy('explanations.at', 'desc')
    .execute();
  const explanations: Explanation[] = [];
  for (const { id, rule, category, at, maker } of rows) {
    const pupils = await db
      .selectFrom('explanation_pupils')
      .select('pupil_id')
      .where('explanation_id', '=', id)
      .execute();
    const ids = pupils.map(({ pupil_id }) => pupil_id);
    const about = { rule, category, pupils: ids };
    explanations.push({
      ...{ id, rule, category, at, pupils: ids },
      name: nameOfRule(rule) ?? rule,
      maker: maker ?? NOBODY,
      before: await shareRight(db, about, at - SPAN_MS, at),
      after: await shareRight(db, about, at, at + SPAN_MS),
    });
  }
  return explanations;
}

interface About {
  rule: string;
  category: string;
  pupils: readonly string[];
}

/**
 * First tries in the category of a rule: how many there were, and how many were right. Those that went wrong by another
 * rule say nothing about this one and are left out.
 */
async function shareRight(db: Db, { rule, category, pupils }: About, from: number, until: number) {
  if (pupils.length === 0) return { answers: 0, right: 0 };
  const { answers, right } = await db
    .selectFrom('rounds')
    .innerJoin('answers', byRound)
    .select(({ fn }) => [
      fn.countAll<number>().as('answers'),
      fn.sum<number | null>('answers.correct').as('right'),
    ])
    .where('rounds.pupil_id', 'in', pupils)
    // A round that is gone on with the next day counts too.
    .where('rounds.started_at', '>=', from - DAY_MS)
    .where('rounds.started_at', '<', until)
    .where('answers.at', '>=', from)
    .where('answers.at', '<', until)
    .where('answers.decides', '=', 1)
    .where('answers.category', '=', category)
    .where(({ or, eb }) => or([eb('answers.correct', '=', 1), eb('answers.rule', '=', rule)]))
    .executeTakeFirstOrThrow();
  return { answers: Number(answers), right: Number(right ?? 0) };
}
