import { backdrop, coarsely, defineArt } from '../../../engine/drawing/art.ts';
import { hall } from './hall.ts';
import { things } from './things.ts';

/** What is small, soft or far as it is seen, drawn on fewer pixels. */
const COARSE = { 3: 'licht', 1.5: 'vrachtwagen laadbak krat ketting', 1.3: 'kist-* schuim-* heftruck' };

/** A post warehouse with a pit of foam. */
export default defineArt({ backdrop: backdrop(hall()), sprites: coarsely(things(), COARSE) });
