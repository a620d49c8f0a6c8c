/** Where the eye of each kind of fish is, from its middle. */
export const EYES = [
  { x: 17, y: -9 },
  { x: 21, y: -6 },
  { x: 12, y: -10 },
  { x: 18, y: -6 },
  { x: 15, y: -12 },
  { x: 20, y: -4 },
] as const;
/** Where the sun stands, and the moon in the evening. */
export const SUN = { x: 1240, y: 150, r: 46 } as const;
/** Where lamps hang: drawn there, and lit in the evening. */
export const LAMPS = [
  [228, 184],
  [24, 184],
] as const;
