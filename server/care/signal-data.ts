import { sql } from 'kysely';
import { SPELLING_CATEGORIES } from '../../engine/spelling/catalogue/index.ts';
import { schooldaysBack, type FreeDays } from '../calendar/school-weeks.ts';
import { SIGNALS } from '../contract/care-terms.ts';
import { sameDateAfter } from '../contract/days.ts';
import type { Measures } from '../contract/lvs.ts';
import { ENOUGH_ANSWERS } from '../contract/progress.ts';
import type { Variant } from '../contract/variant.ts';
import type { Db } from '../data/database.ts';
import { isOnPostgres } from '../data/postgres.ts';
import type { LvsResultRow, PlanRow, PupilRow } from '../data/schema.ts';
import { byTime, resultsOf, timeOf } from '../lvs/repository.ts';
import { dayOf } from '../lvs/when.ts';
import type { Period } from '../progress/period.ts';
import { basesOf, levelKey } from '../progress/repository.ts';
import { shareOf } from '../progress/standings.ts';
import type { Known, Lately, Level } from './signal-kinds.ts';
import type { Result } from './signal-tests.ts';
import { OPEN_STATES } from './states.ts';
import { goalCategories } from './stored.ts';

const SCHOOLDAYS = 5;
/** Of whom, and when. */
export interface Asked {
  pupils: readonly Pick<PupilRow, 'id' | 'groep'>[];
  variant: Variant;
  free: readonly FreeDays[];
  today: string;
}

/** What is known of pupils, by which signals are worked out: read for all of them at once. */
export async function readKnown(
  db: Db,
  { pupils, variant, free, today }: Asked,
): Promise<ReadonlyMap<string, Known>> {
  if (pupils.length === 0) return new Map();
  const ids = pupils.map(({ id }) => id);
  const { tooHard, few, stuck, tests } = SIGNALS;
  const stuckFrom = schooldaysBack(today, stuck.weeks * SCHOOLDAYS, free);
  const all = await levelsOf(db, ids);
  const levels = Map.groupBy(all, ({ pupil_id }) => pupil_id);
  const hard = await hardSince(
    db,
    ids.filter(
      (id) =>
        (levels.get(id) ?? []).filter(({ status }) => status === 'stap-terug').length >= tooHard.categories,
    ),
  );
  const recent = await answersSince(db, ids, schooldaysBack(today, few.weeks * SCHOOLDAYS, free));
  const rises = await risesSince(db, all, { from: stuckFrom, to: today });
  const results = Map.groupBy(await resultsOf(db, ids), ({ pupil_id }) => pupil_id);
  const plans = Map.groupBy(await openPlans(db, ids), ({ pupil_id }) => pupil_id);
  const hardBy = schooldaysBack(today, tooHard.days, free);
  const testsFrom = sameDateAfter(today, -tests.months);
  const line = linesOf(variant, today);
  return new Map(
    pupils.map(({ id, groep }): [string, Known] => [
      id,
      {
        levels: levels.get(id) ?? [],
        line: line(groep),
        hardSince: (category) => hard.get(levelKey({ pupil_id: id, category })) ?? today,
        hardBy,
        recent: recent.get(id) ?? 0,
        lately: (category) => rises.get(levelKey({ pupil_id: id, category })),
        tests: (results.get(id) ?? []).sort(byTime).map(asResult),
        testsFrom,
        ...plansIn(plans.get(id) ?? []),
      },
    ]),
  );
}

/** Categories of spelling that were taught before the half of the school year in which a pupil of a year is now, and up to with it. */
function linesOf(variant: Variant, today: string): (groep: number) => Known['line'] {
  const half = today.slice(5) >= '02-01' && today.slice(5) < '08-01' ? 2 : 1;
  const places = SPELLING_CATEGORIES.map(({ id, start }) => ({
    id,
    at: (variant === 'be' ? start.leerjaar + 2 : start.groep) * 2 + (start.half ?? 1),
  }));
  const lines = new Map<number, Known['line']>();
  return (groep) => {
    const now = groep * 2 + half;
    const upTo = (most: number) => new Set<string>(places.flatMap(({ id, at }) => (at <= most ? id : [])));
    const line = lines.get(groep) ?? { before: upTo(now - 1), until: upTo(now) };
    lines.set(groep, line);
    return line;
  };
}

const SPELLING: ReadonlySet<string> = new Set(SPELLING_CATEGORIES.map(({ id }) => id));

