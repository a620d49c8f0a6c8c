import { DEPTHS, THROW } from './places.ts';
import { Flight, hangMs } from './rules.ts';
import type { Dojo } from './game.ts';

/** How far it sinks while it hangs, and how far it turns at tempo 1, in u and degrees. */
const HANG = { sink: 12, turn: 2.6, turnMs: 3400 } as const;

/** From so far below its place it is behind the wall, in u. */
const BEHIND = 60;

/** Where something that is thrown is now, beside its place: so far lower, turned so far, and whether it is seen. */
export interface Pose {
  dy: number;
  angle: number;
  isSeen: boolean;
  /** Whether it falls before the wall. */
  isFront: boolean;
}

/** Throws something up from behind the wall, lets it hang, and throws it again when it fell. */
export class Flyer {
  #dojo: Dojo;
  #flight: Flight;
  #draw: (pose: Pose) => void;
  #hung: (() => void)[] = [];
  #turn: number;
  #isOver = false;

  constructor(dojo: Dojo, draw: (pose: Pose) => void) {
    const { stage } = dojo;
    this.#dojo = dojo;
    this.#draw = draw;
    this.#flight = new Flight(dojo.isStill ? Infinity : hangMs(stage.tempo, dojo.readingMs));
    this.#turn = dojo.isStill || stage.reducedMotion ? 0 : stage.lerp(0, HANG.turn);
    draw({ dy: THROW.from, angle: 0, isSeen: false, isFront: false });
  }

  get falls() {
    return this.#flight.falls;
  }

  get isUp() {
    return this.#flight.phase === 'hang';
  }

  /** Throws it up; resolves when it hangs and can be read. */
  async throw() {
    this.#flight.throw(this.#now);
    this.#swish();
    await this.#untilHung();
  }

  /** It falls, and is thrown again; where nothing falls it hangs on. */
  async again() {
    if (this.#dojo.isStill) return;
    this.#flight.drop(this.#now);
    await this.#untilHung();
  }

  hold() {
    this.#flight.hold(this.#now);
  }

  pin() {
    this.#flight.pin();
  }

  /** It is cut, and flies no more. */
  stop() {
    this.#isOver = true;
  }

  frame() {
    if (this.#isOver) return;
    const before = this.#flight.phase;
    this.#flight.step(this.#now);
    const { phase } = this.#flight;
    if (phase !== before) {
      if (phase === 'up') this.#swish();
      if (phase === 'away') this.#dojo.garden.landed();
      if (phase === 'hang') for (const done of this.#hung.splice(0)) done();
    }
    const share = this.#flight.share(this.#now);
    const angle = this.#turn * Math.sin((this.#now / HANG.turnMs) * Math.PI * 2);
    if (phase === 'up')
      this.#draw({
        dy: THROW.from * (1 - overshoot(share)),
        angle: angle * share,
        isSeen: true,
        isFront: false,
      });
    else if (phase === 'hang') this.#draw({ dy: HANG.sink * share, angle, isSeen: true, isFront: false });
    else if (phase === 'fall')
      this.#draw({
        dy: HANG.sink + THROW.to * share ** 2,
        angle: angle * (1 - share),
        isSeen: true,
        isFront: true,
      });
    else this.#draw({ dy: THROW.from, angle: 0, isSeen: false, isFront: false });
  }

  get #now() {
    return this.#dojo.stage.clock.now;
  }

  #swish() {
    this.#dojo.stage.sound.play('zwoesj', { volume: 0.7 });
    this.#dojo.garden.thrown();
  }

  #untilHung = () => new Promise<void>((done) => this.#hung.push(done));
}

/** So low what is thrown is still behind the wall: its layer. */
export const depthOf = (dy: number, isFront: boolean): number =>
  dy > BEHIND && !isFront ? DEPTHS.behind : DEPTHS.hung;

/** From 0 to 1, a little past it and back. */
const overshoot = (share: number) => 1 + 2.1 * (share - 1) ** 3 + 1.1 * (share - 1) ** 2;
