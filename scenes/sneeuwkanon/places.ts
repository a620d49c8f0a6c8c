/** Layers, from the back to the front: heaps lie behind the posts, the ball flies before all of them. */
export const DEPTHS = {
  spruce: 3,
  heap: 8,
  rack: 9,
  post: 10,
  /** Ways of snow never lie over a card, nor over the word in the making. */
  trace: 12,
  penguin: 13,
  figure: 14,
  card: 18,
  bell: 20,
  cannon: 30,
  barrel: 29,
  crew: 34,
  control: 36,
  ball: 40,
} as const;

/** What the barrel turns around, and how far its mouth is from there. */
export const CANNON = { x: 214, y: 548, mouth: 88 } as const;
/** Where the card of sort hangs: on the carriage of the cannon. */
export const WORD = { x: 214, y: 636, size: 42, widest: 330, picture: 0.5 } as const;
/** Where posts may stand, from card to card; `low` is where the lowest card ends. */
export const FIELD = { left: 396, right: 1318, top: 250, low: 750 } as const;

/** The hill of the cannon, the valley and the slope on the other side: x and y of its line. */
const GROUND = [
  [-140, 596],
  [60, 594],
  [300, 606],
  [372, 656],
  [450, 706],
  [560, 732],
  [900, 742],
  [1180, 730],
  [1500, 690],
] as const;

/** How high the bare ground is there: y in u. */
export function groundAt(x: number): number {
  const i = Math.max(
    1,
    GROUND.findIndex(([to]) => to >= x),
  );
  const [[x0, y0], [x1, y1]] = [GROUND[i - 1]!, GROUND[i]!];
  const share = Math.min(1, Math.max(0, (x - x0) / (x1 - x0)));
  // Soft bends instead of corners.
  return y0 + (y1 - y0) * share * share * (3 - 2 * share);
}
