import { Dusk, type GameStage, type Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

/** Where drops fall, how many there are, and how long one takes. */
const FALL = { left: 60, right: 680, top: 236, bottom: 494, count: 12, ms: 760 } as const;
const GREY = { colour: 0x3b4a66, alpha: 0.16 } as const;
const FADE_MS = 500;

/** A shower over the field: all grows twice as fast. */
export class Rain {
  readonly #stage: GameStage;
  readonly #sky: Dusk;
  #drops: Image[] = [];

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#sky = new Dusk(stage, { ...GREY, depth: DEPTHS.bed - 1 });
  }

  start(isAtOnce: boolean) {
    if (this.#drops.length > 0) return;
    const stage = this.#stage;
    this.#sky.fall(true, isAtOnce);
    stage.sound.play('regen');
    const { left, right, top, bottom, count, ms } = FALL;
    const rng = stage.rng.fork('regen');
    this.#drops = Array.from({ length: count }, (_, i) => {
      const x = left + ((right - left) * (i + rng.next())) / count;
      const drop = stage.image('druppel', x, top + (bottom - top) * rng.next()).setDepth(DEPTHS.rain);
      if (stage.reducedMotion) return drop;
      const delay = rng.below(ms);
      drop.setY(top).setAlpha(0.9);
      void stage.tween({ targets: drop, to: { y: bottom, alpha: 0.2 }, ms, delay, ease: 'Quad.In', repeat: -1 }); // prettier-ignore
      return drop;
    });
  }

  stop() {
    const drops = this.#drops.splice(0);
    this.#sky.fall(false);
    for (const drop of drops) {
      this.#stage.scene.tweens.killTweensOf(drop);
      void this.#stage.tween({ targets: drop, to: { alpha: 0 }, ms: FADE_MS }).then(() => drop.destroy());
    }
  }
}
