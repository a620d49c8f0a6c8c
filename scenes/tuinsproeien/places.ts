/** Layers, from the back to the front: water falls before the plants, and behind every sign. */
export const DEPTHS = {
  border: 2,
  gnome: 8,
  plant: 10,
  frontPlant: 14,
  water: 20,
  sign: 30,
  sight: 26,
  hose: 34,
  nozzle: 36,
  visitor: 38,
  crew: 40,
  card: 42,
  air: 60,
} as const;

/** What the nozzle turns around, and how far its mouth is from there. */
export const NOZZLE = { x: 683, y: 712, raised: 672, reach: 74 } as const;
/** The rain barrel, on its foot. */
export const BARREL = { x: 1086, y: 752 } as const;
/** Where the word of sort and judge hangs on the nozzle. */
export const WORD = { x: 683, y: 716, size: 42, widest: 350, picture: 0.5 } as const;
/** Where the back of the lawn begins. */
export const LAWN = 300;