const levelsOf = async (db: Db, ids: readonly string[]) =>
  (
    await db
      .selectFrom('practice_levels')
      .select(['pupil_id', 'category', 'p', 'sd', 'status', 'reason', 'answers'])
      .where('pupil_id', 'in', ids)
      .where('answers', '>=', ENOUGH_ANSWERS)
      .execute()
  ).filter(({ category }) => SPELLING.has(category));

/** Since when categories are too hard without a break, by pupil and category: from the day after which nothing else was known. */
async function hardSince(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('day_levels as day')
    .select(({ fn }) => ['pupil_id', 'category', fn.min('day').as('since')])
    .where('pupil_id', 'in', ids)
    .where('status', '=', 'stap-terug')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('day_levels as later')
            .select('later.day')
            .whereRef('later.pupil_id', '=', 'day.pupil_id')
            .whereRef('later.category', '=', 'day.category')
            .whereRef('later.day', '>', 'day.day')
            .where('later.status', '<>', 'stap-terug'),
        ),
      ),
    )
    .groupBy(['pupil_id', 'category'])
    .execute();
  return new Map(rows.map((row) => [levelKey(row), row.since]));
}

async function answersSince(db: Db, ids: readonly string[], from: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('day_counts')
    .select(({ fn }) => ['pupil_id', fn.sum<number>('answers').as('answers')])
    .where('pupil_id', 'in', ids)
    .where('day', '>=', from)
    .groupBy('pupil_id')
    .execute();
  return new Map(rows.map(({ pupil_id, answers }) => [pupil_id, Number(answers)]));
}

/** What practice on many days brought in weak categories in a period, by their keys. */
async function risesSince(
  db: Db,
  levels: readonly (Level & { pupil_id: string })[],
  period: Period,
): Promise<Map<string, Lately>> {
  const weak = new Map(
    levels.filter(({ p }) => p < SIGNALS.stuck.below).map((level) => [levelKey(level), level]),
  );
  const worked = await db
    .selectFrom('day_counts')
    .select(({ fn }) => ['pupil_id', 'category', fn.sum<number>('answers').as('answers')])
    .where('pupil_id', 'in', idsIn(weak.values()))
    .where('day', '>=', period.from)
    .where('answers', '>', 0)
    .groupBy(['pupil_id', 'category'])
    .having(({ fn }) => fn.count('day'), '>=', SIGNALS.stuck.days)
    .execute();
  const bases = await basesOf(db, idsIn(worked), period);
  return new Map(
    worked.flatMap(({ answers, ...one }) => {
      const key = levelKey(one);
      const [level, base] = [weak.get(key), bases.get(key)];
      if (!level || !base) return [];
      return [[key, { answers: Number(answers), points: shareOf(level).p - shareOf(base).p }] as const];
    }),
  );
}

const idsIn = (rows: Iterable<{ pupil_id: string }>) => [
  ...new Set([...rows].map(({ pupil_id }) => pupil_id)),
];

const asResult = (row: LvsResultRow): Result => ({
  provider: row.provider,
  part: row.part,
  moment: row.moment,
  day: dayOf(timeOf(row)),
  normVersion: row.norm_version,
  measures: JSON.parse(row.measures) as Measures,
});

type OpenPlan = Pick<PlanRow, 'pupil_id' | 'state' | 'goals'>;

const openPlans = (db: Db, ids: readonly string[]): Promise<OpenPlan[]> =>
  db
    .selectFrom('plans')
    .select(['pupil_id', 'state', 'goals'])
    .where('pupil_id', 'in', ids)
    .where('state', 'in', OPEN_STATES)
    .where('trashed_at', 'is', null)
    .execute();

/** What plans of a pupil mean: a draft says that somebody is at work, and helps nobody yet. */
function plansIn(plans: readonly OpenPlan[]): Pick<Known, 'isPlanned' | 'hasPlan' | 'inPlan'> {
  const running = plans.filter(({ state }) => state !== 'concept');
  return {
    isPlanned: plans.length > 0,
    hasPlan: running.length > 0,
    inPlan: new Set(running.flatMap(goalCategories)),
  };
}

/** Which of these pupils often answer without reading. */
export async function hurried(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const share = isOnPostgres(db)
    ? sql<number>`(state::json->>'hurry')::double precision`
    : sql<number>`json_extract(state, '$.hurry')`;
  const rows = await db
    .selectFrom('practice_states')
    .select('pupil_id')
    .where('pupil_id', 'in', ids)
    .where(share, '>', SIGNALS.hurry)
    .execute();
  return new Set(rows.map(({ pupil_id }) => pupil_id));
}
