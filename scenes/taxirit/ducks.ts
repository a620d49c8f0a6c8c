import type { Rng } from '../../engine/exercise/index.ts';
import type { GameStage, Image } from '../../engine/stage/index.ts';
import type { Car } from './car.ts';
import { DEPTHS } from './places.ts';
import { ZEBRAS } from './street.ts';
import { distance, type Point } from './town.ts';

/** They set out when the taxi is so near, and look how fast it goes when it is nearer; nearer than that they flutter aside. */
const DUCKS = {
  count: 3,
  apart: 34,
  sets: 330,
  sees: 190,
  flees: 74,
  patient: 45,
  coming: 110,
  speed: 74,
  far: 120,
} as const;
const WADDLE = { angle: 9, every: 130 } as const;
const AHEAD = { least: 150, most: 420 } as const;

/** A family of ducks at a zebra, from the second third of a round on: who stops for them gets a thank-you. */
export class Ducks {
  readonly #stage: GameStage;
  readonly #thanked: (at: Point) => void;
  readonly #ducks: Image[];
  /** The zebra where they are. */
  at: (typeof ZEBRAS)[number] | undefined;
  #gone = 0;
  #isPatient = false;
  /** Somebody comes driving: who stands still anyhow has not stopped for them. */
  #isComing = false;
  #pays = false;

  /** `thanked`: somebody stopped for them. */
  constructor(stage: GameStage, thanked: (at: Point) => void) {
    this.#stage = stage;
    this.#thanked = thanked;
    this.#ducks = Array.from({ length: DUCKS.count }, (_, i) =>
      stage
        .image('eend', 0, 0)
        .setDepth(DEPTHS.duck)
        .setScale(i ? 0.62 : 1)
        .setVisible(false),
    );
  }

  /** They wait at a zebra on the way to one of some places; without any nobody steers, and they thank nobody. */
  wait(from: Point, goals: readonly Point[], rng: Rng) {
    const goal = goals.length > 0 ? rng.pick(goals) : from;
    const near = ZEBRAS.filter(
      (one) => distance(one, from) > AHEAD.least && distance(one, from) < AHEAD.most,
    );
    this.at = [...near].sort((a, b) => distance(a, goal) - distance(b, goal))[0];
    this.#gone = 0;
    this.#isPatient = this.#isComing = false;
    this.#pays = goals.length > 0;
    this.#place();
  }

  hide() {
    this.at = undefined;
    for (const duck of this.#ducks) duck.setVisible(false);
  }

  frame(ms: number, car: Car) {
    const at = this.at;
    if (!at) return;
    const far = distance(at, car);
    this.#isComing ||= car.speed > DUCKS.coming;
    if (this.#gone === 0 && (far > DUCKS.sets || !this.#isComing)) return;
    if (this.#gone === 0) this.#stage.sound.play('kwaak', { volume: 0.6 });
    this.#gone += (DUCKS.speed * ms) / 1000;
    this.#isPatient ||= far < DUCKS.sees && far > DUCKS.flees && car.speed < DUCKS.patient;
    if (far < DUCKS.flees && this.#gone < DUCKS.far * 2) return this.#flutter();
    if (this.#gone < DUCKS.far * 2 + DUCKS.apart * DUCKS.count) return this.#place();
    this.#leave();
  }

  #place() {
    const at = this.at;
    for (const [i, duck] of this.#ducks.entries()) {
      const along = Math.max(
        -DUCKS.far + 30,
        Math.min(DUCKS.far - 20, this.#gone - DUCKS.far - i * DUCKS.apart),
      );
      const row = (i - 1) * 16;
      duck.setVisible(at !== undefined);
      if (!at) continue;
      duck.setPosition(at.x + (at.isAcross ? row : along), at.y + (at.isAcross ? along : row));
      const sways = this.#gone > 0 && !this.#stage.reducedMotion;
      duck.setAngle(sways && Math.floor(this.#gone / 9 + i) % 2 ? WADDLE.angle : sways ? -WADDLE.angle : 0);
    }
  }

  /** Across: they thank who waited. */
  #leave() {
    const at = this.at!;
    this.at = undefined;
    if (this.#isPatient && this.#pays) {
      this.#stage.sound.play('kwaak', { rate: 1.12 });
      this.#thanked(at);
    }
    for (const duck of this.#ducks) void this.#away(duck, 0);
  }

  #flutter() {
    this.at = undefined;
    this.#stage.sound.play('kwaak', { rate: 1.25, volume: 0.8 });
    for (const duck of this.#ducks) void this.#away(duck, 70);
  }

  async #away(duck: Image, up: number) {
    await this.#stage.tween({ targets: duck, to: { alpha: 0, y: duck.y - up }, ms: WADDLE.every * 3 });
    duck.setVisible(false).setAlpha(1);
  }
}
