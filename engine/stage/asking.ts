import {
  isItem,
  itemOf,
  type Exercise,
  type Form,
  type RawAnswer,
  type Round,
  type WholeAnswer,
} from '../exercise/index.ts';
import { inputFor, nextAct, type Situation } from './guide.ts';
import type { Input, Via } from './input.ts';
import { lettersIn } from './in-words.ts';
import { itemAt, itemCount } from './items.ts';
import type { KeyMode } from './keys.ts';
import type { RoundScene } from './round-scene.ts';

/** R of scenes/README.md 1.1: the time in ms that so many letters take to be read. */
export const readingTime = (letters: number, tempo: number): number =>
  1000 + 140 * letters * (1.6 - 0.8 * tempo);

/** The exercise that is asked now, and the next step towards an answer to it. */
export class Asking {
  exercise: Exercise | undefined;
  #scene: RoundScene;
  #stepwise: readonly Form[];
  #isCopying: () => boolean;
  /** The round it is asked in (the example has its own). */
  #round: Round | undefined;

  /** `isCopying`: whether the pupil does the right answer over. */
  constructor(scene: RoundScene, stepwise: readonly Form[], isCopying: () => boolean) {
    this.#scene = scene;
    this.#stepwise = stepwise;
    this.#isCopying = isCopying;
  }

  ask(exercise: Exercise, round: Round) {
    this.exercise = exercise;
    this.#round = round;
  }

  /** Nothing is asked any more. */
  done() {
    this.exercise = undefined;
  }

  /** The time that the exercise takes to be read. */
  get readingMs(): number {
    return readingTime(this.exercise ? lettersIn(this.exercise) : 0, this.#scene.stage.tempo);
  }

  /** What the keys mean now. */
  mode(): KeyMode {
    const form = this.exercise?.form;
    const playing = this.#scene.live.desk.gate();
    return { typing: playing && form === 'type', letters: playing && (form === 'build' || form === 'order') };
  }

  /** What the next step is worked out from. */
  get situation(): Situation | undefined {
    if (!this.exercise) return undefined;
    const { draft, live } = this.#scene;
    return { exercise: this.exercise, draft, desk: live.desk, mode: this.mode() };
  }

  /** Whether the exercise is answered item by item in this game. */
  get isStepwise(): boolean {
    return this.exercise !== undefined && this.#stepwise.includes(this.exercise.form);
  }

  /** What is asked now of a whole answer: in a stepwise exercise its first item that is not settled. */
  part(want: WholeAnswer): RawAnswer {
    const { exercise } = this;
    if (!this.isStepwise || !exercise || !this.#round) return want;
    const { log } = this.#round;
    const last = log.at(-1)?.given;
    if (this.#isCopying() && last) return itemAt(want, itemOf(last));
    const tries = exercise.secondChance ? 2 : 1;
    const settled = new Set<number>();
    for (const { exerciseId, given, right, tryNo } of log) {
      if (exerciseId === exercise.id && (right || tryNo >= tries)) settled.add(itemOf(given));
    }
    let open = 0;
    while (settled.has(open)) open++;
    return itemAt(want, Math.min(open, itemCount(want) - 1));
  }

  /** The next real input towards `want`; null waits. */
  nextInput(want: RawAnswer, via: Via): Input | null {
    const now = isItem(want) ? want : this.part(want);
    // What is asked by the stage itself, no game knows of.
    const own = this.#scene.live.desk.only ? null : this.#scene.step?.(now, via);
    return own ?? this.#usualInput(now, via);
  }

  /** As it follows from what is offered and what lies in the draft. */
  #usualInput(want: RawAnswer, via: Via): Input | null {
    const { situation } = this;
    return situation && this.#scene.live.desk.gate()
      ? inputFor(situation, nextAct(situation, want), via)
      : null;
  }
}
