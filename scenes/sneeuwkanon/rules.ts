import { CANNON, FIELD } from './places.ts';

/** A place in u. */
export interface Spot {
  x: number;
  y: number;
}

/** How the cannon is set: degrees over the horizon, and power from 0 to 1. */
export interface Aim {
  angle: number;
  power: number;
}

/** Gravity in u/s², and how fast snow leaves the cannon at full power in u/s. */
const GRAVITY = 1150;
const FASTEST = 1424;
/** What can be set. */
export const LIMITS = { flat: 10, steep: 80, weak: 0.14 } as const;
/** A press of an arrow: degrees, and a share of the power. */
export const NOTCH = { angle: 2, power: 0.02 } as const;
/** Snow falls into a hat at least this steeply: down against along. */
const FALLS = 0.75;
/** Slopes that are tried for a hat, the flattest first. */
const SLOPES = [50, 54, 58, 62, 66, 70, 74, 78] as const;
/** A finger that pulls so far sets full power, in u; one that pulls less than the least only touched. */
export const PULL = { full: 196, least: 26 } as const;

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The nearest aim that the cannon can have. */
export const held = ({ angle, power }: Aim): Aim => ({
  angle: within(angle, LIMITS.flat, LIMITS.steep),
  power: within(power, LIMITS.weak, 1),
});

/** Where snow is `seconds` after the shot, in a wind in u/s². */
export function placeAt({ angle, power }: Aim, seconds: number, wind: number): Spot {
  const speed = power * FASTEST;
  const [along, up] = [Math.cos(radians(angle)) * speed, Math.sin(radians(angle)) * speed];
  return {
    x: CANNON.x + along * seconds + (wind * seconds * seconds) / 2,
    y: CANNON.y - up * seconds + (GRAVITY * seconds * seconds) / 2,
  };
}

/** When snow comes down through a height, in seconds after the shot; undefined when it never gets so high. */
export function fallsThrough({ angle, power }: Aim, y: number): number | undefined {
  const up = Math.sin(radians(angle)) * power * FASTEST;
  const under = up * up + 2 * GRAVITY * (y - CANNON.y);
  return under < 0 ? undefined : (up + Math.sqrt(under)) / GRAVITY;
}

/** The power that brings snow to a place at a slope; undefined where it can't come down there. */
function powerTo({ x, y }: Spot, angle: number, wind: number): number | undefined {
  const flat = 1 / Math.tan(radians(angle));
  const [across, high] = [x - CANNON.x, CANNON.y - y];
  const squared = (2 * (across - high * flat)) / (GRAVITY * flat + wind);
  if (squared <= 0) return undefined;
  const seconds = Math.sqrt(squared);
  const up = (high + (GRAVITY * squared) / 2) / seconds;
  const along = up * flat;
  const down = GRAVITY * seconds - up;
  const power = up / Math.sin(radians(angle)) / FASTEST;
  return power <= 1 && down >= FALLS * Math.abs(along + wind * seconds) ? power : undefined;
}

/** How the cannon is set to hit a place: as flat as snow can still fall into it from above, and no flatter than `flattest`. */
export function aimAt(place: Spot, wind: number, flattest = 0): Aim | undefined {
  for (const angle of SLOPES) {
    if (angle < flattest) continue;
    const power = powerTo(place, angle, wind);
    if (power !== undefined) return { angle, power };
  }
  return undefined;
}

/** How the cannon is set to hit a place with the angle as it is, or another one where that can't be. */
export function trimmed(place: Spot, angle: number, wind: number): Aim | undefined {
  const power = powerTo(place, angle, wind);
  return power === undefined ? aimAt(place, wind) : { angle, power };
}

/** How the cannon is set by a finger that pulled away from it; undefined when it only touched. */
export function pulled(dx: number, dy: number): Aim | undefined {
  const far = Math.hypot(dx, dy);
  if (far < PULL.least) return undefined;
  const angle = (Math.atan2(dy, -dx) * 180) / Math.PI;
  // Pulled up or to the right it stays at the end of what it can.
  const kept = angle < -90 ? 180 : angle;
  return held({ angle: kept, power: far / PULL.full });
}

