/** How a paper plane flies. Places are those of the stage (y goes down), speeds in u/s, times in s. */
export const AIR = {
  /** Where it flies while a gate is read. */
  home: 230,
  /** It never flies lower than this; how high it may, the course says. */
  floor: 618,
  /** How much speed a fall brings: v² grows by twice this for each u. */
  gravity: 105,
  slowest: 0.46,
  dive: 270,
  climb: 190,
  rise: 340,
  /** How fast it goes back to its own height: before a gate, and between two of them. */
  sink: 46,
  settle: 130,
  /** Tailwind: how fast the gate comes when it is certain where one goes, and how soon it blows. */
  tailwind: 500,
  lag: 0.22,
  /** Before the gate it goes slower, as long as nothing is certain. */
  slow: { from: 320, share: 0.5 },
  /** So near to the gate an aimed plane waits until it is at the height of its ring. */
  near: 120,
  /** How far it flies on behind a ring. */
  beyond: 110,
  /** So long it stays up where it swung to. */
  hang: 1.1,
  /** What warm air brings: how far up, and speed (v²) that is lost again in so many seconds. */
  warm: { up: 250, energy: 42_000, for: 2.4 },
} as const;
export interface Ring {
  y: number;
  /** Half of its opening. */
  half: number;
}

/** A gate that is flown at. */
export interface Course {
  /** Where its rings are. */
  x: number;
  /** From the top one; `undefined` where one is out of play. */
  rings: readonly (Ring | undefined)[];
  /** The height at which one glides by itself: between two rings. */
  rest: number;
  /** It never flies higher than this. */
  top: number;
  /** Speed at rest. */
  speed: number;
  /** So long the gate takes to come to who does nothing, in s. */
  comes: number;
  /** It does not come before one steers (rustig). */
  waits: boolean;
}

/** One is at the gate: in which ring, or beside all. */
export interface Pass {
  ring: number | undefined;
}
