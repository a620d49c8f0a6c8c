import type { Land } from './names.ts';

/** Strips of land that pass by and begin anew at their end: how long each is, and how high it stands. */
export const STRIPS = {
  ver: { wide: 1000, high: 150 },
  midden: { wide: 1040, high: 320 },
  voor: { wide: 504, high: 76 },
} as const;

/** The colour of the ground that animals walk on. */
export const GROUNDS: Record<Land, string> = {
  savanne: '#EED99E',
  oerwoud: '#B7D89A',
  pool: '#EAF2F9',
  sloot: '#C0DF92',
};

/** The viewfinder, in u. */
export const LENS = { width: 360, height: 240 } as const;
