import type { Dealt } from '../../engine/exercise/index.ts';
import type { Db } from '../data/database.ts';
import { repeated } from '../data/repeated.ts';
import { OpenRound } from './round.ts';

/** Rounds kept in memory: more than the pupils of the largest school group play at once. */
const MOST_ROUNDS = 2500;

/** The rounds that answers come in for, rebuilt from the database when they are not in memory. */
export interface Rounds {
  /** A round; undefined when there is none, or when it is too old to be answered. */
  get(roundId: string): Promise<OpenRound | undefined>;
  /** The same, when it is in memory. */
  peek(roundId: string): OpenRound | undefined;
  /** Forgets a round whose memory may differ from what was stored. */
  drop(roundId: string): void;
  /** Notes that the round gets an answer; true when the pupil answered a later round before. */
  comesLate(round: OpenRound): boolean;
}

const roundsById = repeated((db, id: string) =>
  db
    .selectFrom('rounds')
    .innerJoin('tasks', 'tasks.id', 'rounds.task_id')
    .selectAll('rounds')
    .select('tasks.somvenster_id')
    .where('rounds.id', '=', id),
);
const answersOfRound = repeated((db, roundAt: number, roundId: string) =>
  db
    .selectFrom('answers')
    .select(['id', 'n', 'exercise_id', 'given', 'at'])
    .where('round_at', '=', roundAt)
    .where('round_id', '=', roundId),
);

/** Keeps the rounds that were used last. */
export function createRounds(db: Db): Rounds {
  const rounds = new Map<string, Promise<OpenRound | undefined>>();
  const ready = new Map<string, OpenRound>();
  /** Per pupil the start of the latest round that got an answer. */
  const latest = new Map<string, number>();

  const drop = (id: string) => {
    rounds.delete(id);
    ready.delete(id);
  };

  async function load(roundId: string): Promise<OpenRound | undefined> {
    const [row] = await roundsById(db, roundId);
    if (!row?.deal) return undefined;
    const answers = await answersOfRound(db, row.started_at, roundId);
    if (!latest.has(row.pupil_id)) latest.set(row.pupil_id, await lastAnswered(db, row.pupil_id));
    return new OpenRound(row, JSON.parse(row.deal) as Dealt[], answers);
  }

  return {
    drop,
    peek: (id) => ready.get(id),
    get(id) {
      let loading = rounds.get(id);
      if (loading) rounds.delete(id);
      else {
        loading = load(id).then(
          (round) => {
            if (round && rounds.get(id) === loading) ready.set(id, round);
            else if (!round) drop(id);
            return round;
          },
          (error: unknown) => {
            drop(id);
            throw error;
          },
        );
      }
      rounds.set(id, loading);
      const oldest = rounds.size > MOST_ROUNDS ? rounds.keys().next().value : undefined;
      if (oldest !== undefined) drop(oldest);
      return loading;
    },
    comesLate(round) {
      const { pupil_id, started_at } = round.head;
      const seen = latest.get(pupil_id) ?? 0;
      latest.set(pupil_id, Math.max(seen, started_at));
      return started_at < seen;
    },
  };
}

/** Start of the latest round of a pupil that got an answer; 0 when there is none. */
async function lastAnswered(db: Db, pupilId: string): Promise<number> {
  const round = await db
    .selectFrom('rounds')
    .select('started_at')
    .where('pupil_id', '=', pupilId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('answers')
          .select('answers.id')
          .whereRef('answers.round_at', '=', 'rounds.started_at')
          .whereRef('answers.round_id', '=', 'rounds.id'),
      ),
    )
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return round?.started_at ?? 0;
}
