interface Turns {
  /** The time from the beginning of one turn to that of the next. */
  everyMs: number;
  /** Tells the log of a turn that failed; the next one comes all the same. */
  failed(error: unknown): void;
}

/** The turns of this process that are under way. */
const underWay = new Set<Promise<void>>();

/** Once no turn is under way: a test that writes next to a server would else meet the first turns of it. */
export async function turnsOver(): Promise<void> {
  while (underWay.size > 0) await Promise.all(underWay);
}

/**
 * Does something at once and then every so often, one turn at a time: while one takes longer, no other begins. `stopped` of a turn says that
 * it should end soon. Gives how to stop, which waits for the turn under way.
 */
export function startTurns(
  turn: (stopped: AbortSignal) => Promise<unknown>,
  { everyMs, failed }: Turns,
): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const take = () => {
    if (running) return;
    // A turn that throws before it waits is a turn that failed, too.
    const taken = Promise.resolve()
      .then(() => turn(stopping.signal))
      .then(() => undefined, failed)
      .finally(() => {
        running = undefined;
        underWay.delete(taken);
      });
    running = taken;
    underWay.add(taken);
  };
  take();
  const timer = setInterval(take, everyMs);
  timer.unref();
  return async () => {
    stopping.abort();
    clearInterval(timer);
    await running;
  };
}
