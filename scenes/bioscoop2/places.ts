/** The screen in the hall, in u. */
export const SCREEN = { x: 683, y: 340, left: 253, right: 1113, top: 176, bottom: 506 } as const;

/** The ground on which shadow puppets stand. */
export const GROUND_Y = 424;

/** The hub of the crank. */
export const HUB = { x: 1222, y: 312 } as const;

/** Height of the splicing bench's back edge when it is there, and when it is out of view. */
export const BENCH_Y = { up: 240, down: 800 } as const;

/** Where loose frames lie on the bench, and where the film comes; offsets from the back edge are in the art. */
export const TRAY = { left: 62, right: 1112, rows: [558, 672], middle: 614 } as const;
/** The tray where the box for what doesn't come along stands on its end. */
export const SHORT_TRAY = { ...TRAY, right: 972 } as const;
/** That box; as a slot it has a name instead of a number. */
export const BIN = { x: 1157, y: 560, width: 326, height: 124, slot: 'doos' } as const;
export const STRIP = { left: 66, right: 1300, rows: [308, 418], middle: 362 } as const;

/** Layers of this scene, from back to front. */
export const DEPTHS = {
  board: -90,
  gel: -80,
  beam: -76,
  show: -70,
  leader: -66,
  subtitle: -60,
  words: -56,
  curtain: -46,
  projector: -40,
  crew: -30,
  audience: -20,
  rope: -14,
  poster: -10,
  buttons: -6,
  bench: 0,
  benchCrew: 34,
  popcorn: 60,
} as const;
