import { GRID } from './rules.ts';

/** Layers, from back to front. */
export const DEPTHS = {
  dusk: -50,
  moon: -45,
  window: -40,
  egg: -10,
  lantern: -5,
  crew: 0,
  ground: 4,
  find: 6,
  tool: 8,
  skeleton: 10,
  bone: 20,
  walking: 30,
  flying: 40,
} as const;

/** Where the pit begins, and how large its tiles are. */
const PIT = { left: 339, top: 230, tile: 86 } as const;

/** The middle of a tile. */
export const tileAt = (tile: number) => ({
  x: PIT.left + ((tile % GRID.columns) + 0.5) * PIT.tile,
  y: PIT.top + (Math.floor(tile / GRID.columns) + 0.5) * PIT.tile,
});
/** What a finger hits of a tile. */
export const TILE_HIT = { width: PIT.tile - 4, height: PIT.tile - 4 } as const;

/** The line of the back of the skeleton, and of loose bones. */
export const BACK_Y = 572;
export const LOOSE_Y = 706;
/** Where stones with words lie, and the crate that one of them goes to. */
export const SHELF = { left: 60, top: 506, right: 1110, bottom: 746 } as const;
export const CRATE = { x: 1216, y: 640 } as const;
/** The name plate comes over the pit, when there is nothing to be dug any more. */
export const NAME_PLATE = { x: 683, y: 400 } as const;
/** The door of the museum, where skeletons walk in. */
export const DOOR = { x: 174, y: 452 } as const;
/** Lanterns on the boards of the pit, and the moon over the valley. */
export const LANTERNS = [
  { x: 344, y: 218 },
  { x: 1022, y: 218 },
] as const;
export const MOON = { x: 1250, y: 158 } as const;
/** Windows of the museum, one for each exercise: so many in a row. */
export const WINDOWS = { columns: 4, left: 80, pitch: 62, top: 262, down: 54 } as const;
