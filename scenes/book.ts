import type { GameManifest } from '../engine/exercise/index.ts';

/** What is settled of a game before it is made. */
export type Promised = Pick<
  GameManifest,
  'title' | 'family' | 'forms' | 'round' | 'cap' | 'pace' | 'physics' | 'host'
>;

/** The games that are not made yet, by id. Whoever makes one begins its manifest with this and takes it out here. */
export const BOOK: Readonly<Record<string, Promised>> = {};
