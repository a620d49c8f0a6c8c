import type { GameStage, Image, Marks } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

const ROW = { x: 916, y: 716, pitch: 42, count: 7 } as const;
const MS = 260;
const MISS = { angle: 16, ms: 90 } as const;

/** The marks of the kunstje: bottles on the shelf, one for every board without a leak. */
export class Bottles implements Marks {
  readonly count: number = ROW.count;
  readonly #stage: GameStage;
  readonly #bottles: Image[];
  #full = 0;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#bottles = Array.from({ length: ROW.count }, (_, i) =>
      stage.image('fles-leeg', ROW.x + i * ROW.pitch, ROW.y).setDepth(DEPTHS.shelf),
    );
  }

  /** The next one stays empty: it shakes. */
  miss() {
    const targets = this.#bottles[this.#full];
    if (!targets) return;
    this.#stage.scene.tweens.killTweensOf(targets.setAngle(0));
    const to = { angle: MISS.angle };
    void this.#stage.tween({ targets, to, ms: MISS.ms, yoyo: true, repeat: 2, pop: true });
  }

  add() {
    const bottle = this.#bottles[this.#full];
    if (!bottle) return;
    bottle.setFrame(`fles-${this.#full % 3}`, false, true);
    this.#full++;
    const targets = bottle;
    void this.#stage.tween({ targets, to: { scale: 1.25 }, ms: MS / 2, yoyo: true, pop: true });
  }
}
