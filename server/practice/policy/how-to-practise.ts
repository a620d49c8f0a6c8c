/** A school year, and the first or the second half of it. */
export interface StartLevel {
  groep: number;
  half: 1 | 2;
}

/** How a pupil is to practise now; no part of what is known of the pupil. */
export interface Wishes {
  calm: boolean;
  /** Wished share of right answers; the usual one without it. */
  targetSuccess?: number;
  /** Where a teacher lets the pupil begin; the school year and the level decide without it. */
  start?: StartLevel;
  /** The most of a round that is words that come back; the usual share without it. */
  reviewShare?: number;
}

/** What the engine must know of the wishes. */
export const asked = ({ calm, targetSuccess }: Wishes) => ({
  calm,
  ...(targetSuccess !== undefined && { targetSuccess }),
});
