import { defineArt } from '../../../engine/drawing/art.ts';
import { boards } from './boards.ts';
import { outside, sky } from './outside.ts';
import { things } from './things.ts';
import { wallTiles } from './wall.ts';

/** The crooked bookcase tower. */
export default defineArt({
  backdrop: sky(),
  sprites: { ...boards(), ...things(), ...outside() },
  tiles: { size: 50, tiles: wallTiles() },
});
