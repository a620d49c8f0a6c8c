import { backdrop, coarsely, defineArt } from '../../../engine/drawing/art.ts';
import { bugs } from './bugs.ts';
import { floor } from './floor.ts';
import { things } from './things.ts';

/** What is soft or still is drawn on so many times fewer pixels, to keep the sheet small. */
const COARSE = { 1.25: 'beest-*', 1.6: 'blad loep pot tak*', 2: 'kring lichtje' };

/** A wild garden from close by, with all that lives in it. */
export default defineArt({
  backdrop: backdrop(floor()),
  sprites: coarsely({ ...bugs(), ...things() }, COARSE),
});
