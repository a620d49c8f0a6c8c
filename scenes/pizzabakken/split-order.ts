import {
  cutsIn,
  partsOf,
  type Outcome,
  type RawAnswer,
  type SplitExercise,
} from '../../engine/exercise/index.ts';
import {
  Cuts,
  LetterLine,
  type Container,
  type CutHandle,
  type Image,
  type Offer,
} from '../../engine/stage/index.ts';
import type { Kitchen, Order } from './order.ts';
import { Pizza } from './pizza.ts';
import { lengthFor } from './rules.ts';
import { DEPTHS } from './topping.ts';

const Y = 530;
/** Letters, and where they stand close together. */
const LETTERS = { usual: 48, close: 42 } as const;
const BASELINE = 16;
const APART = 18;
const MS = { roll: 150, reach: 90, to: 180, home: 260 } as const;
/** The wheel lies on its side in its tray, and stands on its blade to cut. */
const WHEEL_HOME = { x: 690, y: 692, angle: -90 } as const;
const CHEESE = 0.42;

/** split: the word lies in cheese on the pizza; the wheel is set on gaps and rolls all cuts at the bell. */
export class SplitOrder implements Order {
  slices: { thing: Container; middle: number }[] = [];
  readonly #kitchen: Kitchen;
  readonly #letters: readonly string[];
  readonly #line: LetterLine;
  readonly #pizza: Pizza;
  readonly #words: Image[] | Container[];
  readonly #cheese: Image[];
  readonly #handles: CutHandle[];
  readonly #cuts: Cuts;
  readonly #wheel: Container;
  #bell: Offer | undefined;
  #rolling = false;
  /** The pizza is the guest's now. */
  #isReady = false;

  constructor(kitchen: Kitchen, exercise: SplitExercise) {
    const { stage } = kitchen;
    const { letters } = exercise;
    this.#kitchen = kitchen;
    this.#letters = letters;
    this.#line = new LetterLine(letters, 0);
    this.#pizza = new Pizza(stage, 'long', 683, Y, lengthFor(this.#line.width));
    this.#wheel = stage.scene.add
      .container(WHEEL_HOME.x, WHEEL_HOME.y, [stage.image('greep', 0, 0), stage.image('wiel', 0, 0)])
      .setAngle(WHEEL_HOME.angle)
      .setDepth(DEPTHS.wheel);
    const size = this.#line.pitch < 60 ? LETTERS.close : LETTERS.usual;
    this.#words = letters.map((letter, i) =>
      this.#pizza.add(stage.kit.word(this.#line.middle(i), -8, letter, { size })),
    );
    this.#cheese = letters.map((_, i) =>
      this.#pizza.cheeseAt(this.#line.middle(i), CHEESE, CHEESE).setVisible(false),
    );
    this.#handles = letters
      .slice(1)
      .map((_, i) => this.#pizza.add(stage.kit.cutHandle(this.#line.gap(i + 1), BASELINE).setVisible(false)));
    this.#cuts = new Cuts(kitchen, exercise, {
      gaps: this.#handles.map((thing) => ({
        thing,
        set: (cut) => (thing.cut = cut),
        mark: (as) => (thing.look = as === 'plain' ? 'normal' : as === 'out' ? 'out' : 'right'),
      })),
      names: { gap: 'gat', label: 'snijden' },
      moved: (cut, isCut) => this.#moved(cut, isCut),
    });
  }

  async present() {
    const { bench } = this.#kitchen;
    bench.setPeel(Y, this.#pizza.length, this.#pizza.height);
    bench.clearSides(this.wide);
    bench.setWheelTray();
    await bench.slideIn(this.#pizza.thing);
    for (const handle of this.#handles) handle.setVisible(true);
    this.#cuts.offer();
    this.#bell = bench.offerBell('Bel: snijd de pizza', () => this.#cuts.commit());
  }

  get wide() {
    return this.#pizza.length > 900;
  }

  draw() {
    this.#cuts.draw();
  }

  focus() {
    return this.#rolling ? this.#wheel : undefined;
  }

  async wrong(outcome: Outcome) {
    this.#cuts.keepRight(outcome);
    await this.#wheelHome();
  }

  async reveal(outcome: Outcome) {
    await this.#cuts.showRight(outcome);
    void this.#wheelHome();
  }

  takeOver() {
    this.#cuts.takeOver();
  }

  async ready(answer: RawAnswer) {
    const { stage } = this.#kitchen;
    this.#isReady = true;
    this.#bell?.remove();
    this.#cuts.close();
    const cuts = cutsIn(answer);
    this.#rolling = true;
    for (const handle of this.#handles) handle.setVisible(false);
    for (const cut of cuts) await this.#roll(683 + this.#line.gap(cut));
    const things = this.#pizza.cutAt(cuts.map((cut) => this.#line.gap(cut)));
    const parts = partsOf(this.#letters.length, cuts);
    this.slices = parts.map(({ from, to }, i) => {
      const thing = things[i]!.add([...this.#cheese.slice(from, to), ...this.#words.slice(from, to)]);
      return { thing, middle: this.#line.gap((from + to) / 2) };
    });
    void this.#wheelHome();
    const apart = (i: number) => (i - (parts.length - 1) / 2) * APART;
    await Promise.all(
      things.map((targets, i) => stage.tween({ targets, to: { x: apart(i) }, ms: MS.to, ease: 'Back.Out' })),
    );
    this.#rolling = false;
    return this.#pizza;
  }

  cheese() {
    return this.#cheese;
  }

  clear() {
    if (!this.#isReady) this.#pizza.destroy();
    this.#wheel.destroy();
    this.#bell?.remove();
  }

  #moved(cut: number, isCut: boolean) {
    this.#kitchen.stage.sound.play(isCut ? 'deeg-plof' : 'leg', { rate: 1.2 });
    if (isCut && !this.#rolling) void this.#wheelTo(this.#line.gap(cut) + 683, Y - 128, MS.to);
  }

  async #wheelTo(x: number, y: number, ms: number, angle = 0) {
    await this.#kitchen.stage.tween({ targets: this.#wheel, to: { x, y, angle }, ms, ease: 'Sine.Out' });
  }

  #wheelHome = () => this.#wheelTo(WHEEL_HOME.x, WHEEL_HOME.y, MS.home, WHEEL_HOME.angle);

  /** Rolls one cut from the far edge to the near one. */
  async #roll(x: number) {
    const { stage } = this.#kitchen;
    await this.#wheelTo(x, Y - 100, MS.reach);
    const blade = this.#wheel.getAt(1) as Container;
    stage.sound.play('leg', { rate: 1.3 });
    void stage.tween({ targets: blade, to: { angle: blade.angle + 320 }, ms: MS.roll, ease: 'Linear' });
    await stage.tween({ targets: this.#wheel, to: { y: Y + 92 }, ms: MS.roll, ease: 'Sine.InOut' });
    stage.fx.burst('dust', x, Y + 90, { count: 4 });
  }
}
