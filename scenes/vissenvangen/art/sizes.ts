/** Where the eye of each kind of fish is, from its middle. */
export const BODIES = [
  { x: 19, y: -7 },
  { x: 24, y: -4 },
  { x: 14, y: -9 },
  { x: 17, y: -5 },
  { x: 18, y: -8 },
  { x: 21, y: -6 },
] as const;
/** Where the tail of each is joined on. */
export const TAILS = [-37, -41, -30, -35, -35, -38] as const;
/** Plain, striped, dotted and with waves. */
export const PATTERNS = 4;
/** Colours of the small fish. */
export const FRY = ['coral', 'plum', 'blue', 'moss'] as const;
/** The tank on shore. */
export const GLASS = { width: 172, height: 96 } as const;
