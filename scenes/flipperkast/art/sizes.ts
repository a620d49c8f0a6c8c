/** The middle of the table, its inner walls and its upper edge. */
export const TABLE = { x: 683, left: 438, right: 928, top: 214, bottom: 768 } as const;
/** The walls are bent so far at the upper corners. */
export const CORNER = 84;
/** From each wall a rail slopes down to a flipper; so far from the middle it ends. */
export const RAIL = { top: 586, bottom: 690, inner: 110 } as const;
export const BALL = 14;
/** The inkwell, and how large its lid is. */
export const WELL = { x: TABLE.x, y: 478, r: 36 } as const;
/** Half of a drawing pin. */
export const PIN = 28;
/** Rulers that turn around a point beside the middle: how long, half as thick, and how they lie and stand up, in degrees. */
export const RULER = { beside: 112, y: 694, long: 80, half: 8, rest: 27, up: -30 } as const;
/** The marks of the kunstje: inkwells on a shelf. */
export const MARKS = { count: 8, x: 1056, pitch: 35, y: 626 } as const;
