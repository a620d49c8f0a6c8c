import type { Stage } from '../../engine/stage/index.ts';
import type { Point } from './island.ts';

/** How far one may look around over the sea, in u. */
const REACH = { x: 260, y: 170 } as const;
/** A finger that moved less than this meant a tap. */
const SLACK = 14;
const HOME_MS = 260;
const BED = ['sfeer', 'deun'] as const;
const SOFT = 0.5;

/** Looking around by dragging the sea, and what one hears of an island. */
export class Surroundings {
  #stage: Stage;
  #middle: () => Point;
  #offset: Point = { x: 0, y: 0 };
  #grip: { from: Point; offset: Point; dragged: boolean } | undefined;
  #bed: { stop(fadeMs?: number): void }[] = [];

  constructor(stage: Stage, middle: () => Point) {
    this.#stage = stage;
    this.#middle = middle;
  }

  grab(from: Point) {
    this.#grip = { from, offset: this.#offset, dragged: false };
  }

  drag({ x, y }: Point) {
    const grip = this.#grip;
    if (!grip) return;
    const [dx, dy] = [grip.from.x - x, grip.from.y - y];
    if (!grip.dragged && Math.hypot(dx, dy) < SLACK) return;
    grip.dragged = true;
    const within = (value: number, most: number) => Math.max(-most, Math.min(most, value));
    this.#offset = { x: within(grip.offset.x + dx, REACH.x), y: within(grip.offset.y + dy, REACH.y) };
    this.#look();
  }

  /** Lets go; whether it was a drag and not a tap. */
  release(): boolean {
    const dragged = this.#grip?.dragged === true;
    this.#grip = undefined;
    return dragged;
  }

  /** Glides back to the island. */
  home() {
    if (this.#offset.x === 0 && this.#offset.y === 0) return;
    this.#offset = { x: 0, y: 0 };
    const { x, y } = this.#middle();
    void this.#stage.camera.glideTo(x, y, HOME_MS);
  }

  /** Puts the island in the middle at once. */
  centre() {
    this.#offset = { x: 0, y: 0 };
    this.#look();
  }

  /** Lets the two loops of this island be heard, as soon as they are there. */
  listen() {
    for (const loop of this.#bed.splice(0)) loop.stop(400);
    this.#stage.clock.after(600, () => {
      this.#bed = BED.map((name) => this.#stage.sound.play(name, { volume: SOFT }));
    });
  }

  #look() {
    const { x, y } = this.#middle();
    this.#stage.camera.lookAt(x + this.#offset.x, y + this.#offset.y);
  }
}
