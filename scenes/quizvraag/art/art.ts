import { backdrop, coarsely, defineArt } from '../../../engine/drawing/art.ts';
import { studio } from './studio.ts';
import { things } from './things.ts';

/** Scenery and soft tones that are drawn on fewer pixels, to keep the sheet small. */
const COARSE = {
  1.5: 'lessenaar letterbord autocue rail publiek-* truc-* luik-*',
  2: 'lampjes-* slinger',
  3: 'stralen bundel zoemer-gloed',
};

/** The studio of the big show. */
export default defineArt({ backdrop: backdrop(studio()), sprites: coarsely(things(), COARSE) });
