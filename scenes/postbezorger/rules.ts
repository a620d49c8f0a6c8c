/** Where on the stage a box can be reached: the toss arc. In the middle of it lies the golden part. All in u. */
export const ARC = { from: 430, to: 710, middle: 570, gold: 46 } as const;
/** Something that went past this edge is round the corner, and comes again from the right. */
export const LEFT = -260;
/** Speeds in u/s: usual at tempo 0 and 1, pedalling harder, to a box that was pointed out, to the next one far off, in the example, hardly at all. */
export const SPEED = {
  usual: [110, 210],
  faster: 2.6,
  sprint: 620,
  hurry: 680,
  example: 1400,
  creep: 55,
  calm: 260,
} as const;
/** How fast it speeds up and brakes, in u/s². */
const EFFORT = 1500;
/** Houses are at least so far apart; the street is a round that is longer than any window is wide. */
const STREET = { pitch: 350, gap: 34, round: 2100 } as const;
/** Where the first box comes to lie as an exercise begins, and how far to the right a sign may reach then. */
const FIRST = { most: 700, least: 580, right: 1306 } as const;
/** A box nearer than this is worth riding up to calmly. */
const NEAR = 1120;

/** A closed street: so many places, so far apart. */
export interface Round {
  pitch: number;
  slots: number;
  length: number;
  /** Where the first box lies on the stage as an exercise begins. */
  first: number;
}

/** A street for signs of these widths. */
export function roundFor(widths: readonly number[]): Round {
  const widest = Math.max(...widths);
  const pitch = Math.max(STREET.pitch, widest + STREET.gap);
  const slots = Math.max(widths.length, Math.ceil(STREET.round / pitch));
  const first = Math.max(FIRST.least, Math.min(FIRST.most, FIRST.right - pitch - widest / 2));
  return { pitch, slots, length: slots * pitch, first };
}

/** Where something that stands at `at` along a closed street is seen from `far`; it comes again when it is past. */
export function seenAt(at: number, far: number, length: number): number {
  const x = at - far;
  return x >= LEFT ? x : x + Math.ceil((LEFT - x) / length) * length;
}

/** The time in ms in which so many letters of one sign are read (R of scenes/README.md 1.1). */
export const readMs = (letters: number, tempo: number): number => 1000 + 140 * letters * (1.6 - 0.8 * tempo);

export const isInArc = (x: number): boolean => x >= ARC.from && x <= ARC.to;

export const isGolden = (x: number): boolean => Math.abs(x - ARC.middle) <= ARC.gold;

/** What decides how fast the bike goes; all x on the stage. */
export interface Wish {
  /** Its usual speed. */
  usual: number;
  /** The pupil brakes, pedals harder, or does neither. */
  hold: -1 | 0 | 1;
  /** The box that was pointed out. */
  goal: number | undefined;
  /** The box to stand still at. */
  stop: number | undefined;
  /** The nearest box in play that is not past. */
  next: number | undefined;
  /** A sign in view can't have been read yet. */
  isUnread: boolean;
}

/** The speed in u/s that the bike comes to. */
export function speedFor({ usual, hold, goal, stop, next, isUnread }: Wish): number {
  // Within the arc it only waits until the sign was read.
  if (goal !== undefined)
    return goal > ARC.to - 12 || goal < ARC.from ? SPEED.sprint : goal > ARC.middle ? SPEED.creep : 0;
  if (stop !== undefined) return upTo(stop - ARC.middle, Math.max(usual, SPEED.calm));
  if (hold < 0) return 0;
  if (next === undefined || next > NEAR) return SPEED.hurry;
  if (hold > 0) return usual * SPEED.faster;
  if (isUnread) return next > ARC.middle ? SPEED.creep : 0;
  return usual;
}

/** Slows down so that it stands still after `left` u. */
const upTo = (left: number, most: number) => (left <= 1 ? 0 : Math.min(most, Math.max(24, left * 3.4)));

/** The bike along the street. */
export class Ride {
  /** How far it is along the street, in u. */
  far = 0;
  speed = 0;

  /** One step towards a speed. */
  step(ms: number, wanted: number) {
    const most = (EFFORT * ms) / 1000;
    this.speed += Math.max(-most, Math.min(most, wanted - this.speed));
    this.far += (this.speed * ms) / 1000;
  }
}

/** Where a letter in the air is: `share` of the way between two places, in a bow. */
export function bow(
  from: { x: number; y: number },
  to: { x: number; y: number },
  share: number,
  height: number,
): { x: number; y: number } {
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share - 4 * height * share * (1 - share),
  };
}
