import type { Dealt } from '../../engine/exercise/index.ts';
import type { Db } from '../data/database.ts';
import { repeated } from '../data/repeated.ts';
import { OpenRound } from './round.ts';
import { shownOf, type RoundShown, type StoredNews } from './stored-news.ts';

/**
 * Rounds kept in memory: more than the pupils for whom one process is meant (`server/README.md`) play at once. With fewer,
 * each answer reads its round anew: 5,000 pupils were acknowledged in 228 ms at p99 instead of 120, in a process of 1,346 MB instead of 897.
 */
const MOST_ROUNDS = 8000;

/** The rounds that answers come in for, rebuilt from the database when they are not in memory. */
export interface Rounds {
  /** A round; undefined when there is none, or when it is too old to be answered. */
  get(roundId: string): Promise<OpenRound | undefined>;
  /** The same, when it is in memory. */
  peek(roundId: string): OpenRound | undefined;
  /** Forgets a round whose memory may differ from what was stored. */
  drop(roundId: string): void;
  /** What a tile shows of a round that is known here. */
  shown(roundId: string): RoundShown | undefined;
  /** Forgets all rounds: others may have stored something of them. */
  dropAll(): void;
  /** Another process stored something of a round: what is in memory of it here is old. */
  storedElsewhere(news: Pick<StoredNews, 'pupilId' | 'roundId' | 'latest'> & { round?: RoundShown }): void;
  /** Notes that the round gets an answer that was given at a moment; true when one of the pupil that was given later came before it. */
  comesLate(round: OpenRound, at: number): boolean;
}

const roundsById = repeated((db, id: string) =>
  db
    .selectFrom('rounds')
    .innerJoin('tasks', 'tasks.id', 'rounds.task_id')
    .leftJoin('word_lists', 'word_lists.id', 'tasks.word_list_id')
    .selectAll('rounds')
    .select(['tasks.somvenster_id', 'word_lists.name as list_name'])
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
  /** Rounds that another process answers for, as it told of them last. */
  const elsewhere = new Map<string, RoundShown>();
  /** Per pupil when the latest answer was given. */
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
    shown(id) {
      const round = ready.get(id);
      return round ? shownOf(round) : elsewhere.get(id);
    },
    dropAll() {
      rounds.clear();
      ready.clear();
      latest.clear();
    },
    storedElsewhere({ pupilId, roundId, latest: at, round }) {
      drop(roundId);
      elsewhere.delete(roundId);
      if (round) elsewhere.set(roundId, round);
      const oldest = elsewhere.size > MOST_ROUNDS ? elsewhere.keys().next().value : undefined;
      if (oldest !== undefined) elsewhere.delete(oldest);
      // Who was never here is looked up at the first answer.
      if (latest.has(pupilId)) latest.set(pupilId, Math.max(latest.get(pupilId)!, at));
    },
    comesLate({ head: { pupil_id } }, at) {
      const seen = latest.get(pupil_id) ?? 0;
      latest.set(pupil_id, Math.max(seen, at));
      return at < seen;
    },
  };
}

/** When the latest answer of a pupil that counts was given; 0 when there is none. */
async function lastAnswered(db: Db, pupilId: string): Promise<number> {
  const { last } = await db
    .selectFrom('skills')
    .select(({ fn }) => fn.max('last_at').as('last'))
    .where('pupil_id', '=', pupilId)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}
