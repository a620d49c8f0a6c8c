import { sql } from 'kysely';
import type { Miss } from '../contract/board.ts';
import type { Avatar } from '../contract/practice.ts';
import { KLODDER_LOOKS, wornSchema } from '../contract/rewards.ts';
import type { TileAnswer } from '../contract/live.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import { repeated } from '../data/repeated.ts';
import { byRound, openSince } from '../data/rounds-answers.ts';
import type { AnswerRow } from '../data/schema.ts';
import { plansInGroup } from '../practice/plan-effect.ts';
import { namesApart } from '../pupils/name.ts';
import { asOneRule, categoryOfRule, nameOfRule, SLIP } from './broken-rule.ts';
import { toldAnswer } from './answer-text.ts';
import { toldRule, wayBroken } from './mistake-wording.ts';
import { LOOKED_AT } from './standing.ts';

/** Rounds in which there are nearly always as many answers as are looked at. */
const FEW_ROUNDS = 2;
/** What was finished longer ago than this was another time at the computer. */
const FINISHED_MS = 20 * 60_000;

/** What the board keeps of a pupil, besides who is there. */
export interface BoardRow {
  name: string;
  avatar: Avatar;
  /** The last answers, oldest first. */
  last: TileAnswer[];
  today: { answers: number; right: number };
  /** When a whole round was finished, where nothing was answered after it. */
  finishedAt: number | undefined;
  dayDone: boolean;
  /** An action plan that runs, with its goal categories. */
  plan: { id: string; categories: readonly string[] } | undefined;
}

type Told = Pick<AnswerRow, 'id' | 'word' | 'shown' | 'rule' | 'category' | 'at'>;

/** An answer as a tile shows it. */
export function asTileAnswer(row: Told & Pick<AnswerRow, 'correct' | 'try_no'>): TileAnswer {
  const why = toldRule(row);
  return {
    id: row.id,
    right: row.correct === 1,
    tryNo: row.try_no,
    word: row.word,
    ...toldAnswer(row.shown),
    ...(why !== undefined && { why }),
    category: row.category,
    at: row.at,
  };
}

/** A wrong answer as a broken rule; undefined where no rule is known, or the fingers slipped. */
export function asMiss(
  row: Told & Pick<AnswerRow, 'correct'>,
  pupilId: string,
  nameOf: (category: string) => string | undefined,
): Miss | undefined {
  const { id, rule: broken, word, shown, at } = row;
  const name = nameOfRule(broken);
  if (row.correct === 1 || broken === null || broken === SLIP || name === undefined) return undefined;
  const rule = asOneRule(broken);
  const category = categoryOfRule(broken, row.category);
  const task = nameOf(category);
  const way = wayBroken(row);
  return {
    id,
    pupilId,
    rule,
    name,
    category,
    word,
    at,
    ...toldAnswer(shown),
    ...(way !== undefined && { way }),
    ...(task !== undefined && { task }),
  };
}

/**
 * The last rounds of each pupil of a group with their answers, in one go: a query per pupil costs five times as much. From
 * when on the last ones are is asked by itself, so that both kinds of database go straight to them.
 */
const lastRoundsOf = (db: Db, groupId: string) =>
  db
    .selectFrom('pupils')
    .innerJoin('rounds', (join) =>
      join.onRef('rounds.pupil_id', '=', 'pupils.id').on(({ eb, fn, selectFrom, val }) =>
        eb(
          'rounds.started_at',
          '>=',
          fn.coalesce(
            selectFrom('rounds as last')
              .select('last.started_at')
              .whereRef('last.pupil_id', '=', 'pupils.id')
              .orderBy('last.started_at', 'desc')
              .limit(1)
              .offset(FEW_ROUNDS - 1),
            val(0),
          ),
        ),
      ),
    )
    .leftJoin('answers', byRound)
    .select(['rounds.pupil_id', 'rounds.id as round_id', 'rounds.started_at', 'rounds.ended_at'])
    .select(['rounds.complete', 'answers.id', 'answers.word', 'answers.shown', 'answers.rule'])
    .select(['answers.category', 'answers.at', 'answers.correct', 'answers.try_no'])
    .where('pupils.group_id', '=', groupId)
    .execute();
type LastRow = Awaited<ReturnType<typeof lastRoundsOf>>[number];

const lastAnswersOf = repeated((db, pupilId: string) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('rounds')
        .select(['id', 'started_at'])
        .where('pupil_id', '=', pupilId)
        .orderBy('started_at', 'desc')
        .limit(sql.lit(LOOKED_AT))
        .as('rounds'),
    )
    .innerJoin('answers', (join) =>
      join.onRef('answers.round_at', '=', 'rounds.started_at').onRef('answers.round_id', '=', 'rounds.id'),
    )
    .select(['answers.id', 'answers.word', 'answers.shown', 'answers.rule', 'answers.category'])
    .select(['answers.at', 'answers.correct', 'answers.try_no'])
    .orderBy('answers.at', 'desc')
    .limit(sql.lit(LOOKED_AT)),
);

