/** A place in space, in u. */
export interface Spot {
  x: number;
  y: number;
}

/** Something that goes about; speeds in u/s. */
export interface Moving extends Spot {
  vx: number;
  vy: number;
}

/** Space wraps round: out at one side is in at the other. Its upper and lower edge lie under the banks. */
export const SPACE = { left: -56, right: 1422, top: 160, bottom: 744 } as const;
const SPAN = { x: SPACE.right - SPACE.left, y: SPACE.bottom - SPACE.top } as const;

/** How the rocket flies: turns in radians/s, u/s², u/s; drag is the share of speed that is lost in a second. */
const FLIGHT = {
  turn: (200 * Math.PI) / 180,
  aim: (430 * Math.PI) / 180,
  thrust: 470,
  brake: 640,
  drag: 0.12,
  calmDrag: 2.6,
  most: 330,
} as const;
/** Half of the rocket, and what is left of the speed with which two meet. */
const BODY = { r: 36, bounce: 0.8, apart: 5 } as const;
/** So fast it flies towards something by itself, and so straight ahead that has to be (radians) to push or to shoot. */
const PILOT = { cruise: 270, calm: 210, push: 0.6, shoot: 0.16, leave: 90 } as const;
/** How soon a rock that was pushed has its own pace again (1/s). */
const CALMS = 1.6;

const fold = (value: number, from: number, span: number) => from + ((((value - from) % span) + span) % span);

/** Where something is that may have flown out of space. */
export function wrap(thing: Spot) {
  thing.x = fold(thing.x, SPACE.left, SPAN.x);
  thing.y = fold(thing.y, SPACE.top, SPAN.y);
}

/** The shortest way from one place to another, perhaps over an edge, and how far that is. */
export function wayTo(from: Spot, to: Spot): Spot & { far: number } {
  const x = fold(to.x - from.x, -SPAN.x / 2, SPAN.x);
  const y = fold(to.y - from.y, -SPAN.y / 2, SPAN.y);
  return { x, y, far: Math.hypot(x, y) };
}

/** From one angle to another the short way round, in radians. */
export const turnTo = (from: number, to: number): number => fold(to - from, -Math.PI, Math.PI * 2);

/** The rocket: it turns and pushes, and drifts on. */
export class Ship implements Moving {
  x = 340;
  y = 610;
  vx = 0;
  vy = 0;
  /** Where its nose points: 0 is right, in radians. */
  angle = -Math.PI / 2;
  /** Held keys: -1 turns left, 1 right. */
  turn = 0;
  thrusts = false;
  brakes = false;
  /** It turns to here by itself. */
  aim: number | undefined;
  readonly #isCalm: boolean;

  /** A calm one brakes by itself. */
  constructor(isCalm: boolean) {
    this.#isCalm = isCalm;
  }

  get speed(): number {
    return Math.hypot(this.vx, this.vy);
  }

  tick(seconds: number) {
    if (this.aim !== undefined) {
      const left = turnTo(this.angle, this.aim);
      this.angle += Math.sign(left) * Math.min(Math.abs(left), FLIGHT.aim * seconds);
    } else this.angle += this.turn * FLIGHT.turn * seconds;
    if (this.thrusts) {
      this.vx += Math.cos(this.angle) * FLIGHT.thrust * seconds;
      this.vy += Math.sin(this.angle) * FLIGHT.thrust * seconds;
    }
    const { speed } = this;
    const drag = this.#isCalm && !this.thrusts ? FLIGHT.calmDrag : FLIGHT.drag;
    const slower = speed * Math.exp(-drag * seconds) - (this.brakes ? FLIGHT.brake * seconds : 0);
    const share = speed > 0 ? Math.max(0, Math.min(FLIGHT.most, slower)) / speed : 0;
    this.vx *= share;
    this.vy *= share;
    this.x += this.vx * seconds;
    this.y += this.vy * seconds;
    wrap(this);
  }

  /** Nobody steers. */
  letGo() {
    this.turn = 0;
    this.thrusts = this.brakes = false;
    this.aim = undefined;
  }

