import { ENOUGH_ANSWERS } from '../contract/progress.ts';
import type { Db } from '../data/database.ts';
import { byRound } from '../data/rounds-answers.ts';
import type { DayCountRow, DayLevelRow, PupilRow, RoundRow } from '../data/schema.ts';
import type { Period } from './period.ts';

/** What a pupil did in a category in a period, and when last at all. */
export type CategoryCount = Pick<DayCountRow, 'pupil_id' | 'category' | 'answers' | 'correct' | 'ms'> & {
  last_day: string;
};

/** A pupil with the name by which it logs in. */
export type NamedPupil = PupilRow & { username: string };

/** The pupils of a group by name. */
export const pupilsOf = (db: Db, groupId: string): Promise<NamedPupil[]> =>
  db
    .selectFrom('pupils')
    .innerJoin('users', 'users.id', 'pupils.id')
    .selectAll('pupils')
    .select('username')
    .where('group_id', '=', groupId)
    .where('users.role', '!=', 'demo')
    .orderBy('first_name')
    .orderBy('last_name')
    .execute();

/** What pupils did up to the end of a period, per category: the counts of the period, the last day of all. */
export async function countCategories(
  db: Db,
  pupilIds: readonly string[],
  { from, to }: Period,
): Promise<CategoryCount[]> {
  if (pupilIds.length === 0) return [];
  const rows = await db
    .selectFrom('day_counts')
    .select(['pupil_id', 'category'])
    .select(({ fn, eb }) => {
      const within = (column: 'answers' | 'correct' | 'ms') =>
        fn.sum<number>(eb.case().when('day', '>=', from).then(eb.ref(column)).else(0).end());
      return [
        within('answers').as('answers'),
        within('correct').as('correct'),
        within('ms').as('ms'),
        fn.max('day').as('last_day'),
      ];
    })
    .where('pupil_id', 'in', pupilIds)
    .where('day', '<=', to)
    .groupBy(['pupil_id', 'category'])
    .execute();
  return rows.map(({ answers, correct, ms, ...row }) => ({
    ...row,
    answers: Number(answers),
    correct: Number(correct),
    ms: Number(ms),
  }));
}

