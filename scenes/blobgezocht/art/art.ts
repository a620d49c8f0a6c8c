import { backdrop, coarsely, defineArt } from '../../../engine/drawing/art.ts';
import { office } from './office.ts';
import { papers } from './papers.ts';
import { portraits } from './portraits.ts';
import { things } from './things.ts';

/** Scenery and soft tones that are drawn on fewer pixels, to keep the sheet small. */
const COARSE = { 1.5: 'zaakboek briefje getuige-*', 2: 'krant stralen', 3: 'lamplicht' };

/** The office of a detective. */
export default defineArt({
  backdrop: backdrop(office()),
  sprites: coarsely({ ...portraits(), ...things(), ...papers() }, COARSE),
});
