import type {
  BuildExercise,
  OrderExercise,
  Outcome,
  RawAnswer,
  WholeAnswer,
} from '../../engine/exercise/index.ts';
import { labelOf } from '../../engine/exercise/index.ts';
import { StepRow, type WordStrip } from '../../engine/stage/index.ts';
import { STRIP } from './art/sizes.ts';
import { DEPTHS } from './depths.ts';
import { Food } from './food.ts';
import type { Spot } from './grid.ts';
import type { Meal } from './meal.ts';
import type { Lawn } from './lawn.ts';
import { Spread } from './spread.ts';

/** What was eaten goes to its place in the word in so many ms. */
const FLY_MS = 260;

/** build and order: leaves with graphemes or words are eaten in the right order, and stand on the strip. */
export class LeafMeal implements Meal {
  readonly spread: Spread;
  readonly #lawn: Lawn;
  readonly #exercise: BuildExercise | OrderExercise;
  readonly #row: StepRow;
  #strip!: WordStrip;
  #copy: WholeAnswer | undefined;

  constructor(lawn: Lawn, exercise: BuildExercise | OrderExercise) {
    const { stage } = lawn;
    const isBuild = exercise.form === 'build';
    this.#lawn = lawn;
    this.#exercise = exercise;
    const items = isBuild ? exercise.tiles : exercise.cards;
    const foods = items.map((item) => new Food(stage, { id: item.id, text: labelOf(item) }, 'leaf', isBuild));
    this.spread = new Spread(lawn, foods, exercise.id);
    this.#row = new StepRow(lawn, exercise, {
      land: (id, place) => this.#land(id, place),
      changed: () => this.#hatch(),
      ...(isBuild && { dot: (letters: string, place: number) => this.#strip.dot(place, letters) }),
    });
  }

  get bites() {
    return this.#row.count;
  }

  async present() {
    const { stage } = this.#lawn;
    const { spread } = this;
    this.#strip = stage.kit.wordStrip({
      ...STRIP,
      count: this.#row.count,
      texts: spread.foods.map(({ text }) => text),
      depth: DEPTHS.word,
      sentence: this.#exercise.form === 'order',
    });
    await spread.sprout();
    for (const food of spread.foods)
      stage.offer(food.root, {
        id: `hap-${food.id}`,
        kind: this.#exercise.form === 'build' ? 'tile' : 'card',
        value: food.id,
        label: food.text,
        ...spread.offerOf(food),
      });
  }

  find(want: RawAnswer) {
    const id = this.#row.freeFor(want);
    return this.spread.foods.find((food) => food.id === id);
  }

  bite(at: Spot): boolean {
    const food = this.spread.at(at);
    if (!food) return true;
    const fits = !this.#copy || this.#row.isWanted(food.id, this.#copy);
    return this.spread.bite(food, fits, () => this.#row.take(food.id));
  }

  async right(outcome: Outcome) {
    await this.spread.swallow();
    void this.#row.right(outcome);
    await this.spread.goOn(outcome.last);
  }

  async wrong(outcome: Outcome) {
    await this.spread.spit(false);
    this.#row.wrong(outcome);
    await this.spread.goOn(false);
  }

  async reveal() {
    await this.spread.spit(true);
    this.#row.reveal();
  }

  takeOver(answer: WholeAnswer) {
    this.#copy = answer;
    this.#row.takeOver(answer);
    void this.spread.goOn(false);
  }

  async copied(given: RawAnswer) {
    this.#copy = undefined;
    await this.spread.swallow();
    void this.#row.copied(given);
    await this.spread.goOn(this.#row.place < 0);
  }

  frame() {
    this.spread.sway(this.#lawn.stage.clock.now);
  }

  async clear() {
    await this.#row.landed();
    await this.spread.clear();
    this.#strip.destroy();
  }

  /** Its letters fly from the head to their place in the word. */
  async #land(id: string, place: number) {
    const { stage, caterpillar } = this.#lawn;
    const { text } = this.spread.foods.find((food) => food.id === id)!;
    const { x, y } = caterpillar.head;
    const letters = stage.kit.word(x, y, text).setDepth(DEPTHS.flying);
    const { scale, ...to } = this.#strip.spot(place);
    await stage.tween({ targets: letters, to: { ...to, scale }, ms: FLY_MS, ease: 'Sine.InOut' });
    letters.destroy();
    if (!this.#strip.scene) return;
    this.#strip.write(place, text);
    stage.fx.burst('stars', to.x, to.y, { count: 3 });
  }

  /** What was wrong for this place is out of play. */
  #hatch() {
    for (const food of this.spread.foods) food.isOut = this.#row.isOut(food.id);
    this.spread.sort();
  }
}
