import { backdrop, coarsely, defineArt } from '../../../engine/drawing/art.ts';
import { garden } from './garden.ts';
import { pinatas } from './pinatas.ts';
import { things } from './things.ts';

/** Scenery and soft tones that are drawn on fewer pixels, to keep the sheet small. */
const COARSE = { 1.5: 'franje lint-* mand bord', 2: 'gloed paal touw' };

/** A garden party under an old tree. */
export default defineArt({
  backdrop: backdrop(garden()),
  sprites: coarsely({ ...pinatas(), ...things() }, COARSE),
});
