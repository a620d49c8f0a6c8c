/** Where an answer stands in all that a pupil answered. */
export interface Position {
  /** When it was given: never before an earlier answer of its round. */
  at: number;
  roundAt: number;
  roundId: string;
  n: number;
}

/** Below 0 when `a` was given before `b`. Rounds may lie through each other: one may be taken up again days later. */
export const inOrder = (a: Position, b: Position): number =>
  a.at - b.at ||
  a.roundAt - b.roundAt ||
  (a.roundId < b.roundId ? -1 : a.roundId > b.roundId ? 1 : a.n - b.n);

/**
 * Gives each answer its position. Within a round the numbers tell the order; a clock that was set back in the meantime
 * does not turn it round.
 */
export function positioned<T extends Position>(answers: readonly T[]): T[] {
  const perRound = Map.groupBy(answers, ({ roundId }) => roundId);
  const all = [...perRound.values()].flatMap((own) => {
    let latest = 0;
    return own
      .toSorted((a, b) => a.n - b.n)
      .map((answer) => ({ ...answer, at: (latest = Math.max(latest, answer.at)) }));
  });
  return all.sort(inOrder);
}
