import type { ProgressNoteRow, PupilRow } from '../data/schema.ts';
import type { Db } from '../data/database.ts';
import { byRound } from '../data/rounds-answers.ts';
import { namesOfLists } from '../progress/repository.ts';
import { matterOf, shareOf } from '../progress/standings.ts';
import { coinsOf } from '../rewards/ledger.ts';
import { linesAbout, type AuditLine } from './pupil-json.ts';

/** Words that are named at most, those that went wrong most often first. */
const MOST_WORDS = 100;

/** What the readable part of an export tells of a pupil. */
export interface PupilFacts {
  username: string;
  since: number;
  lastLogin: number | null;
  group: string | undefined;
  levels: { name: string; status: string; percent: number; answers: number; lastAt: number }[];
  rounds: { count: number; first: number | null; last: number | null };
  answers: number;
  coins: number;
  belongings: number;
  words: { word: string; right: number; wrong: number }[];
  notes: Pick<ProgressNoteRow, 'from_day' | 'to_day' | 'text'>[];
  tests: Awaited<ReturnType<typeof testsOf>>;
  lines: AuditLine[];
}

const testsOf = (db: Db, pupilId: string) =>
  db
    .selectFrom('lvs_results')
    .select(['provider', 'test', 'part', 'moment', 'taken_at', 'measures', 'kept_until'])
    .where('pupil_id', '=', pupilId)
    .where('trashed', '=', 0)
    .orderBy('school_year')
    .orderBy('id')
    .execute();

/** Gathers it; `nameOf` says what a category is called. */
export async function factsOf(
  db: Db,
  pupil: PupilRow,
  nameOf: (category: string) => string,
): Promise<PupilFacts> {
  const pupilId = pupil.id;
  const user = await db
    .selectFrom('users')
    .select(['username', 'created_at', 'last_login_at'])
    .where('id', '=', pupil.id)
    .executeTakeFirstOrThrow();
  const group = await db
    .selectFrom('groups')
    .select('name')
    .where('id', '=', pupil.group_id ?? '')
    .executeTakeFirst();
  const levels = await db
    .selectFrom('practice_levels')
    .selectAll()
    .where('pupil_id', '=', pupilId)
    .orderBy('last_at', 'desc')
    .execute();
  const lists = await namesOfLists(
    db,
    levels.flatMap(({ category }) => {
      const matter = matterOf(category);
      return 'list' in matter ? [matter.list] : [];
    }),
  );
  const rounds = await db
    .selectFrom('rounds')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<number | null>('started_at').as('first'),
      fn.max<number | null>('started_at').as('last'),
    ])
    .where('pupil_id', '=', pupilId)
    .executeTakeFirstOrThrow();
  const { total } = await db
    .selectFrom('answers')
    .innerJoin('rounds', byRound)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('rounds.pupil_id', '=', pupilId)
    .executeTakeFirstOrThrow();
  const words = await db
    .selectFrom('answers')
    .innerJoin('rounds', byRound)
    .select(['answers.word'])
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.sum<number>('answers.correct').as('right')])
    .where('rounds.pupil_id', '=', pupilId)
    .where('answers.decides', '=', 1)
    .groupBy('answers.word')
    .orderBy(({ eb, fn }) => eb(fn.countAll<number>(), '-', fn.sum<number>('answers.correct')), 'desc')
    .orderBy('answers.word')
    .limit(MOST_WORDS)
    .execute();
  const { count: belongings } = await db
    .selectFrom('belongings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('pupil_id', '=', pupilId)
    .executeTakeFirstOrThrow();
  return {
    username: user.username,
    since: user.created_at,
    lastLogin: user.last_login_at,
    group: group?.name,
    levels: levels.map(({ category, status, answers, last_at, ...level }) => {
      const matter = matterOf(category);
      return {
        name: 'list' in matter ? (lists.get(matter.list) ?? 'eigen lijst') : nameOf(matter.category),
        ...{ status, answers, lastAt: last_at, percent: shareOf(level).p },
      };
    }),
    rounds: { count: Number(rounds.count), first: rounds.first, last: rounds.last },
    answers: Number(total),
    coins: await coinsOf(db, pupilId),
    belongings: Number(belongings),
    words: words.map(({ word, all, right }) => ({
      word,
      right: Number(right),
      wrong: Number(all) - Number(right),
    })),
    notes: await db
      .selectFrom('progress_notes')
      .select(['from_day', 'to_day', 'text'])
      .where('pupil_id', '=', pupilId)
      .where('removed_at', 'is', null)
      .orderBy('from_day')
      .execute(),
    tests: await testsOf(db, pupilId),
    lines: await linesAbout(db, pupil),
  };
}
