import { backdrop, coarsely, defineArt } from '../../../engine/drawing/art.ts';
import { garden } from './backdrop.ts';
import { flowers } from './flowers.ts';
import { things } from './things.ts';

/** Scenery and soft tones that are drawn on so many times fewer pixels, to keep the sheet small. */
const COARSE = {
  1.25: 'kabouter* pompoen',
  1.4: 'bloem-*',
  1.5: 'bak ton madeliefbak vlinder-* perk-*',
  2: 'regenboog plas ton-binnen standaard peil-ton peil',
};

/** A back garden on a dry morning. */
export default defineArt({
  backdrop: backdrop(garden()),
  sprites: coarsely({ ...flowers(), ...things() }, COARSE),
});
