import type { BuildExercise, Outcome, WholeAnswer } from '../../engine/exercise/index.ts';
import { WholeRow, type Loose, type Offer, type Spot } from '../../engine/stage/index.ts';
import { TOPPINGS } from './art/sizes.ts';
import type { Kitchen, Order } from './order.ts';
import { Pizza } from './pizza.ts';
import { layOut, type Layout } from './rules.ts';
import { DEPTHS, glideWithShadow, makeTopping, TOPPING } from './topping.ts';

/** A dimple as drawn. */
const DIMPLE = 118;
/** The cook lays the plates that are to be copied. */
const COPY_MS = 380;
/** A laid topping let go below this line goes back to its tray. */
const TRAY_LINE = 606;
/** Letters on a plate that is to be covered. */
const PLATE = { size: 54, y: 3, drawn: 96 } as const;

/** build: toppings with graphemes go from two trays into the dimples of a long pizza. */
export class BuildOrder implements Order {
  readonly slices = [];
  readonly #kitchen: Kitchen;
  readonly #layout: Layout;
  readonly #pizza: Pizza;
  readonly #row: WholeRow<Loose>;
  #bell: Offer | undefined;
  /** The pizza is the guest's now. */
  #isReady = false;

  constructor(kitchen: Kitchen, exercise: BuildExercise) {
    const { stage } = kitchen;
    this.#kitchen = kitchen;
    this.#layout = layOut(exercise.slots, exercise.tiles.length);
    const { length, y, slots, tiles } = this.#layout;
    this.#pizza = new Pizza(stage, 'long', 683, y, length);
    const first = stage.rng.fork(exercise.id).below(TOPPINGS.length);
    this.#row = new WholeRow(kitchen, exercise, {
      things: exercise.tiles.map((tile, i) =>
        makeTopping(stage, tile, TOPPINGS[(first + i) % TOPPINGS.length]!, tiles[i]!),
      ),
      slots: slots.map(({ x, size }) =>
        this.#pizza.add(stage.image('kuil', x - 683, 0).setScale(size / DIMPLE)),
      ),
      names: { slot: 'kuil', open: 'open plek', thing: 'belegsel' },
      hits: { slot: { width: DIMPLE, height: DIMPLE } },
      spot: (place) => this.#spot(place),
      homeLine: TRAY_LINE,
      nudge: 14,
      moved: (_, place) => this.#moved(place),
      glide: (topping, to, ms) => glideWithShadow(stage, topping, to, ms),
    });
  }

  async present() {
    const { bench } = this.#kitchen;
    const { length, y, stacked } = this.#layout;
    bench.setTrays(stacked);
    bench.setPeel(y, length, this.#pizza.height);
    bench.clearSides(this.wide);
    await bench.slideIn(this.#pizza.thing);
    this.#row.offer();
    this.#bell = bench.offerBell('Bel: de pizza is klaar voor de oven', () => this.#row.commit());
  }

  get wide() {
    return this.#layout.length > 900;
  }

  draw() {
    this.#row.draw();
  }

  focus() {
    return this.#row.moving;
  }

  async wrong(outcome: Outcome) {
    // The wrong ones shake their heads; they hop back when the draft lets them go.
    const targets = this.#row.wrong(outcome);
    await this.#kitchen.stage.tween({ targets, to: { angle: 9 }, ms: 110, yoyo: true, repeat: 1, pop: true });
  }

  async reveal(outcome: Outcome) {
    await this.#row.rub(this.#row.wrong(outcome));
  }

  takeOver(answer: WholeAnswer) {
    const { stage, cook } = this.#kitchen;
    this.#row.dot(answer, (letters, place) => {
      const { x, y, scale } = this.#spot(place);
      const plate = stage.scene.add
        .container(cook.x, cook.y, [
          stage.image('bordje', 0, 0),
          stage.kit.dotted(0, PLATE.y, letters, PLATE.size),
        ])
        .setScale(Math.min(1, (scale * TOPPING.drawn) / PLATE.drawn))
        .setDepth(DEPTHS.tray);
      void stage.tween({ targets: plate, to: { x, y }, ms: COPY_MS, delay: place * 40, ease: 'Sine.Out' });
      return plate;
    });
  }

  async ready() {
    this.#isReady = true;
    this.#bell?.remove();
    await this.#row.close();
    for (const topping of this.#row.laid) this.#pizza.carry(topping);
    return this.#pizza;
  }

  cheese() {
    const { stage } = this.#kitchen;
    return this.#row.laid.map((topping) => {
      // Between the topping and its letters.
      const cheese = stage.image('gesmolten', 0, 0).setVisible(false);
      topping.addAt(cheese, 1);
      return cheese;
    });
  }

  dim(alpha: number) {
    for (const topping of this.#row.things) if (topping.place < 0) topping.setAlpha(alpha);
  }

  clear() {
    this.#row.destroy();
    if (!this.#isReady) this.#pizza.destroy();
    this.#bell?.remove();
  }

  #spot(place: number): Spot {
    const { slots, laid } = this.#layout;
    const { x, y } = slots[place]!;
    return { x, y, scale: laid / TOPPING.drawn };
  }

  #moved(place: number) {
    const { stage } = this.#kitchen;
    if (place < 0) return void stage.sound.play('leg', { rate: 0.9, volume: 0.6 });
    const { x, y, size } = this.#layout.slots[place]!;
    stage.sound.play('deeg-plof', { rate: 0.94 + 0.02 * place });
    stage.fx.burst('dust', x, y + size * 0.56, { count: 3, spread: size });
  }
}
