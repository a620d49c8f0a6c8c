import { backdrop, coarsely, defineArt } from '../../../engine/drawing/art.ts';
import { drinks } from './drinks.ts';
import { square } from './square.ts';
import { things } from './things.ts';

/** What is soft or lies far back is drawn on so many times fewer pixels, to keep the sheet small. */
const COARSE = { 1.5: 'bar tafel', 2: 'dienblad-*', 3: 'keien lampjes' };

/** A terrace on a square, and all that is served there. */
export default defineArt({
  backdrop: backdrop(square()),
  sprites: coarsely({ ...things(), ...drinks() }, COARSE),
});
