import type { Stage } from './stage.ts';

interface DuskOptions {
  colour?: number;
  /** How dark it gets. */
  alpha: number;
  depth: number;
  /** Told how long it takes each time evening falls or goes: what lights up then. */
  onFall?(now: boolean, ms: number): void;
}

const NIGHT = 0x1b2350;
const FADE_MS = 1600;

/** Evening falls over what lies below a depth, in the whole window: one of the turns of a round. */
export class Dusk {
  readonly #stage: Stage;
  readonly #dark: Phaser.GameObjects.Rectangle;
  readonly #options: DuskOptions;
  #isNow = false;

  constructor(stage: Stage, options: DuskOptions) {
    this.#stage = stage;
    this.#options = options;
    this.#dark = stage.scene.add
      .rectangle(683, 384, 10, 10, options.colour ?? NIGHT)
      .setDepth(options.depth)
      .setAlpha(0);
    stage.onResize(({ left, right, top, bottom }) =>
      this.#dark.setPosition((left + right) / 2, (top + bottom) / 2).setSize(right - left, bottom - top),
    );
  }

  /** The camera looks at this height of the world. */
  follow(y: number) {
    this.#dark.setY(y);
  }

  /** It is evening now, or no longer; `atOnce` where it was so already. */
  fall(now: boolean, atOnce = false) {
    if (now === this.#isNow) return;
    this.#isNow = now;
    const ms = atOnce ? 1 : FADE_MS;
    void this.#stage.tween({ targets: this.#dark, to: { alpha: now ? this.#options.alpha : 0 }, ms });
    this.#options.onFall?.(now, ms);
  }
}
