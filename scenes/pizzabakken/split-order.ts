import type { Outcome, SplitExercise, WholeAnswer } from '../../engine/exercise/index.ts';
import type { Container, CutHandle, Image, Offer, WordLine } from '../../engine/stage/index.ts';
import type { Kitchen, Order } from './order.ts';
import { Pizza } from './pizza.ts';
import { lengthFor, letterPitch, slices } from './rules.ts';
import { DEPTHS } from './topping.ts';

const Y = 530;
const LETTERS = 48;
/** Letters that stand close together are smaller. */
const CLOSE_LETTERS = 42;
const BASELINE = 16;
const APART = 18;
const ROLL_MS = 200;
const REACH_MS = 120;
/** The wheel lies on its side in its tray, and stands on its blade to cut. */
const WHEEL_HOME = { x: 690, y: 692, angle: -90 } as const;
const CHEESE = 0.42;

/** split: the word lies in cheese on the pizza; the wheel is set on gaps and rolls all cuts at the bell. */
export class SplitOrder implements Order {
  slices: { thing: Container; middle: number }[] = [];
  #kitchen: Kitchen;
  #letters: readonly string[];
  #pitch: number;
  #pizza: Pizza;
  #words: WordLine[] = [];
  #cheese: Image[] = [];
  #handles: CutHandle[] = [];
  #offers: Offer[] = [];
  #bell: Offer | undefined;
  #wheel: Container;
  #rolling = false;

  constructor(kitchen: Kitchen, exercise: SplitExercise) {
    this.#kitchen = kitchen;
    this.#letters = exercise.letters;
    this.#pitch = letterPitch(exercise.letters.length);
    const { stage } = kitchen;
    this.#pizza = new Pizza(stage, 'long', 683, Y, lengthFor(exercise.letters.length));
    this.#wheel = stage.scene.add
      .container(WHEEL_HOME.x, WHEEL_HOME.y, [stage.image('greep', 0, 0), stage.image('wiel', 0, 0)])
      .setAngle(WHEEL_HOME.angle)
      .setDepth(DEPTHS.wheel);
  }

