import type { RawAnswer } from '../exercise/index.ts';
import { rawInputs, type Input, type RawInput } from './input.ts';
import type { GameStage } from './stage-scene.ts';

/** The example takes no longer than this; the happy reaction still follows. */
const LONGEST_MS = 4000;
const TRAVEL_MS = 240;
const TYPE_MS = 150;
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

/** The Voorbeeld: a ghost hand, or ghost keys, that plays one exercise with real inputs. */
export class Example {
  #stage: GameStage;
  #act: (input: RawInput) => void;
  #isSkipped = false;
  #skipped: Promise<void>;

  constructor(stage: GameStage, act: (input: RawInput) => void, skipped: Promise<void>) {
    this.#stage = stage;
    this.#act = act;
    this.#skipped = skipped.then(() => void (this.#isSkipped = true));
  }

  /** Follows `next` until an answer is given; undefined when it was skipped or took too long. */
  async play(given: Promise<RawAnswer>, next: () => Input | null): Promise<RawAnswer | undefined> {
    const { clock, kit } = this.#stage;
    let answer: RawAnswer | undefined;
    void given.then((value) => (answer = value));
    const until = clock.now + LONGEST_MS;
    while (!answer && !this.#isSkipped && clock.now < until) {
      const input = next();
      await Promise.race([input ? this.#show(input) : clock.wait(LOOK_AGAIN_MS), this.#skipped]);
    }
    kit.hand.hide();
    return this.#isSkipped ? undefined : answer;
  }

  async #show(input: Input) {
    const { kit, clock } = this.#stage;
    if (input.kind === 'tap' || input.kind === 'hold') {
      await kit.hand.moveTo(input.x, input.y, TRAVEL_MS);
      void kit.hand.press();
    } else if (input.kind === 'drag') {
      const [x, y] = input.path[0]!;
      await kit.hand.moveTo(x, y, TRAVEL_MS);
    } else if (input.kind === 'key') {
      await kit.hand.key(KEY_LABELS[input.code] ?? input.key ?? input.code);
    } else if (input.kind === 'type') {
      void kit.hand.key(input.text);
      await clock.wait(TYPE_MS);
    }
    for (const { raw, waitMs } of rawInputs(input)) {
      if (this.#isSkipped) return this.#act({ type: 'cancel' });
      if (raw?.type === 'move') void kit.hand.moveTo(raw.x, raw.y, waitMs);
      if (raw) this.#act(raw);
      await clock.wait(waitMs);
    }
  }
}
