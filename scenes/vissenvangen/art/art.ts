import { backdrop, coarsely, defineArt } from '../../../engine/drawing/art.ts';
import { bay } from './backdrop.ts';
import { fishes } from './fish.ts';
import { things } from './things.ts';

/** Scenery that is drawn on so many times fewer pixels, to keep the sheet small. */
const COARSE = { 3: 'gloed', 2: 'hal hal-glas', 1.3: 'zeehond bak bak-glas net rimpel spullen' };

/** A bay in summer, from above. */
export default defineArt({
  backdrop: backdrop(bay()),
  sprites: coarsely({ ...fishes(), ...things() }, COARSE),
});
