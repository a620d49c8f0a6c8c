import {
  choiceIn,
  choicesOf,
  labelOf,
  type Choice,
  type JudgeExercise,
  type Outcome,
  type SortExercise,
  type WholeAnswer,
} from '../../engine/exercise/index.ts';
import { correct, dipInto, type Target } from './cards.ts';
import { Hanging } from './hanging.ts';
import type { Courtyard, Painting } from './painting.ts';

const SHOWN_MS = 500;

/** sort and judge: one card on the wall, and a pot of paint for each bucket or verdict. */
export class PotsPlay implements Painting {
  done: Painting['done'];
  readonly #host: Courtyard;
  readonly #hanging: Hanging;
  readonly #choices: readonly Choice[];
  readonly #label: string;

  constructor(host: Courtyard, exercise: SortExercise | JudgeExercise) {
    this.#host = host;
    this.#hanging = new Hanging(host, exercise.id, [exercise.card]);
    this.#choices = choicesOf(exercise);
    this.#label = labelOf(exercise.card);
  }

  async present() {
    const pots = this.#host.stand.set(
      this.#choices.map(({ id, kind, label, sign }) => ({ id, kind, label, mark: sign!.mark, sign })),
    );
    await this.#hanging.present();
    await pots;
    for (const target of this.#hanging.targets)
      this.#hanging.offer(target, 'commit', this.#label, () => this.#throwAt(target));
  }

  get card() {
    return this.#hanging.inPlay[0]?.card;
  }

  tapField(field: number) {
    const target = this.#hanging.at(field);
    return target !== undefined && this.#throwAt(target);
  }

  async right(outcome: Outcome) {
    const pot = this.#potOf(outcome.given);
    const { hit } = this.#hanging;
    if (!pot || !hit) return;
    this.done = { field: hit.field, thrown: true };
    await this.#hanging.right(hit, pot.spec.mark, outcome);
  }

  async wrong() {
    const { hit } = this.#hanging;
    if (hit) await this.#hanging.water(hit);
  }

  /** The card shows its right spelling, floats to the right pot and dips itself; a thin coat is left behind. */
  async reveal({ answer, reveal }: Outcome) {
    const { stage, stand, wall } = this.#host;
    const { hit } = this.#hanging;
    const pot = this.#potOf(answer);
    if (!hit || !pot) return;
    await this.#hanging.water(hit);
    await stage.kit.eraser.rub(hit.card);
    if (reveal) correct(stage, hit, reveal);
    stand.loaded?.chosen(false);
    wall.light();
    await stage.clock.wait(SHOWN_MS);
    await dipInto(stage, hit, pot.mouth);
    await wall.wash(hit.field, pot.spec.mark);
    this.done = { field: hit.field, thrown: false };
  }

  clear() {
    return this.#hanging.clear();
  }

  #potOf(answer: WholeAnswer | Outcome['given'] | undefined) {
    return this.#host.stand.find(choiceIn(answer));
  }

  #throwAt(target: Target): boolean {
    const loaded = this.#host.stand.loaded?.spec.id;
    const choice = this.#choices.find(({ id }) => id === loaded);
    return choice !== undefined && this.#hanging.strike(target, () => this.#host.commit(choice.answer));
  }
}
