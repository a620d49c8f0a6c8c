import { choicesOf, type ChooseExercise, type Outcome, type RawAnswer } from '../../engine/exercise/index.ts';
import { Choices, type ChoiceThing, type Container, type Image } from '../../engine/stage/index.ts';
import { ICINGS } from './art/colours.ts';
import type { Job, Workshop } from './job.ts';
import { DEPTHS } from './places.ts';
import { PLATE, onPlate, restAngle, turnTo } from './rules.ts';
import { Stamp } from './stamp.ts';
import { WordCake } from './word-cake.ts';

/** The widest cake: two fit beside each other on the plate. */
const WIDEST = 372;
const TURN_MS = [420, 300] as const;
const MS = { in: 420, sung: 360, back: 200 } as const;
/** Top of a cake that stands under the stamp. */
const UNDER_STAMP = PLATE.y + PLATE.deep - 72;
/** What lies deeper on the plate lies behind. */
const PER_DEPTH = 0.02;

interface Turned extends ChoiceThing {
  thing: Container;
  cake: WordCake;
  angle: number;
}

/** choose: cakes stand on a turning plate; the chosen one is turned under the stamp. */
export class ChooseJob implements Job {
  readonly #shop: Workshop;
  readonly #cakes: Choices<Turned>;
  readonly #scenery: Image[];
  readonly #stamp: Stamp;
  #turned = { angle: 0 };
  #turning = 0;

  constructor(shop: Workshop, exercise: ChooseExercise) {
    this.#shop = shop;
    const { stage } = shop;
    const icing = shop.icingOf(exercise);
    const cakes = choicesOf(exercise).map((choice, i, { length }): Turned => {
      const cake = new WordCake(stage, choice.option!, {
        icing: (icing + i) % ICINGS.length,
        sprinkled: shop.isSprinkled,
        widest: WIDEST,
      });
      return { choice, cake, thing: cake.thing, angle: restAngle(i, length) };
    });
    this.#cakes = new Choices(shop, cakes, {
      name: 'taart',
      hit: ({ cake: { width, height } }) => ({ width, height }),
      onPick: (one) => void this.#choose(one),
    });
    this.#scenery = [
      stage.image('draaiplaat', PLATE.x, PLATE.y + 52).setDepth(DEPTHS.board),
      stage.image('plek', PLATE.x, PLATE.y + PLATE.deep + 46).setDepth(DEPTHS.board + 1),
    ];
    this.#stamp = new Stamp(stage, PLATE.x);
    this.#place();
  }

  async present() {
    const { stage, machine, lever } = this.#shop;
    machine.roll(MS.in);
    const all = [...this.#scenery, ...this.#cakes.items.map(({ thing }) => thing)];
    for (const thing of all) thing.setAlpha(0);
    this.#turned.angle = -0.5;
    void stage.tween({ targets: all, to: { alpha: 1 }, ms: MS.in * 0.6 });
    await this.#turn(0, MS.in);
    this.#cakes.offer();
    lever.offer('Hendel: stempel de taart', () => this.#cakes.commit());
  }

  focus() {
    return this.#cakes.armed?.thing;
  }

  async wrong(outcome: Outcome) {
    await this.#refuse(outcome);
    this.#putAway(outcome);
  }

  async reveal(outcome: Outcome) {
    const given = this.#cakes.given(outcome);
    await this.#refuse(outcome);
    if (given) await this.#shop.stage.kit.eraser.rub(given.thing);
    this.#putAway(outcome);
  }

  async run(answer: RawAnswer) {
    const { stage, machine, lever } = this.#shop;
    lever.release();
    this.#cakes.close();
    const one = this.#cakes.of(answer);
    if (!one) return;
    const { cake, thing } = one;
    machine.drive(1);
    await this.#choose(one);
    await this.#stamp.press(UNDER_STAMP);
    stage.fx.burst('stars', thing.x, thing.y - 30, { count: 10, spread: cake.width });
    thing.add(stage.image('kit/badge/tick', cake.width / 2 - 10, -cake.height / 2 + 4));
    for (const tone of [2, 4, 7]) {
      machine.tone(tone);
      await stage.clock.wait(MS.sung / 3);
    }
    machine.drive(0);
  }

  clear() {
    this.#shop.lever.release();
    for (const { cake } of this.#cakes.items) cake.destroy();
    for (const image of this.#scenery) image.destroy();
    this.#stamp.destroy();
  }

  /** Turns the plate until a cake stands under the stamp. */
  async #choose(one: Turned) {
    const { stage } = this.#shop;
    if (!this.#cakes.arm(one)) return;
    stage.sound.play('tandwiel', { rate: 1.2, volume: 0.6 });
    const { items } = this.#cakes;
    const to = turnTo(items.indexOf(one), items.length, this.#turned.angle);
    await this.#turn(to, stage.lerp(TURN_MS[0], TURN_MS[1]));
  }

  async #turn(angle: number, ms: number) {
    const turning = ++this.#turning;
    const from = this.#turned.angle;
    const way = { share: 0 };
    await this.#shop.stage.tween({
      targets: way,
      to: { share: 1 },
      ms,
      ease: 'Sine.InOut',
      onUpdate: () => {
        // A later choice takes over from where the plate is.
        if (turning !== this.#turning) return;
        this.#turned.angle = from + (angle - from) * way.share;
        this.#place();
      },
    });
  }

  #place() {
    for (const { angle, thing } of this.#cakes.items) {
      if (!thing.scene) continue;
      const { x, y } = onPlate(angle + this.#turned.angle);
      thing.setPosition(x, y).setDepth(DEPTHS.cake + (y - PLATE.y) * PER_DEPTH);
    }
  }

  /** Hik! The stamp is rubber: the cake folds as an accordion and springs back. */
  async #refuse(outcome: Outcome) {
    const { stage, machine } = this.#shop;
    const one = this.#cakes.given(outcome);
    if (!one) return;
    machine.drive(1);
    await stage.clock.wait(MS.back);
    await this.#stamp.press(UNDER_STAMP);
    stage.sound.play('hik');
    await one.cake.fold();
    machine.drive(0);
  }

  /** It leaves play: hatched, and turned away from the stamp. */
  #putAway(outcome: Outcome) {
    const one = this.#cakes.given(outcome);
    if (!one) return;
    this.#cakes.ruleOut(one);
    one.cake.ruleOut();
    void this.#turn(this.#turned.angle + Math.PI / this.#cakes.items.length, MS.in);
  }
}
