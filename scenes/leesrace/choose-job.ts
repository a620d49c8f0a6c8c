import type { ChooseExercise, Outcome, WholeAnswer } from '../../engine/exercise/index.ts';
import type { Input } from '../../engine/stage/index.ts';
import { Gates } from './gates.ts';
import type { Job, Stadium } from './job.ts';

/** choose: ribbons with one word each lie across the track; he runs onto the one that fits. */
export class ChooseJob implements Job {
  #stadium: Stadium;
  #gates: Gates;

  constructor(stadium: Stadium, exercise: ChooseExercise) {
    this.#stadium = stadium;
    this.#gates = new Gates(stadium, exercise.options, 'loper');
  }

  async present() {
    this.#stadium.stage.sound.play('rol-op');
    await this.#gates.present();
  }

  frame() {}

  step(): Input | null {
    return this.#gates.isBusy ? { kind: 'wait', ms: 40 } : null;
  }

  focus() {
    const { runner } = this.#stadium;
    return this.#gates.focus?.thing ?? { x: runner.x + 120, y: runner.y };
  }

  async right({ answer }: Outcome) {
    if (answer && 'option' in answer) await this.#gates.pass(answer.option);
  }

  async wrong() {
    const gate = await this.#gates.refuse();
    gate?.ruleOut();
  }

  async reveal({ answer, reveal }: Outcome) {
    const gate = await this.#gates.refuse();
    if (gate) {
      await this.#stadium.stage.kit.eraser.rub(gate.thing);
      gate.ruleOut();
    }
    if (reveal && answer && 'option' in answer) this.#gates.show(answer.option, reveal);
  }

  takeOver(answer: WholeAnswer) {
    if ('option' in answer) this.#gates.copy(answer.option);
  }

  skill({ tryNo }: Outcome) {
    return { tip: false, even: tryNo === 1 };
  }

  leave() {
    return this.#gates.leave();
  }
}
