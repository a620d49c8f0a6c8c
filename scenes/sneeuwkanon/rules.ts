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
const GRAVITY = 900;
const FASTEST = 1260;
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

/** How the cannon is set to hit a place: as flat as snow can still fall into it from above. */
export function aimAt(place: Spot, wind: number): Aim | undefined {
  for (const angle of SLOPES) {
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

/** Posts for cards of these sizes, near and high in turn; `isHighFirst` says which comes first. */
export function layOut(
  sizes: readonly { width: number; height: number }[],
  isHighFirst: boolean,
  top: number = FIELD.top,
): Layout {
  const count = sizes.length;
  const room = FIELD.right - FIELD.left;
  // Cards hang high and low in turn: those of one height must fit side by side.
  const isTwo = count > 2;
  const widest = Math.max(...sizes.map(({ width }) => width));
  const mostWide = isTwo ? (2 * room - (count - 1) * APART) / (count + 1) : room / 2 - APART;
  const tallest = Math.max(...sizes.map(({ height }) => height));
  const pitchFor = (wide: number) => (room - Math.max(wide / 2, EDGE) * 2) / (count - 1);
  const isApart = widest + APART <= pitchFor(widest);
  // Below each other there is no room for tall pictures.
  const cards = Math.min(1, mostWide / widest, isApart ? 1 : TALL / tallest);
  const high = tallest * cards + FIGURE.hang;
  const edge = Math.max((widest * cards) / 2, EDGE);
  const pitch = pitchFor(widest * cards);
  const space = isApart ? FIELD.low - top - high : (FIELD.low - top - BETWEEN) / 2 - high;
  const sameHeight = isApart || count === 2 ? pitch : pitch * 2;
  const scale = Math.max(
    SMALLEST,
    Math.min(1, space / FIGURE.high, (sameHeight - 10) / (FIGURE.opening + 28)),
  );
  const low = FIELD.low - high;
  const upper = isApart
    ? Math.max(top + FIGURE.high * scale, low - STEP)
    : Math.min(low - BETWEEN - FIGURE.high * scale - high, low);
  const stands = sizes.map((_, i): Stand => ({
    x: FIELD.left + edge + pitch * i,
    ledge: (i % 2 === 0) === isHighFirst ? upper : low,
  }));
  return { stands, scale, cards, pitch };
}
