import { backdrop, coarsely, defineArt } from '../../../engine/drawing/art.ts';
import { garden } from './garden.ts';
import { plants } from './plants.ts';
import { things } from './things.ts';

/** Scenery and soft tones that are drawn on so many times fewer pixels, to keep the sheet small. */
const COARSE = {
  1.3: 'wortel-* zakje-*',
  1.5: 'kraam weegschaal kruiwagen bed*',
  2: 'voor bord',
};

/** A vegetable plot, and what grows and lives there. */
export default defineArt({
  backdrop: backdrop(garden()),
  sprites: coarsely({ ...plants(), ...things() }, COARSE),
});