/** How many days each pupil practised in a period. */
export async function countDays(
  db: Db,
  pupilIds: readonly string[],
  { from, to }: Period,
): Promise<Map<string, number>> {
  if (pupilIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('day_counts')
    .select(({ fn }) => ['pupil_id', fn.count<number>('day').distinct().as('days')])
    .where('pupil_id', 'in', pupilIds)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('tries', '>', 0)
    .groupBy('pupil_id')
    .execute();
  return new Map(rows.map(({ pupil_id, days }) => [pupil_id, Number(days)]));
}

/** What a pupil did on each day of a period, oldest first. */
export const countsPerDay = (db: Db, pupilId: string, { from, to }: Period): Promise<DayCountRow[]> =>
  db
    .selectFrom('day_counts')
    .selectAll()
    .where('pupil_id', '=', pupilId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('tries', '>', 0)
    .orderBy('day')
    .execute();

/**
 * Per pupil and category the level of the latest (or with `first` the earliest) of the days that `days` lets through;
 * `known` asks that so many answers were known of.
 */
async function levelsAt(
  db: Db,
  pupilIds: readonly string[],
  which: 'first' | 'last',
  days: { from?: string; before?: string; to?: string; known?: number },
): Promise<DayLevelRow[]> {
  const { from, before, to, known } = days;
  const found = db
    .selectFrom('day_levels')
    .select(({ fn }) => ['pupil_id', 'category', fn[which === 'last' ? 'max' : 'min']('day').as('day')])
    .where('pupil_id', 'in', pupilIds)
    .$if(from !== undefined, (query) => query.where('day', '>=', from!))
    .$if(before !== undefined, (query) => query.where('day', '<', before!))
    .$if(to !== undefined, (query) => query.where('day', '<=', to!))
    .$if(known !== undefined, (query) => query.where('answers', '>=', known!))
    .groupBy(['pupil_id', 'category'])
    .as('found');
  return db
    .selectFrom(found)
    .innerJoin('day_levels', (join) =>
      join
        .onRef('day_levels.pupil_id', '=', 'found.pupil_id')
        .onRef('day_levels.category', '=', 'found.category')
        .onRef('day_levels.day', '=', 'found.day'),
    )
    .selectAll('day_levels')
    .execute();
}

/**
 * Levels at the end of a period, and those that they are compared with: before it, or else on the first of its days on
 * which enough was known; a guess is nothing to compare with.
 */
export async function levelsIn(
  db: Db,
  pupilIds: readonly string[],
  { from, to }: Period,
): Promise<{ level: DayLevelRow; base: DayLevelRow | undefined }[]> {
  if (pupilIds.length === 0) return [];
  const now = await levelsAt(db, pupilIds, 'last', { to });
  const base = await basesOf(db, pupilIds, { from, to });
  return now.map((level) => ({ level, base: base.get(levelKey(level)) }));
}

/** By which a level is found again. */
export const levelKey = ({ pupil_id, category }: Pick<DayLevelRow, 'pupil_id' | 'category'>) =>
  `${pupil_id} ${category}`;

/** What levels at the end of a period are compared with, by their keys. */
export async function basesOf(
  db: Db,
  pupilIds: readonly string[],
  { from, to }: Period,
): Promise<Map<string, DayLevelRow>> {
  if (pupilIds.length === 0) return new Map();
  const begun = await levelsAt(db, pupilIds, 'first', { from, to, known: ENOUGH_ANSWERS });
  const before = await levelsAt(db, pupilIds, 'last', { before: from, known: ENOUGH_ANSWERS });
  return new Map([...begun, ...before].map((row) => [levelKey(row), row]));
}

/** Levels of a pupil at the end of days, up to a day; oldest first. */
export const levelLine = (db: Db, pupilId: string, to: string): Promise<DayLevelRow[]> =>
  db
    .selectFrom('day_levels')
    .selectAll()
    .where('pupil_id', '=', pupilId)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();

/** Names of lists of words. */
export async function namesOfLists(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('word_lists').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** A round with why its words were dealt. */
type ToldRound = Pick<RoundRow, 'started_at' | 'choices'> & { category: string; list: string | null };

/**
 * The last rounds of a pupil in which something was answered and of which it is known why their words were dealt, each
 * with the exercises that were answered: a deal also holds words in reserve.
 */
export async function lastChoices(
  db: Db,
  pupilId: string,
  limit: number,
): Promise<(ToldRound & { answered: Set<string> })[]> {
  const rounds = await db
    .selectFrom('rounds')
    .innerJoin('tasks', 'tasks.id', 'rounds.task_id')
    .select(['rounds.id', 'rounds.started_at', 'rounds.choices', 'tasks.category'])
    .select('tasks.word_list_id as list')
    .where('rounds.pupil_id', '=', pupilId)
    .where('rounds.choices', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('answers')
          .select('answers.id')
          .whereRef('answers.round_at', '=', 'rounds.started_at')
          .whereRef('answers.round_id', '=', 'rounds.id'),
      ),
    )
    .orderBy('rounds.started_at', 'desc')
    .limit(limit)
    .execute();
  if (rounds.length === 0) return [];
  const answers = await db
    .selectFrom('rounds')
    .innerJoin('answers', byRound)
    .select(['answers.round_id', 'answers.exercise_id'])
    .where(
      'rounds.id',
      'in',
      rounds.map(({ id }) => id),
    )
    .where('answers.decides', '=', 1)
    .execute();
  const per = Map.groupBy(answers, ({ round_id }) => round_id);
  return rounds.map(({ id, ...round }) => ({
    ...round,
    answered: new Set(per.get(id)?.map(({ exercise_id }) => exercise_id)),
  }));
}

/** Pupils who played rounds, but of whom the policy knows nothing yet. */
export async function withoutLevels(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('pupils')
    .select('id')
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('rounds').select('rounds.id').whereRef('rounds.pupil_id', '=', 'pupils.id')),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('practice_states')
            .select('pupil_id')
            .whereRef('practice_states.pupil_id', '=', 'pupils.id'),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}
