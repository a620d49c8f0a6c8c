import type { Db } from '../../data/database.ts';
import { answersOf, countAnswers, liveRounds, type LoggedAnswer, type LoggedRound } from './log.ts';
import { inOrder, positioned, type Position } from './order.ts';

/** Which answers of the log are in a pupil's state. */
export interface Taken {
  /** The last of them; null when there is none yet. */
  through: Position | null;
  /** When the latest round began that was looked at. */
  since: number;
  /** How many of each round that may still get answers. */
  rounds: Record<string, number>;
}

/** What the log has that a state has not: answers after all that is in it, or an earlier one, and then all begins anew. */
export type News =
  | { kind: 'none' }
  | { kind: 'more'; answers: LoggedAnswer[]; rounds: LoggedRound[]; taken: Taken }
  | { kind: 'late' };

/** Looks up what came in since. */
export async function newsOf(db: Db, pupilId: string, before: Taken): Promise<News> {
  const rounds = await liveRounds(db, pupilId, before.since, Object.keys(before.rounds));
  // A demo pupil begins again with an empty log.
  const there = new Set(rounds.map(({ id }) => id));
  if (Object.keys(before.rounds).some((id) => !there.has(id))) return { kind: 'late' };
  if (rounds.length === 0) return { kind: 'none' };
  const counts = await countAnswers(db, rounds);
  const changed = rounds.filter(({ id }) => (counts.get(id) ?? 0) !== (before.rounds[id] ?? 0));
  if (changed.length === 0) return { kind: 'none' };
  const all = positioned(await answersOf(db, changed));
  // Read together: more may have come in after the counting.
  const read = new Map([...counts, ...countsOf(all)]);
  const isKnown = (answer: Position) => before.through !== null && inOrder(answer, before.through) <= 0;
  const known = Map.groupBy(all.filter(isKnown), ({ roundId }) => roundId);
  if (changed.some(({ id }) => (known.get(id)?.length ?? 0) !== (before.rounds[id] ?? 0)))
    return { kind: 'late' };
  const answers = all.filter((answer) => !isKnown(answer));
  return { kind: 'more', answers, rounds: changed, taken: takenWith(rounds, read, answers.at(-1), before) };
}

/** Answers per round. */
export const countsOf = (answers: readonly LoggedAnswer[]): Map<string, number> =>
  new Map([...Map.groupBy(answers, ({ roundId }) => roundId)].map(([id, own]) => [id, own.length]));

/** What is taken in once all answers of the rounds are, up to the last one. */
export function takenWith(
  rounds: readonly LoggedRound[],
  counts: ReadonlyMap<string, number>,
  last: Position | undefined,
  before?: Taken,
): Taken {
  const open = rounds.filter(({ isOpen }) => isOpen);
  return {
    through: last ? { at: last.at, roundAt: last.roundAt, roundId: last.roundId, n: last.n } : null,
    since: rounds.reduce((latest, { startedAt }) => Math.max(latest, startedAt), before?.since ?? 0),
    rounds: Object.fromEntries(open.map(({ id }) => [id, counts.get(id) ?? 0])),
  };
}
