/** The air and what flies in it; u, u/s, s. */
export const AIR = {
  left: 84,
  right: 1206,
  top: 240,
  /** From the middle of the helicopter to where the rope begins, and the rope when it is wound up, empty and laden. */
  belly: 34,
  short: 36,
  hangs: 68,
  /** How high a crate is, and how much air the helicopter keeps under it, empty and laden. */
  load: 64,
  clear: 110,
  laden: 182,
  /** A magnet that hangs so near to the middle of a crate lifts it; and what was pointed out, from so far. */
  reach: 48,
  snaps: 110,
  /** Degrees from upright within which a crate is set down straight. */
  straight: 12,
} as const;

/** How an exercise is flown. */
export interface Ease {
  /** How fast it flies by itself, and how it gets there. */
  speed: number;
  thrust: number;
  winch: number;
  /** How soon the rope hangs still (1/s), and the wind (u/s²). */
  damping: number;
  gust: number;
  /** The rope is stiff, and what is pointed at is always met. */
  isSure: boolean;
}

/** Something to lift: the middle of its top. */
export interface Lift {
  x: number;
  top: number;
}

/** Where a crate can be set down. */
export interface Deck {
  x: number;
  y: number;
  half: number;
}

/** A piece of ground that is higher than the water. */
export interface Ground {
  from: number;
  to: number;
  y: number;
}

/** What there is to lift, to land on and to keep clear of. */
export interface Course {
  lifts: readonly Lift[];
  decks: readonly Deck[];
  ground: readonly Ground[];
  water: number;
  /** It always flies so high, and the rope does the rest; without it, as high as is needed. */
  level?: number;
  /** Highest it may fly, where more than the prompt lies above. */
  top?: number;
  ease: Ease;
}

/** What the rope came upon. */
export type Touch =
  | { on: 'crate'; crate: number }
  /** A crate stands on a deck; `off` is how many degrees the rope hung from upright. */
  | { on: 'deck'; crate: number; deck: number; off: number }
  | { on: 'home'; crate: number }
  | { on: 'ground' | 'water' };

/** The height of ground, crate-free, below a place. */
export const floorAt = ({ ground, water }: Course, x: number): number =>
  ground.reduce((y, one) => (x >= one.from && x <= one.to ? Math.min(y, one.y) : y), water);

/** The deck below a place. */
export const deckAt = ({ decks }: Course, x: number): Deck | undefined =>
  decks.find((deck) => Math.abs(deck.x - x) <= deck.half);

/** What lies below a place: a deck, ground or water. */
export const below = (course: Course, x: number): number => deckAt(course, x)?.y ?? floorAt(course, x);

/** What a rope comes upon that hangs down to nothing. */
export const bareAt = (course: Course, x: number): Touch => ({
  on: below(course, x) === course.water ? 'water' : 'ground',
});

/** The crate nearest to a place, of those that a magnet reaches from there; -1 where there is none. */
export function crateAt({ lifts, ease }: Course, x: number, isGone: (crate: number) => boolean): number {
  let best = -1;
  let least: number = ease.isSure ? AIR.snaps : AIR.reach;
  for (const [i, lift] of lifts.entries()) {
    const far = Math.abs(lift.x - x);
    if (isGone(i) || far >= least) continue;
    [best, least] = [i, far];
  }
  return best;
}
