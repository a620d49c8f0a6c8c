import type { ChooseExercise, Option, WholeAnswer } from '../../engine/exercise/index.ts';
import type { Offer } from '../../engine/stage/index.ts';
import type { Kitchen, Order } from './order.ts';
import { Pizza } from './pizza.ts';
import { onShelf } from './rules.ts';
import { coarseness } from './art/sizes.ts';
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
  1: { y: 506, length: 470, height: 150 },
  2: { y: 452, length: 400, height: 104 },
} as const;
const UNDER = 0.4;
const BACK_MS = 100;
/** Molten cheese behind a word: as it is drawn, what it reaches past the letters, and how flat it lies. */
const CHEESE = { drawn: 90, beside: 34, high: 0.72 } as const;

interface Choice {
  option: Option;
  pizza: Pizza;
  home: { x: number; y: number };
  /** How wide its word or picture is. */
  letters: number;
  offer: Offer | undefined;
}

/** choose: raw pizzas with a word in cheese wait on the shelf; the ordered one goes to the peel. */
export class ChooseOrder implements Order {
  readonly slices = [];
  #kitchen: Kitchen;
  #exercise: ChooseExercise;
  #choices: Choice[] = [];
  #chosen: Choice | undefined;
  #held: Choice | undefined;
  #peel: Offer | undefined;
  #rows: 1 | 2 = 1;

  constructor(kitchen: Kitchen, exercise: ChooseExercise) {
    this.#kitchen = kitchen;
    this.#exercise = exercise;
  }

  async present() {
    const { stage, bench } = this.#kitchen;
    const contents = this.#exercise.options.map((option) => this.#contentOf(option));
    const lengths = contents.map(({ displayWidth: width }) =>
      Math.min(WIDEST, Math.max(LEAST, width + ROOM, width / CHEESY)),
    );
    const { rows, spots } = onShelf(lengths);
    this.#rows = rows === 1 ? 1 : 2;
    const ys = ROWS[this.#rows];
    this.#choices = this.#exercise.options.map((option, i) => {
      const home = { x: spots[i]!.x, y: ys[spots[i]!.row]! };
      const pizza = new Pizza(stage, 'small', home.x, home.y, lengths[i]!, FLAT[this.#rows]);
      pizza.add(contents[i]!);
      pizza.thing.setDepth(DEPTHS.topping);
      return { option, pizza, home, letters: contents[i]!.displayWidth, offer: undefined };
    });
    bench.setShelves(ys.map((y) => y + UNDER * this.#choices[0]!.pizza.height));
    bench.clearSides(this.wide);
    bench.setPeel(PEEL[this.#rows].y, PEEL[this.#rows].length, PEEL[this.#rows].height);
    await bench.slideIn();
    this.#peel = stage.offer(bench.peel, {
      id: 'schep',
      kind: 'slot',
      value: 0,
      label: 'de ovenschep',
      size: { width: PEEL[this.#rows].length, height: PEEL[this.#rows].height },
      enabled: () => this.#held !== undefined,
      onPick: () => undefined,
    });
    for (const choice of this.#choices) this.#offer(choice);
  }

  get wide() {
    return this.#rows > 1;
  }

  draw() {}

  focus() {
    return (this.#held ?? this.#chosen)?.pizza.thing;
  }

  async wrong() {
    const choice = this.#chosen;
    if (!choice) return;
    await this.#toPeel(choice);
    await this.#kitchen.stage.clock.wait(260);
    await this.#putAway(choice);
  }

  async reveal() {
    const choice = this.#chosen;
    if (!choice) return;
    await this.#toPeel(choice);
    await this.#kitchen.stage.kit.eraser.rub(choice.pizza.thing);
    await this.#putAway(choice);
    this.#chosen = undefined;
  }

  takeOver() {}

  async ready(answer: WholeAnswer | undefined) {
    const right = answer && 'option' in answer ? answer.option : undefined;
    const choice = this.#choices.find(({ option }) => option.id === right) ?? this.#choices[0]!;
    for (const { offer } of this.#choices) offer?.remove();
    this.#peel?.remove();
    this.#chosen = choice;
    await this.#toPeel(choice);
    return choice.pizza;
  }

  cheese() {
    if (!this.#chosen) return [];
    const { pizza, letters } = this.#chosen;
    return [pizza.cheeseAt(0, (letters + CHEESE.beside) / CHEESE.drawn, CHEESE.high)];
  }

  dim(alpha: number) {
    for (const choice of this.#choices) if (choice !== this.#chosen) choice.pizza.thing.setAlpha(alpha);
  }

  destroy() {
    for (const { pizza } of this.#choices) pizza.destroy();
    this.#peel?.remove();
  }

  #contentOf(option: Option) {
    const { kit } = this.#kitchen.stage;
    if (option.picture) return kit.picture(0, 0, option.picture, PICTURE);
    const word = kit.word(0, 0, (option.text ?? '').replaceAll('___', '__'), { size: LETTERS });
    // The longest words, in large and wide letters, stay on the cheese.
    return word.setScale(Math.min(1, (WIDEST * CHEESY) / word.width));
  }

  #offer(choice: Choice) {
    const { option, pizza } = choice;
    choice.offer = this.#kitchen.stage.offer(pizza.thing, {
      id: `pizza-${option.id}`,
      kind: 'option',
      value: option.id,
      label: option.text ?? option.picture?.alt ?? '',
      size: { width: pizza.length, height: pizza.height },
      onPick: () => this.#choose(choice),
      drag: {
        to: () => (this.#peel ? [this.#peel] : []),
        onMove: (x, y) => {
          this.#held = choice;
          pizza.thing.setPosition(x, y);
        },
        onDrop: () => this.#choose(choice),
        onCancel: () => void this.#home(choice),
      },
    });
  }

  #choose(choice: Choice) {
    this.#held = undefined;
    this.#chosen = choice;
    const { stage, flow } = this.#kitchen;
    if (!this.#kitchen.commit({ form: 'choose', option: choice.option.id })) return void this.#home(choice);
    // A copy that is not the right one is not answered: it goes back by itself.
    stage.clock.after(BACK_MS, () => {
      if (flow.phase === 'neemover' && choice.pizza.thing.scene) void this.#home(choice);
    });
  }

  async #toPeel(choice: Choice) {
    const { stage } = this.#kitchen;
    const { y, length } = PEEL[this.#rows];
    choice.pizza.thing.setDepth(DEPTHS.flying);
    stage.sound.play('pak');
    await choice.pizza.slide(683, y, Math.min(choice.pizza.length, length), 320, 'Sine.InOut');
    stage.sound.play('deeg-plof');
    stage.fx.burst('stof', 683, y + 40, { count: 7, spread: 200 });
  }

  /** A pizza that was not ordered: hatched, with the eraser icon, back on its shelf. */
  async #putAway(choice: Choice) {
    const { stage } = this.#kitchen;
    const { pizza } = choice;
    choice.offer?.remove();
    const hatch = stage.image('arcering', 0, 0);
    const times = coarseness('arcering');
    hatch.setScale((times * pizza.length) / 280, (times * pizza.height) / 124);
    pizza.add(hatch);
    pizza.add(stage.image('kit/badge/eraser', pizza.length / 2 - 30, -pizza.height / 2 + 10));
    await this.#home(choice);
  }

  async #home(choice: Choice) {
    const { pizza, home } = choice;
    this.#held = undefined;
    await pizza.slide(home.x, home.y, pizza.length, 300);
    if (pizza.thing.scene) pizza.thing.setDepth(DEPTHS.topping);
  }
}
