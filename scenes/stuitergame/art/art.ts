import { backdrop, coarsely, defineArt } from '../../../engine/drawing/art.ts';
import { meadow } from './meadow.ts';
import { things } from './things.ts';

/** What is small, soft or far as it is seen, drawn on fewer pixels. */
const COARSE = { 2.4: 'sterren', 1.5: 'rand-* zon maan satelliet hek', 1.3: 'kussen-* parachute' };

/** A meadow with a quilt to bounce on, under a wide sky. */
export default defineArt({ backdrop: backdrop(meadow()), sprites: coarsely(things(), COARSE) });
