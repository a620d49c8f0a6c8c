/** Layers, from back to front. Each row of hiding places stands before the one above it. */
export const DEPTHS = {
  dusk: -40,
  rooster: -30,
  place: [-20, 0],
  hen: [-10, 10],
  crew: 20,
  bucket: 24,
  egg: 30,
  water: 40,
  mud: 50,
  finale: 60,
} as const;

/** Lower edge of the boards of each row, and of the rim that a chicken comes up from behind. */
export const BOARD_FOOT = [402, 608] as const;
export const RIM = [376, 582] as const;

/** How far a chicken shows above its board, before a tall board, and above the rim without one. */
export const HEAD = { usual: 88, tall: 60, free: 136 } as const;
/** Half of how wide a chicken is. */
export const HALF = 60;

/** Where things stand at the front of the yard. */
export const AT = {
  sjaak: { x: 92, y: 750 },
  basket: { x: 206, y: 744 },
  tray: { x: 284, y: 732, pitch: 30 },
  pupil: { x: 548, y: 754 },
  klopt: { x: 776, y: 708 },
  kloptniet: { x: 1068, y: 708 },
  bucket: { x: 1288, y: 752 },
  rooster: { x: 318, y: 196 },
} as const;

/** How something pops up. */
export const POP = { ease: 'Back.Out', pop: true } as const;
