import { backdrop, defineArt } from '../../../engine/drawing/art.ts';
import { floors } from './floors.ts';
import { furniture } from './furniture.ts';
import { house } from './house.ts';
import { robot } from './robot.ts';
import { FLOOR } from './sizes.ts';

/** A house without its roof, with three dusty rooms. */
export default defineArt({
  backdrop: backdrop(house()),
  sprites: { ...robot(), ...furniture() },
  tiles: { size: FLOOR.tile, tiles: floors() },
});
