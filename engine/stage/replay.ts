import { itemOf, type Outcome, type RawAnswer } from '../exercise/index.ts';
import type { Clock } from './clock.ts';
import { rawInputs, type Input, type RawInput } from './input.ts';
import { itemAt } from './items.ts';

/** After so much play it goes on with what it has: an answer that can't be given again is no reason to wait. */
const GIVES_UP_MS = 60_000;
const LOOK_AGAIN_MS = 34;

interface ReplayHelp {
  clock: Clock;
  /** The next real input towards an answer. */
  next(want: RawAnswer): Input | null;
  act(input: RawInput): void;
  /** Lets an answer be given, plays what followed it, and resolves when the next can be given. */
  again(outcome: Outcome): Promise<void>;
  /** What is asked of the pupil now: an answer, the right one to copy, or nothing yet. */
  asked(): 'answer' | 'copy' | undefined;
}

/**
 * Does again what was answered to an exercise before a reload, with the same real inputs, so that it looks as it was
 * left: what was wrong is out of play, what was right lies in its place. No scene needs to know how that is done.
 */
export async function replay(outcomes: readonly Outcome[], help: ReplayHelp) {
  const { clock } = help;
  let now: Outcome | undefined;
  let isOver = false;
  const answers = async () => {
    for (const outcome of outcomes) {
      now = outcome;
      await help.again(outcome);
    }
  };
  const inputs = async () => {
    while (!isOver) {
      const want = now && wanted(now, help.asked());
      const input = want && help.next(want);
      for (const { raw, waitMs } of rawInputs(input ?? { kind: 'wait', ms: LOOK_AGAIN_MS })) {
        if (raw && !isOver) help.act(raw);
        await clock.wait(waitMs);
      }
    }
  };
  await Promise.race([answers(), inputs(), clock.wait(GIVES_UP_MS)]).finally(() => (isOver = true));
}

function wanted({ given, answer }: Outcome, asked: 'answer' | 'copy' | undefined): RawAnswer | undefined {
  if (asked === 'answer') return given;
  return asked === 'copy' && answer ? itemAt(answer, itemOf(given)) : undefined;
}