/** How far it is from one aim to the other, as a finger feels it: in u of the pull. */
export function between(one: Aim, other: Aim): number {
  const [a, b] = [pullFor(one), pullFor(other)];
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** How far a finger pulls for an aim. */
export const pullFor = ({ angle, power }: Aim): Spot => ({
  x: -Math.cos(radians(angle)) * power * PULL.full,
  y: Math.sin(radians(angle)) * power * PULL.full,
});

/** The wind of an exercise in u/s²: of both sides, and never so weak that it is not worth a look. */
export const windOf = (chance: number, strength: number): number => {
  const side = chance < 0.5 ? -1 : 1;
  const share = Math.abs(chance * 2 - 1);
  return side * strength * (0.45 + 0.55 * share);
};

/** How high a figure with its hat is over its ledge at full size, how wide its hat is, and how far its card hangs below. */
export const FIGURE = { high: 142, opening: 96, hang: 12 } as const;
/** Room between what hangs high and the hat below it. */
const BETWEEN = 30;
const APART = 14;
/** Where cards hang side by side, every other ledge is so much higher at most. */
const STEP = 96;
/** Room on both ends of the row at least, and how tall cards may be that hang below each other. */
const EDGE = 84;
/** Hats stand at least so far apart, where there is room. */
const PITCH = 150;
const TALL = 100;
/** So small it is at least. */
const SMALLEST = 0.42;

export interface Stand {
  x: number;
  /** Height of the ledge. */
  ledge: number;
}

interface Layout {
  stands: Stand[];
  /** Size of the figures. */
  scale: number;
  /** Share of their size that the cards have. */
  cards: number;
  /** From hat to hat. */
  pitch: number;
}

/** Where hats of cards this wide stand, when each card keeps off the one `row` before it; undefined where there is no room. */
function standing(widths: readonly number[], row: 1 | 2): number[] | undefined {
  const { left, right } = FIELD;
  const last = widths.length - 1;
  const half = (i: number) => Math.max(widths[i]! / 2, EDGE);
  const least = Math.min(PITCH, (right - left - EDGE * 2) / last);
  const xs: number[] = [];
  widths.forEach((wide, i) => {
    const before = xs[i - 1] === undefined ? -Infinity : xs[i - 1]! + least;
    const same = i < row ? -Infinity : xs[i - row]! + (wide + widths[i - row]!) / 2 + APART;
    xs.push(Math.max(left + half(i), before, same));
  });
  const free = Math.min(...xs.map((x, i) => right - x - half(i)));
  return free < -0.01 ? undefined : xs.map((x, i) => x + (free * i) / last);
}

/** Posts for cards of these sizes, near and high in turn; `isHighFirst` says which comes first. */
export function layOut(
  sizes: readonly { width: number; height: number }[],
  isHighFirst: boolean,
  top: number = FIELD.top,
): Layout {
  const tallest = Math.max(...sizes.map(({ height }) => height));
  const widths = (share: number) => sizes.map(({ width }) => width * share);
  let xs = standing(widths(1), 1);
  const isApart = xs !== undefined;
  // Below each other there is no room for tall pictures.
  let cards = isApart ? 1 : Math.min(1, TALL / tallest);
  while (!(xs ??= standing(widths(cards), 2))) cards *= 0.98;
  const high = tallest * cards + FIGURE.hang;
  const pitch = closest(xs, 1);
  const sameHeight = isApart ? pitch : closest(xs, 2);
  const space = isApart ? FIELD.low - top - high : (FIELD.low - top - BETWEEN) / 2 - high;
  const scale = Math.max(
    SMALLEST,
    Math.min(1, space / FIGURE.high, (sameHeight - 10) / (FIGURE.opening + 28)),
  );
  const low = FIELD.low - high;
  const upper = isApart
    ? Math.max(top + FIGURE.high * scale, low - STEP)
    : low - BETWEEN - FIGURE.high * scale - high;
  const stands = xs.map((x, i): Stand => ({ x, ledge: (i % 2 === 0) === isHighFirst ? upper : low }));
  return { stands, scale, cards, pitch };
}

/** The least way from one to the one `row` further. */
const closest = (xs: readonly number[], row: number): number =>
  Math.min(...xs.slice(row).map((x, i) => x - xs[i]!));

/** Something that hides what stands behind it: from where to where. */
export type Shade = readonly [left: number, right: number];

/** Where on the ground of the field one is farthest from all that hides. */
export function freest(shades: readonly Shade[]): number {
  const free = (x: number) => Math.min(...shades.map(([left, right]) => Math.max(left - x, x - right)));
  let best: number = FIELD.left + EDGE;
  for (let x = best; x <= FIELD.right - 10; x += 10) if (free(x) > free(best)) best = x;
  return best;
}
