import { backdrop, coarsely, defineArt } from '../../../engine/drawing/art.ts';
import { valley } from './backdrop.ts';
import { figures } from './figures.ts';
import { things } from './things.ts';

/** Scenery that is drawn on so many times fewer pixels, to keep the sheet small. */
const COARSE = { 1.3: 'spar spar-wit richel paal mast', 1.2: 'slee pinguin paraplu bol' };

/** A polar valley under the northern lights. */
export default defineArt({
  backdrop: backdrop(valley()),
  sprites: coarsely({ ...figures(), ...things() }, COARSE),
});
