import type { BuildExercise, Outcome, WholeAnswer } from '../../engine/exercise/index.ts';
import type { Container, Image, Offer } from '../../engine/stage/index.ts';
import type { Kitchen, Order } from './order.ts';
import { Pizza } from './pizza.ts';
import { layOut, type Layout } from './rules.ts';
import { coarseness, TOPPINGS } from './art/sizes.ts';
import { DEPTHS, Topping } from './topping.ts';

/** A dimple as drawn. */
const DIMPLE = 118;
const LAY_MS = 240;
/** The cook lays the plates that are to be copied. */
const COPY_MS = 380;
/** Wrong toppings that Gum comes to himself, and when the letters are gone. */
const GUM_RUBS = 2;
const RUBBED_MS = 620;
/** A laid topping let go below this line goes back to its tray. */
const TRAY_LINE = 606;

/** build: toppings with graphemes go from two trays into the dimples of a long pizza. */
export class BuildOrder implements Order {
  readonly slices = [];
  #kitchen: Kitchen;
  #exercise: BuildExercise;
  #layout: Layout;
  #pizza: Pizza;
  #toppings = new Map<string, Topping>();
  #dimples: Image[] = [];
  #slots: Offer[] = [];
  #bell: Offer | undefined;
  /** The dimple that the next topping goes to, when one was pointed out. */
  #next = -1;
  #nudging = false;
  #held: Topping | undefined;
  #flying: Topping | undefined;
  #dotted: Container[] = [];

  constructor(kitchen: Kitchen, exercise: BuildExercise) {
    this.#kitchen = kitchen;
    this.#exercise = exercise;
    this.#layout = layOut(exercise.slots, exercise.tiles.length);
    const { length, y } = this.#layout;
    this.#pizza = new Pizza(kitchen.stage, 'long', 683, y, length);
  }

