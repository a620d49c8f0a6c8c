/** Degrees a tray tilts at most, and while it stands: for each unit of torque, and at most. */
export const TILT = { most: 18, rest: 3.4, restMost: 6 } as const;
/** Beyond so many degrees, for so many ms, the outermost glass on the low side jumps off; the tray springs back to a share. */
export const HOP = { beyond: 14, ms: 800, back: 0.4 } as const;
/** So many degrees a second, each second, a unit of torque tilts it. */
const PULL = 34;
/** What leaning does against it: the same way, and by so many times more than what pulls. */
const LEAN = { least: 46, share: 1.35 } as const;
/** How quickly one leans, and stands upright again: shares of the whole a second. */
const LEANS = { out: 4.5, back: 6 } as const;
/** How quickly it comes to rest on the bar, a second. */
const RESTS = 5;
/** So many glasses go to a table. */
export const A_TABLE = 4;
/** The kunstje: so many glasses at most, and the share of those that go to a table in a round. */
const ASKED = { most: 10, share: 5 / 6 } as const;
/** Of a table that was served before a reload so many are taken to have come there on the tray. */
const KEPT_BEFORE = 3;
/** What a pigeon weighs, beside a glass. */
const FEATHER = 0.12;

/** Something that stands on the tray, from -1 (its left edge) to 1. */
interface Standing {
  readonly arm: number;
}

/** How many glasses the kunstje asks of a round with so many words: also a short one can reach it. */
export const askedOf = (words: number): number =>
  Math.max(1, Math.min(ASKED.most, Math.floor(Math.floor(words / A_TABLE) * A_TABLE * ASKED.share)));

/** How many of them are counted of the words before a reload; the last one is always still to come. */
export const countedBefore = (done: number, asked: number): number =>
  Math.min(asked - 1, Math.floor(done / A_TABLE) * KEPT_BEFORE);

/** What all that stands there does to the tray; positive when the right side goes down. */
export const torqueOf = (all: readonly Standing[]): number => all.reduce((sum, { arm }) => sum + arm, 0);

/** What a pigeon does to it that sits so far out. */
export const featherOf = (arm: number): number => arm * FEATHER;

/** The one that jumps off a tray that tilts to a side: the outermost on the low one. */
export function outermost<T extends Standing>(all: readonly T[], side: number): T | undefined {
  return all
    .filter(({ arm }) => arm * side > 0)
    .reduce<T | undefined>((far, one) => (!far || one.arm * side > far.arm * side ? one : far), undefined);
}

/** Where the middle of a zone is on a tray of so many, from -1 to 1. */
export const zoneArm = (zone: number, zones: number): number => ((zone + 0.5) / zones) * 2 - 1;

/** Where glasses stand within a zone, in the order in which they come: shares of its width, and the row before the first. */
const IN_ZONE = [
  { across: -0.14, row: 0 },
  { across: 0.2, row: 0 },
  { across: -0.3, row: 1 },
  { across: 0.04, row: 1 },
] as const;

/** Where the next glass comes to stand in a zone with so many. */
export function placeIn(zone: number, zones: number, standing: number): { arm: number; row: 0 | 1 } {
  const { across, row } = IN_ZONE[standing % IN_ZONE.length]!;
  return { arm: zoneArm(zone, zones) + (across * 2) / zones, row };
}

interface Carrying {
  torque: number;
  /** Which way one wants to lean, from -1 to 1. */
  lean: number;
  /** How soon it comes to rest, a second. */
  damping: number;
}

/** How a tray tilts that is carried. */
export class Balance {
  /** In degrees; positive when the right side is down. */
  angle = 0;
  /** Degrees a second. */
  speed = 0;
  /** How far one leans now, from -1 to 1. */
  lean = 0;
  #beyondMs = 0;

  /** Whether it has tilted too far for too long: a glass jumps. */
  get isLost(): boolean {
    return this.#beyondMs >= HOP.ms;
  }

  /** It is carried for so long. */
  step(ms: number, { torque, lean, damping }: Carrying) {
    const s = ms / 1000;
    this.#leanTo(lean, s);
    const pull = PULL * torque;
    const push = (LEAN.least + LEAN.share * Math.abs(pull)) * this.lean;
    this.speed += (pull + push - damping * this.speed) * s;
    this.angle += this.speed * s;
    if (Math.abs(this.angle) >= TILT.most) {
      this.angle = Math.sign(this.angle) * TILT.most;
      this.speed = 0;
    }
    this.#beyondMs = Math.abs(this.angle) > HOP.beyond ? this.#beyondMs + ms : 0;
  }

  /** A glass has jumped off: it springs back some way. */
  spring() {
    this.angle *= HOP.back;
    this.speed = 0;
    this.#beyondMs = 0;
  }

  /** A cobble: so many degrees a second at once. */
  jolt(speed: number) {
    this.speed += speed;
  }

  /** It stands on the bar, and shows by a little tilt what stands on it. */
  rest(ms: number, torque: number) {
    const wanted = Math.max(-TILT.restMost, Math.min(TILT.restMost, torque * TILT.rest));
    this.angle += (wanted - this.angle) * Math.min(1, (RESTS * ms) / 1000);
    this.speed = 0;
    this.#beyondMs = 0;
    this.#leanTo(0, ms / 1000);
  }

  #leanTo(wanted: number, s: number) {
    const isBack = Math.abs(wanted) < Math.abs(this.lean) || wanted * this.lean < 0;
    const most = (isBack ? LEANS.back : LEANS.out) * s;
    this.lean += Math.max(-most, Math.min(most, wanted - this.lean));
  }
}

/** How far one has come, from 0 to 1, after a share of the time: setting off and coming to a stand softly. */
export const strideAt = (share: number): number => {
  const soft = 0.12;
  const whole = 1 - soft;
  if (share <= 0) return 0;
  if (share >= 1) return 1;
  if (share < soft) return (share * share) / (2 * soft * whole);
  if (share > whole) return 1 - ((1 - share) * (1 - share)) / (2 * soft * whole);
  return (share - soft / 2) / whole;
};
