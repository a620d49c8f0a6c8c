import type { Land } from './names.ts';

/** Strips of land that pass by and begin anew at their end: how long each is, and how high it stands. */
export const STRIPS = {
  ver: { wide: 1000, high: 150 },
  midden: { wide: 1040, high: 250 },
  voor: { wide: 504, high: 76 },
} as const;

/** The colour of the ground that animals walk on. */
export const GROUNDS: Record<Land, string> = {
  savanne: '#F1DCA6',
  oerwoud: '#C6DFA0',
  pool: '#F1F7FB',
  sloot: '#C8E39B',
};
