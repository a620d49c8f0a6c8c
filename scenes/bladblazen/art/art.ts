import { backdrop, coarsely, defineArt } from '../../../engine/drawing/art.ts';
import { leaves } from './leaves.ts';
import { park } from './park.ts';
import { things } from './things.ts';

/** What is soft or lies still is drawn on so many times fewer pixels, to keep the sheet small. */
const COARSE = { 1.5: 'heg-*', 2: 'lucht rimpel bladschaduw' };

/** A park in autumn, with all that falls and all that is blown. */
export default defineArt({
  backdrop: backdrop(park()),
  sprites: coarsely({ ...leaves(), ...things() }, COARSE),
});
