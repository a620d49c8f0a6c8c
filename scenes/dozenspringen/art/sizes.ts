/** Where lamps hang, from the top of their chains. */
export const LAMPS = [
  [196, 60],
  [1010, 60],
] as const;
