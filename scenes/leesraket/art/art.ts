import { backdrop, coarsely, defineArt } from '../../../engine/drawing/art.ts';
import { rocket } from './rocket.ts';
import { site } from './site.ts';
import { things } from './things.ts';

/** Scenery and soft tones that are drawn on so many times fewer pixels, to keep the sheet small. */
const COARSE = {
  1.5: 'vogels vlieger ballon capsule vlam',
  2: 'scherm plan wolk licht maan sterren band naamplaat',
};

/** The yard where the rocket is built, and what it flies past. */
export default defineArt({
  backdrop: backdrop(site()),
  sprites: coarsely({ ...rocket(), ...things() }, COARSE),
});
