/** A place in u. */
export interface Spot {
  x: number;
  y: number;
}

/** How long water is in the air: this many ms, more for each u, at most so many. */
const FLIGHT = { least: 520, perU: 0.65, most: 900 } as const;
/** How high it rises over its way: so many u, and a share of the distance. */
const BOW = { least: 96, perU: 0.26 } as const;
/** Two breaths of wind over each other: how strong, and how fast. */
const BREATHS = [
  { share: 0.7, ms: 2600, from: 0 },
  { share: 0.3, ms: 910, from: 1 },
] as const;

const far = (from: Spot, to: Spot) => Math.hypot(to.x - from.x, to.y - from.y);

/** How long water flies from one place to the other, in ms. */
export const flightMs = (from: Spot, to: Spot): number =>
  Math.min(FLIGHT.most, FLIGHT.least + far(from, to) * FLIGHT.perU);

/** How high over its way it is half-way, in u. */
export const bowOf = (from: Spot, to: Spot): number => BOW.least + far(from, to) * BOW.perU;

/** The wind at a moment, in u/s², with at most `strength`. */
export const windAt = (ms: number, strength: number): number =>
  strength * BREATHS.reduce((sum, { share, ms: beat, from }) => sum + share * Math.sin(ms / beat + from), 0);

/** How far a wind takes water off its way in a flight, in u. */
export const driftOf = (wind: number, ms: number): number => (wind * (ms / 1000) ** 2) / 2;

/** How the nozzle is turned for a shot, in radians from upright: where the water sets off to. */
export function turnTo(from: Spot, to: Spot): number {
  return Math.atan2(to.x - from.x, 4 * bowOf(from, to) - (to.y - from.y));
}

const TANK = { lasts: 5000, fills: 3000, again: 0.25 } as const;

/** The barrel: 5 s of water, full again in 3 s. Once it is empty it gives nothing until a quarter is there. */
export class Tank {
  /** 0 to 1. */
  level = 1;
  isEmpty = false;
  readonly #isEndless: boolean;

  constructor(isEndless: boolean) {
    this.#isEndless = isEndless;
  }

  /** Water runs out. Whether the tank ran empty just now. */
  use(ms: number): boolean {
    if (this.#isEndless) return false;
    this.level = Math.max(0, this.level - ms / TANK.lasts);
    if (this.level > 0 || this.isEmpty) return false;
    this.isEmpty = true;
    return true;
  }

  /** Water runs in. Whether it is full just now. */
  fill(ms: number): boolean {
    if (this.level >= 1) return false;
    this.level = Math.min(1, this.level + ms / TANK.fills);
    if (this.level >= TANK.again) this.isEmpty = false;
    return this.level >= 1;
  }
}

/** Water that missed for so long drains away again, a whole meter in so many ms. */
const DRAIN = { after: 260, ms: 2400 } as const;

/** How much a plant has drunk: from 0 to 1. */
export class Thirst {
  level = 0;
  /** From this share on it is an answer. */
  readonly goal: number;
  readonly #fullMs: number;
  readonly #keeps: boolean;
  #dryMs = 0;

  /** `keeps`: what was drunk does not drain away. */
  constructor(fullMs: number, goal: number, keeps = false) {
    this.#fullMs = fullMs;
    this.goal = goal;
    this.#keeps = keeps;
  }

  /** How long water has to fall on it until it is an answer, in ms. */
  get leftMs(): number {
    return Math.max(0, this.goal - this.level) * this.#fullMs;
  }

  /** Water falls on it. Whether it has drunk enough. */
  drink(ms: number): boolean {
    this.#dryMs = 0;
    this.level = Math.min(1, this.level + ms / this.#fullMs);
    return this.level >= this.goal;
  }

  frame(ms: number) {
    this.#dryMs += ms;
    if (this.#keeps || this.#dryMs < DRAIN.after) return;
    this.level = Math.max(0, this.level - ms / DRAIN.ms);
  }
}

/** Where one plant stands: its foot, and the middle of the sign before it. */
export interface Place {
  x: number;
  foot: number;
  sign: number;
  /** It stands in the row at the back. */
  isBack: boolean;
}

/** Left and right edge of the beds. */
const BEDS = { left: 52, right: 1314 } as const;
/** So wide a gap two signs in one row need. */
const GAP = 22;
/** Height of a plant at full size. */
const PLANT = 118;
/** In one row: lower edge of the signs, most plants with signs of one line and with taller ones, largest size, how high all may be. */
const ONE = { bottom: 590, most: 4, mostTall: 6, line: 90, scale: 1.36, room: 290, tallest: 160 } as const;
/** In two rows. */
const TWO = { bottoms: [428, 638], scale: 1, room: 202, tallest: 96 } as const;
const UNDER = 12;

export interface Laid {
  places: Place[];
  /** Size of the plants. */
  scale: number;
  /** Size of the signs. */
  signs: number;
  rows: 1 | 2;
  /** From the middle of a plant to the next in its row, at least. */
  pitch: number;
}

/** Places for plants with signs of these sizes, in reading order: one row, or two where one is too narrow. */
export function layOut(signs: readonly { width: number; height: number }[]): Laid {
  const tall = Math.max(...signs.map(({ height }) => height));
  const wide = signs.reduce((sum, { width }) => sum + width + GAP, GAP);
  const most = tall > ONE.line ? ONE.mostTall : ONE.most;
  const isOne = signs.length <= most && wide <= BEDS.right - BEDS.left;
  const { room, scale, tallest } = isOne ? ONE : TWO;
  const shrunk = Math.min(1, tallest / tall);
  const height = tall * shrunk;
  const back = isOne ? signs.length : Math.ceil(signs.length / 2);
  const places = signs.map((_, i): Place => {
    const isBack = i < back;
    const row = isBack ? signs.slice(0, back) : signs.slice(back);
    const bottom = isOne ? ONE.bottom : TWO.bottoms[isBack ? 0 : 1]!;
    const x = inRow(
      row.map(({ width }) => width * shrunk),
      isBack ? i : i - back,
    );
    return { x, foot: bottom - height - UNDER, sign: bottom - height / 2, isBack };
  });
  return {
    places,
    scale: Math.min(scale, (room - height - UNDER) / PLANT),
    signs: shrunk,
    rows: isOne ? 1 : 2,
    pitch: Math.min(...places.slice(1).map(({ x }, i) => Math.abs(x - places[i]!.x))),
  };
}

/** The middle of sign `i` in a row with even gaps. */
function inRow(widths: readonly number[], i: number): number {
  const free = BEDS.right - BEDS.left - widths.reduce((sum, width) => sum + width, 0);
  const gap = free / (widths.length + 1);
  const before = widths.slice(0, i).reduce((sum, width) => sum + width + gap, gap);
  return BEDS.left + before + widths[i]! / 2;
}
