import type { Logger } from 'pino';

/** How long after the end of a round its answers are taken in: the pupil may look at the map, which does it at once. */
const WAIT_MS = 3000;
/** Between two pupils: those who play go first. */
const PAUSE_MS = 20;

/** Takes in what pupils answered when nobody asks for it, so that staff see how far they are. */
export interface Follower {
  /** A round of this pupil ended. */
  ended(pupilId: string): void;
  /** Waits for what is under way and stops. */
  close(): Promise<void>;
}

/** Follows pupils one after the other, some time after their rounds; each at most once for all that came in by then. */
export function createFollower(takeIn: (pupilId: string) => Promise<unknown>, logger: Logger): Follower {
  const waiting = new Map<string, number>();
  let running: Promise<void> | undefined;
  let isClosed = false;

  async function run() {
    while (waiting.size > 0 && !isClosed) {
      const [pupilId, from] = waiting.entries().next().value!;
      const early = from - Date.now();
      if (early > 0) {
        await pause(Math.min(early, WAIT_MS));
        continue;
      }
      waiting.delete(pupilId);
      // The log has it all: whoever was not followed is brought up to date at the next map.
      await takeIn(pupilId).catch((error: unknown) =>
        logger.error({ err: error, pupilId }, 'answers could not be taken in'),
      );
      await pause(PAUSE_MS);
    }
  }

  return {
    ended(pupilId) {
      if (isClosed) return;
      if (!waiting.has(pupilId)) waiting.set(pupilId, Date.now() + WAIT_MS);
      running ??= run().finally(() => (running = undefined));
    },
    async close() {
      isClosed = true;
      await running;
    },
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
