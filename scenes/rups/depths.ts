/** What lies over what in the garden. */
export const DEPTHS = {
  tiles: 1,
  light: 3,
  twigs: 5,
  dew: 6,
  marker: 7,
  food: 10,
  caterpillar: 40,
  arrows: 60,
  word: 62,
  crew: 64,
  ants: 66,
  flying: 90,
} as const;
