/** How the climber moves: u, u/s and s (README.md: 260 u/s, 168 u high). */
export const MOVE = {
  run: 260,
  jump: 168,
  gravity: 2000,
  climb: 400,
  coyote: 0.12,
  buffer: 0.12,
  /** Half the width of the climber, and its height. */
  half: 20,
  tall: 62,
} as const;

/** Speed at which a jump reaches its height. */
export const JUMP_SPEED = Math.sqrt(2 * MOVE.gravity * MOVE.jump);

/** Seconds until a jump comes down on something `rise` u above where it began; undefined when it never gets there. */
export function flightTime(rise: number, speed: number = JUMP_SPEED): number | undefined {
  const left = speed * speed - 2 * MOVE.gravity * rise;
  return left < 0 ? undefined : (speed + Math.sqrt(left)) / MOVE.gravity;
}

/**
 * What can be stood on: `up` is its height above the floor's base, in u. A `plank` can't be jumped through; a step
 * may move, a stair is walked up by itself, on a spring one jumps higher.
 */
export type ShelfKind = 'board' | 'ledge' | 'plank' | 'step' | 'stair' | 'spring' | 'cushion';

export interface Shelf {
  id: string;
  kind: ShelfKind;
  left: number;
  right: number;
  up: number;
  /** How far a step wanders to each side, or up and down. */
  sway?: { x: number; y: number };
}

/** Speed with which a shelf throws up who lands on it so fast, in u/s: a spring far, a cushion a little. */
export function pushOf(kind: ShelfKind, speed: number): number {
  if (kind === 'spring') return speed > SOFT.spring ? SOFT.high : 0;
  return kind === 'cushion' && speed > SOFT.cushion ? SOFT.low : 0;
}
const SOFT = { spring: 200, cushion: 420, high: 1010, low: 300 } as const;

/** The lowest shelf of every floor: there one arrives. */
export const FOOT = 'voet';
/** The board over the hall of a floor that is done: the foot of the next. */
export const ROOF = 'dak';

/** A ladder from one shelf up to another. */
export interface Ladder {
  x: number;
  /** Heights of its ends above the base. */
  from: number;
  to: number;
  lower: string;
  upper: string;
}

/** A place on a shelf. */
export interface Spot {
  shelf: string;
  x: number;
}

/** All that a floor is made of; pure numbers. */
export interface Floor {
  shelves: Shelf[];
  ladders: Ladder[];
  start: Spot;
  /** Ink drops in tricky places: x and height above the base. */
  drops: { x: number; up: number }[];
  /** Stairs lead to everything: it is all reached by walking. */
  stairs?: boolean;
}

/**
 * Outer edges of the shelves, and measures of a floor of the tower: three storeys of 150 u each. One arrives on the
 * lowest, climbs to the base by oneself, and over that is the hall in which the bells hang.
 */
export const TOWER = { left: 108, right: 1258, middle: 683, storey: 150, hall: 300, floor: 450 } as const;

/** Where the base of a floor lies on the stage when the camera looks at it; and of floor `at` in the world. */
const BASE = 600;
export const baseOf = (at: number): number => BASE - at * TOWER.floor;
/** The lowest board of floor `at` in the world: over the hall of the floor before. */
export const footOf = (at: number): number => baseOf(at) + TOWER.storey;
/** What the camera looks at on that floor. */
export const eyeOf = (at: number): number => 384 - at * TOWER.floor;

/** `a→b` of scenes/README.md 1.1 for a floor: gaps in u, moving shelves in u/s. */
export const PACE = { gap: [60, 130], move: [0, 90] } as const;
