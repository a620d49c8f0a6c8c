import { backdrop, coarsely, defineArt } from '../../../engine/drawing/art.ts';
import { goods } from './goods.ts';
import { shop } from './shop.ts';
import { things } from './things.ts';

/** What is soft or plain is drawn on so many times fewer pixels, to keep the sheet small. */
const COARSE = { 1.5: 'kassa krat tas', 2: 'bon rand', 3: 'bonlint lampen' };

/** A corner shop with its till, and all that is sold there. */
export default defineArt({
  backdrop: backdrop(shop()),
  sprites: coarsely({ ...goods(), ...things() }, COARSE),
});
