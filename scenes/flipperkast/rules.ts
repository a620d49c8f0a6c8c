import { BALL, PIN, RULER, TABLE, WELL, type Side, type Spot } from './places.ts';

/** A ball that goes about, in u and u/s. */
export interface Motion extends Spot {
  readonly vx: number;
  readonly vy: number;
}

const RAD = Math.PI / 180;
const between = (from: number, to: number, share: number) => from + (to - from) * share;
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** A ruler is up after so many ms, down after so many, and stays up at least so long: a short tap is a whole swing. */
const SWING = { up: 60, down: 130, least: 120 } as const;

/** A ruler that swings up as long as its half of the table is pressed. */
export class Flipper {
  readonly side: Side;
  readonly pivot: Spot;
  /** How far it is up, 0 to 1, and how far it was a step before. */
  share = 0;
  was = 0;
  #isHeld = false;
  #stays = 0;

  constructor(side: Side) {
    this.side = side;
    this.pivot = { x: TABLE.x + side * RULER.beside, y: RULER.y };
  }

  press() {
    this.#isHeld = true;
    this.#stays = SWING.least;
  }

  letGo() {
    this.#isHeld = false;
  }

  step(ms: number) {
    this.was = this.share;
    const isUp = this.#isHeld || this.#stays > 0;
    this.#stays -= ms;
    this.share = clamp(this.share + (isUp ? ms / SWING.up : -ms / SWING.down), 0, 1);
  }

  /** Its angle on the stage in radians: from its pivot to its tip. */
  get angle(): number {
    const angle = slope(this.share);
    return this.side < 0 ? angle : Math.PI - angle;
  }
}

/** How much it slopes down to its tip. */
const slope = (share: number) => between(RULER.rest, RULER.up, share) * RAD;

/** How far along a ruler a ball lies, from its pivot, and how far its middle is above it. */
export function onRuler({ side, pivot }: Flipper, { x, y }: Spot, share: number) {
  const angle = slope(share);
  const [inward, down] = [(x - pivot.x) * -side, y - pivot.y];
  return {
    along: Math.cos(angle) * inward + Math.sin(angle) * down,
    above: Math.sin(angle) * inward - Math.cos(angle) * down,
  };
}

/** A ball touches a ruler this near to it; one that was so far through it before is past it. */
const TOUCH = { near: BALL + RULER.half + 4, past: -8, from: 2, beyond: 12 } as const;

/** Whether a ruler that swings up takes the ball along. */
export function isHit(flipper: Flipper, ball: Spot): boolean {
  if (flipper.share <= flipper.was) return false;
  const before = onRuler(flipper, ball, flipper.was);
  const now = onRuler(flipper, ball, flipper.share);
  const isOn = now.along > TOUCH.from && now.along < RULER.long + TOUCH.beyond;
  return isOn && before.above > TOUCH.past && now.above < TOUCH.near;
}

/** From straight up a ball goes so many degrees inward: from the pivot, and from the tip. */
const SHOT = { pivot: 52, tip: -22, help: 45 } as const;

/** How a ball goes that was hit; where something is aimed at, it is led there by a share of what is missing. */
export function shoot(flipper: Flipper, ball: Spot, speed: number, help = 0): Motion {
  const { along } = onRuler(flipper, ball, flipper.share);
  const inward = -flipper.side;
  let turn = between(SHOT.pivot, SHOT.tip, clamp(along / RULER.long, 0, 1));
  const wanted = Math.atan2((WELL.x - ball.x) * inward, ball.y - WELL.y) / RAD;
  if (Math.abs(wanted - turn) < SHOT.help) turn += (wanted - turn) * help;
  return {
    ...ball,
    vx: Math.sin(turn * RAD) * speed * inward,
    vy: -Math.cos(turn * RAD) * speed,
  };
}

/** The best of a ruler: a ball here is shot at the inkwell. */
export const isSweet = (flipper: Flipper, ball: Spot): boolean => {
  const { along, above } = onRuler(flipper, ball, 0);
  return along > RULER.long * 0.28 && along < RULER.long * 0.8 && above > 0 && above < TOUCH.near + 6;
};

