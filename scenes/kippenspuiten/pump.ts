import type { GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { onStream } from './rules.ts';

/** Where either hand is, from between the feet of who holds it. */
const HAND = { x: 60, y: -46 } as const;
/** The nozzle, from the place that the pistol is held by, and the drops of a squirt. */
const NOZZLE = 54;
const DROPS = { count: 24, apart: 0.032, large: 1.5, small: 0.9 } as const;
const MS = { fly: 200 } as const;
/** It is held up like this when nobody aims. */
const REST = -1.15;
/** It changes hands for what is so far to the other side, in u. */
const OTHER_HAND = 24;
/** Share of the way to where it aims that it turns in each step. */
const TURN = 0.3;

/** The water pistol in the hands of the pupil's own Klodder, and its water. */
export class Pump {
  readonly #stage: GameStage;
  readonly #gun: Image;
  readonly #drops: readonly Image[];
  readonly #owner: Klodder;
  #isLeft = false;
  #angle: number = REST;

  constructor(stage: GameStage, owner: Klodder) {
    this.#stage = stage;
    this.#owner = owner;
    // Both arms show: what is in the hand turns by itself.
    owner.hold(stage.image('druppel', 0, 0).setAlpha(0));
    this.#gun = stage
      .image('pistool', 0, 0)
      .setDepth(owner.depth + 1)
      .setScale(0.82);
    this.#drops = Array.from({ length: DROPS.count }, () =>
      stage.image('druppel', 0, 0).setDepth(DEPTHS.water).setVisible(false),
    );
    this.#turn(REST);
  }

  /** Points a little more to a place at each step; without one it is held up. */
  aim(to: { x: number; y: number } | undefined) {
    const wanted = to ? this.#angleTo(to) : this.#isLeft ? -Math.PI - REST : REST;
    this.#turn(this.#angle + (wanted - this.#angle) * TURN);
  }

  /** Nobody needs it any more. */
  putAway() {
    this.#gun.setVisible(false);
    this.#owner.hold();
  }

  /** One quick squirt; resolves when the first water is there. */
  async fire(to: { x: number; y: number }) {
    const stage = this.#stage;
    this.#turn(this.#angleTo(to));
    stage.sound.play('spuit');
    const { x, y } = this.#hand;
    const from = { x: x + Math.cos(this.#angle) * NOZZLE, y: y + Math.sin(this.#angle) * NOZZLE };
    const way = { share: 0 };
    const long = 1 + DROPS.count * DROPS.apart;
    const flown = stage.tween({
      targets: way,
      to: { share: long },
      ms: MS.fly * long,
      ease: 'Linear',
      onUpdate: () => this.#drops.forEach((drop, i) => this.#place(drop, i, way.share, from, to)),
    });
    void flown.then(() => this.#drops.forEach((drop) => drop.setVisible(false)));
    await stage.clock.wait(MS.fly);
    stage.fx.burst('splash', to.x, to.y, { count: 10, spread: 60, tint: 0x7cc6e8 });
  }

  #place(drop: Image, i: number, gone: number, from: { x: number; y: number }, to: { x: number; y: number }) {
    const share = gone - i * DROPS.apart;
    const at = Math.max(0, Math.min(1, share));
    const { x, y } = onStream(from, to, at);
    const ahead = onStream(from, to, Math.min(1, at + 0.02));
    drop
      .setPosition(x, y)
      .setRotation(Math.atan2(ahead.y - y, ahead.x - x) + Math.PI / 2)
      .setScale(DROPS.small + (DROPS.large - DROPS.small) * at)
      .setVisible(share > 0 && share < 1);
  }

  get #hand() {
    const { x, y } = this.#owner;
    return { x: x + (this.#isLeft ? -HAND.x : HAND.x), y: y + HAND.y };
  }

  /** The hand on that side points it there, clear of the face. */
  #angleTo({ x, y }: { x: number; y: number }): number {
    const far = x - this.#owner.x;
    if (Math.abs(far) > OTHER_HAND && this.#isLeft !== far < 0) {
      this.#isLeft = far < 0;
      this.#angle = -Math.PI - this.#angle;
      this.#owner.turn(this.#isLeft);
    }
    const hand = this.#hand;
    return Math.atan2(y - hand.y, x - hand.x);
  }

  #turn(angle: number) {
    this.#angle = angle;
    const { x, y } = this.#hand;
    this.#gun.setPosition(x, y);
    this.#gun.setRotation(angle).setFlipY(Math.abs(angle) > Math.PI / 2);
  }
}
