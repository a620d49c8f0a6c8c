import { BAY, isIn, routeTo, SIZE, SOLIDS, type Bay, type Box, type Point } from './town.ts';

/** The taxi as seen from above. */
export const CAR = { long: 82, wide: 44 } as const;
/** How it drives: u/s², rad/s; all of it brisker where it goes faster than `brisk` u/s. */
const DRIVE = { gas: 560, brake: 680, turn: 5.2, least: 0.16, brisk: 380 } as const;
/** Slower than this it stands still. */
export const STILL = 20;
/** It is as solid as two circles: how far from its middle, and how large. */
const SOLID = { out: 17, r: 21 } as const;
/** How fast it still goes straight into something and along it, what is left after a bump, and from which speed on one is felt. */
const BOUNCE = { into: 40, along: 250, left: 0.35, felt: 130 } as const;
/** This share of it lies within the lines when it is parked neatly. */
export const NEAT = 0.8;
/** A corner of a way is done so near it; the first one, out of a bay, nearer. */
const CORNER = { usual: 58, first: 30 } as const;
/** A driver who knows the way slows down so far before the bay. */
const SLOW = 150;
/** Who got stuck for so many steps looks for the way anew. */
const STUCK = { speed: 24, steps: 45 } as const;

export interface Car extends Point {
  /** Where its nose points, in rad. */
  angle: number;
  /** u/s. */
  speed: number;
}

/** Where the driver wants to go, and with how much gas (0 to 1); without one it brakes. */
export interface Wish {
  angle: number;
  gas: number;
}

const turned = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle));
const towards = (from: number, to: number, by: number) => from + Math.max(-by, Math.min(by, to - from));

/** One step; `top` is its highest speed. How fast it ran into something, or 0. */
export function drive(car: Car, wish: Wish | undefined, top: number, ms: number): number {
  const s = ms / 1000;
  const brisk = s * Math.max(1, top / DRIVE.brisk);
  let wanted = 0;
  if (wish) {
    const off = turned(wish.angle - car.angle);
    car.angle = turned(car.angle + towards(0, off, DRIVE.turn * brisk));
    wanted = top * wish.gas * Math.max(DRIVE.least, Math.cos(off));
  }
  car.speed = towards(car.speed, wanted, (wanted > car.speed ? DRIVE.gas : DRIVE.brake) * brisk);
  car.x += Math.cos(car.angle) * car.speed * s;
  car.y += Math.sin(car.angle) * car.speed * s;
  const hit = pushOut(car);
  if (hit === 0) return 0;
  const felt = hit * car.speed;
  car.speed = Math.min(car.speed, BOUNCE.into + BOUNCE.along * (1 - hit));
  return felt > BOUNCE.felt ? felt : 0;
}

/** Pushes it out of what is solid; how straight it ran into that, 0 to 1. */
function pushOut(car: Car): number {
  let hit = 0;
  const [dx, dy] = [Math.cos(car.angle), Math.sin(car.angle)];
  const push = (x: number, y: number, by: number) => {
    car.x += x * by;
    car.y += y * by;
    hit = Math.max(hit, -(x * dx + y * dy));
  };
  for (const end of [SOLID.out, -SOLID.out]) {
    const at = () => ({ x: car.x + dx * end, y: car.y + dy * end });
    for (const box of SOLIDS) outOf(box, at(), push);
    const { x, y } = at();
    if (x < SOLID.r) push(1, 0, SOLID.r - x);
    if (x > SIZE.width - SOLID.r) push(-1, 0, x - SIZE.width + SOLID.r);
    if (y < SOLID.r) push(0, 1, SOLID.r - y);
    if (y > SIZE.height - SOLID.r) push(0, -1, y - SIZE.height + SOLID.r);
  }
  return hit;
}

