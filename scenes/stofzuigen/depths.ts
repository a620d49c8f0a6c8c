/** What lies over what in the room. */
export const DEPTHS = {
  tiles: 1,
  rugs: 4,
  cat: 6,
  route: 8,
  furniture: 12,
  light: 13,
  bunny: 14,
  zoef: 30,
  word: 40,
  remote: 42,
  cards: 44,
  crew: 46,
  flying: 60,
  cushion: 70,
  guests: 72,
} as const;
