/** A segment of bamboo in u, from knot to knot and from edge to edge. */
export const STALK = { width: 60, height: 88 } as const;
/** So many segments differ. */
export const STALKS = 3;