function outOf(
  { left, top, right, bottom }: Box,
  { x, y }: Point,
  push: (x: number, y: number, by: number) => void,
) {
  if (x < left - SOLID.r || x > right + SOLID.r || y < top - SOLID.r || y > bottom + SOLID.r) return;
  const near = { x: Math.max(left, Math.min(right, x)), y: Math.max(top, Math.min(bottom, y)) };
  const far = Math.hypot(x - near.x, y - near.y);
  if (far >= SOLID.r) return;
  if (far > 0) return push((x - near.x) / far, (y - near.y) / far, SOLID.r - far);
  // Its middle is inside: out by the nearest side.
  const ways = [x - left, right - x, y - top, bottom - y];
  const side = ways.indexOf(Math.min(...ways));
  push([-1, 1, 0, 0][side]!, [0, 0, -1, 1][side]!, ways[side]! + SOLID.r);
}

/** It bumps into something light and round, which is pushed aside. Whether it did. */
export function bumpInto(car: Car, at: Point, r: number): boolean {
  const far = Math.hypot(at.x - car.x, at.y - car.y);
  const least = r + CAR.wide / 2 + 4;
  if (far >= least || far === 0) return false;
  at.x += ((at.x - car.x) / far) * (least - far);
  at.y += ((at.y - car.y) / far) * (least - far);
  return true;
}

/** A bump takes most of its speed. */
export const slowed = (car: Car): number => (car.speed *= BOUNCE.left);

/** The way its nose points when it is parked straight, nearest to how it stands now. */
export function straightIn({ isAcross }: Bay, angle: number): number {
  const axis = isAcross ? 0 : Math.PI / 2;
  return Math.abs(turned(angle - axis)) <= Math.PI / 2 ? axis : turned(axis + Math.PI);
}

/** A bay pulls the car that stands in it to its middle, and straight: `pull` a second. */
export function settle(car: Car, bay: Bay, pull: number, ms: number) {
  const share = Math.min(1, (pull * ms) / 1000);
  car.x += (bay.x - car.x) * share;
  car.y += (bay.y - car.y) * share;
  car.angle = turned(car.angle + turned(straightIn(bay, car.angle) - car.angle) * share);
}

/** The share of the car that lies within the lines of a bay. */
export function shareIn(bay: Bay, { x, y, angle }: Car): number {
  const [across, deep] = [9, 7];
  let inside = 0;
  for (let i = 0; i < across; i++)
    for (let j = 0; j < deep; j++) {
      const along = ((i + 0.5) / across - 0.5) * CAR.long;
      const aside = ((j + 0.5) / deep - 0.5) * CAR.wide;
      const at = {
        x: x + along * Math.cos(angle) - aside * Math.sin(angle),
        y: y + along * Math.sin(angle) + aside * Math.cos(angle),
      };
      if (isIn(bay, at)) inside++;
    }
  return inside / (across * deep);
}

/** How far it still rolls when it brakes. */
const rollOf = ({ speed }: Pick<Car, 'speed'>): number => speed ** 2 / (2 * DRIVE.brake);

/** Someone who knows the way, and drives along it to the bay at its end. */
export class Pilot {
  readonly bay: Bay;
  #way: readonly Point[];
  #next = 1;
  #stuck = 0;

  constructor(from: Point, bay: Bay) {
    this.#way = routeTo(from, bay);
    this.bay = bay;
  }

  /** What is left of the way, from the car on. */
  left(car: Point): Point[] {
    return [{ x: car.x, y: car.y }, ...this.#way.slice(this.#next)];
  }

  /** What to do now; undefined is to brake, as one is there. */
  wish(car: Car): Wish | undefined {
    this.#stuck = car.speed < STUCK.speed ? this.#stuck + 1 : 0;
    if (this.#stuck > STUCK.steps) {
      this.#way = routeTo(car, this.bay);
      this.#next = 1;
      this.#stuck = 0;
    }
    const way = this.#way;
    const far = (at: Point) => Math.hypot(at.x - car.x, at.y - car.y);
    const near = () => (this.#next === 1 ? CORNER.first : CORNER.usual);
    while (this.#next < way.length - 1 && far(way[this.#next]!) < near()) this.#next++;
    const to = way[this.#next]!;
    const isLast = this.#next === way.length - 1;
    if (isLast && (far(to) < rollOf(car) + 6 || (isIn(this.bay, car) && far(to) < BAY.deep / 3)))
      return undefined;
    const gas = isLast ? Math.max(0.34, Math.min(1, far(to) / SLOW)) : 1;
    return { angle: Math.atan2(to.y - car.y, to.x - car.x), gas };
  }
}
