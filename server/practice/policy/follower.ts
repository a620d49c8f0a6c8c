import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

/** How long after the end of a round its answers are taken in: the pupil may look at the map, which does it at once. */
const WAIT_MS = 3000;
/** Between two pupils: those who play go first. */
const PAUSE_MS = 20;

/** Takes in what pupils answered when nobody asks for it, so that staff see how far they are. */
export interface Follower {
  /** A round of this pupil ended. */
  ended(pupilId: string): void;
  /** Stops; waits for whoever is being taken in, and for nobody else. */
  close(): Promise<void>;
}

/** Follows pupils one after the other, some time after their rounds; each at most once for all that came in by then. */
export function createFollower(takeIn: (pupilId: string) => Promise<unknown>, logger: Logger): Follower {
  const waiting = new Map<string, number>();
  let running: Promise<void> | undefined;
  const closing = new AbortController();
  const { signal } = closing;

  const rest = (ms: number) => pause(ms, undefined, { signal }).catch(() => undefined);

  async function run() {
    while (waiting.size > 0 && !signal.aborted) {
      const [pupilId, from] = waiting.entries().next().value!;
      const early = from - Date.now();
      if (early > 0) {
        await rest(Math.min(early, WAIT_MS));
        continue;
      }
      waiting.delete(pupilId);
      // The log has it all: whoever was not followed is brought up to date at the next map.
      await takeIn(pupilId).catch((error: unknown) =>
        logger.error({ err: error, pupilId }, 'answers not taken in'),
      );
      await rest(PAUSE_MS);
    }
  }

  return {
    ended(pupilId) {
      if (signal.aborted) return;
      if (!waiting.has(pupilId)) waiting.set(pupilId, Date.now() + WAIT_MS);
      running ??= run().finally(() => (running = undefined));
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}
