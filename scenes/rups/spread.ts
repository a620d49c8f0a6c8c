import type { OfferOptions } from '../../engine/stage/index.ts';
import type { Food } from './food.ts';
import type { Spot } from './grid.ts';
import type { Lawn } from './lawn.ts';
import { layMeadow, type Meadow } from './meadow.ts';

/** So few things to eat may be a little larger. */
const ROOMY = 8;
/** Times in ms. A bitter bite: pale with swirls, then the food comes flying back. */
const MS = { bite: 150, bitter: 800, spit: 330, back: 200, last: 620, chew: 420 } as const;

/** All that lies on the lawn to eat in one exercise, and how it is bitten. */
export class Spread<F extends Food = Food> {
  readonly foods: readonly F[];
  readonly meadow: Meadow;
  /** Cells of what can be eaten, and of what is out of play. */
  readonly edible = new Set<Spot>();
  readonly hatched = new Set<Spot>();
  readonly #lawn: Lawn;
  #hue: number;
  /** What the head is in now. */
  #bitten: F | undefined;

  /** `seed` tells this exercise from others. */
  constructor(lawn: Lawn, foods: readonly F[], seed: string) {
    this.#lawn = lawn;
    this.foods = foods;
    const rng = lawn.stage.rng.fork(`tuin/${seed}`);
    this.#hue = rng.below(18);
    const pad = lawn.stage.settings.support;
    this.meadow = layMeadow({ sizes: foods.map(({ size }) => size), ...lawn.plenty(), pad }, rng);
    foods.forEach((food, i) => food.lie(this.meadow.leaves[i]!, foods.length <= ROOMY));
    this.sort();
  }

  /** It comes up; resolves when all of it can be read. */
  async sprout() {
    await Promise.all(this.foods.map((food, i) => food.sprout(i)));
  }

  /** How any food is offered: picked, the caterpillar goes there and eats it. */
  offerOf(food: F): Pick<OfferOptions, 'size' | 'enabled' | 'onPick'> {
    return {
      size: food.hit,
      enabled: () => food.isEdible,
      onPick: () => this.#lawn.send(new Set(food.spots)),
    };
  }

  /** What can be eaten in a cell. */
  at(cell: Spot): F | undefined {
    return this.foods.find((food) => food.isEdible && food.spots.includes(cell));
  }

  /** The head bites: `answer` says whether that counts, `fits` whether it is what is to be copied. Whether it may go in. */
  bite(food: F, fits: boolean, answer: () => boolean): boolean {
    const { crawl, caterpillar } = this.#lawn;
    if (!answer()) return false;
    if (!fits) {
      // Not the one that is to be copied: it stays where it is.
      crawl.rest();
      caterpillar.mood('blink', MS.bite * 2);
      return false;
    }
    this.#bitten = food;
    crawl.frozen = true;
    return true;
  }

  /** Right: it is chewed, and becomes a segment of the body. Resolves when it is down. */
  async swallow(): Promise<F | undefined> {
    const { stage, crawl, caterpillar, garden } = this.#lawn;
    const food = this.#bitten;
    this.#bitten = undefined;
    if (!food) return undefined;
    await stage.clock.wait(crawl.msLeft);
    stage.sound.play('knap');
    caterpillar.mood('bite', MS.chew);
    crawl.grow();
    food.vanish();
    this.sort();
    void caterpillar.grow(this.#hue++);
    garden.nod();
    await stage.clock.wait(MS.bite);
    return food;
  }

  /** It goes on, or first enjoys what was the last of it. */
  async goOn(isDone: boolean) {
    if (isDone) await this.#lawn.stage.clock.wait(MS.last);
    else this.#lawn.crawl.frozen = false;
  }

  /** Bitter: pale and dizzy; it spits the food back and stands one cell back. After a reveal Gum rubs it. */
  async spit(isReveal: boolean): Promise<F | undefined> {
    const { stage, crawl, caterpillar, garden } = this.#lawn;
    const food = this.#bitten;
    this.#bitten = undefined;
    if (!food) return undefined;
    await stage.clock.wait(crawl.msLeft);
    food.root.setVisible(false);
    stage.sound.play('bitter');
    caterpillar.mood('bitter');
    garden.crew.wonder();
    await stage.clock.wait(MS.bitter - MS.spit);
    const { x, y } = caterpillar.head;
    stage.fx.burst('splash', x, y, { count: 4, tint: 0xbcdd8b });
    const way = { share: 1 };
    void stage.tween({
      targets: way,
      to: { share: 0 },
      ms: MS.back,
      onUpdate: () => crawl.showBack(way.share),
    });
    await food.drop(x, y);
    crawl.back();
    caterpillar.mood('look');
    if (isReveal) await stage.kit.eraser.rub(food.root);
    return food;
  }

  /** What lies where, after something was eaten or left play. */
  sort() {
    this.hatched.clear();
    this.edible.clear();
    for (const { isEaten, isEdible, spots } of this.foods) {
      if (isEaten) continue;
      for (const one of spots) (isEdible ? this.edible : this.hatched).add(one);
    }
  }

  sway(now: number) {
    for (const food of this.foods) if (!food.isEaten) food.sway(now);
  }

  async clear() {
    await Promise.all(this.foods.map((food) => food.wither()));
  }
}
