import {
  choicesOf,
  type ChooseExercise,
  type RawAnswer,
  type WholeAnswer,
} from '../../engine/exercise/index.ts';
import { Choices, type ChoiceThing } from '../../engine/stage/index.ts';
import type { Bunny } from './bunny.ts';
import type { Tile } from './grid.ts';
import type { House } from './house.ts';
import type { Job } from './job.ts';
import { Litter } from './litter.ts';

interface Item extends ChoiceThing {
  bunny: Bunny;
}

/** choose: dust bunnies with words, of which one is sucked up. */
export class WordJob implements Job {
  readonly count = 1;
  readonly litter: Litter;
  readonly #house: House;
  readonly #choices: Choices<Item>;
  #copy: WholeAnswer | undefined;

  constructor(house: House, exercise: ChooseExercise) {
    this.#house = house;
    const choices = choicesOf(exercise);
    const loads = choices.map(({ id, label: text, option }) => {
      const picture = option?.text === undefined ? option?.picture : undefined;
      return { id, text, ...(picture && { picture }) };
    });
    this.litter = new Litter(house, loads, false, exercise.id);
    const items = choices.map((choice, i): Item => {
      const bunny = this.litter.bunnies[i]!;
      return { choice, bunny, thing: bunny.root };
    });
    this.#choices = new Choices(house, items, {
      name: 'pluis',
      onPick: ({ bunny }) => house.send(new Set(bunny.tiles)),
      more: ({ bunny }) => this.litter.offerOf(bunny, house.isPlanned),
    });
  }

  async present() {
    await this.litter.come();
    this.#choices.offer();
  }

  find(want: RawAnswer): Bunny | undefined {
    const bunny = this.#choices.of(want)?.bunny;
    return bunny?.isPrey ? bunny : undefined;
  }

  suck(at: Tile): boolean {
    const bunny = this.litter.at(at);
    const item = this.#choices.items.find((one) => one.bunny === bunny);
    if (!bunny || !item) return true;
    const fits = !this.#copy || this.#choices.of(this.#copy) === item;
    return this.litter.suck(bunny, at, fits, () => this.#choices.commit(item));
  }

  async right() {
    await this.litter.swallow();
    await this.litter.goOn(true);
  }

  async wrong() {
    await this.#sneeze(false);
    await this.litter.goOn(false);
  }

  async reveal() {
    await this.#sneeze(true);
  }

  takeOver(answer: WholeAnswer) {
    this.#copy = answer;
    void this.litter.goOn(false);
  }

  async copied() {
    await this.right();
  }

  frame() {
    this.litter.frame(this.#house.stage.clock.now);
  }

  async clear() {
    await this.litter.clear();
  }

  /** What was sneezed out stays out of play. */
  async #sneeze(isReveal: boolean) {
    const bunny = await this.litter.sneeze(isReveal);
    const item = this.#choices.items.find((one) => one.bunny === bunny);
    if (!bunny || !item) return;
    bunny.isOut = true;
    this.#choices.ruleOut(item);
  }
}
