import type { Form } from '../../../engine/exercise/index.ts';
import { byRound } from '../../data/rounds-answers.ts';
import type { Db } from '../../data/database.ts';
import { readChoices } from './choices.ts';
import type { Position } from './order.ts';

/** An answer as the policy reads it from the log. */
export interface LoggedAnswer extends Position {
  exerciseId: string;
  category: string;
  wordId: string;
  correct: boolean;
  /** Whether it decides its exercise: those alone say something of a pupil, the others are second tries. */
  decides: boolean;
  ms: number;
}

/** A round as the policy reads its answers. */
export interface LoggedRound {
  id: string;
  startedAt: number;
  game: string;
  form: Form;
  choices: string | null;
  /** The list of words that it was about. */
  listId: string | null;
  /** Whether it may still get answers. */
  isOpen: boolean;
}

/** Rounds get answers no longer than this (practice/janitor.ts), with a day to spare. */
const MAY_GET_ANSWERS_MS = 61 * 24 * 60 * 60 * 1000;
/** Ids in one statement. */
const PORTION = 400;

const rounds = (db: Db, pupilId: string) =>
  db
    .selectFrom('rounds')
    .innerJoin('tasks', 'tasks.id', 'rounds.task_id')
    .select(['rounds.id', 'rounds.started_at as startedAt', 'rounds.game', 'rounds.form', 'rounds.choices'])
    .select(({ eb }) => ['tasks.word_list_id as listId', eb('rounds.deal', 'is not', null).as('open')])
    .where('rounds.pupil_id', '=', pupilId);

const asRounds = (rows: readonly (Omit<LoggedRound, 'isOpen'> & { open: unknown })[]): LoggedRound[] =>
  rows.map(({ open, ...round }) => ({ ...round, isOpen: Boolean(open) }));

/** Every round of a pupil. */
export const allRounds = async (db: Db, pupilId: string): Promise<LoggedRound[]> =>
  asRounds(await rounds(db, pupilId).execute());

/** The rounds of a pupil that may have got answers: those that still may, those after `since`, and the named ones. */
export async function liveRounds(
  db: Db,
  pupilId: string,
  since: number,
  ids: readonly string[],
  now = Date.now(),
): Promise<LoggedRound[]> {
  const recent = asRounds(
    await rounds(db, pupilId)
      .where('rounds.started_at', '>', Math.min(since, now - MAY_GET_ANSWERS_MS))
      .where(({ eb, or }) => or([eb('rounds.deal', 'is not', null), eb('rounds.started_at', '>', since)]))
      .execute(),
  );
  const known = new Set(recent.map(({ id }) => id));
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length === 0) return recent;
  const cleared = await rounds(db, pupilId).where('rounds.id', 'in', missing).execute();
  return [...recent, ...asRounds(cleared)];
}

/** How many answers each of the rounds has; those without any are left out. */
export async function countAnswers(db: Db, some: readonly LoggedRound[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (let i = 0; i < some.length; i += PORTION) {
    const rows = await db
      .selectFrom('rounds')
      .innerJoin('answers', byRound)
      .select(({ fn }) => ['rounds.id', fn.countAll<number>().as('count')])
      .where(
        'rounds.id',
        'in',
        some.slice(i, i + PORTION).map(({ id }) => id),
      )
      .groupBy('rounds.id')
      .execute();
    for (const { id, count } of rows) counts.set(id, Number(count));
  }
  return counts;
}

/** The words of a list as they were in the last round of it that a pupil answered; none when there is no such round. */
export async function lastWordsOf(db: Db, pupilId: string, listId: string): Promise<readonly string[]> {
  const last = await rounds(db, pupilId)
    .innerJoin('answers', byRound)
    .where('tasks.word_list_id', '=', listId)
    .orderBy('rounds.started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return readChoices(last?.choices ?? null).list ?? [];
}

/** All answers of the rounds. */
export async function answersOf(db: Db, some: readonly LoggedRound[]): Promise<LoggedAnswer[]> {
  const all: LoggedAnswer[] = [];
  for (let i = 0; i < some.length; i += PORTION) {
    const rows = await db
      .selectFrom('rounds')
      .innerJoin('answers', byRound)
      .select(['answers.at', 'answers.round_at as roundAt', 'answers.round_id as roundId', 'answers.n'])
      .select(['answers.exercise_id as exerciseId', 'answers.category', 'answers.word_id as wordId'])
      .select(['answers.correct', 'answers.decides', 'answers.ms'])
      .where(
        'rounds.id',
        'in',
        some.slice(i, i + PORTION).map(({ id }) => id),
      )
      .execute();
    for (const row of rows) all.push({ ...row, correct: row.correct === 1, decides: row.decides === 1 });
  }
  return all;
}
