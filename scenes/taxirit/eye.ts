import type { GameStage } from '../../engine/stage/index.ts';
import type { Car } from './car.ts';
import { SIZE, type Box, type Point } from './town.ts';

/** How near it looks as it follows the taxi, and at most and least from above. */
const ZOOM = { near: 1.14, most: 0.92, least: 0.46 } as const;
/** So much of the town lies round what is looked at from above; so far it looks beyond the town. */
const ROUND = { x: 130, y: 150 } as const;
const BEYOND = 150;
/** It is so much behind, in ms, and looks so far ahead of the taxi, in s. */
const LAG = { follow: 170, above: 190 } as const;
const AHEAD = 0.3;
/** Nearer than this it is there. */
const THERE = 0.15;

/** The camera over the town: it follows the taxi, or looks from above at all that is asked. */
export class Eye {
  readonly #stage: GameStage;
  #sight: Box;
  #above: Box | undefined;
  #at = { x: 0, y: 0, zoom: 0 };

  constructor(stage: GameStage, sight: Box) {
    this.#stage = stage;
    this.#sight = sight;
  }

  /** Whether it looks from above. */
  get isAbove() {
    return this.#above !== undefined;
  }

  /** The part of the window in which things are to be seen. */
  set sight(sight: Box) {
    this.#sight = sight;
  }

  /** Looks at all these places from above. */
  rise(places: readonly Point[]) {
    const xs = places.map(({ x }) => x);
    const ys = places.map(({ y }) => y);
    this.#above = {
      left: Math.min(...xs) - ROUND.x,
      right: Math.max(...xs) + ROUND.x,
      top: Math.min(...ys) - ROUND.y,
      bottom: Math.max(...ys) + ROUND.y,
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
    const { left, right, top, bottom } = this.#sight;
    const above = this.#above;
    const zoom = above
      ? Math.max(
          ZOOM.least,
          Math.min(
            ZOOM.most,
            (right - left) / (above.right - above.left),
            (bottom - top) / (above.bottom - above.top),
          ),
        )
      : ZOOM.near;
    const x = above ? (above.left + above.right) / 2 : car.x + Math.cos(car.angle) * car.speed * AHEAD;
    const y = above ? (above.top + above.bottom) / 2 : car.y + Math.sin(car.angle) * car.speed * AHEAD;
    const { view } = this.#stage;
    return {
      x: within(x - ((left + right) / 2 - 683) / zoom, (view.right - view.left) / 2 / zoom, SIZE.width),
      y: within(y - ((top + bottom) / 2 - 384) / zoom, (view.bottom - view.top) / 2 / zoom, SIZE.height + 90),
      zoom,
    };
  }
}

/** Not so far that mostly meadow is seen. */
const within = (at: number, half: number, size: number) => {
  const [least, most] = [half - BEYOND, size + BEYOND - half];
  return least > most ? size / 2 : Math.max(least, Math.min(most, at));
};
