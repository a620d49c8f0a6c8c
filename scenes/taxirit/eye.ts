import type { GameStage } from '../../engine/stage/index.ts';
import type { Car } from './car.ts';
import { SIZE, type Box, type Point } from './town.ts';

/** How near it looks as it follows the taxi, and at most and least from above. */
const ZOOM = { near: 1.26, low: 0.9, most: 0.92, least: 0.34 } as const;
/** So much of the town lies round what is looked at from above; so far it looks beyond the town. */
const ROUND = { side: 76, above: 265, below: 80 } as const;
const BEYOND = { near: 150, above: 700 } as const;
/** It is so much behind, in ms, and looks so far ahead of the taxi, in s. */
const LAG = { follow: 170, above: 265 } as const;
const AHEAD = 0.3;
/** Where the keyboard is, less is seen of the town: it looks from higher up. */
const LOW = 500;
/** Nearer than this it is there. */
const THERE = 0.15;

/** The camera over the town: it follows the taxi, or looks from above at all that is asked. */
export class Eye {
  readonly #stage: GameStage;
  #sight: Box;
  #above: Box | undefined;
  #covered: Box = { left: 0, right: 0, top: 0, bottom: 0 };
  #at = { x: 0, y: 0, zoom: 0 };

  constructor(stage: GameStage, sight: Box) {
    this.#stage = stage;
    this.#sight = sight;
  }

  /** How large the town is seen now. */
  get zoom() {
    return this.#at.zoom;
  }

  /** Whether it looks from above. */
  get isAbove() {
    return this.#above !== undefined;
  }

  /** The part of the window in which things are to be seen. */
  set sight(sight: Box) {
    this.#sight = sight;
  }

  /** Looks at all these places from above; so much at the edges of the window is covered. */
  rise(places: readonly Point[], covered: Box) {
    this.#covered = covered;
    const xs = places.map(({ x }) => x);
    const ys = places.map(({ y }) => y);
    this.#above = {
      left: Math.min(...xs) - ROUND.side,
      right: Math.max(...xs) + ROUND.side,
      top: Math.min(...ys) - ROUND.above,
      bottom: Math.max(...ys) + ROUND.below,
    };
  }

  /** Comes down to the taxi; with still motion it stays above. */
  follow() {
    if (!this.#stage.reducedMotion) this.#above = undefined;
  }

  frame(ms: number, car: Car) {
    const to = this.#wanted(car);
    const at = this.#at;
    const isNew = at.zoom === 0 || this.#stage.reducedMotion;
    const share = isNew ? 1 : 1 - Math.exp(-ms / (this.#above ? LAG.above : LAG.follow));
    const off = Math.abs(to.x - at.x) + Math.abs(to.y - at.y) + Math.abs(to.zoom - at.zoom) * 400;
    if (off < THERE) return;
    at.x += (to.x - at.x) * share;
    at.y += (to.y - at.y) * share;
    at.zoom += (to.zoom - at.zoom) * share;
    this.#stage.camera.lookAt(at.x, at.y, at.zoom);
  }

  #wanted(car: Car) {
    const above = this.#above;
    const seen = this.#sight;
    const by = this.#covered;
    const { left, right, top, bottom } = above
      ? {
          left: seen.left + by.left,
          right: seen.right - by.right,
          top: seen.top + by.top,
          bottom: seen.bottom - by.bottom,
        }
      : seen;
    const zoom = above
      ? Math.max(
          ZOOM.least,
          Math.min(
            ZOOM.most,
            (right - left) / (above.right - above.left),
            (bottom - top) / (above.bottom - above.top),
          ),
        )
      : bottom < LOW
        ? ZOOM.low
        : ZOOM.near;
    const x = above ? (above.left + above.right) / 2 : car.x + Math.cos(car.angle) * car.speed * AHEAD;
    const y = above ? (above.top + above.bottom) / 2 : car.y + Math.sin(car.angle) * car.speed * AHEAD;
    const { view } = this.#stage;
    const out = above ? BEYOND.above : BEYOND.near;
    return {
      x: within(x - ((left + right) / 2 - 683) / zoom, (view.right - view.left) / 2 / zoom, SIZE.width, out),
      y: within(y - ((top + bottom) / 2 - 384) / zoom, (view.bottom - view.top) / 2 / zoom, SIZE.height, out),
      zoom,
    };
  }
}

/** Not so far that mostly meadow is seen. */
const within = (at: number, half: number, size: number, out: number) => {
  const [least, most] = [half - out, size + out - half];
  return least > most ? size / 2 : Math.max(least, Math.min(most, at));
};
