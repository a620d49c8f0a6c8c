import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS, RIBBON } from './places.ts';

const RAIL_Y = 318;
/** How it swings as it runs: degrees, and per u of the way. */
const SWING = { angle: 9, per: 0.03 } as const;
const GLOW = { alpha: 0.75, width: 1.5 } as const;
const FADE_MS = 260;

/** The hare: a lantern that runs along the rail at the pace of the engine, its light on the words. */
export class Hare {
  x = 0;
  #stage: GameStage;
  #lantern: Image;
  #glow: Image;
  #way = 0;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#lantern = stage.image('haas', 0, RAIL_Y).setDepth(DEPTHS.hare).setAlpha(0);
    this.#glow = stage.image('gloed', 0, RIBBON.letters).setDepth(DEPTHS.glow).setAlpha(0);
    this.#glow.scaleX *= GLOW.width;
  }

  /** It is there, at x, or it goes out. */
  show(shown: boolean, x = this.x) {
    this.x = x;
    this.#place();
    void this.#stage.tween({ targets: this.#lantern, to: { alpha: shown ? 1 : 0 }, ms: FADE_MS });
    void this.#stage.tween({ targets: this.#glow, to: { alpha: shown ? GLOW.alpha : 0 }, ms: FADE_MS });
  }

  /** Runs on by `far` u, but not beyond the end of the line. */
  run(far: number, end: number) {
    const dx = Math.max(0, Math.min(end - this.x, far));
    this.x += dx;
    this.#way += dx;
    if (dx > 0) this.#place();
  }

  #place() {
    const { reducedMotion } = this.#stage;
    this.#lantern.setX(this.x);
    if (!reducedMotion) this.#lantern.setAngle(Math.sin(this.#way * SWING.per) * SWING.angle);
    this.#glow.setX(this.x);
  }

  destroy() {
    this.#lantern.destroy();
    this.#glow.destroy();
  }
}
