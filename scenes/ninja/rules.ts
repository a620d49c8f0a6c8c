/** A place on the stage or on a pole, in u. */
export interface Spot {
  x: number;
  y: number;
}

/** A box around its middle, in u. */
export interface Box extends Spot {
  width: number;
  height: number;
}

/** How long things fly, in ms: up, down, and out of view; who is busy keeps them up for `busy` more. */
const FLIGHT = { up: 430, fall: 460, away: 380, busy: 2200 } as const;
/** What is thrown again at once goes so much faster. */
const AGAIN = 0.5;
/** How long they hang in slow time at tempo 0 and 1. */
const HANG_MS = [6000, 3000] as const;
/** A stroke shorter than this is a touch, in u. */
const STROKE = 40;
/** How far beside a gap a stroke may go through, as a share of the room of a letter. */
const PRECISE = 0.36;
/** A stroke is looked at every so many u. */
const FINE = 6;

/** How long something hangs, in ms: never shorter than it takes to read it. */
export const hangMs = (tempo: number, readingMs: number): number =>
  Math.max(HANG_MS[0] + (HANG_MS[1] - HANG_MS[0]) * tempo, readingMs);

type FlightPhase = 'away' | 'up' | 'hang' | 'fall';

/** Thrown up, hanging in slow time, falling, and thrown again: until it is caught. */
export class Flight {
  phase: FlightPhase = 'away';
  /** How often it fell without having been cut. */
  falls = 0;
  #hang: number;
  #since = 0;
  #until = Infinity;
  #isPinned = false;
  #pace = 1;

  /** `hang` in ms; Infinity where it stays up. */
  constructor(hang: number) {
    this.#hang = hang;
  }

  throw(now: number) {
    this.#enter('up', now, FLIGHT.up * this.#pace);
  }

  /** Somebody is busy with it: time stays slow a while longer. */
  hold(now: number) {
    if (this.phase === 'hang') this.#until = Math.max(this.#until, now + FLIGHT.busy);
  }

  /** It stays up until it is dropped. */
  pin() {
    this.#isPinned = true;
  }

  /** It falls now, and is thrown again, faster; that is no fall of the pupil's. */
  drop(now: number) {
    this.#isPinned = false;
    this.#pace = AGAIN;
    this.#enter('fall', now, FLIGHT.fall * AGAIN);
  }

  step(now: number) {
    if (now < this.#until) return;
    if (this.phase === 'up') {
      this.#pace = 1;
      this.#enter('hang', now, this.#hang);
    } else if (this.phase === 'fall') this.#enter('away', now, FLIGHT.away * this.#pace);
    else if (this.phase === 'away') this.throw(now);
    else if (!this.#isPinned) {
      this.falls++;
      this.#enter('fall', now, FLIGHT.fall);
    }
  }

  /** How far its phase is, 0 to 1; 0 where that has no end. */
  share(now: number): number {
    const length = this.#until - this.#since;
    return Number.isFinite(length) ? Math.min(1, Math.max(0, (now - this.#since) / length)) : 0;
  }

  #enter(phase: FlightPhase, now: number, ms: number) {
    this.phase = phase;
    this.#since = now;
    this.#until = now + ms;
  }
}

/** Whether something was swiped, and not only touched. */
export const isStroke = (path: readonly Spot[]): boolean =>
  path.length > 1 &&
  Math.max(...path.map(({ x, y }) => Math.hypot(x - path[0]!.x, y - path[0]!.y))) >= STROKE;

/**
 * Where a stroke goes clean through a pole that lies around `pole`, in u along it from its middle: in on one side and out on
 * the other. Undefined where it does not.
 */
export function throughPole(
  path: readonly Spot[],
  pole: Spot & { angle: number; half: number },
): number | undefined {
  const turn = (-pole.angle * Math.PI) / 180;
  const local = path.map(({ x, y }): Spot => {
    const [dx, dy] = [x - pole.x, y - pole.y];
    return { x: dx * Math.cos(turn) - dy * Math.sin(turn), y: dx * Math.sin(turn) + dy * Math.cos(turn) };
  });
  const sides = local.map(({ y }) => (y < -pole.half ? -1 : y > pole.half ? 1 : 0));
  const [first, last] = [sides.find(Boolean), sides.findLast(Boolean)];
  if (!first || first === last) return undefined;
  const i = local.findIndex(({ y }, at) => at > 0 && y >= 0 !== local[at - 1]!.y >= 0);
  const [a, b] = [local[i - 1]!, local[i]!];
  return a.x + ((b.x - a.x) * a.y) / (a.y - b.y);
}

/**
 * The gap that a cut at `x` (u from the middle) goes through, for so many letters; undefined on a segment or beside the word.
 * Who needs help (`isSure`) always has the nearest.
 */
export function gapThrough(x: number, letters: number, pitch: number, isSure: boolean): number | undefined {
  const at = x / pitch + letters / 2;
  const gap = Math.round(at);
  if (isSure && at > -0.5 && at < letters + 0.5) return Math.min(letters - 1, Math.max(1, gap));
  if (gap < 1 || gap >= letters) return undefined;
  return Math.abs(at - gap) <= PRECISE ? gap : undefined;
}

/** Whether a stroke goes clean through one of these boxes (it begins and ends outside of it), or only into one. */
export function strikes(path: readonly Spot[], boxes: readonly Box[]): 'through' | 'into' | undefined {
  const [start, end] = [path[0], path.at(-1)];
  if (!start || !end || !isStroke(path)) return undefined;
  const fine = path.slice(1).flatMap((to, i) => {
    const from = path[i]!;
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / FINE));
    return Array.from({ length: steps }, (_, k) => ({
      x: from.x + ((to.x - from.x) * (k + 1)) / steps,
      y: from.y + ((to.y - from.y) * (k + 1)) / steps,
    }));
  });
  const met = boxes.filter((box) => fine.some((spot) => isIn(spot, box)));
  if (met.some((box) => !isIn(start, box) && !isIn(end, box))) return 'through';
  return met.length > 0 ? 'into' : undefined;
}

const isIn = ({ x, y }: Spot, box: Box) =>
  Math.abs(x - box.x) < box.width / 2 && Math.abs(y - box.y) < box.height / 2;

/** How far rubber swings, 1 to 0 and back, `share` of its time after it was hit. */
export const swing = (share: number): number => Math.cos(share * Math.PI * 5) * (1 - share) ** 1.6;

/** Room between the parts of a cut pole, in u: as far apart as fits beside each other. */
export const roomBetween = (width: number, parts: number): number =>
  parts < 2 ? 0 : Math.max(10, Math.min(44, (1180 - width) / (parts - 1)));

/** Where the sticks of the bridge lie: an arch over the pond, from left to right; the middle of each, and its turn in degrees. */
export function bridgeSpots(count: number): (Spot & { turn: number })[] {
  const [left, right, foot, rise] = [372, 994, 706, 96];
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    return {
      x: left + (right - left) * t,
      y: foot - Math.sin(t * Math.PI) * rise,
      turn: (-Math.cos(t * Math.PI) * 180 * rise) / (right - left),
    };
  });
}
