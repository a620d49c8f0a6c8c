import type { Explanation } from '../contract/explanations.ts';
import type { Db } from '../data/database.ts';
import { byRound } from '../data/rounds-answers.ts';
import type { AnswerRow, ExplanationRow } from '../data/schema.ts';
import { asOneRule, nameOfRule } from '../live/broken-rule.ts';

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
  if (rows.length === 0) return [];
  const links = await db
    .selectFrom('explanation_pupils')
    .select(['explanation_id', 'pupil_id'])
    .where(
      'explanation_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const pupilsOf = Map.groupBy(links, ({ explanation_id }) => explanation_id);
  const tries = Map.groupBy(
    await firstTriesIn(
      db,
      new Set(links.map(({ pupil_id }) => pupil_id)),
      new Set(rows.map(({ category }) => category)),
      rows.at(-1)!.at - SPAN_MS,
    ),
    ({ category }) => category,
  );
  return rows.map(({ id, rule, category, at, maker }) => {
    const pupils = pupilsOf.get(id)?.map(({ pupil_id }) => pupil_id) ?? [];
    const own = (tries.get(category) ?? []).filter(
      (one) =>
        pupils.includes(one.pupil_id) &&
        (one.correct === 1 || (one.rule !== null && asOneRule(one.rule) === asOneRule(rule))),
    );
    return {
      id,
      rule,
      category,
      at,
      pupils,
      name: nameOfRule(rule) ?? rule,
      maker: maker ?? NOBODY,
      before: shareRight(own, at - SPAN_MS, at),
      after: shareRight(own, at, at + SPAN_MS),
    };
  });
}

type FirstTry = Pick<AnswerRow, 'category' | 'at' | 'correct' | 'rule'> & { pupil_id: string };

/** First tries of pupils in some categories since a moment: all explanations at once, for most answers are of others. */
async function firstTriesIn(
  db: Db,
  pupils: ReadonlySet<string>,
  categories: ReadonlySet<string>,
  since: number,
): Promise<FirstTry[]> {
  if (pupils.size === 0) return [];
  return (
    db
      .selectFrom('rounds')
      .innerJoin('answers', byRound)
      .select(['rounds.pupil_id', 'answers.category', 'answers.at', 'answers.correct', 'answers.rule'])
      .where('rounds.pupil_id', 'in', [...pupils])
      // A round that is gone on with the next day counts too.
      .where('rounds.started_at', '>=', since - DAY_MS)
      .where('answers.at', '>=', since)
      .where('answers.decides', '=', 1)
      .where('answers.category', 'in', [...categories])
      .execute()
  );
}

/**
 * How many of the first tries in the category of a rule were right. Those that went wrong by another rule say nothing
 * about this one and are not among them.
 */
function shareRight(tries: readonly FirstTry[], from: number, until: number) {
  const within = tries.filter(({ at }) => at >= from && at < until);
  return { answers: within.length, right: within.filter(({ correct }) => correct === 1).length };
}
