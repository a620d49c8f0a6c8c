import type { GameManifest } from '../engine/exercise/index.ts';

/** What is settled of a game before it is made. */
export type Promised = Pick<
  GameManifest,
  'title' | 'family' | 'forms' | 'round' | 'cap' | 'pace' | 'physics' | 'host'
>;

/** The games that are not made yet, by id. Whoever makes one begins its manifest with this and takes it out here. */
export const BOOK: Readonly<Record<string, Promised>> = {
  buurtsuper: {
    title: 'Buurtsuper',
    family: 'manage/checkout-scan',
    forms: ['judge', 'sort', 'choose', 'split'],
    round: 18,
    cap: 4,
    pace: 'C',
    physics: 'none',
    host: 'sjaak',
  },
  flipperkast: {
    title: 'Flipperkast',
    family: 'bounce/pinball',
    forms: ['choose', 'sort', 'judge'],
    round: 12,
    cap: 4,
    pace: 'L',
    physics: 'matter',
    host: 'dok',
  },
};
