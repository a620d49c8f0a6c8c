import type { GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import { FOLDS } from './art/sizes.ts';
import { Flight } from './flight.ts';
import { DEPTHS, DESK } from './places.ts';

/** After so many rights it gets another fold: it glides better. */
const FOLDED = [2, 5, 8, 11] as const;
/** Where the rider sits, from the middle of the plane. */
const SEAT = { x: -12, y: -1 } as const;
/** Degrees that it turns up or down at most, and by speed up or down. */
const TILT = { most: 24, by: 0.11, follow: 0.2 } as const;
const FLUTTER = { from: 1.12, ms: 46, by: 0.07 } as const;
const BOB = { ms: 1500, by: 4 } as const;
/** Loudness of the air: at rest, and by how much faster one is. */
const HISS = { from: 0.08, by: 0.7, most: 0.6, every: 12 } as const;
const FACE_MS = 1100;

interface PlaneHelp {
  passed(ring: number | undefined): void;
  armed(ring: number | undefined): void;
}

/** The pupil's paper plane, with its own Klodder on it. */
export class Plane {
  readonly flight = new Flight();
  readonly klodder: Klodder;
  readonly #stage: GameStage;
  readonly #help: PlaneHelp;
  readonly #back: Image;
  readonly #front: Image;
  readonly #tail: Image;
  readonly #shadow: Image;
  #rights = 0;
  #armed: number | undefined;
  #tilt = 0;
  #age = 0;
  #isLanded = false;
  #hiss: ReturnType<GameStage['sound']['play']> | undefined;

  constructor(stage: GameStage, klodder: Klodder, help: PlaneHelp) {
    this.#stage = stage;
    this.klodder = klodder;
    this.#help = help;
    const part = (frame: string, depth: number) => stage.image(frame, 0, 0).setDepth(depth);
    this.#shadow = part('schaduw', DEPTHS.shadow);
    this.#tail = part('lint', DEPTHS.plane - 2);
    this.#back = part('vlieger-achter-0', DEPTHS.plane - 1);
    this.#front = part('vlieger-voor-0', DEPTHS.plane + 1);
    klodder.setDepth(DEPTHS.plane);
    this.#draw(0);
  }

  get x() {
    return this.klodder.x;
  }

  get y() {
    return this.flight.y;
  }

  /** How often it was folded. */
  get folds(): number {
    return FOLDED.filter((rights) => this.#rights >= rights).length;
  }

  /** One more was right at the first try: some of them make a new fold. Whether this one did. */
  fold(): boolean {
    const { folds } = this;
    this.#rights++;
    if (this.folds === folds) return false;
    const stage = this.#stage;
    const frame = Math.min(FOLDS - 1, this.folds);
    if (stage.hasImage(`vlieger-voor-${frame}`)) {
      this.#back.setFrame(`vlieger-achter-${frame}`, false, false);
      this.#front.setFrame(`vlieger-voor-${frame}`, false, false);
    }
    stage.sound.play('vouw');
    stage.fx.burst('stars', this.x, this.y, { count: 10, spread: 120 });
    return true;
  }

  /** That was no ring. */
  startle() {
    this.klodder.face('oops', FACE_MS, 'look');
  }

  cheer() {
    this.klodder.face('happy', FACE_MS, 'look');
  }

  /** The round is over: somebody else moves it. */
  land() {
    this.#isLanded = true;
    this.#hiss?.stop();
  }

  frame(ms: number) {
    this.#age += ms;
    const { flight } = this;
    const pass = this.#isLanded ? undefined : flight.tick(ms / 1000);
    this.#draw(ms);
    if (flight.armed !== this.#armed && !pass) this.#help.armed((this.#armed = flight.armed));
    if (pass) {
      this.#armed = undefined;
      this.#help.passed(pass.ring);
    }
  }

  /** How much faster it is than `speed`: 1 is as fast. */
  haste(speed: number): number {
    return this.flight.speed / speed;
  }

  /** What is heard of the air. */
  hiss(speed: number) {
    if (this.#isLanded || this.#stage.clock.tick % HISS.every !== 0) return;
    this.#hiss ??= this.#stage.sound.play('zweef', { volume: HISS.from });
    this.#hiss.volume(Math.max(HISS.from, Math.min(HISS.most, (this.haste(speed) - 1) * HISS.by)));
  }

  #draw(ms: number) {
    const { x, vy, speed } = this.flight;
    const stage = this.#stage;
    const isStill = stage.reducedMotion || this.#isLanded;
    const y = this.flight.y + (isStill ? 0 : Math.sin((this.#age / BOB.ms) * Math.PI * 2) * BOB.by);
    const wish = this.#isLanded ? 0 : Math.max(-TILT.most, Math.min(TILT.most, vy * TILT.by));
    this.#tilt += (wish - this.#tilt) * (ms > 0 ? TILT.follow : 1);
    const turn = (this.#tilt * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const flutter = isStill || speed < FLUTTER.from * 190 ? 0 : Math.sin(this.#age / FLUTTER.ms) * FLUTTER.by;
    for (const part of [this.#back, this.#front]) part.setPosition(x, y).setAngle(this.#tilt);
    this.#back.setScale(1, 1 + flutter);
    this.#tail.setPosition(x - 66 * cos, y - 66 * sin).setAngle(this.#tilt * 0.4 - flutter * 120);
    this.klodder.setPosition(x + SEAT.x * cos - SEAT.y * sin, y + SEAT.x * sin + SEAT.y * cos);
    this.klodder.setAngle(this.#tilt);
    const high = Math.max(0, DESK - y) / 400;
    this.#shadow
      .setPosition(x, DESK + 8)
      .setScale(1.2 - 0.6 * high)
      .setAlpha(0.8 - 0.55 * high);
  }
}
