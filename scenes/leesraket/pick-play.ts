import type { ChooseExercise, Outcome, RawAnswer, ReadExercise } from '../../engine/exercise/index.ts';
import type { Input, Via } from '../../engine/stage/index.ts';
import { Belt } from './belt.ts';
import type { Play, Yard } from './game.ts';
import { Reading } from './reading.ts';

/** read and choose: the part with the answer is picked from the belt; in read after the code on the screen. */
export class PickPlay implements Play {
  readonly #yard: Yard;
  readonly #belt: Belt;
  readonly #reading: Reading | undefined;
  #isTurning = false;

  constructor(yard: Yard, exercise: ChooseExercise | ReadExercise) {
    this.#yard = yard;
    this.#belt = new Belt(yard, exercise);
    if (exercise.form === 'read')
      this.#reading = new Reading(yard, exercise, {
        done: () => void this.#open(),
        again: () => this.#belt.close(),
      });
  }

  async present() {
    await this.#belt.roll(this.#reading === undefined);
    this.#reading?.open();
  }

  step(_want: RawAnswer, via: Via): Input | null {
    return this.#isTurning ? { kind: 'wait', ms: 40 } : (this.#reading?.step(via) ?? null);
  }

  async right(outcome: Outcome) {
    this.#reading?.close();
    this.#yard.screen.clear(true);
    const part = this.#belt.take(outcome.given);
    if (part) await this.#yard.build(part, outcome);
  }

  async wrong(outcome: Outcome) {
    await this.#belt.fold(outcome);
    this.#reading?.leaf();
  }

  async reveal(outcome: Outcome) {
    this.#reading?.close();
    this.#yard.screen.clear(true);
    await this.#belt.rub(outcome);
    this.#belt.show(outcome);
  }

  takeOver() {
    this.#yard.screen.clear();
  }

  async copied(given: RawAnswer) {
    const part = this.#belt.take(given);
    if (part) await this.#yard.mount(part);
  }

  notCopied(given: RawAnswer) {
    this.#belt.sigh(given);
  }

  async clear() {
    this.#reading?.destroy();
    this.#yard.screen.clear();
    await this.#belt.leave();
  }

  async #open() {
    this.#isTurning = true;
    await this.#belt.open();
    this.#isTurning = false;
  }
}
