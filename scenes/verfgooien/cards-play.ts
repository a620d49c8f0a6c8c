import {
  choiceIn,
  type ChooseExercise,
  type Outcome,
  type RawAnswer,
  type WholeAnswer,
} from '../../engine/exercise/index.ts';
import type { Target } from './cards.ts';
import { Hanging } from './hanging.ts';
import { MARKS } from './paint.ts';
import type { Courtyard } from './courtyard.ts';
import type { Painting } from './painting.ts';

/** choose: a card for each word on a field of its own, and one pot of paint. */
export class CardsPlay implements Painting {
  readonly #host: Courtyard;
  readonly hanging: Hanging;

  constructor(host: Courtyard, exercise: ChooseExercise) {
    this.#host = host;
    this.hanging = new Hanging(host, exercise, {
      kind: 'option',
      answer: ({ option }) => host.commit({ form: 'choose', option: option.id }),
    });
  }

  async present() {
    const { rng, stand } = this.#host;
    const pot = stand.set([{ id: 'verf', kind: 'control', label: 'pot verf', mark: rng.pick(MARKS) }]);
    await this.hanging.present();
    await pot;
    this.hanging.offer();
    stand.load(stand.first);
  }

  async right(outcome: Outcome) {
    const target = this.#targetOf(outcome.given);
    if (target) await this.hanging.right(target, this.#mark, outcome);
  }

  async wrong({ given }: Outcome) {
    const { stand } = this.#host;
    const target = this.#targetOf(given);
    if (!target) return;
    const pot = stand.loaded;
    await this.hanging.water(target);
    this.#putOut(target);
    stand.load(pot);
  }

  /** What is right comes out in its right spelling. */
  async reveal(outcome: Outcome) {
    const { stage, stand } = this.#host;
    const target = this.#targetOf(outcome.given);
    if (!target) return;
    const pot = stand.loaded;
    await this.hanging.water(target);
    await stage.kit.eraser.rub(target.card);
    this.#putOut(target);
    const right = this.#targetOf(outcome.answer);
    if (outcome.reveal) right?.card.reveal(outcome.reveal);
    stand.load(pot);
  }

  /** Done over: it is painted after all. */
  async copied(given: RawAnswer) {
    const target = this.#targetOf(given);
    if (target) await this.hanging.paint(target, this.#mark);
  }

  clear() {
    return this.hanging.clear();
  }

  get #mark() {
    return this.#host.stand.loaded?.spec.mark ?? MARKS[0]!;
  }

  #putOut({ card }: Target) {
    card.look = 'out';
    this.hanging.light();
  }

  #targetOf(answer: RawAnswer | WholeAnswer | undefined): Target | undefined {
    const id = choiceIn(answer);
    return this.hanging.targets.find(({ option }) => option.id === id);
  }
}
