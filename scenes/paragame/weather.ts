import type { GameStage, Image } from '../../engine/stage/index.ts';
import { AIR } from './flight.ts';
import { DEPTHS, GROUND } from './places.ts';

/** Clouds of cotton: where they drift, and how large. */
const CLOUDS = [
  { frame: 'wolk-0', x: 180, y: 330, scale: 1 },
  { frame: 'wolk-1', x: 620, y: 385, scale: 0.8 },
  { frame: 'wolk-0', x: 1010, y: 345, scale: 0.9 },
  { frame: 'wolk-1', x: 1330, y: 420, scale: 1 },
] as const;
const STREAKS = 9;
/** How fast clouds and streaks go beside the wind itself, and how far clouds rise past who falls. */
const DRIFT = { cloud: 0.45, streak: 3.2, rise: 46 } as const;
/** Streaks are as long as the wind is strong: at full length at so many u/s. */
const FULL = 80;
/** The post with the marks of the kunstje, and the pole with a windsock for each layer. */
const POST = 84;
const POLE = 1236;
const MOST_LAYERS = 3;
/** Degrees that a windsock hangs down when there is no wind. */
const SAG = 62;
/** Where the layers lie that are seen. */
const SKY = { top: GROUND - AIR.opens - 56, bottom: GROUND - 34 } as const;
const BEYOND = 160;

/** What is seen of the wind: windsocks, cotton that drifts, streaks. */
export class Weather {
  readonly #stage: GameStage;
  readonly #clouds: { image: Image; y: number }[];
  readonly #streaks: { image: Image; share: number }[];
  readonly #socks: Image[];
  #wind: readonly number[] = [0];
  #age = 0;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#clouds = CLOUDS.map(({ frame, x, y, scale }) => ({
      image: stage.image(frame, x, y).setScale(scale).setDepth(DEPTHS.cloud),
      y,
    }));
    const rng = stage.rng.fork('wind');
    this.#streaks = Array.from({ length: STREAKS }, (_, i) => ({
      image: stage.image('streep', rng.between(0, 1366), 0).setDepth(DEPTHS.streak),
      share: (i + 0.5) / STREAKS,
    }));
    for (const x of [POST, POLE]) stage.image('mast', x, GROUND + 34).setDepth(DEPTHS.cow - 1);
    this.#socks = Array.from({ length: MOST_LAYERS }, () =>
      stage.image('windzak', POLE, 0).setDepth(DEPTHS.cow),
    );
    this.blow([0]);
  }

  /** The wind of each layer, from the top one. */
  blow(wind: readonly number[]) {
    this.#wind = wind;
    const high = (SKY.bottom - SKY.top) / wind.length;
    for (const [i, sock] of this.#socks.entries()) {
      const speed = wind[i];
      sock.setVisible(speed !== undefined);
      if (speed === undefined) continue;
      const strong = Math.min(1, Math.abs(speed) / FULL);
      sock.setY(SKY.top + high * (i + 0.35)).setFlipX(speed < 0);
      sock.setAngle((speed < 0 ? -1 : 1) * SAG * (1 - strong) ** 1.5);
    }
    for (const { image, share } of this.#streaks) {
      const speed = this.#at(share);
      image.setY(SKY.top + (SKY.bottom - SKY.top) * share).setFlipX(speed < 0);
      image.setVisible(Math.abs(speed) > 1 && !this.#stage.reducedMotion);
      image.setScale(0.4 + 0.6 * Math.min(1, Math.abs(speed) / FULL), 1);
    }
  }

  /** Every step; `h` is how high the parachutist is. */
  frame(ms: number, h: number) {
    if (this.#stage.reducedMotion) return;
    this.#age += ms;
    const dt = ms / 1000;
    for (const { image, share } of this.#streaks) this.#go(image, this.#at(share) * DRIFT.streak * dt);
    const fallen = 1 - Math.min(1, h / AIR.basket);
    for (const { image, y } of this.#clouds) {
      this.#go(image, (this.#at((y - SKY.top) / (SKY.bottom - SKY.top)) * DRIFT.cloud + 3) * dt);
      image.setY(y - DRIFT.rise * fallen);
    }
    const flap = 1 + 0.05 * Math.sin(this.#age / 110);
    for (const sock of this.#socks) sock.setScale(flap, 1);
  }

  #at(share: number): number {
    const { length } = this.#wind;
    return this.#wind[Math.max(0, Math.min(length - 1, Math.floor(share * length)))]!;
  }

  #go(image: Image, by: number) {
    const { left, right } = this.#stage.view;
    const [from, to] = [left - BEYOND, right + BEYOND];
    const x = image.x + by;
    image.setX(x < from ? to : x > to ? from : x);
  }
}
