import type { GameStage, Klodder } from '../../engine/stage/index.ts';

/** Width in u, and of a Klodder at scale 1. */
export const SIZE = 74;
const DRAWN = 96;
const RUN = { beatMs: 95, tilt: 6, bob: 5, stepMs: 260, volume: 0.3 } as const;
/** u of running between two footprints. */
const PRINT_EVERY = 58;
const CLIMB = { beatMs: 150, tilt: 7 } as const;
const STRETCH = { most: 0.12, fast: 800 } as const;
/** Share of the way that the picture follows a step of stairs. */
const FOLLOW = 0.35;
const LAND = { from: 250, hard: 700 } as const;

/** What the climber does now, for the eye. */
export interface Gait {
  x: number;
  feet: number;
  vx: number;
  vy: number;
  grounded: boolean;
  climbing: boolean;
}

/** The pupil's own Klodder as it runs, jumps and climbs. */
export class Hero {
  readonly klodder: Klodder;
  #stage: GameStage;
  #still: boolean;
  #beat = 0;
  #feet = 0;
  #squashing = false;
  #ran = 0;

  constructor(stage: GameStage, klodder: Klodder) {
    this.#stage = stage;
    this.#still = stage.reducedMotion;
    this.klodder = klodder;
  }

  /** Every step. */
  show({ x, feet, vx, vy, grounded, climbing }: Gait, ms: number) {
    const { klodder } = this;
    const isRunning = grounded && Math.abs(vx) > 20;
    this.#beat = isRunning || (climbing && Math.abs(vy) > 10) ? this.#beat + ms : 0;
    if (isRunning && Math.floor(this.#beat / RUN.stepMs) > Math.floor((this.#beat - ms) / RUN.stepMs))
      this.#stage.sound.play('stap-hout', { volume: RUN.volume });
    if (isRunning) this.#leavePrints((Math.abs(vx) * ms) / 1000);
    const wave = Math.sin((this.#beat / (climbing ? CLIMB.beatMs : RUN.beatMs)) * Math.PI * 0.5);
    const isNear = grounded && Math.abs(feet - this.#feet) < 60;
    this.#feet = isNear && !this.#still ? this.#feet + (feet - this.#feet) * FOLLOW : feet;
    const bob = this.#still ? 0 : Math.abs(wave) * (isRunning ? RUN.bob : 0);
    klodder.setPosition(x, this.#feet - bob);
    if (Math.abs(vx) > 20) klodder.turn(vx < 0);
    klodder.setAngle(this.#still ? 0 : wave * (climbing ? CLIMB.tilt : isRunning ? RUN.tilt : 0));
    const stretch =
      this.#still || grounded || climbing ? 0 : STRETCH.most * Math.min(1, Math.abs(vy) / STRETCH.fast);
    const scale = SIZE / DRAWN;
    klodder.setScale(scale * (1 - stretch * 0.6), scale * (1 + stretch));
  }

  /** Small ink footprints where it ran. */
  #leavePrints(ran: number) {
    this.#ran += ran;
    if (this.#ran < PRINT_EVERY) return;
    this.#ran = 0;
    this.klodder.print();
  }

  /** Lands with so many u/s: harder is flatter. */
  land(speed: number) {
    if (speed < LAND.from || this.#squashing) return;
    this.#squashing = true;
    const share = 0.18 * Math.min(1, speed / LAND.hard);
    void this.klodder.squash(share).then(() => (this.#squashing = false));
    const { x, y } = this.klodder;
    this.#stage.fx.burst('dust', x, y - 4, { count: speed > LAND.hard ? 6 : 3, spread: 36 });
  }
}
