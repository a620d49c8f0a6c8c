/** Where lanterns hang in the garden: drawn there, and lit in the evening. */
export const LANTERNS = [
  [214, 262],
  [392, 232],
  [942, 226],
  [1110, 244],
  [1268, 214],
] as const;
