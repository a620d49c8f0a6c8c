/** Where the road meets the sky, and where the wheels of the car stand; in u of the stage. */
export const HORIZON = 368;
export const GROUND = 726;
/** The middle of the stage. */
export const MIDDLE = 683;
/** How wide one lane is at the car, by how many there are. */
export const LANES = [0, 0, 330, 290, 240] as const;
/** The car's distance from the eye: all distances are counted in this. */
export const CAR_Z = 1;
/** Layers, from back to front; what stands along the road lies on `along`, the nearer the higher. */
export const DEPTHS = {
  sky: -900,
  skyline: -800,
  road: -700,
  along: -500,
  dusk: -300,
  car: 0,
  gate: 10,
  wash: 20,
  pedals: 60,
  board: 80,
  card: 90,
  finale: 120,
} as const;
/** The Woordbanier comes over the far road. */
export const BANNER = { x: MIDDLE, y: 456 } as const;
