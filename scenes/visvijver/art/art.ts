import { backdrop, coarsely, defineArt } from '../../../engine/drawing/art.ts';
import { garden } from './garden.ts';
import { koi } from './koi.ts';
import { things } from './things.ts';

/** Scenery and soft tones that are drawn on fewer pixels, to keep the sheet small. */
const COARSE = { 1.5: 'zand', 2: 'gloed maan vel kring' };

/** A koi pond in the evening. */
export default defineArt({
  backdrop: backdrop(garden()),
  sprites: coarsely({ ...koi(), ...things() }, COARSE),
});
