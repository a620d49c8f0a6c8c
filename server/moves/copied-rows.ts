import type { MoveScope } from '../contract/moves.ts';
import type { Db } from '../data/database.ts';
import type { Database, RoundRow } from '../data/schema.ts';
import { copyId } from './copy-id.ts';
import { importOf } from './tests-along.ts';

/** Tables of which the rows of a pupil come along, in the order in which they can be stored. */
export const TABLES = [
  'somvensters',
  'tasks',
  'task_games',
  'rounds',
  'answers',
  'skills',
  'rewards',
  'belongings',
  'trophies',
  'wardrobes',
  'kites',
  'keepsakes',
  'sweeps',
  'progress_notes',
  'lvs_results',
] as const satisfies (keyof Database)[];
export type CopiedTable = (typeof TABLES)[number];

/** A row of one of these tables. */
export type CopiedRow = Record<string, unknown>;

const OF_RESULTS: ReadonlySet<CopiedTable> = new Set([
  'somvensters',
  'tasks',
  'task_games',
  'rounds',
  'answers',
  'skills',
  'lvs_results',
]);
/** What belongs to a round as well: without the rounds there is no place for it. */
const OF_ROUNDS: ReadonlySet<CopiedTable> = new Set(['keepsakes', 'sweeps']);

/** Whether the rows of a table come along. Coins without rounds are one sum, and no rows (`copy.ts`). */
export function comesAlong(table: CopiedTable, { results, rewards, plans }: MoveScope): boolean {
  if (table === 'progress_notes') return plans;
  if (OF_RESULTS.has(table)) return results;
  if (OF_ROUNDS.has(table) || table === 'rewards') return rewards && results;
  return rewards;
}

/** The columns that hold ids of rows that are copied too. */
const IDS: Record<CopiedTable, readonly string[]> = {
  somvensters: ['id'],
  tasks: ['id', 'somvenster_id'],
  task_games: ['task_id'],
  rounds: ['id', 'task_id'],
  answers: ['round_id'],
  skills: [],
  rewards: ['id', 'round_id'],
  belongings: [],
  trophies: [],
  wardrobes: [],
  kites: [],
  keepsakes: ['round_id'],
  sweeps: ['round_id'],
  progress_notes: ['id'],
  lvs_results: ['id'],
};

/** What makes a row the same one when it is stored again. */
const KEYS: Record<CopiedTable, readonly string[]> = {
  somvensters: ['id'],
  tasks: ['id'],
  task_games: ['task_id', 'game'],
  rounds: ['id'],
  answers: ['id', 'round_id'],
  skills: ['pupil_id', 'category'],
  rewards: ['id'],
  belongings: ['pupil_id', 'item'],
  trophies: ['pupil_id', 'trophy'],
  wardrobes: ['pupil_id'],
  kites: ['pupil_id', 'week'],
  keepsakes: ['round_id'],
  sweeps: ['round_id'],
  progress_notes: ['id'],
  lvs_results: ['id'],
};

/** Columns that say whose a row is are filled in anew. */
const WITHOUT_PUPIL: ReadonlySet<CopiedTable> = new Set(['task_games', 'answers']);

/** A row as it is stored for the copy of a pupil. What names who wrote something is left out. */
function copied(
  table: CopiedTable,
  row: CopiedRow,
  { move, child }: { move: string; child: string },
): CopiedRow {
  const copy: CopiedRow = { ...row };
  for (const column of IDS[table]) {
    const id = row[column];
    copy[column] = typeof id === 'string' ? copyId(move, id) : null;
  }
  if (!WITHOUT_PUPIL.has(table)) copy['pupil_id'] = child;
  if (table === 'progress_notes') copy['author_id'] = null;
  if (table === 'lvs_results') copy['import_id'] = importOf(move);
  // A round that is being played goes on where it was begun; here it is over.
  if (table === 'rounds') {
    copy['deal'] = null;
    copy['ended_at'] = row['ended_at'] ?? row['started_at'];
  }
  return copy;
}

/** Stores rows of one table; what is there already becomes as they say. */
export async function storeCopied(
  trx: Db,
  table: CopiedTable,
  rows: readonly CopiedRow[],
  of: { move: string; child: string },
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const keys = KEYS[table];
  const others = Object.keys(copied(table, first, of)).filter((column) => !keys.includes(column));
  await trx
    .insertInto(table as 'rounds')
    .values(rows.map((row) => copied(table, row, of)) as unknown as RoundRow[])
    .onConflict((conflict) => {
      // Of two results of one test the one that is there stays.
      if (table === 'lvs_results') return conflict.doNothing();
      const on = conflict.columns(keys as ['id']);
      return others.length === 0
        ? on.doNothing()
        : on.doUpdateSet(({ ref }) =>
            Object.fromEntries(others.map((column) => [column, ref(`excluded.${column}` as 'excluded.id')])),
          );
    })
    .execute();
}
