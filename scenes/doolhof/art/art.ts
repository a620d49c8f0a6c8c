import { backdrop, defineArt } from '../../../engine/drawing/art.ts';
import { grain } from '../../../engine/drawing/paper.ts';
import { doors } from './doors.ts';
import { garden } from './garden.ts';
import { things } from './things.ts';
import { tiles } from './tiles.ts';

/** The maze by night. */
export default defineArt({
  backdrop: backdrop(garden() + grain(-117, -96, 1600, 960, 0.1)),
  sprites: { ...doors(), ...things() },
  tiles: { size: 64, tiles: tiles() },
});
