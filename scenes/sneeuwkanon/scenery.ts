import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS, groundAt } from './places.ts';
import { freest, type Shade, type Spot } from './rules.ts';

const MS = { swing: 420, snow: 320, turn: 380, come: 300, waddle: 620 } as const;
/** Where spruces stand: x, height over the ground, and size. */
const SPRUCES = [
  [438, -6, 0.72],
  [598, -26, 0.9],
  [846, -30, 0.78],
  [1080, -22, 1],
  [1288, -14, 0.86],
] as const;
/** The windsock on the hill; it hangs in no wind and stands out in the strongest. */
const SOCK = { x: 74, y: 452, most: 70, hang: 1.25, least: 0.72 } as const;
/** The bell: where it may hang, how near snow has to pass, and how long its chain is. */
const BELL = {
  spots: [
    [396, 300],
    [408, 262],
    [392, 338],
  ],
  near: 46,
  rest: 40,
} as const;

/** How near to the penguin snow has to fall. */
const NEAR = 58;

/** Spruces that drop their snow when something is right, and have new snow for the next exercise. */
export class Spruces {
  readonly #stage: GameStage;
  readonly #all: Image[];

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#all = SPRUCES.map(([x, up, size]) =>
      stage
        .image('spar-wit', x, groundAt(x) + up)
        .setDepth(DEPTHS.spruce)
        .setScale(size),
    );
  }

  drop() {
    const stage = this.#stage;
    stage.sound.play('spar-ritsel', { volume: 0.7 });
    this.#all.forEach((spruce, i) => {
      this.#dress(spruce, 'spar');
      stage.fx.burst('snow', spruce.x, spruce.y - 110 * spruce.scaleY, { count: 4, spread: 70 });
      const to = { rotation: i % 2 ? 0.05 : -0.05 };
      void stage.tween({ targets: spruce, to, ms: MS.swing / 3, yoyo: true, repeat: 1, pop: true });
    });
  }

  snow() {
    for (const spruce of this.#all) this.#dress(spruce, 'spar-wit');
  }

  #dress(spruce: Image, frame: string) {
    if (this.#stage.hasImage(frame)) spruce.setFrame(frame, false, false);
  }
}

/** Shows the wind: to which side, and how hard. */
export class Windsock {
  readonly #stage: GameStage;
  readonly #sock: Image;

  constructor(stage: GameStage) {
    this.#stage = stage;
    stage.image('mast', SOCK.x, SOCK.y).setDepth(DEPTHS.spruce);
    this.#sock = stage.image('windzak', SOCK.x, SOCK.y).setDepth(DEPTHS.rack);
  }

  /** In u/s². */
  turn(wind: number) {
    const share = Math.min(1, Math.abs(wind) / SOCK.most);
    const side = wind < 0 ? -1 : 1;
    const rotation = side * SOCK.hang * (1 - share);
    this.#sock.setScale(side * (SOCK.least + (1 - SOCK.least) * share), 1);
    void this.#stage.tween({
      targets: this.#sock,
      to: { rotation },
      ms: MS.turn,
      ease: 'Back.Out',
      pop: true,
    });
  }
}

/** From the second third on: a bell in the air; snow that flies through it rings it, once, for a coin. */
export class Bell {
  readonly #stage: GameStage;
  readonly #image: Image;
  #isThere = false;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#image = stage.image('bel', 0, 0).setDepth(DEPTHS.bell).setAlpha(0);
  }

  /** It hangs somewhere else for each exercise; `seed` says where. */
  come(seed: string) {
    const [x, y] = this.#stage.rng.fork(`bel/${seed}`).pick(BELL.spots);
    this.#isThere = true;
    this.#image.setPosition(x, y - BELL.rest).setRotation(0);
    void this.#stage.tween({
      targets: this.#image,
      to: { alpha: 1, y },
      ms: MS.come,
      ease: 'Back.Out',
      pop: true,
    });
  }

  go() {
    this.#isThere = false;
    void this.#stage.tween({ targets: this.#image, to: { alpha: 0 }, ms: MS.come });
  }

  /** Snow passes here. Whether it rings. */
  passes({ x, y }: Spot): boolean {
    const { x: ownX, y: ownY } = this.#image;
    if (!this.#isThere || Math.hypot(x - ownX, y - ownY - BELL.rest) > BELL.near) return false;
    this.#isThere = false;
    void this.#ring();
    return true;
  }

  async #ring() {
    const stage = this.#stage;
    stage.sound.play('bel');
    for (const rotation of [0.5, -0.4, 0.25, 0])
      await stage.tween({ targets: this.#image, to: { rotation }, ms: 150, pop: true });
    await stage.tween({ targets: this.#image, to: { alpha: 0 }, ms: MS.come });
  }
}

/** From the last third on: a penguin in the valley, in front of which the snow that misses becomes something. */
export class Penguin {
  readonly #stage: GameStage;
  readonly #image: Image;
  #isPleased = false;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#image = stage.image('pinguin', 0, 0).setDepth(DEPTHS.penguin).setAlpha(0);
  }

  /** It waddles to where it is seen best, and is ready for another snowball. `shades` are hidden, from left to right. */
  stand(shades: readonly Shade[]) {
    const x = freest(shades);
    this.#isPleased = false;
    const to = { x, y: groundAt(x) - 2, alpha: 1 };
    if (this.#image.alpha === 0) this.#image.setPosition(to.x, to.y);
    void this.#stage.tween({ targets: this.#image, to, ms: MS.waddle });
  }

  go() {
    void this.#stage.tween({ targets: this.#image, to: { alpha: 0 }, ms: MS.come });
  }

  /** Snow falls beside it: it likes that, once for each exercise. */
  passes(x: number): boolean {
    if (this.#image.alpha < 1 || this.#isPleased || Math.abs(x - this.#image.x) > NEAR) return false;
    this.#isPleased = true;
    const y = this.#image.y - 46;
    void this.#stage.tween({ targets: this.#image, to: { y }, ms: MS.snow / 2, yoyo: true, pop: true });
    return true;
  }
}
