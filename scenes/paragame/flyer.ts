import type { GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import { SCREENS } from './art/sizes.ts';
import type { Balloon } from './balloon.ts';
import { AIR, Flight, type Course, type Touch } from './flight.ts';
import { DEPTHS, GROUND } from './places.ts';

/** How large the parachutist is: in the basket, on the ground, and how much larger high up. */
const SIZE = { basket: 0.7, ground: 0.68, high: 0.14 } as const;
/** Where the harness is, over the feet of one at full size. */
const HARNESS = 40;
/** How much larger the chute is than it is drawn. */
const CANOPY = 1.42;
/** Degrees that it hangs askew per u/s, and how fast the chute opens and folds, in ms. */
const SWING = 0.055;
const FOLD_MS = 75;
const MS = { bounce: 900, lift: 520, home: 320, bob: 1500 } as const;
/** How far a bounce goes over the straight line to the basket. */
const ARCH = 110;
const BOB = 5;
/** Loudness of the wind, standing still and by speed in u/s. */
const HISS = { from: 0.25, perSpeed: 0.0016 } as const;

interface FlyerHelp {
  touched(touch: Touch): void;
  /** Another circle below lit up, or none. */
  armed(circle: number | undefined): void;
}

/** The pupil's own Klodder with its parachute, and what carries it up again. */
export class Flyer {
  readonly flight = new Flight();
  readonly klodder: Klodder;
  readonly #stage: GameStage;
  readonly #balloon: Balloon;
  readonly #help: FlyerHelp;
  readonly #chute: Image;
  readonly #socks: Image;
  readonly #shadow: Image;
  #open = 0;
  #isOpen = false;
  #isGone = false;
  #turn = 0;
  #age = 0;
  #armed: number | undefined;
  #state = this.flight.state;
  #wind: ReturnType<GameStage['sound']['play']> | undefined;

  constructor(stage: GameStage, klodder: Klodder, balloon: Balloon, help: FlyerHelp) {
    this.#stage = stage;
    this.klodder = klodder;
    this.#balloon = balloon;
    this.#help = help;
    this.#shadow = stage.image('schaduw', 0, GROUND).setDepth(DEPTHS.shadow);
    this.#chute = stage.image('scherm-0', 0, 0).setDepth(DEPTHS.flyer - 1);
    this.#socks = stage.image('sokken', 0, 0).setDepth(DEPTHS.flyer - 2);
  }

  get x() {
    return this.klodder.x;
  }

  get y() {
    return this.klodder.y;
  }

  /** A new exercise, with another chute. */
  begin(course: Course, pattern: number) {
    this.flight.begin(course);
    const frame = `scherm-${pattern % SCREENS}`;
    if (this.#stage.hasImage(frame)) this.#chute.setFrame(frame, false, false);
  }

  /** Who waits hops, to be noticed. */
  beckon() {
    if (this.flight.state === 'basket') void this.klodder.hop(14);
  }

  /** It touched down: it stays there until it is told what happens. */
  hold() {
    this.flight.put(this.flight.x, 0, 'held');
    this.#armed = undefined;
    void this.klodder.squash(0.18);
  }

  /** Beside it, or not on purpose: up again, for another descent. */
  spring() {
    this.flight.spring();
    this.klodder.face('oops', 700, 'look');
  }

  /** The circle throws it high up, straight into the basket. */
  async bounce() {
    const { flight } = this;
    flight.put(flight.x, flight.h, 'held');
    this.#isOpen = false;
    this.klodder.face('happy', 2000);
    await this.#carry(MS.bounce, ARCH, this.#stage.reducedMotion ? 0 : 360);
    this.#balloon.rock();
  }

  /** A fan blows it up again, to where it hangs until it is steered. */
  async lift(h: number) {
    const { flight } = this;
    flight.put(flight.x, flight.h, 'held');
    this.#isOpen = true;
    await this.#stage.tween({ targets: flight, to: { h }, ms: MS.lift, ease: 'Sine.InOut' });
    flight.put(flight.x, h, 'hover');
  }

  /** Back into the basket, where it is not there already. */
  async home() {
    if (this.flight.state === 'basket') return;
    this.flight.put(this.flight.x, this.flight.h, 'held');
    this.#isOpen = false;
    await this.#carry(MS.home, 0, 0);
  }

  /** The round is over: its Klodder is moved by somebody else. */
  leave(): Klodder {
    this.#isGone = true;
    this.#wind?.stop();
    for (const image of [this.#chute, this.#socks, this.#shadow]) image.setVisible(false);
    return this.klodder;
  }

  frame(ms: number) {
    if (this.#isGone) return;
    const { flight } = this;
    this.#age += ms;
    const touch = flight.tick(ms / 1000);
    this.#notice();
    this.#draw(ms);
    if (flight.armed !== this.#armed) this.#help.armed((this.#armed = flight.armed));
    if (touch) this.#help.touched(touch);
  }

  /** In an arc into the basket. */
  async #carry(ms: number, arch: number, turn: number) {
    const { flight } = this;
    const from = { x: flight.x, h: flight.h };
    const way = { t: 0 };
    await this.#stage.tween({
      targets: way,
      to: { t: 1 },
      ms,
      ease: 'Linear',
      onUpdate: () => {
        const { t } = way;
        flight.x = from.x + (this.#balloon.seat.x - from.x) * t * t * (3 - 2 * t);
        flight.h = from.h + (GROUND - this.#balloon.seat.y - from.h) * t + 4 * arch * t * (1 - t);
        this.#turn = turn * Math.min(1, t * 1.2);
      },
    });
    this.#turn = 0;
    flight.put(this.#balloon.seat.x, AIR.basket, 'basket');
  }

  /** What is heard and seen when it jumps, when the chute opens, and all the way down. */
  #notice() {
    const { state } = this.flight;
    if (state !== this.#state) {
      const before = this.#state;
      this.#state = state;
      if (state === 'fall') {
        this.#stage.sound.play('sprong');
        this.klodder.face('oops', 900, 'look');
        this.#balloon.rock();
      }
      const opens = state === 'chute' || state === 'hover';
      if (opens && !this.#isOpen) this.#stage.sound.play('flap');
      if (opens || state !== 'held') this.#isOpen = opens;
      if (state === 'chute') this.#wind = this.#stage.sound.play('wind', { volume: HISS.from });
      else if (before === 'chute') {
        this.#wind?.stop();
        this.#wind = undefined;
      }
    }
    if (this.flight.state === 'basket') {
      const { seat } = this.#balloon;
      [this.flight.x, this.flight.h] = [seat.x, GROUND - seat.y];
    }
    if (this.#wind && this.#stage.clock.tick % 12 === 0)
      this.#wind.volume(Math.min(0.8, HISS.from + Math.abs(this.flight.vx) * HISS.perSpeed));
  }

  #draw(ms: number) {
    const { x, h, vx, state } = this.flight;
    const isInside = state === 'basket';
    const isStill = this.#stage.reducedMotion || state !== 'hover';
    const y = GROUND - h + (isStill ? 0 : Math.sin((this.#age / MS.bob) * Math.PI * 2) * BOB);
    const high = Math.min(1, h / AIR.opens);
    const size = isInside ? SIZE.basket : SIZE.ground + SIZE.high * high;
    const swing = this.#isOpen ? -vx * SWING : 0;
    this.klodder
      .setPosition(x, y)
      .setScale(size)
      .setAngle(swing + this.#turn);
    this.klodder.setDepth(isInside ? DEPTHS.rider : DEPTHS.flyer);
    this.#open += ((this.#isOpen ? 1 : 0) - this.#open) * (1 - Math.exp(-ms / FOLD_MS));
    this.#chute
      .setVisible(this.#open > 0.06)
      .setPosition(x, y - HARNESS * size)
      .setScale(size * CANOPY * this.#open)
      .setAngle(swing * 1.3);
    const falls = state === 'fall';
    this.#socks.setVisible(falls);
    if (falls) {
      const flutter = this.#stage.reducedMotion ? 0 : Math.sin(this.#age / 34);
      this.#socks
        .setPosition(x, y + 2)
        .setScale(size, size * (1 + 0.16 * flutter))
        .setAngle(flutter * 5);
    }
    this.#shadow
      .setVisible(!isInside)
      .setPosition(x, GROUND + 4)
      .setScale(1.25 - 0.75 * Math.min(1, h / AIR.basket))
      .setAlpha(0.95 - 0.6 * high);
  }
}