  async present() {
    const { stage, bench } = this.#kitchen;
    const size = this.#pitch < 60 ? CLOSE_LETTERS : LETTERS;
    this.#words = this.#letters.map((letter, i) =>
      this.#pizza.add(stage.kit.word(this.#at(i + 0.5), -8, letter, { size })),
    );
    this.#cheese = this.#letters.map((_, i) =>
      this.#pizza.cheeseAt(this.#at(i + 0.5), CHEESE, CHEESE).setVisible(false),
    );
    bench.setPeel(Y, this.#pizza.length, this.#pizza.height);
    bench.clearSides(this.wide);
    bench.setWheelTray();
    await bench.slideIn(this.#pizza.thing);
    for (let cut = 1; cut < this.#letters.length; cut++) this.#offerGap(cut);
    this.#bell = bench.offerBell('Bel: snijd de pizza', () =>
      this.#kitchen.commit({ form: 'split', cuts: this.#kitchen.draft.cuts.cuts }),
    );
  }

  get wide() {
    return this.#pizza.length > 900;
  }

  draw() {
    const { draft, stage } = this.#kitchen;
    this.#handles.forEach((handle, i) => {
      const cut = draft.cuts.has(i + 1);
      if (handle.cut === cut) return;
      handle.cut = cut;
      stage.sound.play(cut ? 'deeg-plof' : 'leg', { rate: 1.2 });
      if (cut && !this.#rolling) void this.#wheelTo(this.#at(i + 1) + 683, Y - 128);
    });
  }

  focus() {
    return this.#rolling ? this.#wheel : undefined;
  }

  async wrong({ verdict }: Outcome) {
    const { draft } = this.#kitchen;
    verdict.parts?.forEach((right, i) => {
      const handle = this.#handles[i];
      if (right || !handle || !draft.cuts.has(i + 1)) return;
      draft.cuts.toggle(i + 1);
      handle.look = 'out';
      this.#offers[i]?.remove();
    });
    await this.#wheelHome();
  }

  async reveal({ answer, verdict }: Outcome) {
    const { draft, stage } = this.#kitchen;
    const wrong = verdict.parts?.findIndex((right, i) => !right && draft.cuts.has(i + 1)) ?? -1;
    if (wrong >= 0) await stage.kit.eraser.rub(this.#handles[wrong]!);
    draft.cuts.clear();
    void this.#wheelHome();
    if (!answer || !('cuts' in answer)) return;
    for (const cut of answer.cuts) this.#handles[cut - 1]!.look = 'right';
  }

  takeOver() {
    this.#handles.forEach((handle, i) => {
      handle.look = 'normal';
      if (!this.#kitchen.stage.offers().some(({ id }) => id === `gat-${i + 1}`)) this.#offerAgain(i + 1);
    });
  }

  async ready(answer: WholeAnswer | undefined) {
    const { stage } = this.#kitchen;
    this.#bell?.remove();
    for (const offer of this.#offers) offer.remove();
    const cuts = answer && 'cuts' in answer ? answer.cuts : [];
    this.#rolling = true;
    for (const handle of this.#handles) handle.setVisible(false);
    for (const cut of cuts) await this.#roll(683 + this.#at(cut));
    const things = this.#pizza.cutAt(cuts.map((cut) => this.#at(cut)));
    const parts = slices(this.#letters.length, cuts);
    this.slices = parts.map(({ from, to }, i) => {
      const thing = things[i]!.add([...this.#cheese.slice(from, to), ...this.#words.slice(from, to)]);
      return { thing, middle: this.#at((from + to) / 2) };
    });
    void this.#wheelHome();
    await Promise.all(
      things.map((slice, i) =>
        stage.tween({
          targets: slice,
          to: { x: (i - (parts.length - 1) / 2) * APART },
          ms: 200,
          ease: 'Back.Out',
        }),
      ),
    );
    this.#rolling = false;
    await stage.clock.wait(100);
    return this.#pizza;
  }

  cheese() {
    return this.#cheese;
  }

  dim() {}

  destroy() {
    this.#pizza.destroy();
    this.#wheel.destroy();
    this.#bell?.remove();
  }

  /** Where the gap before letter `cut` is, from the middle of the pizza. */
  #at(cut: number): number {
    return (cut - this.#letters.length / 2) * this.#pitch;
  }

  #offerGap(cut: number) {
    const { stage } = this.#kitchen;
    const handle = stage.kit.cutHandle(this.#at(cut), BASELINE);
    this.#handles.push(this.#pizza.add(handle));
    this.#offerAgain(cut);
  }

  #offerAgain(cut: number) {
    const [before, after] = [this.#letters[cut - 1]!, this.#letters[cut]!];
    this.#offers[cut - 1] = this.#kitchen.stage.offer(this.#handles[cut - 1]!, {
      id: `gat-${cut}`,
      kind: 'gap',
      value: cut,
      label: `snijden tussen ${before} en ${after}`,
      onPick: () => void this.#kitchen.draft.cuts.toggle(cut),
    });
  }

  async #wheelTo(x: number, y: number, ms = 200, angle = 0) {
    await this.#kitchen.stage.tween({ targets: this.#wheel, to: { x, y, angle }, ms, ease: 'Sine.Out' });
  }

  #wheelHome = () => this.#wheelTo(WHEEL_HOME.x, WHEEL_HOME.y, 260, WHEEL_HOME.angle);

  /** Rolls one cut from the far edge to the near one. */
  async #roll(x: number) {
    const { stage } = this.#kitchen;
    await this.#wheelTo(x, Y - 100, REACH_MS);
    const blade = this.#wheel.getAt(1) as Container;
    stage.sound.play('leg', { rate: 1.3 });
    void stage.tween({ targets: blade, to: { angle: blade.angle + 320 }, ms: ROLL_MS, ease: 'Linear' });
    await stage.tween({ targets: this.#wheel, to: { y: Y + 92 }, ms: ROLL_MS, ease: 'Sine.InOut' });
    stage.fx.burst('stof', x, Y + 90, { count: 4 });
  }
}
