import type { Rng } from '../../engine/exercise/index.ts';
import type { GameStage, MatterWorld } from '../../engine/stage/index.ts';
import { BALL, CORNER, DRAIN, HAND, PIN, PINS, RAIL, RULER, SIDES, TABLE, WELL, type Side, type Spot } from './places.ts'; // prettier-ignore
import { draw, Flipper, isHit, isSunk, lift, offPin, offRubber, reachAt, shoot, throwUp, type Motion } from './rules.ts'; // prettier-ignore

type Body = ReturnType<MatterWorld['add']['circle']>;

const STEPS = 60;
/** Bodies are thick, so that nothing flies through them; no ball is faster than this. */
const THICK = 60;
const FASTEST = 1080;
const SMOOTH = { friction: 0, frictionStatic: 0, restitution: 0.42 } as const;
const SOLID = { ...SMOOTH, isStatic: true } as const;
/** A ball that lies still for so long on something that is no ruler is pushed off it. */
const STUCK = { slow: 14, ms: 900, x: 130, y: -190 } as const;
const SPIT = { x: 70, y: -230 } as const;

/** What tempo and setting make of the table, in u and s. */
export interface Slope {
  readonly gravity: number;
  readonly shot: number;
  readonly pins: number;
  readonly rubber: number;
  /** How far the magnet reaches at first, and how much a shot is led. */
  readonly reach: number;
  readonly help: number;
  /** All goes so many times as fast. */
  readonly rate: number;
}

interface TableHelp {
  hitPin(index: number, spot: Spot): void;
  hitRubber(side: Side, spot: Spot): void;
  /** A ruler shot the ball. */
  shot(): void;
  drained(): void;
  /** It fell into the inkwell, or the magnet lifted it there. */
  sunk(isLifted: boolean): void;
}

/** Whether anything bounces off a body. */
const hit = ({ collisionFilter }: Body, isHit: boolean) => void (collisionFilter.mask = isHit ? -1 : 0);

/** Where a ball is: in the hand of the keeper, on the table, or in the inkwell. */
type Where = 'hand' | 'table' | 'well';

/** A ball on the table. */
export class Ball {
  readonly body: Body;
  where: Where = 'hand';
  isLifted = false;
  /** For how long it has been lying still. */
  still = 0;

  constructor(body: Body) {
    this.body = body;
  }

  get motion(): Motion {
    const { position, velocity } = this.body;
    return { x: position.x, y: position.y, vx: velocity.x * STEPS, vy: velocity.y * STEPS };
  }
}

/** The playing field as bodies: walls, rails, pins, rulers, the lid of the inkwell, and the balls. */
export class Table {
  readonly flippers = [new Flipper(-1), new Flipper(1)] as const;
  readonly balls: readonly Ball[];
  slope: Slope;
  /** How long the inkwell has been open, in ms; shut without it. */
  openFor: number | undefined;
  /** After so long the open inkwell takes the ball by itself. */
  liftsAfter = Infinity;
  readonly #matter: MatterWorld;
  readonly #help: TableHelp;
  readonly #lid: Body;
  readonly #rulers: readonly Body[];
  readonly #rng: Rng;

