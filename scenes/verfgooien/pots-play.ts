import {
  choiceIn,
  choicesOf,
  type Choice,
  type JudgeExercise,
  type Outcome,
  type SortExercise,
  type WholeAnswer,
} from '../../engine/exercise/index.ts';
import { correct, dipInto } from './cards.ts';
import { Hanging } from './hanging.ts';
import type { Courtyard } from './courtyard.ts';
import type { Painting } from './painting.ts';

const SHOWN_MS = 500;

/** sort and judge: one card on the wall, and a pot of paint for each bucket or verdict. */
export class PotsPlay implements Painting {
  readonly #host: Courtyard;
  readonly hanging: Hanging;
  readonly #choices: readonly Choice[];

  constructor(host: Courtyard, exercise: SortExercise | JudgeExercise) {
    this.#host = host;
    this.#choices = choicesOf(exercise);
    this.hanging = new Hanging(host, exercise, {
      kind: 'commit',
      answer: () => {
        const choice = this.#choices.find(({ id }) => id === host.stand.loaded?.spec.id);
        return choice !== undefined && host.commit(choice.answer);
      },
    });
  }

  async present() {
    const pots = this.#host.stand.set(
      this.#choices.map(({ id, kind, label, sign }) => ({ id, kind, label, mark: sign!.mark, sign })),
    );
    await this.hanging.present();
    await pots;
    this.hanging.offer();
  }

  async right(outcome: Outcome) {
    const pot = this.#potOf(outcome.given);
    const { hit } = this.hanging;
    if (!pot || !hit) return;
    await this.hanging.right(hit, pot.spec.mark, outcome);
  }

  async wrong() {
    const { hit } = this.hanging;
    if (hit) await this.hanging.water(hit);
  }

  /** The card shows its right spelling, floats to the right pot and dips itself; a thin coat is left behind. */
  async reveal({ answer, reveal }: Outcome) {
    const { stage, stand, wall } = this.#host;
    const { hit } = this.hanging;
    const pot = this.#potOf(answer);
    if (!hit || !pot) return;
    await this.hanging.water(hit);
    await stage.kit.eraser.rub(hit.card);
    if (reveal) correct(stage, hit, reveal);
    stand.loaded?.chosen(false);
    wall.light();
    await stage.clock.wait(SHOWN_MS);
    await dipInto(stage, hit, pot.mouth);
    await wall.wash(hit.field, pot.spec.mark);
    this.hanging.done = { field: hit.field, thrown: false };
  }

  clear() {
    return this.hanging.clear();
  }

  #potOf(answer: WholeAnswer | Outcome['given'] | undefined) {
    return this.#host.stand.find(choiceIn(answer));
  }
}
