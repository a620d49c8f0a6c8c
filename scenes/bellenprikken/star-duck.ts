import type { Container, GameStage } from '../../engine/stage/index.ts';

/** Where it comes up and where it swims to, in how many ms; how deep it lies, and the star on its head. */
const WAY = { from: 1030, to: 330, ms: 15_000, dip: -30, size: 0.8 } as const;
const STAR = { x: 24, y: -46, scale: 0.8 } as const;
const COME_MS = 420;

/** The duck with a star on its head that swims along at times: who pricks low then is paid double. */
export class StarDuck {
  readonly thing: Container;
  #stage: GameStage;
  #ms = 0;
  #isHere = false;

  constructor(stage: GameStage, depth: number) {
    this.#stage = stage;
    const star = stage.image('ster', STAR.x, STAR.y).setScale(STAR.scale);
    this.thing = stage.scene.add.container(WAY.from, 0, [stage.image('eend', 0, 0), star]).setDepth(depth);
    this.thing.setVisible(false);
  }

  /** It comes up, or dives away. */
  show(isHere: boolean) {
    if (isHere === this.#isHere) return;
    this.#isHere = isHere;
    if (isHere) {
      this.#ms = 0;
      this.thing.setVisible(true);
      this.#stage.sound.play('eend', { volume: 0.4 });
    }
    void this.#stage
      .tween({
        targets: this.thing.setScale(isHere ? 0 : WAY.size),
        to: { scale: isHere ? WAY.size : 0 },
        ms: COME_MS,
      })
      .then(() => this.thing.setVisible(this.#isHere));
  }

  /** Thanks for a low pop. */
  thank() {
    this.#stage.fx.burst('stars', this.thing.x, this.thing.y + STAR.y, { count: 8, spread: 90 });
    this.#stage.sound.play('eend', { rate: 1.2, volume: 0.4 });
  }

  /** Swims on; `waterAt` is the height of the water at a place. */
  frame(ms: number, waterAt: (x: number) => number) {
    if (!this.#isHere) return;
    if (!this.#stage.reducedMotion) this.#ms = Math.min(WAY.ms, this.#ms + ms);
    const x = WAY.from + ((WAY.to - WAY.from) * this.#ms) / WAY.ms;
    this.thing.setPosition(x, waterAt(x) + WAY.dip).setAngle(Math.sin(this.#ms / 420) * 3);
  }
}
