import type { Db } from '../data/database.ts';
import { byRound, openSince } from '../data/rounds-answers.ts';
import type { CopiedRow, CopiedTable } from './copied-rows.ts';

/** Rows of a table, and where those after them begin; null where these were the last. */
export interface Page {
  rows: CopiedRow[];
  next: string | null;
}

/** Where rows of a pupil come from: the database, or a file. */
export interface Source {
  page(table: CopiedTable, after: string | null, most: number): Promise<Page>;
  /** Rows of some tables that may have come or changed since a moment, in the order in which they can be stored; none of a file. */
  since(
    moment: number,
    comes: (table: CopiedTable) => boolean,
  ): Promise<[table: CopiedTable, rows: CopiedRow[]][]>;
}

/** Tables of which a pupil has so few rows that they come all at once. */
const SMALL = ['skills', 'belongings', 'trophies', 'wardrobes', 'kites'] as const;
/** Tables with an id, by which they are gone through. */
const BY_ID = ['somvensters', 'tasks', 'rounds', 'rewards', 'progress_notes', 'lvs_results'] as const;
/** Rounds of which the answers come together. */
const ROUNDS_AT_ONCE = 5;

const isOne = <T extends string>(all: readonly T[], one: string): one is T => all.includes(one as T);

/** The rows of a pupil of this server. */
export function databaseSource(db: Db, pupilId: string): Source {
  const paged = (rows: CopiedRow[], key: string, most: number): Page => ({
    rows,
    next: rows.length === most ? (rows.at(-1)![key] as string) : null,
  });
  return {
    async page(table, after, most) {
      if (isOne(SMALL, table)) {
        const rows = await db.selectFrom(table).selectAll().where('pupil_id', '=', pupilId).execute();
        return { rows: rows as unknown as CopiedRow[], next: null };
      }
      if (isOne(BY_ID, table)) {
        const rows = await db
          .selectFrom(table)
          .selectAll()
          .where('pupil_id', '=', pupilId)
          .where('id', '>', after ?? '')
          // What was thrown away stays.
          .$if(table === 'progress_notes', (notes) => notes.where('removed_at' as 'id', 'is', null))
          .$if(table === 'lvs_results', (tests) => tests.where('trashed' as 'id', '=', 0 as never))
          .orderBy('id')
          .limit(most)
          .execute();
        return paged(rows as unknown as CopiedRow[], 'id', most);
      }
      if (table === 'answers') return answersPage(db, pupilId, after);
      if (table === 'task_games') {
        const rows = await db
          .selectFrom('task_games')
          .innerJoin('tasks', 'tasks.id', 'task_games.task_id')
          .selectAll('task_games')
          .where('tasks.pupil_id', '=', pupilId)
          .execute();
        return { rows: rows as unknown as CopiedRow[], next: null };
      }
      const rows = await db
        .selectFrom(table)
        .selectAll()
        .where('pupil_id', '=', pupilId)
        .where('round_id', '>', after ?? '')
        .orderBy('round_id')
        .limit(most)
        .execute();
      return paged(rows as unknown as CopiedRow[], 'round_id', most);
    },
    since: (moment, comes) => changedSince(db, { pupilId, moment, comes }),
  };
}

interface Changed {
  pupilId: string;
  moment: number;
  comes: (table: CopiedTable) => boolean;
}

/** What a pupil who goes on practising adds while the rest is copied: new places, rounds that may have got answers, and all that is small. */
async function changedSince(
  db: Db,
  { pupilId, moment, comes }: Changed,
): Promise<[CopiedTable, CopiedRow[]][]> {
  const of = (
    table: 'somvensters' | 'tasks' | 'skills' | 'belongings' | 'trophies' | 'wardrobes' | 'kites',
  ) => db.selectFrom(table).selectAll().where('pupil_id', '=', pupilId).execute();
  const rounds = await db
    .selectFrom('rounds')
    .selectAll()
    .where('pupil_id', '=', pupilId)
    .where(openSince(moment))
    .execute();
  const ids = rounds.map(({ id }) => id);
  const ofRounds = async (table: 'keepsakes' | 'sweeps') =>
    ids.length === 0 ? [] : db.selectFrom(table).selectAll().where('round_id', 'in', ids).execute();
  const rowsOf: [CopiedTable, () => Promise<object[]>][] = [
    ['somvensters', () => of('somvensters')],
    ['tasks', () => of('tasks')],
    [
      'task_games',
      () =>
        db
          .selectFrom('task_games')
          .innerJoin('tasks', 'tasks.id', 'task_games.task_id')
          .selectAll('task_games')
          .where('tasks.pupil_id', '=', pupilId)
          .execute(),
    ],
    ['rounds', () => Promise.resolve(rounds)],
    [
      'answers',
      async () =>
        ids.length === 0
          ? []
          : db
              .selectFrom('answers')
              .innerJoin('rounds', byRound)
              .selectAll('answers')
              .where('rounds.id', 'in', ids)
              .execute(),
    ],
    ['skills', () => of('skills')],
    [
      'rewards',
      () =>
        db
          .selectFrom('rewards')
          .selectAll()
          .where('pupil_id', '=', pupilId)
          .where(({ or, eb }) =>
            or([eb('at', '>=', moment), ...(ids.length > 0 ? [eb('round_id', 'in', ids)] : [])]),
          )
          .execute(),
    ],
    ['belongings', () => of('belongings')],
    ['trophies', () => of('trophies')],
    ['wardrobes', () => of('wardrobes')],
    ['kites', () => of('kites')],
    ['keepsakes', () => ofRounds('keepsakes')],
    ['sweeps', () => ofRounds('sweeps')],
  ];
  const found: [CopiedTable, CopiedRow[]][] = [];
  for (const [table, read] of rowsOf) if (comes(table)) found.push([table, (await read()) as CopiedRow[]]);
  return found;
}

/** The answers of the next rounds; a round of which there are none is passed over with its neighbours. */
async function answersPage(db: Db, pupilId: string, after: string | null): Promise<Page> {
  const rounds = await db
    .selectFrom('rounds')
    .select('id')
    .where('pupil_id', '=', pupilId)
    .where('id', '>', after ?? '')
    .orderBy('id')
    .limit(ROUNDS_AT_ONCE)
    .execute();
  const ids = rounds.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('answers')
          .innerJoin('rounds', byRound)
          .selectAll('answers')
          .where('rounds.id', 'in', ids)
          .execute();
  return { rows: rows as unknown as CopiedRow[], next: ids.length === ROUNDS_AT_ONCE ? ids.at(-1)! : null };
}
