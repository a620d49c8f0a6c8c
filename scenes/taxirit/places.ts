/** Layers, from back to front: evening falls over what lies below `dusk`, not over where one goes and who is met; `dash` and `card` stay where they are in the window. */
export const DEPTHS = {
  ground: -90,
  block: -80,
  marking: -70,
  track: -50,
  toy: -10,
  tree: -8,
  dusk: -6,
  lamp: -5,
  bay: -4,
  way: -2,
  duck: -1,
  taxi: 0,
  guest: 4,
  sign: 12,
  dash: 120,
  card: 140,
} as const;

/** Where the cards of the answers stand, at the edges: left, right, and above and below the middle. */
export const EDGE = { left: 56, right: 1310, above: 318, below: 566, hint: 118 } as const;
/** What is seen of the town between what stands at the edges, in choose and above the keyboard. */
export const SIGHT = {
  free: { left: 60, right: 1306, top: 196, bottom: 640 },
  typing: { left: 60, right: 1306, top: 176, bottom: 412 },
} as const;
/** The on-board device: at the bottom, and above the keyboard. */
export const DASH = { x: 683, low: 702, high: 462 } as const;
/** The word comes above the device. */
export const BANNER = { x: 683, y: 600 } as const;
