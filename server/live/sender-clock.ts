import type { AnswerEvent } from '../contract/live.ts';

/** For so long a sample of the sender's clock counts: it may be put right meanwhile. */
const KEEP_MS = 10 * 60_000;

/**
 * By how much the clock of a browser differs from ours. Something may wait for seconds on its way, so that one message alone
 * can't tell a clock that is behind from a line that is slow; but none arrives before it was sent: the one that
 * was quickest of late says what the clock is.
 */
export class SenderClock {
  #samples: { arrived: number; behind: number }[] = [];

  /** Hears what the sender's clock said when something was sent that has arrived now. */
  hear(sentAt: unknown, arrived: number): void {
    if (!Number.isSafeInteger(sentAt)) return;
    const behind = arrived - (sentAt as number);
    // Of those that are slower than a later one nothing is to be learned.
    this.#samples = this.#samples.filter((one) => one.arrived > arrived - KEEP_MS && one.behind < behind);
    this.#samples.push({ arrived, behind });
  }

  /** The answer with its moment on our clock. */
  mended({ sentAt, ...event }: AnswerEvent, arrived: number): AnswerEvent {
    if (sentAt === undefined) return event;
    this.hear(sentAt, arrived);
    return { ...event, at: event.at + this.#samples[0]!.behind };
  }
}
