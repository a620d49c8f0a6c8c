import type { Container, GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS, ROCKET } from './places.ts';
import { jellyAt, landingOf, PART } from './rules.ts';

/** Height of the motor as it is drawn, and what of a part slides into the one below. */
const MOTOR = 92;
const JOINT = 2;
const SINK_MS = 420;

/** The rocket on its lift: after each part it sinks into the silo, so that its top stays where the crane can reach it. */
export class Tower {
  readonly thing: Container;
  readonly #stage: GameStage;
  readonly #parts: { image: Image; offset: number }[] = [];
  #landedAt = -Infinity;
  #lean = 0;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.thing = stage.scene.add
      .container(ROCKET.x, ROCKET.top + MOTOR, [stage.image('motor', 0, 0)])
      .setDepth(DEPTHS.rocket);
  }

  /** Parts that stand on the motor, each so far from the middle. */
  get offsets(): number[] {
    return this.#parts.map(({ offset }) => offset);
  }

  get count() {
    return this.#parts.length;
  }

  /** Its height in u, from the foot of the motor. */
  get height() {
    return MOTOR + this.count * (PART.height - JOINT);
  }

  /** Height of the middle of what comes next, from the foot of the motor. */
  get place() {
    return -this.height - PART.height / 2 + JOINT;
  }

  /** The middle of a part that lands now, on the stage. */
  get next() {
    return { x: ROCKET.x, y: this.thing.y + this.place };
  }

  /** Parts that stood there before a reload. */
  restore(frames: readonly string[]) {
    for (const frame of frames) this.#stack(this.#stage.image(frame, 0, 0), 0);
    this.thing.y = this.#home;
  }

  /** A part has come down `offset` u from the middle; the lift sinks. */
  land(image: Image, offset: number) {
    this.#stack(image, landingOf(offset));
    this.#landedAt = this.#stage.clock.now;
    this.#lean = landingOf(offset);
    this.#sink(90);
  }

  /** The uppermost part goes again: it was only an example. */
  drop() {
    this.#parts.pop()?.image.destroy();
    this.#sink(0);
  }

  /** Every step: it wobbles like jelly, the more the higher. */
  frame() {
    const bend = this.#stage.reducedMotion ? 0 : jellyAt(this.#stage.clock.now - this.#landedAt, this.#lean);
    for (let i = 0; i < this.#parts.length; i++) {
      const { image, offset } = this.#parts[i]!;
      const fromTop = this.#parts.length - 1 - i;
      image.x = offset + bend * Math.max(0, 1 - fromTop / 5);
    }
  }

  get #home() {
    return ROCKET.top + this.height;
  }

  /** The lift goes to where the top can be reached. */
  #sink(delay: number) {
    this.#stage.scene.tweens.killTweensOf(this.thing);
    void this.#stage.tween({ targets: this.thing, to: { y: this.#home }, ms: SINK_MS, delay });
  }

  #stack(image: Image, offset: number) {
    image.setPosition(offset, this.place).setAngle(0).setScale(1).setDepth(0);
    this.thing.add(image);
    this.#parts.push({ image, offset });
  }
}
