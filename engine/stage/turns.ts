/**
 * How far a round is: 0 in its first third, 1 from a third on, 2 from two thirds on. A game changes twice in a round (another
 * hazard, something golden, evening), by exercises done and never by speed.
 */
export const turnOf = ({ at, of }: { at: number; of: number }): 0 | 1 | 2 =>
  at * 3 >= of * 2 ? 2 : at * 3 >= of ? 1 : 0;
