import type { AnswerRow } from '../data/schema.ts';
import type { OpenRound } from './round.ts';

/** What was stored for one pupil's round. */
export interface Stored {
  round: OpenRound;
  answers: AnswerRow[];
  /** Whether an answer that was stored before counts otherwise now, as one that was given earlier came late. */
  regraded: boolean;
  ended: boolean;
}

/** What is shown of a round on a tile. */
export interface RoundShown {
  game: string;
  taskId: string;
  somvensterId?: string;
  category: string;
  /** What the list is called whose words are asked. */
  listName?: string;
  progress: { at: number; of: number };
}

/** An answer as far as boards tell it. */
export type StoredAnswer = Pick<
  AnswerRow,
  'id' | 'word' | 'shown' | 'rule' | 'category' | 'at' | 'correct' | 'try_no' | 'decides'
>;

/** What was stored of a pupil's round, as far as boards tell it. */
export interface StoredNews {
  pupilId: string;
  roundId: string;
  answers: StoredAnswer[];
  /** Whether an answer that was told before counts otherwise now. */
  regraded: boolean;
  ended: boolean;
  /** Whether the round was played to its end. */
  complete: boolean;
  round: RoundShown;
  /** When the latest of the answers was given; 0 without any. */
  latest: number;
  /** The transaction that stored it, where several processes store (data/snapshot.ts). */
  xid?: string;
}

export function shownOf(round: OpenRound): RoundShown {
  const { game, task_id, somvenster_id, list_name } = round.head;
  return {
    game,
    taskId: task_id,
    ...(somvenster_id !== undefined && { somvensterId: somvenster_id }),
    category: round.category,
    ...(list_name && { listName: list_name }),
    progress: round.progress,
  };
}

export const newsOf = ({ round, answers, regraded, ended }: Stored, xid: string | undefined): StoredNews => ({
  pupilId: round.head.pupil_id,
  roundId: round.head.id,
  answers: answers.map(({ id, word, shown, rule, category, at, correct, try_no, decides }) => {
    return { id, word, shown, rule, category, at, correct, try_no, decides };
  }),
  regraded,
  ended,
  complete: round.head.complete === 1,
  round: shownOf(round),
  latest: Math.max(0, ...answers.map(({ at }) => at)),
  ...(xid !== undefined && { xid }),
});
