import type { GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import { DEPTHS, FIELD } from './places.ts';
import { far, PACE, turned, Walker, wayFrom, type Box, type Spot } from './rules.ts';

/** How high it bobs at each u/s, how long a step is, and how far apart footprints are, in u. */
const STEP = { high: 0.018, long: 36, print: 52 } as const;
/** The mouth of the blower: how high, and how far ahead of whoever holds it. */
const MOUTH = { up: 32, ahead: 62 } as const;
/** How quickly it turns round, a second; how quickly its wind comes and goes, a frame. */
const TURNS = 13;
const FADE = 0.22;
/** How the blower shakes, in radians, and how its wind beats. */
const SHAKE = { turn: 0.035, ms: 26, beat: 0.06, beatMs: 70 } as const;
/** A finger that is led stays so far ahead, in u. */
const AHEAD = 84;
/** What is seen of it above where it stands. */
const LOOKS = { up: 52, wide: 96, high: 112 } as const;
/** How loud it is, and how high while one stands and while one walks. */
const BLOWER = { loud: 0.7, stands: 0.8, walks: 1.05 } as const;

/** The pupil's own Klodder with the blower. */
export class Hero implements Spot {
  readonly walker: Walker;
  /** Which way it blows: of length 1. */
  aim: Spot = { x: 1, y: 0 };
  /** A finger or the arrows lead it, until it herds by itself. */
  isLed = false;
  /** It is led at a run, and blows the harder: in the example. */
  isBrisk = false;
  /** Whether the blower is on. */
  blows = false;
  readonly #stage: GameStage;
  readonly #klodder: Klodder;
  readonly #blower: Image;
  readonly #wind: Image;
  #wanted: Spot = { x: 1, y: 0 };
  #isLeft = false;
  #sound: ReturnType<GameStage['sound']['play']> | undefined;
  #walked = 0;
  #printed = 0;

  constructor(stage: GameStage, klodder: Klodder) {
    this.#stage = stage;
    this.#klodder = klodder;
    this.walker = new Walker(klodder);
    this.#wind = stage.image('lucht', 0, 0).setDepth(DEPTHS.air).setAlpha(0);
    this.#blower = stage.image('blazer', 0, 0);
    klodder.hold(this.#blower);
  }

  get x() {
    return this.walker.x;
  }

  get y() {
    return this.walker.y;
  }

  /** What it takes of the picture. */
  get box(): Box {
    return { x: this.x, y: this.y - LOOKS.up, wide: LOOKS.wide, high: LOOKS.high };
  }

  /** Turns the blower to a place. */
  aimAt(at: Spot) {
    if (far(this, at) > 1) this.#wanted = wayFrom(this, at);
  }

  /** Goes after a finger, up to a little before it. */
  follow(finger: Spot) {
    this.aimAt(finger);
    const away = far(this, finger);
    if (away <= AHEAD) return this.walker.stop();
    const share = (away - AHEAD) / away;
    const to = { x: this.x + (finger.x - this.x) * share, y: this.y + (finger.y - this.y) * share };
    this.walker.go(to, this.isBrisk ? PACE.dash : PACE.walk);
  }

  /** Walks to a place that was tapped. */
  goTo(at: Spot) {
    this.aimAt(at);
    this.walker.go(at, this.isBrisk ? PACE.run : PACE.walk);
  }

  /** The arrows lead it that way. */
  lead(way: Spot) {
    this.walker.lead(way, PACE.walk);
    this.#wanted = this.walker.way;
  }

  frame(ms: number) {
    const { walker } = this;
    const before = { x: walker.x, y: walker.y };
    walker.step(ms, FIELD);
    const moved = far(before, walker);
    this.#turn(ms);
    this.#walk(moved);
    this.#blow();
  }

  /** The round is over: the blower is put away. */
  leave() {
    this.blows = false;
    this.#blow();
    this.#wind.setVisible(false);
    this.#klodder.hold();
  }

  #turn(ms: number) {
    const share = Math.min(1, (TURNS * ms) / 1000);
    this.aim = turned(this.aim, this.#wanted, share);
    if (Math.abs(this.aim.x) > 0.12) this.#isLeft = this.aim.x < 0;
    this.#klodder.turn(this.#isLeft);
    const turn = Math.atan2(this.aim.y, this.aim.x);
    const { clock, reducedMotion } = this.#stage;
    const shake = this.blows && !reducedMotion ? Math.sin(clock.now / SHAKE.ms) * SHAKE.turn : 0;
    // Held by one who is mirrored, it is mirrored too.
    this.#blower.setRotation((this.#isLeft ? Math.PI - turn : turn) + shake);
    const mouth = { x: this.x + this.aim.x * MOUTH.ahead, y: this.y - MOUTH.up + this.aim.y * MOUTH.ahead };
    this.#wind.setPosition(mouth.x, mouth.y).setRotation(turn);
  }

  #walk(moved: number) {
    const { walker } = this;
    this.#walked = moved > 0 ? this.#walked + moved : 0;
    const bob = this.#stage.reducedMotion ? 0 : Math.abs(Math.sin((this.#walked / STEP.long) * Math.PI));
    this.#klodder.setPosition(walker.x, walker.y - bob * Math.max(3, walker.speed * STEP.high));
    this.#printed += moved;
    if (this.#printed <= STEP.print) return;
    this.#printed = 0;
    this.#klodder.print();
  }

  #blow() {
    const { clock, reducedMotion, sound } = this.#stage;
    this.#wind.setAlpha(this.#wind.alpha + (Number(this.blows) - this.#wind.alpha) * FADE);
    if (!reducedMotion) this.#wind.setScale(1 + Math.sin(clock.now / SHAKE.beatMs) * SHAKE.beat, 1);
    if (this.blows && !this.#sound) {
      this.#sound = sound.play('blazer', { volume: BLOWER.loud, rate: BLOWER.stands });
      this.#klodder.face('proud');
    } else if (this.blows) this.#sound?.rate(this.walker.speed > 0 ? BLOWER.walks : BLOWER.stands);
    else if (this.#sound) {
      this.#sound.stop(220);
      this.#sound = undefined;
      this.#klodder.face('look');
    }
  }
}
