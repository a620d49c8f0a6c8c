import {
  choicesOf,
  type Choice,
  type ChooseExercise,
  type Option,
  type RawAnswer,
} from '../../engine/exercise/index.ts';
import { Choices, type ChoiceThing, type Container, type Offer } from '../../engine/stage/index.ts';
import type { Kitchen, Order } from './order.ts';
import { Pizza } from './pizza.ts';
import { onShelf } from './rules.ts';
import { DEPTHS } from './topping.ts';

/** Room on a pizza beside its word, the share of its length that is cheese, and its least and greatest length. */
const ROOM = 84;
const CHEESY = 0.8;
const LEAST = 196;
const WIDEST = 622;
const LETTERS = 40;
const PICTURE = 84;
/** Rows of the shelf by how many there are, how flat the pizzas lie there, and where the peel waits above them. */
const ROWS = { 1: [666], 2: [576, 694] } as const;
const FLAT = { 1: 1, 2: 0.8 } as const;
const PEEL = {
  1: { y: 506, width: 470, height: 150 },
  2: { y: 452, width: 400, height: 104 },
} as const;
const UNDER = 0.4;
/** Molten cheese behind a word: as it is drawn, what it reaches past the letters, and how flat it lies. */
const CHEESE = { drawn: 90, beside: 34, high: 0.72 } as const;

interface WordPizza extends ChoiceThing {
  thing: Container;
  pizza: Pizza;
  home: { x: number; y: number };
  /** How wide its word or picture is. */
  letters: number;
}

/** choose: raw pizzas with a word in cheese wait on the shelf; the ordered one goes to the peel. */
export class ChooseOrder implements Order {
  readonly slices = [];
  readonly #kitchen: Kitchen;
  readonly #choices: Choices<WordPizza>;
  readonly #rows: 1 | 2;
  #held: WordPizza | undefined;
  #onPeel: WordPizza | undefined;
  #peel: Offer | undefined;
  /** The pizza that is the guest's now. */
  #ready: Pizza | undefined;

  constructor(kitchen: Kitchen, exercise: ChooseExercise) {
    const { stage } = kitchen;
    this.#kitchen = kitchen;
    const contents = exercise.options.map((option) => this.#contentOf(option));
    const lengths = contents.map(({ displayWidth: width }) =>
      Math.min(WIDEST, Math.max(LEAST, width + ROOM, width / CHEESY)),
    );
    const { rows, spots } = onShelf(lengths);
    this.#rows = rows === 1 ? 1 : 2;
    const items = choicesOf(exercise).map((choice: Choice, i): WordPizza => {
      const home = { x: spots[i]!.x, y: ROWS[this.#rows][spots[i]!.row]! };
      const pizza = new Pizza(stage, 'small', home.x, home.y, lengths[i]!, FLAT[this.#rows]);
      pizza.add(contents[i]!);
      pizza.thing.setDepth(DEPTHS.topping);
      return { choice, pizza, thing: pizza.thing, home, letters: contents[i]!.displayWidth };
    });
    this.#choices = new Choices(kitchen, items, {
      name: 'pizza',
      hit: ({ pizza }) => ({ width: pizza.length, height: pizza.height }),
      onPick: (item) => this.#pick(item),
      more: (item) => ({
        drag: {
          to: () => (this.#peel ? [this.#peel] : []),
          onMove: (x, y) => {
            this.#held = item;
            item.thing.setPosition(x, y);
          },
          onDrop: () => this.#pick(item),
          onCancel: () => void this.#home(item),
        },
      }),
    });
  }

  async present() {
    const { stage, bench } = this.#kitchen;
    const { y, width, height } = PEEL[this.#rows];
    bench.setShelves(ROWS[this.#rows].map((row) => row + UNDER * this.#choices.items[0]!.pizza.height));
    bench.clearSides(this.wide);
    bench.setPeel(y, width, height);
    await bench.slideIn();
    this.#peel = stage.offer(bench.peel, {
      id: 'schep',
      kind: 'slot',
      value: 0,
      label: 'de ovenschep',
      size: { width, height },
      enabled: () => this.#held !== undefined,
      onPick: () => undefined,
    });
    this.#choices.offer();
  }

  get wide() {
    return this.#rows > 1;
  }

  focus() {
    return (this.#held ?? this.#onPeel)?.thing;
  }

  async wrong() {
    const item = this.#onPeel;
    if (!item) return;
    await this.#toPeel(item);
    await this.#kitchen.stage.clock.wait(260);
    await this.#putAway(item);
  }

  async reveal() {
    const item = this.#onPeel;
    if (!item) return;
    await this.#toPeel(item);
    await this.#kitchen.stage.kit.eraser.rub(item.thing);
    await this.#putAway(item);
  }

  notCopied(given: RawAnswer) {
    const item = this.#choices.of(given);
    if (item) void this.#home(item);
  }

  async ready(answer: RawAnswer) {
    const item = this.#choices.of(answer) ?? this.#choices.items[0]!;
    this.#choices.close();
    this.#peel?.remove();
    this.#onPeel = item;
    this.#ready = item.pizza;
    await this.#toPeel(item);
    return item.pizza;
  }

  cheese() {
    if (!this.#onPeel) return [];
    const { pizza, letters } = this.#onPeel;
    return [pizza.cheeseAt(0, (letters + CHEESE.beside) / CHEESE.drawn, CHEESE.high)];
  }

  dim(alpha: number) {
    for (const item of this.#choices.items) if (item !== this.#onPeel) item.thing.setAlpha(alpha);
  }

  clear() {
    for (const { pizza } of this.#choices.items) if (pizza !== this.#ready) pizza.destroy();
    this.#peel?.remove();
  }

  #contentOf(option: Option) {
    const { kit } = this.#kitchen.stage;
    if (option.picture) return kit.picture(0, 0, option.picture, PICTURE);
    const word = kit.word(0, 0, option.text ?? '', { size: LETTERS });
    // The longest words, in large and wide letters, stay on the cheese.
    return word.setScale(Math.min(1, (WIDEST * CHEESY) / word.width));
  }

  #pick(item: WordPizza) {
    this.#held = undefined;
    this.#onPeel = item;
    if (!this.#choices.commit(item)) void this.#home(item);
  }

  async #toPeel({ pizza, thing }: WordPizza) {
    const { stage } = this.#kitchen;
    const { y, width } = PEEL[this.#rows];
    thing.setDepth(DEPTHS.flying);
    stage.sound.play('pak');
    await pizza.slide(683, y, Math.min(pizza.length, width), 320, 'Sine.InOut');
    stage.sound.play('deeg-plof');
    stage.fx.burst('dust', 683, y + 40, { count: 7, spread: 200 });
  }

  /** A pizza that was not ordered: hatched, with the eraser icon, back on its shelf. */
  async #putAway(item: WordPizza) {
    const { stage } = this.#kitchen;
    const { pizza } = item;
    this.#choices.ruleOut(item);
    this.#onPeel = undefined;
    pizza.add(stage.kit.hatch(pizza.length - 16, pizza.height - 20));
    pizza.add(stage.image('kit/badge/eraser', pizza.length / 2 - 30, -pizza.height / 2 + 10));
    await this.#home(item);
  }

  async #home({ pizza, thing, home }: WordPizza) {
    this.#held = undefined;
    await pizza.slide(home.x, home.y, pizza.length, 300);
    if (thing.scene) thing.setDepth(DEPTHS.topping);
  }
}
