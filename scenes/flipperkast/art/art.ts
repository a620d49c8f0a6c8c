import { backdrop, coarsely, defineArt } from '../../../engine/drawing/art.ts';
import { attic } from './attic.ts';
import { machine } from './machine.ts';
import { things } from './things.ts';

/** What is soft or seldom seen is drawn on fewer pixels. */
const COARSE = { 1.4: 'fontein elastiek voorkant', 1.2: 'poes potje*' };

/** A table of pinball made of cardboard, in an attic. */
export default defineArt({ backdrop: backdrop(attic() + machine()), sprites: coarsely(things(), COARSE) });