/** The magnet of the open inkwell grows from here to there, in ms, until it reaches all over the table. */
const GROWS = { from: 2600, until: 4300, far: 420 } as const;
/** After so long it lifts the ball off the table: nothing is in its way any more. */
export const LIFTS_AFTER = 4200;
/** How fast it draws, and which share of the way of a ball it turns in a step. */
const DRAW = { speed: 520, turn: 0.17, lifted: 640 } as const;

/** How far the magnet reaches so long after it was locked. */
export const reachAt = (ms: number, reach: number): number =>
  reach + GROWS.far * clamp((ms - GROWS.from) / (GROWS.until - GROWS.from), 0, 1);

/** A step nearer to the inkwell, where the magnet reaches the ball. */
export function draw(ball: Motion, reach: number, rate = 1): Motion {
  const [dx, dy] = [WELL.x - ball.x, WELL.y - ball.y];
  const far = Math.hypot(dx, dy);
  if (far > reach || far === 0) return ball;
  return {
    ...ball,
    vx: between(ball.vx, (dx / far) * DRAW.speed * rate, DRAW.turn),
    vy: between(ball.vy, (dy / far) * DRAW.speed * rate, DRAW.turn),
  };
}

/** Straight to the inkwell, over everything. */
export function lift(ball: Spot, rate = 1): Motion {
  const [dx, dy] = [WELL.x - ball.x, WELL.y - ball.y];
  const far = Math.max(1, Math.hypot(dx, dy));
  const speed = Math.min(DRAW.lifted * rate, far * 60);
  return { ...ball, vx: (dx / far) * speed, vy: (dy / far) * speed };
}

/** It falls into the inkwell. */
export const isSunk = ({ x, y }: Spot): boolean => Math.hypot(WELL.x - x, WELL.y - y) < WELL.r - 10;

/** A throw of the keeper stays below the magnet, and comes down where a rail ends or on a ruler: how high and far at least and at most. */
const THROW = { high: [82, 104], far: [78, 124] } as const;
/** `high` and `far` are shares of that. */
export function throwUp(from: Spot, gravity: number, side: Side, high: number, far: number): Motion {
  const up = Math.sqrt(2 * gravity * between(...THROW.high, high));
  return { ...from, vx: (side * between(...THROW.far, far) * gravity) / (2 * up), vy: -up };
}

/** Pushed away from a drawing pin that it touches; undefined where it does not. */
export function offPin(pin: Spot, ball: Motion, speed: number): Motion | undefined {
  const [dx, dy] = [ball.x - pin.x, ball.y - pin.y];
  const far = Math.hypot(dx, dy);
  if (far > PIN + BALL + 2.5 || far === 0) return undefined;
  return { ...ball, vx: (dx / far) * speed, vy: (dy / far) * speed };
}

/** Slower than this a ball only rolls along a rubber. */
const SPRINGS_FROM = 150;

/** Pushed off a rubber between two places, by how hard it came; undefined where it only rolls or is not there. */
export function offRubber(from: Spot, to: Spot, ball: Motion, speed: number): Motion | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy);
  const along = ((ball.x - from.x) * dx + (ball.y - from.y) * dy) / long;
  if (along < 0 || along > long) return undefined;
  // The side that looks up.
  const up = dx > 0 ? 1 : -1;
  const [nx, ny] = [(dy / long) * up, (-dx / long) * up];
  const above = (ball.x - from.x) * nx + (ball.y - from.y) * ny;
  if (above > BALL + 5 || above < 0) return undefined;
  const out = ball.vx * nx + ball.vy * ny;
  // Matter may have turned it round in this very step.
  if (Math.abs(out) < SPRINGS_FROM) return undefined;
  return { ...ball, vx: ball.vx + nx * (speed - out), vy: ball.vy + ny * (speed - out) };
}

/** On which side of the table a lamp is, by its number from 0: they come by turns. */
export const sideOf = (lamp: number): Side => (lamp % 2 === 0 ? -1 : 1);

/** Which lamp a flipper lights, of those that burn at all: those of its own side by turns. */
export function nextLamp(lit: number, free: readonly number[], way: Side): number | undefined {
  const there = free.filter((lamp) => sideOf(lamp) === way);
  if (there.length === 0) return free.includes(lit) ? lit : free[0];
  return there[(there.indexOf(lit) + 1) % there.length];
}
