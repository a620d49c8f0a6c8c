import { MOST_STRANGE_COINS } from '../contract/account-terms.ts';
import { OUTFITS } from '../contract/reward-items.ts';
import { measuresSchema } from '../contract/lvs.ts';
import type { Variant } from '../contract/variant.ts';
import { schoolYearOf } from '../groups/school-year.ts';
import { Problem } from '../http/problem.ts';
import { keptUntil, placeOf } from '../lvs/when.ts';
import { TABLES, type CopiedRow, type CopiedTable } from './copied-rows.ts';
import { payloadSchema, type Payload } from './payload.ts';
import type { Source } from './source.ts';

/** What this server knows of games and categories. */
export interface Known {
  game(id: string): unknown;
  category(id: string): unknown;
}

/** What is taken in of a file, and how much of it was left out. */
export interface Readable {
  payload: Payload;
  unknown: number;
}

const items = new Set(OUTFITS.map(({ id }) => id));

/**
 * What was in a file as this server takes it in: without games, categories and items that it does not know, and without rows that belong
 * to none. Throws `conflict` for what is no payload of the version that it says it is.
 */
export function readPayload(
  unpacked: unknown,
  { known, isKnownIssuer }: { known: Known; isKnownIssuer: boolean },
  now: number,
): Readable {
  const read = payloadSchema.safeParse(unpacked);
  if (!read.success)
    throw new Problem(
      'conflict',
      'In dit bestand staat iets wat niet kan kloppen. Vraag om een nieuw bestand.',
    );
  const { rows, ...rest } = read.data;
  const before = sizeOf(rows);
  const ids = (all: readonly { id: string }[]) => new Set(all.map((row) => row.id));
  const somvensters = ids(rows.somvensters);
  const lists = new Set(rest.lists.map((list) => list.id));
  const tasks = rows.tasks.filter(
    (task) =>
      somvensters.has(task.somvenster_id) &&
      (task.word_list_id === null
        ? known.category(task.category) !== undefined
        : lists.has(task.word_list_id)),
  );
  const isTask = ids(tasks);
  const rounds = rows.rounds.filter(
    (round) => isTask.has(round.task_id) && known.game(round.game) !== undefined,
  );
  const startOf = new Map(rounds.map((round) => [round.id, round.started_at]));
  const ofRound = <R extends { round_id: string }>(all: readonly R[]) =>
    all.filter(({ round_id }) => startOf.has(round_id));
  const taken: Payload['rows'] = {
    ...rows,
    tasks,
    rounds,
    task_games: rows.task_games.filter(
      ({ task_id, game }) => isTask.has(task_id) && known.game(game) !== undefined,
    ),
    answers: rows.answers.filter(({ round_id, round_at }) => startOf.get(round_id) === round_at),
    keepsakes: ofRound(rows.keepsakes),
    sweeps: ofRound(rows.sweeps),
    belongings: rows.belongings.filter(({ item }) => items.has(item)),
    rewards: rows.rewards.filter(({ round_id }) => round_id === null || startOf.has(round_id)),
    lvs_results: testsIn(rows.lvs_results, rest.head.variant, now),
  };
  const payload = { ...rest, rows: taken };
  return { payload: isKnownIssuer ? payload : withFewCoins(payload), unknown: before - sizeOf(taken) };
}

/** Results of tests of which the values can be read, one for a place, and kept no longer than of a test of today. */
function testsIn(
  rows: Payload['rows']['lvs_results'],
  variant: Variant,
  now: number,
): Payload['rows']['lvs_results'] {
  const longest = keptUntil(schoolYearOf(now, variant), variant);
  const tests = rows.flatMap((row) => {
    const measures = measuresSchema.safeParse(parsed(row.measures));
    if (!measures.success) return [];
    const { kept_until: kept, school_year: schoolYear } = row;
    return {
      ...row,
      place: placeOf({ ...row, schoolYear }),
      measures: JSON.stringify(measures.data),
      kept_until: kept < longest ? kept : longest,
    };
  });
  return [...new Map(tests.map((test) => [test.place, test])).values()];
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

const sizeOf = (rows: Payload['rows']) => TABLES.reduce((sum, table) => sum + rows[table].length, 0);

/** Coins of a server that nobody knows are worth no more than a good year of practice. */
function withFewCoins(payload: Payload): Payload {
  const sum = payload.coins + payload.rows.rewards.reduce((coins, row) => coins + row.coins, 0);
  if (sum <= MOST_STRANGE_COINS) return payload;
  return { ...payload, coins: MOST_STRANGE_COINS, rows: { ...payload.rows, rewards: [] } };
}

/** The rows of a file. */
export const payloadSource = ({ rows }: Payload): Source => ({
  page(table: CopiedTable, after: string | null, most: number) {
    const from = Number(after ?? 0);
    const some = rows[table].slice(from, from + most) as CopiedRow[];
    return Promise.resolve({
      rows: some,
      next: from + most < rows[table].length ? String(from + most) : null,
    });
  },
  since: () => Promise.resolve([]),
});
