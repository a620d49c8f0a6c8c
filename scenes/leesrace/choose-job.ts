import type { ChooseExercise, Outcome, RawAnswer } from '../../engine/exercise/index.ts';
import type { Input } from '../../engine/stage/index.ts';
import { Gates } from './gates.ts';
import type { Job, Stadium } from './job.ts';

/** choose: ribbons with one word each lie across the track; he runs along the one that fits, and reads it as he runs. */
export class ChooseJob implements Job {
  readonly #stadium: Stadium;
  readonly #gates: Gates;

  constructor(stadium: Stadium, exercise: ChooseExercise) {
    this.#stadium = stadium;
    this.#gates = new Gates(stadium, exercise, 'loper');
  }

  async present() {
    this.#stadium.stage.sound.play('rol-op');
    await this.#gates.present();
  }

  step(): Input | null {
    return this.#gates.isBusy ? { kind: 'wait', ms: 40 } : null;
  }

  focus() {
    return this.#gates.focus;
  }

  async right({ given }: Outcome) {
    await this.#gates.pass(given);
  }

  async wrong(outcome: Outcome) {
    await this.#gates.refuse(outcome);
  }

  async reveal(outcome: Outcome) {
    await this.#gates.rub(outcome);
    this.#gates.show(outcome);
  }

  async copied(given: RawAnswer) {
    await this.#gates.pass(given);
  }

  notCopied(given: RawAnswer) {
    void this.#gates.bounce(given);
  }

  skill({ tryNo }: Outcome) {
    return { tip: false, even: tryNo === 1 };
  }

  clear() {
    return this.#gates.leave();
  }
}
