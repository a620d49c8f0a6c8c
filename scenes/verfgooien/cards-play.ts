import {
  choicesOf,
  choiceIn,
  type Choice,
  type ChooseExercise,
  type Outcome,
  type RawAnswer,
  type WholeAnswer,
} from '../../engine/exercise/index.ts';
import type { Target } from './cards.ts';
import { Hanging } from './hanging.ts';
import { MARKS, type Courtyard, type Painting } from './painting.ts';

/** choose: a card for each word on a field of its own, and one pot of paint. */
export class CardsPlay implements Painting {
  done: Painting['done'];
  readonly #host: Courtyard;
  readonly #hanging: Hanging;
  readonly #choices: readonly Choice[];

  constructor(host: Courtyard, exercise: ChooseExercise) {
    this.#host = host;
    this.#hanging = new Hanging(host, exercise.id, exercise.options);
    this.#choices = choicesOf(exercise);
  }

  async present() {
    const { rng, stand } = this.#host;
    const pot = stand.set([{ id: 'verf', kind: 'control', label: 'pot verf', mark: rng.pick(MARKS) }]);
    await this.#hanging.present();
    await pot;
    for (const target of this.#hanging.targets) {
      const { label } = this.#choiceOf(target);
      this.#hanging.offer(target, 'option', label, () => this.#throwAt(target));
    }
    stand.load(stand.first);
  }

  get card() {
    return this.#hanging.inPlay[0]?.card;
  }

  tapField(field: number) {
    const target = this.#hanging.at(field);
    return target !== undefined && this.#throwAt(target);
  }

  async right(outcome: Outcome) {
    const target = this.#targetOf(outcome.given);
    if (!target) return;
    this.done = { field: target.field, thrown: true };
    await this.#hanging.right(target, this.#mark, outcome);
  }

  async wrong({ given }: Outcome) {
    const { stand } = this.#host;
    const target = this.#targetOf(given);
    if (!target) return;
    const pot = stand.loaded;
    await this.#hanging.water(target);
    this.#putOut(target);
    stand.load(pot);
  }

  /** What is right comes out in its right spelling. */
  async reveal(outcome: Outcome) {
    const { stage, stand } = this.#host;
    const target = this.#targetOf(outcome.given);
    if (!target) return;
    const pot = stand.loaded;
    await this.#hanging.water(target);
    await stage.kit.eraser.rub(target.card);
    this.#putOut(target);
    const right = this.#targetOf(outcome.answer);
    if (outcome.reveal) right?.card.reveal(outcome.reveal);
    stand.load(pot);
  }

  /** Done over: it is painted after all. */
  async copied(given: RawAnswer) {
    const target = this.#targetOf(given);
    if (!target) return;
    await this.#hanging.paint(target, this.#mark);
    this.done = { field: target.field, thrown: true };
  }

  clear() {
    return this.#hanging.clear();
  }

  get #mark() {
    return this.#host.stand.loaded?.spec.mark ?? MARKS[0]!;
  }

  #putOut({ card }: Target) {
    card.look = 'out';
    this.#hanging.light();
  }

  #choiceOf({ option }: Target): Choice {
    return this.#choices.find(({ id }) => id === option.id)!;
  }

  #targetOf(answer: RawAnswer | WholeAnswer | undefined): Target | undefined {
    const id = choiceIn(answer);
    return this.#hanging.targets.find(({ option }) => option.id === id);
  }

  #throwAt(target: Target): boolean {
    if (!this.#host.stand.loaded || target.card.look === 'out') return false;
    return this.#hanging.strike(target, () => this.#host.commit(this.#choiceOf(target).answer));
  }
}
