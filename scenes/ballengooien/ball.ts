import type { GameStage, Image } from '../../engine/stage/index.ts';
import { bow, type Spot } from './rules.ts';
import { DEPTHS } from './target.ts';

const DISH = { x: 683, y: 714 } as const;
const BASKET = { x: 1118, y: 700 } as const;
/** Size of a ball in the hand, and as far away as the shelf. */
const RADIUS = 38;
const FAR = 0.45;
const FLIGHT = { ms: 500, bow: 90 } as const;
const HOP_MS = 300;
const HINT_HOP = 16;
const DROP_MS = 420;
/** Pieces of thread that lie behind a flying ball, and how long they stay. */
const THREADS = 9;
const THREAD_MS = 520;

/** The ball of wool: on its dish, in flight into the depth, and a new one from the basket. */
export class Ball {
  /** Whether it can be thrown now. */
  isReady = true;
  /** A finger is on it. */
  isHeld = false;
  readonly image: Image;
  #stage: GameStage;
  #dish: Image;
  #shadow: Image;
  #threads: Image[];

  constructor(stage: GameStage) {
    this.#stage = stage;
    const scenery = (frame: string, x: number, y: number, depth: number) =>
      stage.image(frame, x, y).setDepth(depth);
    this.#dish = scenery('schaal', DISH.x, DISH.y + 16, DEPTHS.basket - 1);
    scenery('mand', BASKET.x, BASKET.y + 10, DEPTHS.basket);
    this.#shadow = scenery('schaduw', DISH.x, DISH.y + 30, DEPTHS.shadow).setVisible(false);
    this.image = stage.image('bal', DISH.x, DISH.y).setDepth(DEPTHS.ball);
    this.#threads = Array.from({ length: THREADS }, () =>
      stage.image('draad', 0, 0).setDepth(DEPTHS.thread).setVisible(false),
    );
  }

  /** No more balls: the counter is needed for something else. */
  leave() {
    this.isReady = false;
    for (const thing of [this.image, this.#dish, this.#shadow]) thing.setVisible(false);
  }

  /** A little hop, to be noticed. */
  beckon() {
    if (!this.isReady || this.image.y !== DISH.y) return;
    const hop = { y: 0 };
    void this.#stage.tween({
      targets: hop,
      to: { y: HINT_HOP },
      ms: 170,
      yoyo: true,
      repeat: 1,
      ease: 'Quad.Out',
      pop: true,
      onUpdate: () => this.isReady && !this.isHeld && this.image.setY(DISH.y - hop.y),
    });
  }

  get home(): Spot {
    return DISH;
  }

  get x() {
    return this.image.x;
  }

  get y() {
    return this.image.y;
  }

  /** How large it is where it hits. */
  readonly far = RADIUS * FAR;

  /** Follows a finger that is about to flick, not far from the dish. */
  lean(dx: number, dy: number) {
    this.isHeld = true;
    const far = Math.max(1, Math.hypot(dx, dy) / 46);
    this.image.setPosition(DISH.x + dx / far, DISH.y + dy / far);
  }

  /** Back on the dish: it was not thrown. */
  async settle() {
    this.isHeld = false;
    await this.#stage.tween({ targets: this.image, to: { ...DISH }, ms: 160, ease: 'Back.Out' });
  }

  /** Flies to a place above the shelf; `ground` is where its shadow ends. */
  async fly(to: Spot, ground: number) {
    this.isReady = this.isHeld = false;
    const stage = this.#stage;
    stage.sound.play('zwiep');
    const from = { x: this.image.x, y: this.image.y };
    const flight = { share: 0 };
    let laid = 0;
    this.#shadow.setVisible(true).setAlpha(1);
    await stage.tween({
      targets: flight,
      to: { share: 1 },
      ms: FLIGHT.ms,
      ease: 'Sine.Out',
      onUpdate: () => {
        const { share } = flight;
        if (!this.image.scene) return;
        const size = 1 + (FAR - 1) * share;
        this.image.setScale(size).setRotation(share * 7);
        this.image.setPosition(
          from.x + (to.x - from.x) * share,
          from.y + (to.y - from.y) * share - bow(share, FLIGHT.bow),
        );
        this.#shadow.setScale(size * (1 - 0.3 * bow(share, 1)));
        this.#shadow
          .setPosition(this.image.x, DISH.y + 30 + (ground - DISH.y - 30) * share)
          .setAlpha(1 - 0.45 * bow(share, 1));
        for (; laid < THREADS && share > (laid + 0.6) / (THREADS + 1); laid++) this.#unroll(laid, size);
      },
    });
    this.image.setDepth(DEPTHS.target + 3);
  }

  /** Falls down and is gone; a new one hops from the basket. */
  async fall(bounce: Spot) {
    const stage = this.#stage;
    const { image } = this;
    this.#shadow.setVisible(false);
    await stage.tween({
      targets: image,
      to: { x: image.x + bounce.x * 0.4, y: image.y + bounce.y },
      ms: DROP_MS * 0.35,
      ease: 'Sine.Out',
    });
    void stage.tween({ targets: image, to: { alpha: 0 }, ms: DROP_MS * 0.3, delay: DROP_MS * 0.3 });
    await stage.tween({
      targets: image,
      to: { x: image.x + bounce.x, y: image.y + 190 },
      ms: DROP_MS * 0.65,
      ease: 'Quad.In',
    });
    await this.#fresh();
  }

  async #fresh() {
    const stage = this.#stage;
    const { image } = this;
    image
      .setPosition(BASKET.x, BASKET.y - 20)
      .setScale(0.8)
      .setAlpha(1)
      .setRotation(0)
      .setDepth(DEPTHS.ball);
    const hop = { share: 0 };
    await stage.tween({
      targets: hop,
      to: { share: 1 },
      ms: HOP_MS,
      onUpdate: () => {
        if (!image.scene) return;
        const { share } = hop;
        image.setPosition(
          BASKET.x + (DISH.x - BASKET.x) * share,
          BASKET.y - 20 + (DISH.y - BASKET.y + 20) * share - bow(share, 90),
        );
        image.setScale(0.8 + 0.2 * share).setRotation(-share * 6.28);
      },
    });
    stage.sound.play('leg', { rate: 0.8, volume: 0.5 });
    this.isReady = true;
  }

  #unroll(at: number, size: number) {
    const thread = this.#threads[at]!;
    thread
      .setPosition(this.image.x, this.image.y + 10 * size)
      .setScale(size)
      .setAlpha(1)
      .setVisible(true);
    thread.setRotation(at * 0.9);
    void this.#stage
      .tween({ targets: thread, to: { alpha: 0, y: thread.y + 14 }, ms: THREAD_MS, delay: 120 })
      .then(() => thread.setVisible(false));
  }
}
