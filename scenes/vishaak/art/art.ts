import { backdrop, coarsely, defineArt } from '../../../engine/drawing/art.ts';
import { fishes } from './fish.ts';
import { harbour } from './harbour.ts';
import { things } from './things.ts';

/** What is small or soft as it is seen, drawn on fewer pixels. */
const COARSE = { 1.5: 'kop-*', 2: 'gloed maan', 1.3: 'paraplu kuip kuip-achter' };

/** A small harbour, cut through from the sky to the sea floor. */
export default defineArt({
  backdrop: backdrop(harbour()),
  sprites: coarsely({ ...fishes(), ...things() }, COARSE),
});
