import type { Rng } from '../../engine/exercise/index.ts';
import type { Image, Stage } from '../../engine/stage/index.ts';
import type { Point } from './island.ts';

/** Two clouds of cotton, each on its own height above the middle of the island; in u and u/s. */
const CLOUDS = [
  { frame: 'mist-1', y: -196, speed: 13, scale: 1.5 },
  { frame: 'mist-3', y: 40, speed: 9, scale: 1.2 },
] as const;
/** Low above the ground: behind all that stands, so that no name or sign is hidden. */
const DEPTH = 10;
const ALPHA = 0.5;
/** They come from beyond the window on one side and leave on the other; at first both are in sight. */
const BEYOND = 860;
const IN_SIGHT = 540;

/** What falls or twinkles on some islands instead: how often, and how much at a time. */
const FALLING = {
  sneeuwtop: { preset: 'snow', every: 900, count: 3 },
  sterrenklip: { preset: 'stars', every: 1600, count: 1 },
  vulkaanbaai: { preset: 'dust', every: 1400, count: 2 },
} as const;
/** Where it may come down, around the middle. */
const FIELD = { x: 600, top: -280, bottom: 240 } as const;

/** The weather of an island: it moves by itself, so it stands still in calm play and with reduced motion. */
export class Weather {
  #stage: Stage;
  #rng: Rng;
  #theme: string;
  #middle: Point;
  #clouds: { image: Image; speed: number }[] = [];
  #left = 0;

  constructor(stage: Stage, theme: string, middle: Point) {
    this.#stage = stage;
    this.#theme = theme;
    this.#middle = middle;
    this.#rng = stage.rng.fork(`weer/${theme}`);
    if (this.#falling) return;
    this.#clouds = CLOUDS.map(({ frame, y, speed, scale }) => ({
      image: stage
        .image(frame, middle.x + this.#rng.between(-IN_SIGHT, IN_SIGHT), middle.y + y)
        .setScale(scale)
        .setAlpha(ALPHA)
        .setDepth(DEPTH),
      speed,
    }));
  }

  step(ms: number) {
    if (this.#stage.reducedMotion || this.#stage.calm) return;
    const { x, y } = this.#middle;
    for (const { image, speed } of this.#clouds) {
      image.x += (speed * ms) / 1000;
      if (image.x > x + BEYOND) image.x = x - BEYOND;
    }
    const falling = this.#falling;
    if (!falling || (this.#left -= ms) > 0) return;
    this.#left = falling.every;
    const at = { x: this.#rng.between(-FIELD.x, FIELD.x), y: this.#rng.between(FIELD.top, FIELD.bottom) };
    this.#stage.fx.burst(falling.preset, x + at.x, y + at.y, { count: falling.count, spread: 200 });
  }

  destroy() {
    for (const { image } of this.#clouds.splice(0)) image.destroy();
  }

  get #falling() {
    return this.#theme in FALLING ? FALLING[this.#theme as keyof typeof FALLING] : undefined;
  }
}
