import { backdrop, coarsely, defineArt } from '../../../engine/drawing/art.ts';
import { blocks, boom } from './blocks.ts';
import { meadow, things } from './things.ts';

/** Scenery and soft tones that are drawn on so many times fewer pixels, to keep the sheet small. */
const COARSE = { 1.5: 'blok-* boom kast', 3: 'bundel lichtkring strepen zebra', 6: 'rand straat donker' };

/** A toy town from above. */
export default defineArt({
  backdrop: backdrop(meadow()),
  sprites: coarsely({ ...blocks(), ...things(), boom: boom() }, COARSE),
});