/** The last answers of a pupil, oldest first: of the last rounds, or of more where these were hardly begun. */
async function lastAnswers(db: Db, pupilId: string, rows: readonly LastRow[]): Promise<TileAnswer[]> {
  const few = rows.filter(isAnswer).sort((a, b) => b.at - a.at);
  const isMore = new Set(rows.map(({ round_id }) => round_id)).size >= FEW_ROUNDS;
  const last = few.length < LOOKED_AT && isMore ? await lastAnswersOf(db, pupilId) : few;
  return last.slice(0, LOOKED_AT).reverse().map(asTileAnswer);
}

/** A round that was not answered yet has a row without an answer. */
const isAnswer = (row: LastRow): row is LastRow & Parameters<typeof asTileAnswer>[0] => row.id !== null;

/** When the last round was finished as a whole; undefined when it was not, or not just now. */
function justFinished(rows: readonly LastRow[], now: number): number | undefined {
  const [last] = [...rows].sort((a, b) => b.started_at - a.started_at);
  if (last?.complete !== 1 || last.ended_at === null) return undefined;
  return now - last.ended_at < FINISHED_MS ? last.ended_at : undefined;
}

/** Reads the pupils of a group with their last answers and their results since `day` (a midnight). */
export async function readRows(
  db: Db,
  groupId: string,
  day: number,
  now: number,
): Promise<Map<string, BoardRow>> {
  const pupils = await db
    .selectFrom('pupils')
    .innerJoin('users', 'users.id', 'pupils.id')
    .leftJoin('wardrobes', 'wardrobes.pupil_id', 'pupils.id')
    .select(['pupils.id', 'first_name', 'infix', 'last_name', 'username'])
    .select(['avatar_shape', 'avatar_colour'])
    .select(['wardrobes.pattern', 'wardrobes.worn'])
    .where('group_id', '=', groupId)
    // The pupil of the demo belongs to nobody's lesson.
    .where('users.role', '!=', 'demo')
    .execute();
  const names = namesApart(pupils);
  const counts = await countsOf(db, groupId, day);
  const lastRows = Map.groupBy(await lastRoundsOf(db, groupId), ({ pupil_id }) => pupil_id);
  const plans = await plansInGroup(db, groupId, nameOfDay(now));
  const rows = new Map<string, BoardRow>();
  for (const pupil of pupils) {
    const own = lastRows.get(pupil.id) ?? [];
    rows.set(pupil.id, {
      name: names.get(pupil.id)!,
      avatar: {
        shape: pupil.avatar_shape,
        colour: pupil.avatar_colour,
        pattern: pupil.pattern ?? KLODDER_LOOKS.pattern[0],
        worn: wornSchema.parse(JSON.parse(pupil.worn ?? '{}')),
      },
      last: await lastAnswers(db, pupil.id, own),
      today: counts.get(pupil.id) ?? { answers: 0, right: 0 },
      finishedAt: justFinished(own, now),
      // Reckoned behind the board: it takes longer than all the rest.
      dayDone: false,
      plan: plans.get(pupil.id),
    });
  }
  return rows;
}

/** What each pupil of a group answered since `day`. */
async function countsOf(db: Db, groupId: string, day: number) {
  const rows = await todaysAnswers(db, groupId, day)
    .select(({ fn }) => [
      'rounds.pupil_id',
      fn.countAll<number>().as('answers'),
      fn.sum<number | null>('answers.correct').as('right'),
    ])
    .where('answers.decides', '=', 1)
    .groupBy('rounds.pupil_id')
    .execute();
  return new Map(
    rows.map(({ pupil_id, answers, right }) => [
      pupil_id,
      { answers: Number(answers), right: Number(right ?? 0) },
    ]),
  );
}

/** The wrong answers of a group since `day` that break a rule, oldest first. */
export async function readMisses(
  db: Db,
  groupId: string,
  day: number,
  nameOf: (category: string) => string | undefined,
): Promise<Miss[]> {
  const rows = await todaysAnswers(db, groupId, day)
    .select(['answers.id', 'answers.word', 'answers.shown', 'answers.rule', 'answers.category'])
    .select(['answers.at', 'answers.correct', 'rounds.pupil_id'])
    .where('answers.correct', '=', 0)
    .where('answers.rule', 'is not', null)
    .orderBy('answers.at')
    .execute();
  return rows.flatMap((row) => asMiss(row, row.pupil_id, nameOf) ?? []);
}

const todaysAnswers = (db: Db, groupId: string, day: number) =>
  db
    .selectFrom('pupils')
    .innerJoin('rounds', 'rounds.pupil_id', 'pupils.id')
    .innerJoin('answers', byRound)
    .where('pupils.group_id', '=', groupId)
    .where(openSince(day))
    .where('answers.at', '>=', day);
