import { backdrop, coarsely, defineArt } from '../../../engine/drawing/art.ts';
import { garden } from './backdrop.ts';
import { flowers } from './flowers.ts';
import { things } from './things.ts';

/** Scenery and soft tones that are drawn on so many times fewer pixels, to keep the sheet small. */
const COARSE = {
  1.3: 'kabouter* pompoen',
  1.45: 'bloem-*',
  // They are seen at nearly twice their size.
  1.25: 'bloem-0-3 bloem-1-3 bloem-2-3 bloem-3-3 bloem-4-3 bloem-5-3 bloem-6-3 bloem-7-3',
  1.5: 'bak ton madeliefbak vlinder-* perk-*',
  2: 'regenboog plas ton-binnen standaard peil-ton peil',
  3: 'straal',
};

/** A back garden on a dry morning. */
export default defineArt({
  backdrop: backdrop(garden()),
  sprites: coarsely({ ...flowers(), ...things() }, COARSE),
});