  async present() {
    const { stage, bench } = this.#kitchen;
    const { length, y, slots, tiles, stacked } = this.#layout;
    this.#dimples = slots.map(({ x, size }) =>
      this.#pizza.add(stage.image('kuil', x - 683, 0).setScale(size / DIMPLE)),
    );
    bench.setTrays(stacked);
    bench.setPeel(y, length, this.#pizza.height);
    bench.clearSides(this.wide);
    const first = stage.rng.fork(this.#exercise.id).below(TOPPINGS.length);
    this.#exercise.tiles.forEach((tile, i) => {
      const topping = new Topping(stage, tile, TOPPINGS[(first + i) % TOPPINGS.length]!, tiles[i]!);
      this.#toppings.set(tile.id, topping);
    });
    await bench.slideIn(this.#pizza.thing);
    this.#dimples.forEach((dimple, place) => this.#offerSlot(dimple, place));
    for (const topping of this.#toppings.values()) this.#offerTopping(topping);
    this.#bell = bench.offerBell('Bel: de pizza is klaar voor de oven', () => this.#ring());
  }

  get wide() {
    return this.#layout.length > 900;
  }

  draw() {
    const { stage } = this.#kitchen;
    const { slots, laid } = this.#layout;
    for (const topping of this.#toppings.values()) {
      const place = this.#row.placeOf(topping.tile.id);
      if (place === topping.place) continue;
      topping.place = place;
      topping.blank(false);
      this.#flying = topping;
      const spot = place < 0 ? topping.home : slots[place]!;
      void topping.glide(spot.x, spot.y, place < 0 ? topping.home.size : laid, LAY_MS).then(() => {
        if (this.#flying === topping) this.#flying = undefined;
      });
      if (place < 0) stage.sound.play('leg', { rate: 0.9, volume: 0.6 });
      else {
        stage.sound.play('deeg-plof', { rate: 0.94 + 0.02 * place });
        stage.fx.burst('stof', spot.x, spot.y + spot.size * 0.56, { count: 3, spread: spot.size });
      }
    }
    for (const topping of this.#toppings.values())
      if (topping.place >= 0 && this.#row.isFixed(topping.place)) topping.settle();
    for (const [place, slot] of this.#dotted.entries())
      slot.setVisible(this.#row.places[place] === undefined);
    if (this.#next >= 0 && this.#row.places[this.#next] !== undefined) this.#next = -1;
    this.#showNext();
  }

  focus() {
    return (this.#held ?? this.#flying)?.thing;
  }

  async wrong({ verdict }: Outcome) {
    // The wrong ones shake their heads; they hop back when the draft lets them go.
    await Promise.all(
      this.#wrong(verdict.parts).map((topping) =>
        this.#kitchen.stage.tween({
          targets: topping.thing,
          to: { angle: 9 },
          ms: 110,
          yoyo: true,
          repeat: 1,
          pop: true,
        }),
      ),
    );
  }

  async reveal({ verdict }: Outcome) {
    const { stage } = this.#kitchen;
    const wrong = this.#wrong(verdict.parts);
    // What was laid last may still be on its way.
    await stage.clock.wait(LAY_MS);
    for (const [i, topping] of wrong.entries()) {
      // Gum rolls over to the first two; more would take too long, their letters go with them.
      const rubbed = i < GUM_RUBS ? stage.kit.eraser.rub(topping.thing) : Promise.resolve();
      stage.clock.after(RUBBED_MS, () => topping.place >= 0 && topping.blank(true));
      await rubbed;
    }
  }

  takeOver(answer: WholeAnswer, from: { x: number; y: number }) {
    if (!('tiles' in answer)) return;
    const { stage } = this.#kitchen;
    const { slots, laid } = this.#layout;
    this.#dotted = slots.map(({ x, y }, place) => {
      const letters = this.#exercise.tiles.find((tile) => tile.id === answer.tiles[place])?.text ?? '';
      const plate = stage.scene.add
        .container(from.x, from.y, [
          stage.image('bordje', 0, 0).setScale(coarseness('bordje')),
          stage.kit.dotted(0, 3, letters, 54),
        ])
        .setScale(Math.min(1, laid / 96))
        .setDepth(DEPTHS.tray)
        .setVisible(this.#row.places[place] === undefined);
      void stage.tween({ targets: plate, to: { x, y }, ms: COPY_MS, delay: place * 40, ease: 'Sine.Out' });
      return plate;
    });
  }

  async ready() {
    this.#bell?.remove();
    for (const slot of this.#slots) slot.remove();
    for (const slot of this.#dotted) slot.destroy();
    this.#dotted = [];
    await this.#kitchen.stage.clock.wait(LAY_MS);
    for (const topping of this.#laid()) this.#pizza.carry(topping.thing);
    return this.#pizza;
  }

  cheese() {
    return this.#laid().map((topping) => topping.coverWithCheese());
  }

  dim(alpha: number) {
    for (const { place, thing } of this.#toppings.values()) if (place < 0) thing.setAlpha(alpha);
  }

  destroy() {
    for (const slot of this.#dotted) slot.destroy();
    for (const topping of this.#toppings.values()) topping.destroy();
    this.#pizza.destroy();
    this.#bell?.remove();
  }

  get #row() {
    return this.#kitchen.draft.row;
  }

  #laid = () => [...this.#toppings.values()].filter(({ place }) => place >= 0);

  #wrong(parts: readonly boolean[] = []): Topping[] {
    return this.#laid().filter(({ place }) => !parts[place]);
  }

  #offerSlot(dimple: Image, place: number) {
    const offer = this.#kitchen.stage.offer(dimple, {
      id: `kuil-${place}`,
      kind: 'slot',
      value: place,
      label: `open plek ${place + 1}`,
      size: { width: DIMPLE, height: DIMPLE },
      enabled: () => this.#row.places[place] === undefined || this.#held !== undefined,
      chosen: () => this.#next === place,
      onPick: () => {
        this.#next = this.#next === place ? -1 : place;
        this.#showNext();
      },
    });
    this.#slots.push(offer);
  }

  /** The dimple that was pointed out is a little larger. */
  #showNext() {
    this.#dimples.forEach((dimple, place) => {
      const size = this.#layout.slots[place]!.size / DIMPLE;
      dimple.setScale(place === this.#next ? size * 1.14 : size);
    });
  }

  #offerTopping(topping: Topping) {
    const { tile, thing } = topping;
    this.#kitchen.stage.offer(thing, {
      id: `belegsel-${tile.id}`,
      kind: 'tile',
      value: tile.id,
      label: tile.text,
      size: { width: 92, height: 92 },
      enabled: () => topping.place < 0 || !this.#row.isFixed(topping.place),
      chosen: () => topping.place >= 0,
      onPick: () => this.#tap(topping),
      drag: {
        to: () => this.#slots,
        onMove: (x, y) => {
          this.#held = topping;
          thing.setPosition(x, y);
        },
        onDrop: (slot) => this.#drop(topping, Number(slot.value)),
        onCancel: () => this.#letGo(topping),
      },
    });
  }

  /** The bell; a pizza with open dimples is not ready, they say so themselves. */
  #ring() {
    const { draft, stage } = this.#kitchen;
    if (draft.row.full) return void this.#kitchen.commit({ form: 'build', tiles: draft.row.ids });
    this.#kitchen.bump();
    if (this.#nudging) return;
    this.#nudging = true;
    const open = this.#dimples.filter((_, place) => draft.row.places[place] === undefined);
    void stage
      .tween({ targets: open, to: { angle: 14 }, ms: 90, yoyo: true, repeat: 1 })
      .then(() => (this.#nudging = false));
  }

  /** A tap lays a topping in the dimple that was pointed out or the first open one, and takes a laid one back. */
  #tap(topping: Topping) {
    if (topping.place >= 0) this.#row.takeBack(topping.place);
    else if (this.#next >= 0) this.#row.lay(topping.tile.id, this.#next);
    else this.#row.lay(topping.tile.id);
  }

  #drop(topping: Topping, place: number) {
    this.#held = undefined;
    if (!this.#row.lay(topping.tile.id, place)) this.#letGo(topping);
  }

  #letGo(topping: Topping) {
    this.#held = undefined;
    if (topping.place >= 0 && topping.thing.y > TRAY_LINE) {
      this.#row.takeBack(topping.place);
      return;
    }
    const spot = topping.place < 0 ? topping.home : this.#layout.slots[topping.place]!;
    const size = topping.place < 0 ? topping.home.size : this.#layout.laid;
    void topping.glide(spot.x, spot.y, size, LAY_MS);
  }
}