  constructor(stage: GameStage, slope: Slope, help: TableHelp, balls: number) {
    this.#matter = stage.matter;
    this.#rng = stage.rng.fork('bal');
    this.slope = slope;
    this.#help = help;
    const { add, world } = this.#matter;
    world.setGravity(0, slope.gravity / 1000);
    const middle = (TABLE.top + TABLE.bottom) / 2;
    const tall = TABLE.bottom - TABLE.top + 200;
    add.rectangle(TABLE.left - THICK / 2, middle, THICK, tall, SOLID);
    add.rectangle(TABLE.right + THICK / 2, middle, THICK, tall, SOLID);
    add.rectangle(TABLE.x, TABLE.top - THICK / 2, TABLE.right - TABLE.left + 100, THICK, SOLID);
    for (const side of SIDES) {
      const wall = side < 0 ? TABLE.left : TABLE.right;
      this.#bar({ x: wall, y: TABLE.top + CORNER }, { x: wall - side * CORNER, y: TABLE.top });
      const [from, to] = railOf(side);
      this.#bar(from, to);
    }
    for (const { x, y } of PINS) add.circle(x, y, PIN, SOLID);
    this.#lid = add.circle(WELL.x, WELL.y, WELL.r, SOLID);
    this.#rulers = this.flippers.map(() => add.rectangle(0, 0, RULER.long, RULER.half * 2, SOLID));
    this.#turn();
    this.balls = Array.from({ length: balls }, () => {
      const body = add.circle(HAND.x, HAND.y, BALL, { ...SMOOTH, frictionAir: 0.002 });
      const ball = new Ball(body);
      this.hold(ball);
      return ball;
    });
  }

  /** The lid goes up, and the magnet is on: it lifts the ball after so long. */
  open(liftsAfter: number) {
    this.openFor = 0;
    this.liftsAfter = liftsAfter;
    hit(this.#lid, false);
  }

  shut() {
    this.openFor = undefined;
    hit(this.#lid, true);
    for (const ball of this.balls) this.#drop(ball);
  }

  /** The keeper has the ball. */
  hold(ball: Ball) {
    this.#put(ball, 'hand', HAND);
  }

  /** The keeper throws it, now to one side and then to the other. */
  throwUp(ball: Ball) {
    if (ball.where !== 'hand') return;
    this.free(ball, throwUp(HAND, this.slope.gravity, this.#side(), this.#rng.next(), this.#rng.next()));
  }

  /** The inkwell burps it out, softly or so many times as hard. */
  spit(ball: Ball, force = 1) {
    const speed = this.slope.rate * force;
    const vx = this.#side() * SPIT.x * speed;
    this.free(ball, { x: WELL.x, y: WELL.y - WELL.r - BALL, vx, vy: SPIT.y * speed });
  }

  /** It lies on the table, and goes so. */
  free(ball: Ball, motion: Motion) {
    ball.where = 'table';
    this.#drop(ball);
    this.#matter.body.setPosition(ball.body, { x: motion.x, y: motion.y });
    this.#go(ball, motion);
  }

  /** Every step, after the bodies were moved. */
  step(ms: number) {
    if (this.openFor !== undefined) this.openFor += ms;
    for (const flipper of this.flippers) flipper.step(ms);
    this.#turn();
    for (const ball of this.balls) this.#step(ball, ms);
  }

  #side(): Side {
    return this.#rng.below(2) === 0 ? -1 : 1;
  }

  #step(ball: Ball, ms: number) {
    if (ball.where !== 'table') return this.#put(ball, ball.where, ball.where === 'hand' ? HAND : WELL);
    const { motion } = ball;
    if (motion.y > DRAIN) {
      this.hold(ball);
      return this.#help.drained();
    }
    if (this.openFor !== undefined && this.#drawn(ball, motion, this.openFor)) return;
    if (!ball.isLifted) this.#bounced(ball, motion, ms);
    this.#limit(ball);
  }

  /** The open inkwell draws it, lifts it or swallows it. Whether it is in. */
  #drawn(ball: Ball, motion: Motion, openFor: number): boolean {
    if (isSunk(motion)) {
      const { isLifted } = ball;
      this.#put(ball, 'well', WELL);
      this.#help.sunk(isLifted);
      return true;
    }
    const { reach, rate } = this.slope;
    if (openFor > this.liftsAfter) this.#lift(ball);
    this.#go(ball, ball.isLifted ? lift(motion, rate) : draw(motion, reachAt(openFor, reach), rate));
    return false;
  }

  #bounced(ball: Ball, motion: Motion, ms: number) {
    const { shot, pins, rubber, help } = this.slope;
    const flipper = this.flippers.find((one) => isHit(one, motion));
    if (flipper) {
      this.#go(ball, shoot(flipper, motion, shot, this.openFor === undefined ? 0 : help));
      return this.#help.shot();
    }
    for (const [i, pin] of PINS.entries()) {
      const off = offPin(pin, motion, pins);
      if (!off) continue;
      this.#go(ball, off);
      return this.#help.hitPin(i, pin);
    }
    for (const side of SIDES) {
      const off = offRubber(...rubberOf(side), motion, rubber);
      if (!off) continue;
      this.#go(ball, off);
      return this.#help.hitRubber(side, motion);
    }
    const isStill =
      Math.hypot(motion.vx, motion.vy) < STUCK.slow && !this.flippers.some(({ share }) => share);
    ball.still = isStill ? ball.still + ms : 0;
    if (ball.still < STUCK.ms) return;
    ball.still = 0;
    this.#go(ball, { ...motion, vx: motion.x < TABLE.x ? STUCK.x : -STUCK.x, vy: STUCK.y });
  }

  #limit(ball: Ball) {
    const { motion } = ball;
    const speed = Math.hypot(motion.vx, motion.vy);
    if (speed <= FASTEST) return;
    const share = FASTEST / speed;
    this.#go(ball, { ...motion, vx: motion.vx * share, vy: motion.vy * share });
  }

