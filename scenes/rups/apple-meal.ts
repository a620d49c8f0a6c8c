import {
  choicesOf,
  type ChooseExercise,
  type RawAnswer,
  type WholeAnswer,
} from '../../engine/exercise/index.ts';
import { Choices, type ChoiceThing, type Thing } from '../../engine/stage/index.ts';
import { Food } from './food.ts';
import type { Spot } from './grid.ts';
import type { Meal } from './meal.ts';
import type { Lawn } from './lawn.ts';
import { Spread } from './spread.ts';

interface Apple extends ChoiceThing {
  thing: Thing;
  food: Food;
}

/** choose: apples with words, of which one is eaten. */
export class AppleMeal implements Meal {
  readonly bites = 1;
  readonly spread: Spread;
  readonly #lawn: Lawn;
  readonly #choices: Choices<Apple>;
  #copy: WholeAnswer | undefined;

  constructor(lawn: Lawn, exercise: ChooseExercise) {
    this.#lawn = lawn;
    const apples = choicesOf(exercise).map((choice): Apple => {
      const { id, label: text, option } = choice;
      const picture = option?.text === undefined ? option?.picture : undefined;
      const food = new Food(lawn.stage, { id, text, ...(picture && { picture }) }, 'apple', false);
      return { choice, food, thing: food.root };
    });
    this.spread = new Spread(
      lawn,
      apples.map(({ food }) => food),
      exercise.id,
    );
    this.#choices = new Choices(lawn, apples, {
      name: 'hap',
      onPick: ({ food }) => lawn.send(new Set(food.spots)),
      more: ({ food }) => this.spread.offerOf(food),
    });
  }

  async present() {
    await this.spread.sprout();
    this.#choices.offer();
  }

  find(want: RawAnswer) {
    const apple = this.#choices.of(want);
    return apple?.food.isEdible ? apple.food : undefined;
  }

  bite(at: Spot): boolean {
    const food = this.spread.at(at);
    const apple = this.#choices.items.find((one) => one.food === food);
    if (!food || !apple) return true;
    const fits = !this.#copy || this.#choices.of(this.#copy) === apple;
    return this.spread.bite(food, fits, () => this.#choices.commit(apple));
  }

  async right() {
    await this.spread.swallow();
    await this.spread.goOn(true);
  }

  async wrong() {
    await this.#spit(false);
    await this.spread.goOn(false);
  }

  async reveal() {
    await this.#spit(true);
  }

  takeOver(answer: WholeAnswer) {
    this.#copy = answer;
    void this.spread.goOn(false);
  }

  async copied() {
    await this.right();
  }

  frame() {
    this.spread.sway(this.#lawn.stage.clock.now);
  }

  async clear() {
    await this.spread.clear();
  }

  /** What was spat out stays out of play. */
  async #spit(isReveal: boolean) {
    const food = await this.spread.spit(isReveal);
    const apple = this.#choices.items.find((one) => one.food === food);
    if (!food || !apple) return;
    food.isOut = true;
    this.#choices.ruleOut(apple);
    this.spread.sort();
  }
}
