/** The rooms of the house, one for each third of the round: their floor, and their furniture by name and size in tiles. */
export const ROOMS = [
  {
    floor: 'hout',
    pieces: [
      { name: 'bank', wide: 2, high: 1 },
      { name: 'plant', wide: 1, high: 1 },
      { name: 'tafel', wide: 1, high: 2 },
      { name: 'poef', wide: 1, high: 1 },
    ],
  },
  {
    floor: 'tegel',
    pieces: [
      { name: 'fornuis', wide: 2, high: 1 },
      { name: 'kruk', wide: 1, high: 1 },
      { name: 'eettafel', wide: 1, high: 2 },
      { name: 'mand', wide: 1, high: 1 },
    ],
  },
  {
    floor: 'tapijt',
    pieces: [
      { name: 'bed', wide: 1, high: 2 },
      { name: 'lamp', wide: 1, high: 1 },
      { name: 'kast', wide: 2, high: 1 },
      { name: 'trommel', wide: 1, high: 1 },
    ],
  },
] as const;