  /** It lies where nothing moves it. */
  #put(ball: Ball, where: Where, { x, y }: Spot) {
    ball.where = where;
    ball.isLifted = false;
    hit(ball.body, false);
    this.#matter.body.setPosition(ball.body, { x, y });
    this.#matter.body.setVelocity(ball.body, { x: 0, y: 0 });
  }

  #drop(ball: Ball) {
    ball.isLifted = false;
    hit(ball.body, ball.where === 'table');
  }

  #lift(ball: Ball) {
    ball.isLifted = true;
    hit(ball.body, false);
  }

  #go({ body }: Ball, { vx, vy }: Motion) {
    this.#matter.body.setVelocity(body, { x: vx / STEPS, y: vy / STEPS });
  }

  #turn() {
    const { body } = this.#matter;
    for (const [i, { pivot, angle }] of this.flippers.entries()) {
      const ruler = this.#rulers[i]!;
      body.setAngle(ruler, angle);
      body.setPosition(ruler, {
        x: pivot.x + (Math.cos(angle) * RULER.long) / 2,
        y: pivot.y + (Math.sin(angle) * RULER.long) / 2,
      });
    }
  }

  /** A bar whose upper edge lies between two places. */
  #bar(from: Spot, to: Spot) {
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    const isUnder = from.y > TABLE.top + 300 ? 1 : -1;
    const across = (isUnder * Math.sign(to.x - from.x) * THICK) / 2;
    this.#matter.add.rectangle(
      (from.x + to.x) / 2 - Math.sin(angle) * across,
      (from.y + to.y) / 2 + Math.cos(angle) * across,
      Math.hypot(to.x - from.x, to.y - from.y) + (isUnder > 0 ? 0 : THICK),
      THICK,
      { ...SOLID, angle },
    );
  }
}

/** The upper edge of a rail, from the wall to where its ruler begins. */
export const railOf = (side: Side): [Spot, Spot] => [
  { x: side < 0 ? TABLE.left : TABLE.right, y: RAIL.top },
  { x: TABLE.x + side * RAIL.inner, y: RAIL.bottom - RULER.half },
];

/** The part of a rail that a rubber is strung along, as shares of it: the lower end is bare, so that a ball rolls on. */
const STRUNG = { from: 0.06, to: 0.56 } as const;
function rubberOf(side: Side): [Spot, Spot] {
  const [from, to] = railOf(side);
  const at = (share: number) => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  });
  return [at(STRUNG.from), at(STRUNG.to)];
}