  /**
   * Turns to a place and flies there until it is within reach; then it drifts on, or brakes when it is calm. Whether its nose
   * points there and it is near.
   */
  seek(target: Spot, reach: number): boolean {
    const way = wayTo(this, target);
    this.aim = Math.atan2(way.y, way.x);
    const off = Math.abs(turnTo(this.angle, this.aim));
    const isNear = way.far <= reach;
    const closing = (this.vx * way.x + this.vy * way.y) / Math.max(1, way.far);
    this.thrusts = !isNear && off < PILOT.push && closing < (this.#isCalm ? PILOT.calm : PILOT.cruise);
    this.brakes = isNear && closing > PILOT.leave;
    return isNear && off < PILOT.shoot;
  }
}

/**
 * The rocket touches a round thing of radius `r` at a place: a soft billiard, both go another way. How hard it was, in u/s; 0 when
 * they don't touch or are parting already.
 */
export function collide(ship: Ship, at: Spot, body: { vx: number; vy: number }, r: number): number {
  const way = wayTo(at, ship);
  const over = r + BODY.r - way.far;
  if (over <= 0) return 0;
  const [nx, ny] = way.far > 0 ? [way.x / way.far, way.y / way.far] : [0, 1];
  ship.x += nx * Math.min(over, BODY.apart);
  ship.y += ny * Math.min(over, BODY.apart);
  wrap(ship);
  const meeting = (body.vx - ship.vx) * nx + (body.vy - ship.vy) * ny;
  if (meeting <= 0) return 0;
  const push = (meeting * (1 + BODY.bounce)) / 2;
  ship.vx += nx * push;
  ship.vy += ny * push;
  body.vx -= nx * push;
  body.vy -= ny * push;
  return meeting;
}

/** A rock with a word: it floats about its own place, and turns back where its room ends, so that no card comes over another. */
export class Float implements Moving {
  x: number;
  y: number;
  vx: number;
  vy: number;
  readonly #home: Spot;
  readonly #room: Spot;
  readonly #speed: number;

  /** `room` is how far it goes to each side, `turn` the way in which it sets off. */
  constructor(home: Spot, room: Spot, speed: number, turn: number) {
    this.#home = home;
    this.#room = room;
    this.#speed = speed;
    this.x = home.x;
    this.y = home.y;
    this.vx = Math.cos(turn) * speed;
    this.vy = Math.sin(turn) * speed;
  }

  tick(seconds: number) {
    if (this.#speed === 0) this.vx = this.vy = 0;
    const now = Math.hypot(this.vx, this.vy);
    if (now > 0) {
      const wanted = this.#speed + (now - this.#speed) * Math.exp(-CALMS * seconds);
      this.vx *= wanted / now;
      this.vy *= wanted / now;
    }
    for (const [axis, v] of [
      ['x', 'vx'],
      ['y', 'vy'],
    ] as const) {
      this[axis] += this[v] * seconds;
      const off = this[axis] - this.#home[axis];
      if (Math.abs(off) <= this.#room[axis]) continue;
      this[axis] = this.#home[axis] + Math.sign(off) * this.#room[axis];
      this[v] = -Math.sign(off) * Math.abs(this[v]);
    }
  }
}

/** Where a rock has its place, how large it is there, and how far it may float. */
export interface Cell extends Spot {
  scale: number;
  room: Spot;
  row: number;
}

type Area = Record<'left' | 'top' | 'right' | 'bottom', number>;

/** How many rocks each row has, and how large they are at most. */
const ROWS: readonly (readonly number[])[] = [[], [1], [2], [3], [2, 2], [3, 2]];
const LARGEST = [0, 1.5, 1.42, 1.3, 1.1, 1] as const;
/** Between two, and how far one may float at most. */
const GAP = 14;
const ROAM = { x: 120, y: 84 } as const;

/** Gives each of some things, as large as they are at full size, a part of the area to float in. */
export function cellsFor(sizes: readonly { width: number; height: number }[], area: Area): Cell[] {
  const rows = ROWS[sizes.length] ?? [];
  const high = (area.bottom - area.top) / rows.length;
  const middle = (area.left + area.right) / 2;
  const roam = (free: number, most: number) => Math.max(0, Math.min(most, (free - GAP) / 2));
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, column): Cell => {
      const { width, height } = sizes[column + (row > 0 ? rows[0]! : 0)]!;
      const wide = (area.right - area.left) / count;
      const scale = Math.min(LARGEST[sizes.length]!, (wide - GAP) / width, (high - GAP) / height);
      const room = { x: roam(wide - width * scale, ROAM.x), y: roam(high - height * scale, ROAM.y) };
      const x = middle + (column - (count - 1) / 2) * wide;
      return { x, y: area.top + high * (row + 0.5), scale, room, row };
    }),
  );
}

/** How long the ring of a first hit waits for the second, in ms. */
const RING_MS = 3000;

/** What hits a rock: the first paints a ring of its kind of dust, a second of that kind within three seconds is an answer. */
export class Aimed {
  kind: string | undefined;
  readonly #waits: boolean;
  #left = 0;

  /** One that waits keeps its ring. */
  constructor(waits: boolean) {
    this.#waits = waits;
  }

  /** Whether this hit is the second one. */
  hit(kind: string): boolean {
    const isSecond = this.kind === kind;
    this.kind = isSecond ? undefined : kind;
    this.#left = RING_MS;
    return isSecond;
  }

  tick(ms: number) {
    this.#left -= ms;
    if (this.#left <= 0 && !this.#waits) this.kind = undefined;
  }
}
