/** How the cord of lights hangs from beam to beam: its height at `x`. */
export const sag = (x: number) => 92 + 34 * Math.sin((Math.PI * (((x + 117) % 400) + 400)) / 400) ** 2;

const COLOURS = ['#F9DE8C', '#F3B5C6', '#A9DCC8', '#F6C79A'] as const;

/** The bulbs on it: the middle of each, and its colour. */
export const BULBS = Array.from({ length: 20 }, (_, i) => {
  const x = i * 80 - 77;
  return { x, y: sag(x) + 14, fill: COLOURS[i % COLOURS.length]! };
});
