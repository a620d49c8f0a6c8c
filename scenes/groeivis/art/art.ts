import { backdrop, coarsely, defineArt } from '../../../engine/drawing/art.ts';
import { fishes } from './fish.ts';
import { scenery } from './scenery.ts';
import { sea } from './sea.ts';
import { things } from './things.ts';

/** What is soft or far away is drawn on so many times fewer pixels, to keep the sheet small. */
const COARSE = {
  1.4: 'koepel hapje-*',
  1.7: 'walvis',
  1.6: 'koraal-*',
  2: 'leven-* stroom',
  3: 'lucht golf',
};

/** A coral reef, with all that lives in it. */
export default defineArt({
  backdrop: backdrop(sea()),
  sprites: coarsely({ ...fishes(), ...scenery(), ...things() }, COARSE),
});
