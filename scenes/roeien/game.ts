import type { FormHost, FormPlay } from '../../engine/stage/index.ts';

/** What a play needs of this game. */
export type Game = FormHost;

/** One exercise as it is played here. What this game asks of its plays beyond the stage comes here. */
export type Play = FormPlay;

/** Layers, from back to front. */
export const DEPTHS = { flowers: -20, crew: -10, places: 0, things: 10, flying: 30 } as const;

/** Times that all plays share, in ms. */
export const MS = { in: 220, out: 160, wrong: 110 } as const;
