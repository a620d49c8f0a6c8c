import type { Exercise, WholeAnswer } from '../exercise/index.ts';
import { rawInputs, type Input, type RawInput } from './input.ts';
import type { Offer } from './offer.ts';
import type { Stage } from './stage.ts';

/** Between two acts of the helping hand: long enough to see what it does. */
const PACE_MS = 350;

interface AssistHelp {
  /** The next real input towards an answer. */
  next(want: WholeAnswer): Input | null;
  act(input: RawInput): void;
  /** Whether the exercise can still be answered. */
  isOpen(): boolean;
}

/**
 * Motor support (steun): the pupil points the answer out, and the rest (load, aim, throw, ring) is done for them,
 * with the same real inputs that the robot uses.
 */
export class Assist {
  #stage: Stage;
  #help: AssistHelp;
  #turn = 0;

  constructor(stage: Stage, help: AssistHelp) {
    this.#stage = stage;
    this.#help = help;
  }

  /** The pupil picked something: where that is a whole answer it is carried out. */
  picked(offer: Offer, exercise: Exercise) {
    const want = answerOf(offer, exercise);
    if (want) void this.#carryOut(want);
  }

  stop() {
    this.#turn++;
  }

  async #carryOut(want: WholeAnswer) {
    const turn = ++this.#turn;
    const { clock } = this.#stage;
    for (;;) {
      await clock.wait(PACE_MS);
      if (turn !== this.#turn || !this.#help.isOpen()) return;
      for (const { raw, waitMs } of rawInputs(this.#help.next(want) ?? { kind: 'wait', ms: 0 })) {
        if (raw) this.#help.act(raw);
        await clock.wait(waitMs);
      }
    }
  }
}

/** The whole answer that one picked thing stands for; undefined where an answer takes more than one. */
function answerOf({ kind, value }: Offer, { form }: Exercise): WholeAnswer | undefined {
  if (kind === 'bucket' && form === 'sort') return { form, bucket: String(value) };
  if (kind !== 'option') return undefined;
  if (form === 'choose' || form === 'read') return { form, option: String(value) };
  return form === 'judge' ? { form, fits: value === 'klopt' } : undefined;
}
