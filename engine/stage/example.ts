import type { RawAnswer } from '../exercise/index.ts';
import { rawInputs, type Input, type RawInput } from './input.ts';
import type { GameStage } from './stage-scene.ts';

/** Usual times of one act of the ghost hand, in ms of play; they shrink when an answer takes many acts. */
const USUAL = { travel: 340, type: 190, key: 420 } as const;
/** An act takes at most this share of the time that is left: the hand gets faster, and never runs out of time. */
const SHARE = 0.12;
/** What is left for the last act: the commit is done calmly, so that it is seen. */
const COMMIT_MS = 480;
const FASTEST = 0.05;
/** So long after its time it stops looking for a way. */
const GIVES_UP_MS = 500;
const LOOK_AGAIN_MS = 50;

/** Names on the key caps of a ghost key. */
const KEY_LABELS: Record<string, string> = {
  ArrowLeft: 'pijl links',
  ArrowRight: 'pijl rechts',
  ArrowUp: 'pijl omhoog',
  ArrowDown: 'pijl omlaag',
  Space: 'spatie',
  Enter: 'enter',
  Backspace: 'terug',
};

const capOf = ({ code, key = code }: { code: string; key?: string }) =>
  KEY_LABELS[code] ?? /^Digit(\d)$/.exec(code)?.[1] ?? key;

/** The hand of the Voorbeeld: a ghost hand, or ghost keys, that answers one exercise with real inputs. */
export class Example {
  #stage: GameStage;
  #act: (input: RawInput) => void;
  #isSkipped = false;
  #skipped: Promise<void>;
  #until: number;

  /** By `until`, in ms of play, the answer is given. */
  constructor(stage: GameStage, act: (input: RawInput) => void, skipped: Promise<void>, until: number) {
    this.#stage = stage;
    this.#act = act;
    this.#skipped = skipped.then(() => void (this.#isSkipped = true));
    this.#until = until;
  }

  /** Follows `next` until an answer is given; undefined when it was skipped or found no way in time. */
  async play(given: Promise<RawAnswer>, next: () => Input | null): Promise<RawAnswer | undefined> {
    const { clock, kit } = this.#stage;
    let answer: RawAnswer | undefined;
    void given.then((value) => (answer = value));
    while (!answer && !this.#isSkipped && clock.now < this.#until + GIVES_UP_MS) {
      const input = next();
      await Promise.race([input ? this.#show(input) : clock.wait(LOOK_AGAIN_MS), this.#skipped]);
    }
    kit.hand.hide();
    return this.#isSkipped ? undefined : answer;
  }

  async #show(input: Input) {
    const { kit, clock } = this.#stage;
    const pace = this.#pace(input);
    if (input.kind === 'tap' || input.kind === 'hold') {
      await kit.hand.moveTo(input.x, input.y, USUAL.travel * pace);
      void kit.hand.press();
    } else if (input.kind === 'drag') {
      const [x, y] = input.path[0]!;
      await kit.hand.moveTo(x, y, USUAL.travel * pace);
    } else if (input.kind === 'key') {
      await kit.hand.key(capOf(input), USUAL.key * pace);
    } else if (input.kind === 'type') {
      await kit.hand.key(input.text, USUAL.type * pace);
    }
    // How long something is held or dragged may matter; a press may be as short as there is time for.
    const isPress = input.kind === 'tap' || input.kind === 'key' || input.kind === 'type';
    for (const { raw, waitMs } of rawInputs(input)) {
      if (this.#isSkipped) return this.#act({ type: 'cancel' });
      if (raw?.type === 'move') void kit.hand.moveTo(raw.x, raw.y, waitMs);
      if (raw) this.#act(raw);
      await clock.wait(isPress ? waitMs * pace : waitMs);
    }
  }

  /** Share of its usual time that an act gets now. */
  #pace(input: Input): number {
    if (this.#isCommit(input)) return 1;
    const left = this.#until - COMMIT_MS - this.#stage.clock.now;
    return Math.max(FASTEST, Math.min(1, (left * SHARE) / USUAL.travel));
  }

  #isCommit(input: Input): boolean {
    if (input.kind === 'key') return input.code === 'Enter';
    if (input.kind !== 'tap') return false;
    return this.#stage.offers().some((offer) => {
      if (offer.kind !== 'commit' && offer.value !== 'Enter') return false;
      const { x, y, width, height } = offer.rect();
      return input.x > x && input.x < x + width && input.y > y && input.y < y + height;
    });
  }
}
